/** Up to four players at one screen, each with a car and keys. */

import { COLOURS, type Colour } from "../../../lib/colours";
import type { Controls } from "./drive";
import type { Hand } from "./legs";

/** So many drive at once; six cars to choose from. */
export const PLAYERS_MOST = 4;

export type Act = "go" | "brake" | "left" | "right";

export interface KeySet {
  readonly keys: Readonly<Record<string, Act>>;
  /** As they are shown: go, left, brake, right. */
  readonly shown: string;
}

/** By where the keys lie, not by what is printed on them: they are in the same place on every keyboard. */
export const KEY_SETS: readonly KeySet[] = [
  { keys: { ArrowUp: "go", ArrowDown: "brake", ArrowLeft: "left", ArrowRight: "right" }, shown: "↑ ← ↓ →" },
  { keys: { KeyW: "go", KeyS: "brake", KeyA: "left", KeyD: "right" }, shown: "W A S D" },
  { keys: { KeyI: "go", KeyK: "brake", KeyJ: "left", KeyL: "right" }, shown: "I J K L" },
  { keys: { Numpad8: "go", Numpad5: "brake", Numpad4: "left", Numpad6: "right" }, shown: "8 4 5 6" },
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

/** The seats after a car was tapped: it takes the first free seat, or leaves its own; a full screen takes no more. */
export function toggleCar(seats: readonly (Colour | null)[], car: Colour): readonly (Colour | null)[] {
  if (seats.includes(car)) return seats.map((other) => (other === car ? null : other));
  const free = seats.indexOf(null);
  return free === -1 ? seats : seats.map((other, seat) => (seat === free ? car : other));
}

export const CARS: readonly Colour[] = COLOURS.map(({ name }) => name);
