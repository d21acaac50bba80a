/** The boards that this browser keeps: the one on the workbench, and those with a name. */

import { tidyName } from "../lib/tidy";
import type { Blueprint } from "../wire";
import { pack, PackError, unpack } from "./pack";

const BENCH = "hairpin/blueprint";
const SHELF = "hairpin/blueprints";
/** There is no room for more on a shelf. */
export const SHELF_MOST = 60;

/** What lies on a fresh workbench: three lanes of open road. */
export const EMPTY: Blueprint = {
  title: "",
  edition: "anniversary",
  lanes: [0, 1, 2].map(() => [{ colour: "~", length: "24" }]),
  exits: [true, true, true],
  line: "w",
  targets: [false, false, false],
  curve: null,
};

/** The board that was on the workbench last. */
export function readBlueprint(): Blueprint {
  try {
    return readOne(localStorage.getItem(BENCH) ?? "") ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keep the board on the workbench; a browser that keeps nothing still lets one draw. */
export function keepBlueprint(board: Blueprint): void {
  write(BENCH, pack(board));
}

/** The kept boards, the newest first; what is damaged is left out. */
export function readShelf(): readonly Blueprint[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((text) => (typeof text === "string" ? (readOne(text) ?? []) : [])) : [];
  } catch {
    return [];
  }
}

/** Keep these boards; false where the browser keeps nothing (private windows). */
export function writeShelf(shelf: readonly Blueprint[]): boolean {
  return write(SHELF, JSON.stringify(shelf.map(pack)));
}

/** The shelf with one more board in front; one of the same title makes room for it. */
export function withBoard(shelf: readonly Blueprint[], board: Blueprint): readonly Blueprint[] {
  const title = tidyName(board.title);
  return [{ ...board, title }, ...shelf.filter((other) => other.title !== title)].slice(0, SHELF_MOST);
}

/** The shelf with one board under another title; one that had it before makes room. */
export function withTitle(shelf: readonly Blueprint[], title: string, now: string): readonly Blueprint[] {
  const tidy = tidyName(now);
  if (tidy === "") return shelf;
  return shelf
    .filter((other) => other.title !== tidy || other.title === title)
    .map((other) => (other.title === title ? { ...other, title: tidy } : other));
}

function readOne(text: string): Blueprint | null {
  try {
    return unpack(text);
  } catch (error) {
    if (error instanceof PackError) return null;
    throw error;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
