/** Up to four players at one screen, each with a car and keys. */

import { COLOURS, type Colour } from "../../../lib/colours";
import { t } from "../../../words";
import type { Controls } from "./drive";
import type { Hand } from "./legs";
import { levelAfter, type Level } from "./pilot";

/** So many drive at once; six cars to choose from. */
export const PLAYERS_MOST = 4;

export type Act = "go" | "brake" | "left" | "right";

export interface KeySet {
  readonly keys: Readonly<Record<string, Act>>;
  /** As they are shown: go, left, brake, right. */
  readonly shown: () => string;
}

/** By where the keys lie, not by what is printed on them: they are in the same place on every keyboard. */
export const KEY_SETS: readonly KeySet[] = [
  { keys: { ArrowUp: "go", ArrowDown: "brake", ArrowLeft: "left", ArrowRight: "right" }, shown: () => "↑ ← ↓ →" },
  {
    keys: { KeyW: "go", KeyS: "brake", KeyA: "left", KeyD: "right" },
    shown: () => t("free-letter-keys", { hand: "left" }),
  },
  {
    keys: { KeyI: "go", KeyK: "brake", KeyJ: "left", KeyL: "right" },
    shown: () => t("free-letter-keys", { hand: "right" }),
  },
  { keys: { Numpad8: "go", Numpad5: "brake", Numpad4: "left", Numpad6: "right" }, shown: () => "8 4 5 6" },
];

/** Which seat's key this is, and what it does; null for every other key. */
export function keyOf(code: string): { seat: number; act: Act } | null {
  const seat = KEY_SETS.findIndex(({ keys }) => Object.hasOwn(keys, code));
  const act = KEY_SETS[seat]?.keys[code];
  return act ? { seat, act } : null;
}

/** Everything that a driver holds at this moment, by keys and on the pad. */
export class Hands {
  #held = new Set<Act>();
  /** The pedal stays down by itself: for those who cannot hold it. */
  isCruising = false;
  /** A tap on an arrow, until the car has seen it. */
  #tapped: Hand = 0;

  press(act: Act): void {
    this.#held.add(act);
    if (act === "go" || act === "brake") this.isCruising = false;
    if (act === "left") this.#tapped = -1;
    if (act === "right") this.#tapped = 1;
  }

  release(act: Act): void {
    this.#held.delete(act);
  }

  releaseAll(): void {
    this.#held.clear();
    this.isCruising = false;
  }

  get isGoing(): boolean {
    return !this.#holds("brake") && (this.isCruising || this.#holds("go"));
  }

  /** The controls for one tick. */
  read(): Controls {
    const held = (Number(this.#holds("right")) - Number(this.#holds("left"))) as Hand;
    const steers = held === 0 ? this.#tapped : held;
    this.#tapped = 0;
    return { isGoing: this.isGoing, isBraking: this.#holds("brake"), steers };
  }

  #holds(act: Act): boolean {
    return this.#held.has(act);
  }
}

/** Who drives a car: a computer of some level, or a person. */
export interface Seat {
  readonly car: Colour;
  readonly level: Level | null;
}

export type Seats = readonly (Seat | null)[];

export const CARS: readonly Colour[] = COLOURS.map(({ name }) => name);

/** The seats after a car was tapped: it takes the first free seat, or leaves its own; a full screen takes no more. */
export function toggleCar(seats: Seats, car: Colour): Seats {
  if (seats.some((seat) => seat?.car === car)) return seats.map((seat) => (seat?.car === car ? null : seat));
  return takeSeat(seats, seats.indexOf(null), { car, level: null });
}

/** Several computers begin with different speeds. */
const FIRST_LEVELS: readonly Level[] = ["middle", "fast", "slow"];

/** The seats with one more computer in the last free seat: the first ones have the keys that people find. */
export function addComputer(seats: Seats): Seats {
  const computers = seats.filter((seat) => seat?.level).length;
  const level = FIRST_LEVELS[computers % FIRST_LEVELS.length] ?? "middle";
  return takeSeat(seats, seats.lastIndexOf(null), { car: freeCarOf(seats), level });
}

/** The seats with one more person in a seat, by its keys; the very same where somebody sits there. */
export function sitDown(seats: Seats, index: number): Seats {
  return seats[index] === null ? takeSeat(seats, index, { car: freeCarOf(seats), level: null }) : seats;
}

/** The seats after a tap on the speed of a computer. */
export function changeLevel(seats: Seats, car: Colour): Seats {
  return seats.map((seat) => (seat?.car === car && seat.level ? { car, level: levelAfter(seat.level) } : seat));
}

function takeSeat(seats: Seats, index: number, taken: Seat): Seats {
  return index === -1 ? seats : seats.map((seat, other) => (other === index ? taken : seat));
}

function freeCarOf(seats: Seats): Colour {
  return CARS.find((car) => !seats.some((seat) => seat?.car === car)) ?? "red";
}
