/** Fixes of a fault that can be applied with one tap. */

import type { Blueprint, Fault } from "../wire";
import { closePath, complete } from "./curve";
import { fillUp, paint, patchAt, setCurve, TYRE } from "./edits";

export type FixName = "fill" | "close" | "fit" | "tyre" | "open";

export interface Fix {
  readonly name: FixName;
  readonly board: Blueprint;
}

/** The fixes of a fault, the smallest change first; those that would change nothing are left out. */
export function fixesOf(board: Blueprint, fault: Fault): readonly Fix[] {
  return listFixes(board, fault).filter((cure) => cure.board !== board);
}

function listFixes(board: Blueprint, fault: Fault): readonly Fix[] {
  if (fault.kind === "lane-length") return [{ name: "fill", board: fillUp(board) }];
  if (fault.kind === "unreachable" && patchAt(board, fault.space))
    return [{ name: "tyre", board: paint(board, fault.space, TYRE) }];
  if (fault.kind === "no-exit") return [{ name: "open", board: openAll(board) }];
  if (!fault.kind.startsWith("curve-")) return [];
  const fit: Fix = { name: "fit", board: setCurve(board, null) };
  if (fault.kind !== "curve-gap" || !board.curve) return [fit];
  const pieces = closePath(board.curve.pieces.map(complete));
  return [{ name: "close", board: setCurve(board, { ...board.curve, pieces }) }, fit];
}

function openAll(board: Blueprint): Blueprint {
  return board.exits.every(Boolean) ? board : { ...board, exits: board.exits.map(() => true) };
}
