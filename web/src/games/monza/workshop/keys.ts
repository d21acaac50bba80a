/** Keys of the drawing board. */

import type { KeyRow } from "../../kit";
import { LIMITS } from "../constants";
import type { Blueprint } from "../wire";
import { insert, join, moveBorder, nameOf, OPEN, paint, patchAt, remove, split, spotOf, stretch, TYRE } from "./edits";
import { HALF, LESS } from "./lengths";

/** Letters for the fills that have none. */
const PAINTS: Readonly<Record<string, string>> = { t: TYRE, o: OPEN };

type Edit = (board: Blueprint, name: string) => Blueprint;

const EDITS: Readonly<Record<string, Edit>> = {
  "+": (board, name) => stretch(board, name, HALF),
  "=": (board, name) => stretch(board, name, HALF),
  "-": (board, name) => stretch(board, name, LESS),
  "]": (board, name) => moveBorder(board, name, HALF),
  "[": (board, name) => moveBorder(board, name, LESS),
  s: split,
  j: join,
  i: (board, name) => insert(board, name, "before"),
  a: (board, name) => insert(board, name, "after"),
  Delete: remove,
  Backspace: remove,
};

/** The edit of a key, or null. */
export function editOf(key: string): Edit | null {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const colour = PAINTS[letter] ?? (letter.length === 1 && LIMITS.fills.includes(letter) ? letter : null);
  if (colour) return (board, name) => paint(board, name, colour);
  return EDITS[letter] ?? null;
}

/** The space that has the focus after an edit: the same, or the last of its lane where it was removed. */
export function keepPlace(board: Blueprint, name: string): string {
  const spot = spotOf(name);
  if (!spot || patchAt(board, name)) return name;
  const lane = Math.min(spot.lane, board.lanes.length - 1);
  return nameOf({ lane, at: Math.min(spot.at, (board.lanes[lane]?.length ?? 1) - 1) });
}

/** The keys of the drawing board, for the list of keys. */
export const KEY_ROWS: readonly KeyRow[] = [
  ["← ↑ → ↓", "workshop-draw-keys-arrows"],
  ["R Y G B W P", "workshop-draw-keys-paint"],
  ["T O", "workshop-draw-keys-tyre"],
  ["+ −", "workshop-draw-keys-length"],
  ["[ ]", "workshop-draw-keys-border"],
  ["S J", "workshop-draw-keys-cut"],
  ["I A", "workshop-draw-keys-insert"],
  ["Del", "workshop-draw-keys-remove"],
  ["E", "workshop-draw-keys-exact"],
  ["Ctrl Z Y", "workshop-draw-keys-undo"],
  ["Esc", "keys-escape"],
];
