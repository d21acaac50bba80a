/** Import directions of the page, checked by `make check-page-imports`. Types in `.svelte` files are ESLint's part. */

/** The layers, each with what it may import besides itself; the shell (`src/*.svelte`, `main.ts`) may import all. */
const BASE = "words(\\.svelte)?\\.ts|wire\\.ts|pseudo\\.ts|lib/";
const ADDRESSES = "(replay|history)/route\\.svelte\\.ts";
const LAYERS = {
  lib: BASE,
  art: BASE,
  parts: `${BASE}|art/`,
  live: `${BASE}|art/|parts/`,
  board: `${BASE}|art/|parts/`,
  lesson: `${BASE}|art/|parts/|games/`,
  rules: `${BASE}|art/|parts/|games/|lesson/`,
  home: `${BASE}|art/|parts/|games/|lesson/|rules/|${ADDRESSES}`,
  receipt: `${BASE}|art/|parts/|games/`,
  lobby: `${BASE}|art/|parts/|live/|games/|rules/|${ADDRESSES}`,
  race: `${BASE}|art/|parts/|live/|games/|rules/|receipt/load\\.ts|${ADDRESSES}`,
  history: `${BASE}|art/|parts/|games/|${ADDRESSES}`,
  replay: `${BASE}|art/|parts/|live/|games/|race/|receipt/`,
};

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-layer`,
  comment: `src/${layer} imports only what lies below it.`,
  severity: "error",
  from: { path: `^src/${layer}/` },
  to: { path: "^src/", pathNot: `^src/(${layer}/|${allowed})` },
}));

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: { path: "^src/" }, to: { circular: true } },
    ...layerRules,
    {
      name: "games-through-the-table",
      comment: "Shared code reaches a game through games/index.ts, and its types through games/kit.ts.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/games/" },
      to: { path: "^src/games/", pathNot: "^src/games/(index|kit)\\.ts$" },
    },
    {
      name: "games-apart",
      comment:
        "A game imports no other game, no room and not the table; what games share is in kit, board, live, parts, lib.",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/", pathNot: `^src/(games/($1/|kit\\.ts$)|${BASE}|art/|parts/|live/|board/)` },
    },
    {
      name: "kit-layer",
      severity: "error",
      from: { path: "^src/games/kit\\.ts$" },
      to: { path: "^src/", pathNot: `^src/(${BASE})` },
    },
    {
      name: "base-layer",
      comment: "Words and wire are at the bottom, with lib.",
      severity: "error",
      from: { path: "^src/(words|wire|pseudo)[^/]*$", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/", pathNot: `^src/(${BASE})` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
