/** Coordinates and directions on the table, in drawing units around the pit. Knows no rule. */

export const DIRECTIONS = "NESW";
export const PIT = "c3";
export const CELLS: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) => [..."abcde"].map((column) => column + row));
export const ROAD: readonly string[] = CELLS.filter((cell) => cell !== PIT);

/** A start-finish tile lies on this side of this corner. */
export const STARTS: Readonly<Record<string, { readonly side: string; readonly corner: string }>> = {
  red: { side: "N", corner: "a1" },
  blue: { side: "E", corner: "e1" },
  green: { side: "S", corner: "e5" },
  yellow: { side: "W", corner: "a5" },
};
export const COLOURS: readonly string[] = Object.keys(STARTS);
export const PLACES: readonly string[] = [...CELLS, ...COLOURS];

/** Half a tile, and the way from the middle of one tile to the next. */
export const HALF = 50;
export const PITCH = 107;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const NOWHERE: Point = { x: 0, y: 0 };

/** One step in a direction. */
export function stepOf(side: string): Point {
  return STEPS[side] ?? NOWHERE;
}

function locate(place: string): Point {
  const start = STARTS[place];
  if (start) {
    const corner = locate(start.corner);
    const step = stepOf(start.side);
    return { x: corner.x + step.x, y: corner.y + step.y };
  }
  return { x: "abcde".indexOf(place[0] ?? "c") - 2, y: Number(place[1] ?? 3) - 3 };
}

const SPOTS: ReadonlyMap<string, Point> = new Map(PLACES.map((place) => [place, locate(place)]));
const BY_SPOT: ReadonlyMap<string, string> = new Map([...SPOTS].map(([place, { x, y }]) => [`${x},${y}`, place]));

/** The middle of a place in the drawing. */
export function centreOf(place: string): Point {
  const { x, y } = SPOTS.get(place) ?? NOWHERE;
  return { x: x * PITCH, y: y * PITCH };
}

/** The place on a side of another, or null off the table. */
export function neighbourOf(place: string, side: string): string | null {
  const { x, y } = SPOTS.get(place) ?? NOWHERE;
  const step = stepOf(side);
  const next = BY_SPOT.get(`${x + step.x},${y + step.y}`) ?? null;
  // A start-finish tile borders its corner alone.
  const start = STARTS[place] ?? (next === null ? undefined : STARTS[next]);
  const cell = next !== null && STARTS[next] ? place : next;
  return start && start.corner !== cell ? null : next;
}

/** The side on which a bordering place lies, or "" where it borders not. */
export function sideTowards(here: string, there: string): string {
  return [...DIRECTIONS].find((side) => neighbourOf(here, side) === there) ?? "";
}

export function oppositeOf(side: string): string {
  return side ? (DIRECTIONS[(DIRECTIONS.indexOf(side) + 2) % 4] ?? "") : "";
}

/** The openings of the tiles that always lie open. */
export function fixedWays(place: string): string {
  if (place === PIT) return DIRECTIONS;
  return oppositeOf(STARTS[place]?.side ?? "");
}

/** The next place for the focus when an arrow key is pressed: straight on, over gaps, else where it was. */
export function walk(place: string, side: string): string {
  const from = SPOTS.get(place) ?? NOWHERE;
  const step = stepOf(side);
  const ahead = [...SPOTS]
    .map(([name, at]) => {
      const along = (at.x - from.x) * step.x + (at.y - from.y) * step.y;
      const aside = Math.abs((at.x - from.x) * step.y) + Math.abs((at.y - from.y) * step.x);
      return { name, along, cost: along + 3 * aside };
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.cost - b.cost);
  return ahead[0]?.name ?? place;
}
