/** The boards that this browser keeps: the one on the workbench, and those with a name. */

import type { Blueprint } from "../wire";

const BENCH = "hairpin/blueprint";

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
    const kept = localStorage.getItem(BENCH);
    return kept === null ? EMPTY : (JSON.parse(kept) as Blueprint);
  } catch {
    return EMPTY;
  }
}

export function keepBlueprint(board: Blueprint): void {
  try {
    localStorage.setItem(BENCH, JSON.stringify(board));
  } catch {
    // A browser that keeps nothing still lets one draw.
  }
}
