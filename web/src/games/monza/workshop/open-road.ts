/** Open road: neighbouring open cells are joined to one stretch. */

import type { Blueprint, Patch } from "../wire";
import { OPEN } from "./edits";
import { add, formatLength, lengthOf } from "./lengths";

/** Join consecutive cells of open road. */
export function fold(board: Blueprint): Blueprint {
  return { ...board, lanes: board.lanes.map(foldLane) };
}

function foldLane(lane: readonly Patch[]): readonly Patch[] {
  const folded: Patch[] = [];
  for (const patch of lane) {
    const before = folded.at(-1);
    const isOne = before?.colour === OPEN && patch.colour === OPEN;
    const length = isOne ? formatLength(add(lengthOf(before.length), lengthOf(patch.length))) : null;
    if (length === null) folded.push(patch);
    else folded[folded.length - 1] = { colour: OPEN, length };
  }
  return folded;
}
