import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The address of the table's server under `make dev`. */
const { HAIRPIN_SERVER: target } = loadEnv("development", ".", "HAIRPIN_");

/** The path of a Fluent file: its game, unless it is shared, its language, and what is imported of it. */
const FLUENT = /\/src\/hairpin\/(?:games\/([^/]+)\/)?words\/([^/]+)\.ftl(?:\?(.+))?$/;

/**
 * Imports Fluent files. `words/de.ftl?all`: the texts of this file and of all games' files of the language, by path, in
 * one chunk. `games/monza/words/en.ftl?game`: the game's name. A file that changes is sent to the page, which need not
 * reload.
 */
const words: Plugin = {
  name: "hairpin-words",
  load(id) {
    const [, game, language, query] = FLUENT.exec(id) ?? [];
    if (query === "game") return { code: `export default ${JSON.stringify(game)};`, moduleType: "js" };
    if (query !== "all") return;
    const patterns = JSON.stringify([`./${language}.ftl`, `../games/*/words/${language}.ftl`]);
    const code = `export default import.meta.glob(${patterns}, { query: "?raw", import: "default", eager: true });`;
    return { code, moduleType: "js" };
  },
  async hotUpdate({ type, file, read }) {
    const [, game, language] = FLUENT.exec(file) ?? [];
    if (this.environment.name !== "client" || type !== "update" || language === undefined) return;
    const path = game === undefined ? `./${language}.ftl` : `../games/${game}/words/${language}.ftl`;
    this.environment.hot.send("hairpin:words", { language, path, text: await read() });
    return [];
  },
};

/** The path of a room's Fluent file: the room, its language. */
const ROOM = /\/src\/hairpin\/words\/([^/]+)\/([^/]+)\.ftl/;

/** Modules that several rooms of the page share, by the chunk that they are in. */
const SHARED = [
  {
    name: "base",
    test: /\/web\/(src\/(lib\/(?!qr|practice|reviews)|art\/(?!Owl)|parts|words)|node_modules\/(?!qr\/))/,
  },
  {
    name: "games",
    test: /\/web\/src\/(games\/(\w+\/)?(index|kit|view|speech|\w+\/route)|lesson\/lesson|rules\/(sheet|pages))/,
  },
  { name: "monza", test: /\/web\/src\/games\/monza\/boards?/ },
  { name: "memo", test: /\/web\/src\/games\/memo\/race\/(Road|Token|Tile|Pit|Back|Flag|roads|card)/ },
];

export default defineConfig({
  plugins: [svelte(), words],
  build: {
    outDir: "../src/hairpin/server/page",
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own and nothing inline, not even data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What several rooms share is in a few files: each file is a request.
      output: {
        codeSplitting: { groups: SHARED },
        chunkFileNames({ facadeModuleId }) {
          const [, room, language] = ROOM.exec(facadeModuleId ?? "") ?? [];
          return room && language ? `assets/words-${room}-${language}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: {
    // The Fluent files are in the Python package.
    fs: { allow: [".."] },
    // No other origin may read from here, as with the table's server.
    cors: false,
    // Host and Origin are passed on unchanged: the table's server checks them.
    ...(target ? { proxy: { "^/(api|ws|schema)/": { target, ws: true, changeOrigin: false } } } : {}),
  },
});
