/** Hit testing: which place of a board a point lies on. */

import { outlineOf, START } from "./outline";
import type { RaceBoard } from "../wire";

/** The place under a point of the drawing. Where start and finish overlap, it is the finish. */
export function placeAt(board: RaceBoard, x: number, y: number): string | null {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return null;
  const places = [...Object.keys(board.spaces), ...Object.keys(board.places).filter((place) => place !== START), START];
  return places.find((place) => pen.isPointInPath(new Path2D(outlineOf(board, place)), x, y)) ?? null;
}
