/** Curves to choose from, with the width of the road and the start box as shares of the whole. */

import type { Bend, Blueprint } from "../../../wire";
import { formatPath, isLoop, parsePath } from "./curve";
import { lengthOfTrack } from "./edits";
import { toNumber } from "./lengths";

export interface Shape {
  readonly name: string;
  readonly path: string;
  readonly road: number;
  readonly start: number;
}

/** Four of our own. */
export const SHAPES: readonly Shape[] = [
  { name: "stadium", path: "f6 r180/3.5 f6 r180/3.5", road: 0.1, start: 0.14 },
  { name: "ring", path: "r180/5 r180/5", road: 0.1, start: 0.14 },
  { name: "corner", path: "f6 r90/2 f2 r90/2 f1 l90/2 f1 r90/2 f1 r90/2 f7 r90/2", road: 0.08, start: 0.12 },
  { name: "straight", path: "f20", road: 0.09, start: 0.1 },
];

/** Can a board end where this shape ends? A road that does not close needs target squares. */
export function canHave(board: Blueprint, shape: Shape): boolean {
  return board.line === "" || isLoop(parsePath(shape.path));
}

/** The shape of another board. */
export function shapeOf(name: string, board: Blueprint): Shape | null {
  if (!board.curve) return null;
  const { path, road, start } = board.curve;
  const whole = toNumber(lengthOfTrack(board)) + start;
  return { name, path, road: road / whole, start: start / whole };
}

/** Lay a shape out for a board: the road keeps its share of the whole, whatever the track's length. */
export function bendFor(shape: Shape, board: Blueprint): Bend {
  const whole = toNumber(lengthOfTrack(board)) / (1 - shape.start);
  return { path: shape.path, road: round(shape.road * whole), start: round(shape.start * whole) };
}

/** Does a board run along this shape, be it wider or narrower? */
export function hasShape(board: Blueprint, shape: Shape): boolean {
  return board.curve !== null && formatPath(parsePath(board.curve.path)) === formatPath(parsePath(shape.path));
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
