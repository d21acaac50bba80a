/** Places and directions on the table, from the generated `GRID`, and their positions in the drawing. Knows no rule. */

import { GRID } from "../constants";

export const DIRECTIONS: string = GRID.directions;
export const PIT: string = GRID.pit;
export const ROAD: readonly string[] = GRID.road;
/** The colours of the start-finish tiles, which are also their names as places. */
export const COLOURS: readonly string[] = Object.keys(GRID.starts);
export const PLACES: readonly string[] = GRID.places;

/** Half a tile, and the distance between the middles of two tiles, in drawing units. */
export const HALF = 50;
export const PITCH = 107;

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Lookup<T> = Readonly<Record<string, T | undefined>>;
const SPOTS: Lookup<readonly [x: number, y: number]> = GRID.spots;
const NEIGHBOURS: Lookup<Lookup<string>> = GRID.neighbours;
const OPPOSITE: Lookup<string> = GRID.opposite;
const FIXED_WAYS: Lookup<string> = GRID.fixed_ways;

/** Columns and rows from the pit, which is at 0, 0. */
export function spotOf(place: string): Point {
  const [x, y] = SPOTS[place] ?? [0, 0];
  return { x, y };
}

/** One step in a direction: the pit has a neighbour on every side. */
export function stepOf(side: string): Point {
  return spotOf(neighbourOf(PIT, side) ?? PIT);
}

/** The middle of a place in the drawing. */
export function centreOf(place: string): Point {
  const { x, y } = spotOf(place);
  return { x: x * PITCH, y: y * PITCH };
}

/** The place on a side of another, or null off the table. */
export function neighbourOf(place: string, side: string): string | null {
  return NEIGHBOURS[place]?.[side] ?? null;
}

/** The side on which a bordering place lies, or "" where it does not border. */
export function sideTowards(here: string, there: string): string {
  return [...DIRECTIONS].find((side) => neighbourOf(here, side) === there) ?? "";
}

export function oppositeOf(side: string): string {
  return OPPOSITE[side] ?? "";
}

/** The openings of the tiles that always lie face up, or "". */
export function fixedWays(place: string): string {
  return FIXED_WAYS[place] ?? "";
}

/** The next place for the focus when an arrow key is pressed: the nearest one on that side, or the same at the edge. */
export function walk(place: string, side: string): string {
  const from = spotOf(place);
  const step = stepOf(side);
  const ahead = PLACES.map((name) => {
    const at = spotOf(name);
    const along = (at.x - from.x) * step.x + (at.y - from.y) * step.y;
    const aside = Math.abs((at.x - from.x) * step.y) + Math.abs((at.y - from.y) * step.x);
    return { name, along, cost: along + 3 * aside };
  })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.cost - b.cost);
  return ahead[0]?.name ?? place;
}
