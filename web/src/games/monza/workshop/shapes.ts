/** Curves to choose from, with the width of the road and the start box as shares of the whole. */

import type { Bend, Blueprint, PathPiece } from "../wire";
import { complete, isLoop, isSamePath } from "./curve";
import { lengthOfTrack } from "./edits";
import { toNumber } from "./lengths";

export interface Shape {
  readonly name: string;
  readonly pieces: readonly PathPiece[];
  readonly road: number;
  readonly start: number;
}

const forward = (length: number): PathPiece => ({ kind: "forward", length });
const left = (angle: number, radius: number): PathPiece => ({ kind: "left", angle, radius });
const right = (angle: number, radius: number): PathPiece => ({ kind: "right", angle, radius });

const CORNER = [
  ...[forward(6), right(90, 2), forward(2), right(90, 2), forward(1), left(90, 2), forward(1)],
  ...[right(90, 2), forward(1), right(90, 2), forward(7), right(90, 2)],
];

/** Shapes that are there without a server. */
export const SHAPES: readonly Shape[] = [
  { name: "stadium", pieces: [forward(6), right(180, 3.5), forward(6), right(180, 3.5)], road: 0.1, start: 0.14 },
  { name: "ring", pieces: [right(180, 5), right(180, 5)], road: 0.1, start: 0.14 },
  { name: "corner", pieces: CORNER, road: 0.08, start: 0.12 },
  { name: "straight", pieces: [forward(20)], road: 0.09, start: 0.1 },
];

/** Can a board end where this shape ends? A road that does not close needs target squares. */
export function canHave(board: Blueprint, shape: Shape): boolean {
  return board.line === "" || isLoop(shape.pieces.map(complete));
}

/** The shape of another board. */
export function shapeOf(name: string, board: Blueprint): Shape | null {
  if (!board.curve) return null;
  const { pieces, road, start } = board.curve;
  const whole = toNumber(lengthOfTrack(board)) + start;
  return { name, pieces, road: road / whole, start: start / whole };
}

/** The curve of a board in a shape; the sizes of road and start box scale with the track's length. */
export function bendFor(shape: Shape, board: Blueprint): Bend {
  const whole = toNumber(lengthOfTrack(board)) / (1 - shape.start);
  return { pieces: shape.pieces, road: round(shape.road * whole), start: round(shape.start * whole) };
}

/** Does a board have this shape, whatever the width of its road? */
export function hasShape(board: Blueprint, shape: Shape): boolean {
  return board.curve !== null && isSamePath(board.curve.pieces, shape.pieces);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
