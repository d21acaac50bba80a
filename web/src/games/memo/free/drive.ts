/** The simulation of cars as pure functions: one tick at a time, all cars at once. No screen, no clock. */

import { isJoined, type Circuit } from "./circuit";
import { COMMON, endOf, enter, follow, handOf, isTurningRound, poseOn, reverse } from "./legs";
import type { Hand, Leg, Pose } from "./legs";

export const TICKS_PER_S = 120;

/** What a driver does at this moment. */
export interface Controls {
  readonly isGoing: boolean;
  readonly isBraking: boolean;
  readonly steers: Hand;
}

export const AT_REST: Controls = { isGoing: false, isBraking: false, steers: 0 };

/** Where laps begin and end for a car, and which way: at a start-finish, or where it set off. */
export interface Gate extends Leg {
  /** How far along the leg. */
  readonly at: number;
}

export interface Laps {
  readonly gate: Gate | null;
  /** Ticks since the line was crossed. */
  readonly ticks: number;
  /** It has turned round on the spot since then: the way back over the line is no lap. */
  readonly hasTurned: boolean;
  readonly count: number;
  readonly last: number | null;
  readonly best: number | null;
}

const NO_LAPS: Laps = { gate: null, ticks: 0, hasTurned: false, count: 0, last: null, best: null };
/** The line of a start-finish is in the middle of its tile. */
const LINE = 0.5;
const NEARLY_NOTHING = 1e-6;

export interface Car {
  readonly leg: Leg;
  readonly offset: number;
  /** Tiles in a second. */
  readonly speed: number;
  /** Where to turn at the next junction; kept until it is used. */
  readonly wish: Hand;
  /** Ticks until the car has spun round on the spot. */
  readonly spin: number;
  /** It spins once each time the brake is held. */
  readonly hasSpun: boolean;
  /** Ticks for which the fuel of the pit still makes it faster. */
  readonly boost: number;
  /** Ticks for which it still wobbles after a bump. */
  readonly wobble: number;
  readonly laps: Laps;
}

export const TOP = 3.3;
/** So much faster is a car for a while that has come through the pit. */
const BOOSTED = 1.5;
const BOOST_TICKS = 4 * TICKS_PER_S;
const TOP_IN_CURVE = 1.7;
const TOP_TURNING_ROUND = 0.7;
const ACCELERATION = 2.6;
const GENTLE_BRAKE = 4.5;
const BRAKE = 7;
/** A rolling car is slowed a little always, and more the faster it is. */
const ROLLING = 0.25;
const DRAG = 1.1;
const SPIN_TICKS = 60;
export const WOBBLE_TICKS = 36;
/** From nose to tail; cars nearer than that touch. */
export const CAR_LENGTH = 0.42;
const SAME_SPOT = 0.02;
/** How fast two cars that lie on top of each other are driven apart. */
const SPRING = 1.5;
/** A bump is felt from this difference of speeds on. */
const FELT = 0.5;

/** The cars after a tick. `controls` are in the order of the cars. */
export function drive(circuit: Circuit, cars: readonly Car[], controls: readonly Controls[]): readonly Car[] {
  const paced = cars.map((car, index) => pace(circuit, car, controls[index] ?? AT_REST));
  return bump(circuit, paced).map((car) => move(circuit, car));
}

/** A car at rest on the road; null where there is none. */
export function park(circuit: Circuit, place: string, from: string, offset: number): Car | null {
  const leg = enter(circuit, place, from, 0);
  return leg && { leg, offset, speed: 0, wish: 0, spin: 0, hasSpun: false, boost: 0, wobble: 0, laps: NO_LAPS };
}

/** How a car lies: on its line, or on the way there from the other half of the road. */
export function poseOf(circuit: Circuit, car: Car): Pose {
  const pose = poseOn(car.leg, car.offset, circuit);
  if (car.spin === 0) return pose;
  const left = car.spin / SPIN_TICKS;
  const back = reverse(car.leg, car.offset);
  const was = poseOn(back.leg, back.offset, circuit);
  return {
    x: pose.x + (was.x - pose.x) * left,
    y: pose.y + (was.y - pose.y) * left,
    heading: pose.heading + 180 * left,
  };
}

/** Speed up, roll out, brake; for curves and ends of roads by itself. */
function pace(circuit: Circuit, car: Car, { isGoing, isBraking, steers }: Controls): Car {
  const wish = steers === 0 ? car.wish : steers;
  const spin = Math.max(0, car.spin - 1);
  const wobble = Math.max(0, car.wobble - 1);
  const boost = Math.max(0, car.boost - 1);
  const dt = 1 / TICKS_PER_S;
  if (isBraking && car.speed === 0 && !car.hasSpun && !isTurningRound(car.leg)) {
    return { ...spinRound(circuit, car), wish, wobble };
  }
  let speed = car.speed;
  if (isBraking) speed -= BRAKE * dt;
  else if (isGoing && spin === 0) speed += ACCELERATION * (boost > 0 ? BOOSTED : 1) * dt;
  else speed -= (ROLLING + DRAG * speed) * dt;
  const limit = limitOf(circuit, { ...car, wish });
  if (speed > limit) speed = Math.max(limit, car.speed - GENTLE_BRAKE * dt);
  return { ...car, wish, spin, boost, wobble, hasSpun: car.hasSpun && isBraking, speed: Math.max(0, speed) };
}

function spinRound(circuit: Circuit, car: Car): Car {
  const { leg, offset } = reverse(car.leg, car.offset);
  const laps = { ...car.laps, hasTurned: true };
  return { ...car, leg, offset: Math.min(offset, endOf(circuit, leg)), spin: SPIN_TICKS, hasSpun: true, laps };
}

/** The speed at which a car still gets round what lies before it. */
function limitOf(circuit: Circuit, { leg, offset, wish, boost }: Car): number {
  const here = topOf(leg, boost);
  const next = follow(circuit, leg, wish);
  if (!next) return here;
  const left = Math.max(0, endOf(circuit, leg) - offset);
  return Math.min(here, Math.sqrt(topOf(next.leg, boost) ** 2 + 2 * GENTLE_BRAKE * left));
}

/** The speed that a leg allows. */
export function topOf(leg: Leg, boost: number): number {
  if (isTurningRound(leg)) return TOP_TURNING_ROUND;
  if (handOf(leg) !== 0) return TOP_IN_CURVE;
  return boost > 0 ? TOP * BOOSTED : TOP;
}

/** Whoever runs into a car before it pushes that car on, softly; nobody is ever held up for good. */
function bump(circuit: Circuit, cars: readonly Car[]): readonly Car[] {
  const bumped = [...cars];
  const poses = cars.map((car) => poseOf(circuit, car));
  for (const [behind, pose] of poses.entries()) {
    for (const [ahead, other] of poses.entries()) {
      const [rear, front] = [bumped[behind], bumped[ahead]];
      if (ahead === behind || !rear || !front || !isBefore(pose, other, ahead < behind)) continue;
      // The nearer, the more the two are driven apart, like springs.
      const spring = SPRING * (1 - distanceOf(pose, other) / CAR_LENGTH);
      if (rear.speed + spring <= front.speed) continue;
      const shared = (rear.speed + front.speed) / 2;
      const isFelt = rear.speed - front.speed > FELT;
      bumped[behind] = { ...rear, speed: Math.max(0, (isFelt ? shared * 0.7 : shared) - spring / 2) };
      bumped[ahead] = {
        ...front,
        speed: (isFelt ? shared * 1.2 : shared) + spring / 2,
        wobble: isFelt ? WOBBLE_TICKS : front.wobble,
      };
    }
  }
  return bumped;
}

function distanceOf(one: Pose, two: Pose): number {
  return Math.hypot(two.x - one.x, two.y - one.y);
}

/** Is another car right before this one, looking much the same way? Oncoming cars pass. */
function isBefore(pose: Pose, other: Pose, isFirst: boolean): boolean {
  const distance = distanceOf(pose, other);
  if (distance > CAR_LENGTH || Math.cos(((other.heading - pose.heading) * Math.PI) / 180) < 0.3) return false;
  // Of two on the very same spot one is the first.
  if (distance < SAME_SPOT) return isFirst;
  const radians = (pose.heading * Math.PI) / 180;
  return ((other.x - pose.x) * Math.cos(radians) + (other.y - pose.y) * Math.sin(radians)) / distance > 0.7;
}

/** Go as far as the speed carries; choose at junctions, count laps. */
function move(circuit: Circuit, car: Car): Car {
  let { leg, offset, wish, boost, laps } = car;
  laps = laps.gate ? { ...laps, ticks: laps.ticks + 1 } : laps;
  let way = car.speed / TICKS_PER_S;
  // A tick is far shorter than the shortest leg; the bound is for circuits changed under the wheels.
  for (let legs = 0; legs < 3; legs++) {
    if (wish !== 0 && offset <= COMMON && !isTurningRound(leg)) leg = enter(circuit, leg.place, leg.from, wish) ?? leg;
    const before = offset;
    const end = endOf(circuit, leg);
    offset = Math.min(end, offset + way);
    way -= offset - before;
    laps = cross(circuit, leg, before, offset, laps);
    if (circuit.get(leg.place)?.kind === "pit" && before <= COMMON && offset > COMMON) boost = BOOST_TICKS;
    if (before <= COMMON && offset > COMMON && wish !== 0 && handOf(leg) === wish && hasChoice(circuit, leg)) wish = 0;
    if (offset < end) break;
    const next = follow(circuit, leg, wish);
    if (!next) return { ...car, leg, offset, wish, boost, laps, speed: 0 };
    [leg, offset] = [next.leg, next.offset];
  }
  if (!laps.gate && car.speed > 0 && !hasLine(circuit) && !isTurningRound(leg)) {
    laps = beginAt({ ...leg, at: Math.max(offset, NEARLY_NOTHING) }, laps);
  }
  return { ...car, leg, offset, wish, boost, laps };
}

function hasChoice(circuit: Circuit, { place }: Leg): boolean {
  return (circuit.get(place)?.ways.length ?? 0) > 2;
}

/** A lap is from the line back to it, over it in the same direction. */
function cross(circuit: Circuit, leg: Leg, before: number, after: number, laps: Laps): Laps {
  const { gate, ticks, count, best } = laps;
  if (!gate) return isCrossed(LINE) && isLine(circuit, leg.place) ? beginAt({ ...leg, at: LINE }, laps) : laps;
  if (gate.place !== leg.place) return laps;
  if (gate.from === leg.from && isCrossed(gate.at)) {
    const fastest = best === null ? ticks : Math.min(best, ticks);
    return { ...beginAt(gate, laps), count: count + 1, last: ticks, best: fastest };
  }
  const back = reverse(gate, gate.at);
  const isBack = laps.hasTurned && gate.from === leg.to && gate.to === leg.from && isCrossed(back.offset);
  return isBack ? beginAt({ ...back.leg, at: back.offset }, laps) : laps;

  function isCrossed(at: number): boolean {
    return before < at && after >= at;
  }
}

function beginAt(gate: Gate, laps: Laps): Laps {
  return { ...laps, gate, ticks: 0, hasTurned: false };
}

function isLine(circuit: Circuit, place: string): boolean {
  return circuit.get(place)?.kind === "start";
}

const lines = new WeakMap<Circuit, boolean>();

/** Does a circuit have a start-finish? Asked in every tick, so the answer is kept. */
function hasLine(circuit: Circuit): boolean {
  const known = lines.get(circuit) ?? [...circuit.values()].some(({ kind }) => kind === "start");
  lines.set(circuit, known);
  return known;
}

/** Cars for so many drivers: one behind the other before the start-finish tiles; else anywhere on the road. */
export function lineUp(circuit: Circuit, count: number): readonly Car[] {
  const lines = [...circuit.keys()].filter((place) => isLine(circuit, place));
  const grid = lines.length > 0 ? lines : [openRoadOf(circuit)];
  return Array.from({ length: count }, (_, index) => {
    const place = grid[index % grid.length] ?? "";
    return standBehind(circuit, place, Math.floor(index / grid.length));
  }).filter((car) => car !== null);
}

/** A straight road that goes on at both ends, or anything. */
function openRoadOf(circuit: Circuit): string {
  const places = [...circuit.keys()];
  const isOpen = (place: string): boolean =>
    circuit.get(place)?.kind === "straight" &&
    [...(circuit.get(place)?.ways ?? "")].every((side) => isJoined(circuit, place, side));
  return places.find(isOpen) ?? places[0] ?? "";
}

/** The car in a row of the grid: found by driving back from the line. */
function standBehind(circuit: Circuit, place: string, row: number): Car | null {
  const ways = circuit.get(place)?.ways ?? "";
  const from = ways.includes("W") ? "W" : (ways.at(-1) ?? "");
  const first = park(circuit, place, from, 0.3);
  if (!first || row === 0) return first;
  let { leg, offset } = reverse(first.leg, first.offset);
  let way = row * CAR_LENGTH * 1.7;
  for (let legs = 0; legs < 8; legs++) {
    const step = Math.min(way, endOf(circuit, leg) - offset);
    [offset, way] = [offset + step, way - step];
    const next = way > 0 ? follow(circuit, leg, 0) : null;
    if (!next) break;
    [leg, offset] = [next.leg, next.offset];
  }
  if (isTurningRound(leg)) return first;
  return { ...first, ...reverse(leg, offset) };
}
