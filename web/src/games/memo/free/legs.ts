/** The lines that cars follow across a tile, in the right-hand half of the road. Lengths are in tiles. */

import { DIRECTIONS, oppositeOf, stepOf } from "../race/places";
import { HEADINGS } from "../race/roads";
import { beside, isJoined, spotOf, type Circuit, type Spot } from "./circuit";
import type { Tile } from "./tiles";

/** A side of a tile, or `C`, the blind end of a dead end. A leg from a port to itself turns round there. */
export interface Leg {
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

export interface Pose extends Spot {
  /** Degrees clockwise from east. */
  readonly heading: number;
}

/** A hand: left, none, right. */
export type Hand = -1 | 0 | 1;

/** Cars keep this far to the right of the middle line, so that two of them pass each other. */
const LANE = 0.085;
/** Up to here all ways across a tile are the same: so long one may still choose. */
export const COMMON = 0.24;
const RADIUS = 0.5 - COMMON;
/** Where a road ends at the rim of its tile, cars turn round this far before it. */
const TRIM = 0.16;
/** How far beyond the middle a dead end reaches. */
const BLIND = 0.06;
const TURN_LENGTH = Math.PI * LANE;

const BLIND_END = "C";

/** The side to the right of a car that heads towards a side: the next one clockwise. */
function rightOf(side: string): string {
  return side && DIRECTIONS.charAt((DIRECTIONS.indexOf(side) + 1) % DIRECTIONS.length);
}

/** Which way a leg bends. */
export function handOf({ from, to }: Leg): Hand {
  const ahead = oppositeOf(from);
  if (from === BLIND_END || to === BLIND_END || from === to || to === ahead) return 0;
  return to === rightOf(ahead) ? 1 : -1;
}

/** Does a car turn round on this leg? */
export function isTurningRound({ from, to }: Leg): boolean {
  return from === to;
}

export function lengthOf(leg: Leg): number {
  if (isTurningRound(leg)) return TURN_LENGTH;
  if (leg.from === BLIND_END || leg.to === BLIND_END) return 0.5 + BLIND;
  const hand = handOf(leg);
  return hand === 0 ? 1 : 2 * COMMON + (RADIUS - hand * LANE) * (Math.PI / 2);
}

/** How far a car gets on a leg before it must choose the next one. */
export function endOf(circuit: Circuit, leg: Leg): number {
  const isCut = !isTurningRound(leg) && leg.to !== BLIND_END && !isJoined(circuit, leg.place, leg.to);
  return lengthOf(leg) - (isCut ? TRIM : 0);
}

/** The leg after this one, and where on it a car begins. */
export function follow(circuit: Circuit, leg: Leg, wish: Hand): { leg: Leg; offset: number } | null {
  const { place, to } = leg;
  if (isTurningRound(leg)) {
    const next = enter(circuit, place, to, wish);
    return next && { leg: next, offset: to === BLIND_END ? 0 : TRIM };
  }
  if (to === BLIND_END || !isJoined(circuit, place, to)) return { leg: { place, from: to, to }, offset: 0 };
  const next = enter(circuit, beside(place, to), oppositeOf(to), wish);
  return next && { leg: next, offset: 0 };
}

/** The leg of a car that comes onto a tile through a port; null where there is no such road. */
export function enter(circuit: Circuit, place: string, from: string, wish: Hand): Leg | null {
  const tile = circuit.get(place);
  if (!tile) return null;
  if (tile.kind === "dead-end") {
    const to = from === BLIND_END ? tile.ways : BLIND_END;
    return from === BLIND_END || tile.ways === from ? { place, from, to } : null;
  }
  if (!tile.ways.includes(from)) return null;
  return { place, from, to: choose(circuit, place, tile, from, wish) };
}

/** Where the driver wishes, if a road goes there; else straight on, right or left, rather where the road goes on. */
function choose(circuit: Circuit, place: string, { ways }: Tile, from: string, wish: Hand): string {
  const ahead = oppositeOf(from);
  const right = rightOf(ahead);
  const left = oppositeOf(right);
  const wished = wish === 1 ? right : wish === -1 ? left : "";
  if (wished && ways.includes(wished)) return wished;
  const open = [ahead, right, left].filter((side) => ways.includes(side));
  return open.find((side) => isJoined(circuit, place, side)) ?? open[0] ?? from;
}

/** The same spot on the same line in the other direction, in the other half of the road. */
export function reverse({ place, from, to }: Leg, offset: number): { leg: Leg; offset: number } {
  const back = { place, from: to, to: from };
  return { leg: back, offset: lengthOf(back) * Math.max(0, 1 - offset / lengthOf({ place, from, to })) };
}

/** Where a car on a leg is and how it lies; the middle of place 0,0 is the origin. */
export function poseOn(leg: Leg, offset: number, circuit: Circuit): Pose {
  const middle = spotOf(leg.place);
  if (isTurningRound(leg)) return turnRound(leg, offset, middle, circuit);
  const ahead = leg.from === BLIND_END ? leg.to : oppositeOf(leg.from);
  const step = stepOf(ahead);
  const right = stepOf(rightOf(ahead));
  const heading = HEADINGS[ahead] ?? 0;
  const start = leg.from === BLIND_END ? -BLIND : -0.5;
  const hand = handOf(leg);
  const on = (along: number, aside: number, turned: number): Pose => ({
    x: middle.x + step.x * along + right.x * aside,
    y: middle.y + step.y * along + right.y * aside,
    heading: heading + turned,
  });
  if (hand === 0 || offset <= COMMON) return on(start + offset, LANE, 0);
  const radius = RADIUS - hand * LANE;
  const angle = (offset - COMMON) / radius;
  const rest = offset - COMMON - radius * (Math.PI / 2);
  if (rest > 0) return on(COMMON - 0.5 + radius, hand * (RADIUS + rest), hand * 90);
  return on(
    COMMON - 0.5 + radius * Math.sin(angle),
    hand * (RADIUS - radius * Math.cos(angle)),
    (hand * angle * 180) / Math.PI,
  );
}

/** A half circle to the left, from one half of the road to the other. */
function turnRound({ to, place }: Leg, offset: number, middle: Spot, circuit: Circuit): Pose {
  const ahead = to === BLIND_END ? oppositeOf(circuit.get(place)?.ways ?? "") : to;
  const centre = to === BLIND_END ? BLIND : 0.5 - TRIM;
  const step = stepOf(ahead);
  const right = stepOf(rightOf(ahead));
  const angle = offset / LANE;
  const [along, aside] = [centre + LANE * Math.sin(angle), LANE * Math.cos(angle)];
  return {
    x: middle.x + step.x * along + right.x * aside,
    y: middle.y + step.y * along + right.y * aside,
    heading: (HEADINGS[ahead] ?? 0) - (angle * 180) / Math.PI,
  };
}
