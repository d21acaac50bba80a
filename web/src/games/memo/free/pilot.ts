/** Computer drivers. They see the road and their own car, and press the same pedals as people. */

import type { Circuit } from "./circuit";
import { topOf, type Car, type Controls } from "./drive";
import { COMMON, follow, isTurningRound, lengthOf, type Hand, type Leg } from "./legs";

/** In the order in which a tap goes through them. */
export const LEVELS = ["slow", "middle", "fast"] as const;
export type Level = (typeof LEVELS)[number];

/** How much of the speed that the road allows a driver uses. */
const EAGERNESS: Readonly<Record<Level, number>> = { slow: 0.5, middle: 0.75, fast: 0.97 };

export function levelAfter(level: Level): Level {
  return LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? level;
}

/** Where to turn after a leg, for every leg from which the line can be reached. */
export type Route = ReadonlyMap<string, Hand>;

interface Step {
  readonly leg: Leg;
  readonly hand: Hand;
}

/** The fastest lap of a road: from a leg back onto the same leg, and from everywhere else to it. */
export function findRoute(circuit: Circuit, line: Leg): Route {
  const { legs, before } = explore(circuit, line);
  const costs = new Map([[keyOf(line), 0]]);
  const route = new Map<string, Hand>();
  const open = [keyOf(line)];
  for (let key = open.shift(); key !== undefined; key = open.shift()) {
    const leg = legs.get(key);
    if (!leg) continue;
    const cost = (costs.get(key) ?? 0) + lengthOf(leg) / topOf(leg, 0);
    for (const { leg: previous, hand } of before.get(key) ?? []) {
      const other = keyOf(previous);
      const isLine = other === keyOf(line);
      if (isLine ? cost >= (costs.get(LAP) ?? Infinity) : cost >= (costs.get(other) ?? Infinity)) continue;
      costs.set(isLine ? LAP : other, cost);
      route.set(other, hand);
      if (!isLine) open.push(other);
    }
  }
  return route;
}

/** The way of a car to its line: the first of those on the grid that it can reach. */
export function routeOf(circuit: Circuit, { leg }: Car, grid: readonly Car[]): Route {
  for (const line of grid) {
    const route = findRoute(circuit, line.leg);
    if (route.has(keyOf(leg))) return route;
  }
  return new Map();
}

/** What a computer presses at this moment. */
export function steer(route: Route, car: Car, level: Level): Controls {
  const isGoing = car.speed < EAGERNESS[level] * topOf(car.leg, car.boost);
  // Before the ways of a tile part, an arrow would change the way across this one.
  const hasParted = car.offset > COMMON || isTurningRound(car.leg);
  return { isGoing, isBraking: false, steers: (hasParted && route.get(keyOf(car.leg))) || 0 };
}

/** The cost of a whole lap, beside those from each leg to the line. */
const LAP = "";

function keyOf({ place, from, to }: Leg): string {
  return `${place} ${from}${to}`;
}

/** All legs that can be reached, and those that lead to each; a hand is named only where it matters. */
function explore(circuit: Circuit, line: Leg): { legs: Map<string, Leg>; before: Map<string, Step[]> } {
  const legs = new Map([[keyOf(line), line]]);
  const before = new Map<string, Step[]>();
  const open = [line];
  for (let leg = open.pop(); leg; leg = open.pop()) {
    const seen = new Set<string>();
    for (const hand of [0, -1, 1] as const) {
      const next = follow(circuit, leg, hand)?.leg;
      if (!next || seen.has(keyOf(next))) continue;
      const key = keyOf(next);
      seen.add(key);
      before.set(key, [...(before.get(key) ?? []), { leg, hand }]);
      if (legs.has(key)) continue;
      legs.set(key, next);
      open.push(next);
    }
  }
  return { legs, before };
}
