/** Keys of the drawing board. */

import { ARROWS, cap, isPressed, type KeyRow, type Press } from "../../../lib/keys";
import { t } from "../../../words";
import { colourOf, listColourKeys } from "../keys";
import type { Blueprint } from "../wire";
import { insert, join, moveBorder, nameOf, OPEN, paint, patchAt, remove, split, spotOf, stretch, TYRE } from "./edits";
import { HALF, LESS } from "./lengths";

type Edit = (board: Blueprint, name: string) => Blueprint;

const fill =
  (colour: string): Edit =>
  (board, name) =>
    paint(board, name, colour);

/** Edits with a letter that is a message. */
const ACTS = {
  tyre: fill(TYRE),
  open: fill(OPEN),
  split,
  join,
  before: (board, name) => insert(board, name, "before"),
  after: (board, name) => insert(board, name, "after"),
} satisfies Readonly<Record<string, Edit>>;

type Act = keyof typeof ACTS | "exact";

const SIGNS: Readonly<Record<string, Edit>> = {
  [TYRE]: fill(TYRE),
  [OPEN]: fill(OPEN),
  "+": (board, name) => stretch(board, name, HALF),
  "=": (board, name) => stretch(board, name, HALF),
  "-": (board, name) => stretch(board, name, LESS),
  "]": (board, name) => moveBorder(board, name, HALF),
  "[": (board, name) => moveBorder(board, name, LESS),
  Delete: remove,
  Backspace: remove,
};

/** The edit of a key, or null. */
export function editOf(press: Press): Edit | null {
  const colour = colourOf(press);
  if (colour) return fill(colour);
  const act = (Object.keys(ACTS) as (keyof typeof ACTS)[]).find((act) => isKeyOf(act, press));
  return act ? ACTS[act] : (SIGNS[press.key] ?? null);
}

/** Was the letter of an act pressed? */
export function isKeyOf(act: Act, press: Press): boolean {
  return isPressed(press, letterOf(act));
}

function letterOf(act: Act): string {
  return t("workshop-draw-key", { act });
}

/** The space that has the focus after an edit: the same, or the last of its lane where it was removed. */
export function keepPlace(board: Blueprint, name: string): string {
  const spot = spotOf(name);
  if (!spot || patchAt(board, name)) return name;
  const lane = Math.min(spot.lane, board.lanes.length - 1);
  return nameOf({ lane, at: Math.min(spot.at, (board.lanes[lane]?.length ?? 1) - 1) });
}

/** The keys of the drawing board, for the list of keys. */
export function listKeys(): readonly KeyRow[] {
  return [
    [ARROWS, t("workshop-draw-keys-arrows")],
    ...listColourKeys(),
    [letterOf("tyre"), t("monza-tyre")],
    [letterOf("open"), t("workshop-draw-open")],
    [letterOf("split"), t("workshop-draw-split")],
    [letterOf("join"), t("workshop-draw-join")],
    [letterOf("before"), t("workshop-draw-before")],
    [letterOf("after"), t("workshop-draw-after")],
    [letterOf("exact"), t("workshop-draw-exact")],
    ["+ −", t("workshop-draw-keys-length")],
    ["[ ]", t("workshop-draw-keys-border")],
    [cap("delete"), t("workshop-draw-keys-remove")],
    [`${cap("control")} Z Y`, t("workshop-draw-keys-undo")],
    [cap("escape"), t("keys-escape")],
  ];
}
