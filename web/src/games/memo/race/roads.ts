/** Roads on tiles: drawing, rotation by openings, and the headings of cars. */

import { KINDS } from "../constants";
import { DIRECTIONS, neighbourOf, oppositeOf, sideTowards, stepOf, type Point } from "./places";

/** The middle line of each kind's road on a tile from -50 to 50, as it lies in its first rotation. */
export const MIDDLES: Readonly<Record<string, string>> = {
  straight: "M0,-51V51",
  curve: "M0,-51V-26C0,-8 8,0 26,0H51",
  junction: "M0,-51V51M0,0H51",
  crossing: "M0,-51V51M-51,0H51",
  "dead-end": "M0,-51V8",
};

/** The openings of a kind in all its rotations, each a quarter clockwise from the one before. */
export function rotationsOf(kind: string): readonly string[] {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS].rotations : [];
}

/** How many quarters clockwise a tile is turned to have these openings. */
export function quartersOf(kind: string, ways: string): number {
  return Math.max(0, rotationsOf(kind).indexOf(ways));
}

/** The clockwise turn in degrees from one rotation to another. */
export function turnBetween(kind: string, from: number, to: number): number {
  const period = rotationsOf(kind).length || DIRECTIONS.length;
  return ((((to - from) % period) + period) % period) * 90;
}

/** The openings through which one could drive on, having come from a side. */
export function exitsOf(ways: string, back: string): string[] {
  return [...ways].filter((way) => way !== back);
}

/** The index of the rotation that is offered first: the one with most openings to other places. */
export function pickWay(cell: string, ways: readonly string[], from: string): number {
  const counts = ways.map((way) => [...way].filter((side) => ![null, from].includes(neighbourOf(cell, side))).length);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** The openings with which a tile is drawn before anybody has said how it may lie: its road joins the one it is seen from. */
export function holdTile(cell: string, kind: string, from: string): string {
  const ways = rotationsOf(kind).filter((way) => way.includes(sideTowards(cell, from)));
  return ways[pickWay(cell, ways, from)] ?? "";
}

/** How far the middle of a curve's road lies off the middle of its tile; null for every other road. */
export function bendOf(ways: string): Point | null {
  const [one, two] = ways;
  if (ways.length !== 2 || !one || !two || two === oppositeOf(one)) return null;
  return { x: (stepOf(one).x + stepOf(two).x) * 9, y: (stepOf(one).y + stepOf(two).y) * 9 };
}

/** Degrees clockwise from east, as cars are drawn heading east. */
export const HEADINGS: Readonly<Record<string, number>> = { E: 0, S: 90, W: 180, N: 270 };

/** The heading of a car that came in through `back`: along the road, halfway through a curve, out of a dead end. */
export function headingIn(ways: string, back: string): number {
  const ahead = oppositeOf(back);
  const exits = exitsOf(ways, back);
  const [exit] = exits;
  if (!ways.includes(back) && exit) return HEADINGS[exit] ?? 0;
  if (exits.length !== 1 || !exit || exit === ahead) return HEADINGS[ahead] ?? 0;
  return between(HEADINGS[ahead] ?? 0, HEADINGS[exit] ?? 0);
}

/** The heading of a car whose way in is not known. */
export function headingAtRest(ways: string): number {
  const [first] = ways;
  if (!first) return 0;
  return ways.length === 1 ? (HEADINGS[first] ?? 0) : headingIn(ways, first);
}

/** The heading of a car that drives from one place to the next. */
export function headingTowards(here: string, there: string): number {
  return HEADINGS[sideTowards(here, there)] ?? 0;
}

/** The angle nearest to `from` with the same heading as `to`: cars turn by at most 180 degrees. */
export function unwind(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

function between(from: number, to: number): number {
  return ((((from + unwind(from, to)) / 2) % 360) + 360) % 360;
}
