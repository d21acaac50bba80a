/** Outlines of a board as the server computes them, and where things stand on them. Paints nothing, knows no rule. */

import type { RaceBoard, SpaceOutline } from "../wire";

/** A point and a heading in degrees: 0 to the right, 90 down. */
export type Pose = SpaceOutline["middle"];

/** Where a car is drawn, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly scale: number;
}

export const START = "S";
export const TYRE = "#";

/** Return where a car stands on a place: on its space, or where there is room for all on its own spot, as at the start on its arrow. */
export function standOn(board: RaceBoard, place: string, car: string): Stand {
  const yard = board.places[place];
  const pose = yard ? yard.spots[spotOf(board, car)] : board.spaces[place]?.car;
  const [x, y, heading] = pose ?? [0, 0, 0];
  return { x, y, heading, scale: yard?.scale ?? 1 };
}

/** Return where something laid on a place lies. */
export function middleOf(board: RaceBoard, place: string): Pose {
  return (board.places[place] ?? board.spaces[place])?.middle ?? [0, 0, 0];
}

/** Return the outline of a place. */
export function outlineOf(board: RaceBoard, place: string): string {
  return (board.places[place] ?? board.spaces[place])?.path ?? "";
}

/** Return the letter of a place's colour; the start is white. */
export function colourOf(board: RaceBoard, place: string): string {
  return board.colours[place] ?? "w";
}

/** Return the path that a car drives from one place to the next, or "" where no road leads. */
export function routeBetween(board: RaceBoard, from: string, to: string, car: string): string {
  const spot = spotOf(board, car);
  const ends = board.places[to]?.spots.length;
  const begin = board.places[from] ? spot : 0;
  return board.routes[from]?.[to]?.[ends === undefined ? begin : begin * ends + spot] ?? "";
}

/** Which spot is a car's, wherever there is room for all. */
function spotOf({ arrows }: RaceBoard, car: string): number {
  return Math.max(
    0,
    arrows.findIndex((arrow) => arrow.car === car),
  );
}
