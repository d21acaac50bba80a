/** Positions of the cars while they are animated: parked, driving along the road, hopping back. */

import { isStill } from "../../../lib/motion";
import { placesBack } from "../boards";
import { routeBetween, standOn, TYRE, type Stand } from "../board/outline";
import { easeOut, followPath, turnTo, type Follow } from "../../../board/tween";
import type { RaceBoard } from "../wire";

/** A car as it is drawn; `lift` is the height of a hop. */
export interface AnimatedCar extends Stand {
  readonly lift: number;
  readonly fade: number;
  readonly isAfire: boolean;
}

/** Let time pass, painting on the way from 0 to 1. */
export type Wait = (ms: number, paint?: (part: number) => void) => Promise<void>;

/** What a moving car needs of the browser. */
export interface RoadTools {
  readonly follow: Follow;
  readonly isStill: () => boolean;
}

export const ROAD_TOOLS: RoadTools = { follow: followPath, isStill };

const MS = { step: 300, leap: 250, hop: 280, fade: 120 };

export class AnimatedCars {
  all: readonly AnimatedCar[] = $state.raw([]);
  /** Who is on the move, for a camera to follow. */
  moving: number | null = $state(null);
  /** The colour of each seat's car. */
  #paints: readonly string[] = [];

  constructor(
    readonly board: RaceBoard,
    readonly tools: RoadTools = ROAD_TOOLS,
  ) {}

  /** Put every car where it belongs. */
  park(places: readonly string[], paints: readonly string[]): void {
    this.#paints = paints;
    this.all = places.map((place, seat) => this.#stand(place, seat));
    this.moving = null;
  }

  /** Let flames come out of a car, until it is parked. */
  ignite(seat: number | null): void {
    this.#change(seat, { isAfire: true });
  }

  /** Drive one space. */
  async step(seat: number, from: string, to: string, wait: Wait): Promise<void> {
    const path = routeBetween(this.board, from, to, this.#paints[seat] ?? "");
    const end = this.#stand(to, seat);
    const begin = this.all[seat] ?? end;
    this.moving = seat;
    if (!path || this.tools.isStill()) return this.#crossFade(seat, end, wait);
    const road = this.tools.follow(path);
    const ms = MS.step * Math.min(1, Math.max(0.65, road.length / this.board.lane / 2.5));
    await wait(ms, (part) => {
      const [x, y, heading] = road.at(part);
      const scale = begin.scale + (end.scale - begin.scale) * part;
      this.#change(seat, { x, y, heading: turnTo(begin.heading, heading, Math.min(1, part * 4)), scale });
    });
    this.#change(seat, { ...end, isAfire: begin.isAfire });
  }

  /** Leap up, and hop back in the lane space by space; `onland` comes with each. */
  async pushBack(seat: number, from: string, to: string, wait: Wait, onland: () => void): Promise<void> {
    this.moving = seat;
    if (this.tools.isStill()) return this.#crossFade(seat, this.#stand(to, seat), wait);
    await wait(MS.leap, (part) => this.#change(seat, { lift: Math.sin(part * Math.PI) * 0.5 }));
    for (const place of placesBack(from, to)) {
      await this.#hop(seat, place, wait);
      onland();
    }
  }

  /** One hop backwards, higher over a tyre; the car never turns round. */
  async #hop(seat: number, place: string, wait: Wait): Promise<void> {
    const end = this.#stand(place, seat);
    const begin = this.all[seat] ?? end;
    const height = this.board.colours[place] === TYRE ? 1.5 : 1;
    await wait(MS.hop, (part) => {
      const along = easeOut(part);
      const wobble = Math.sin(part * Math.PI * 2) * 12;
      this.#change(seat, {
        x: begin.x + (end.x - begin.x) * along,
        y: begin.y + (end.y - begin.y) * along,
        heading: turnTo(begin.heading, end.heading, part) + wobble,
        scale: begin.scale + (end.scale - begin.scale) * part,
        lift: Math.sin(part * Math.PI) * height,
      });
    });
    this.#change(seat, end);
  }

  async #crossFade(seat: number, end: AnimatedCar, wait: Wait): Promise<void> {
    await wait(MS.fade, (part) => this.#change(seat, { fade: 1 - part }));
    this.#change(seat, { ...end, fade: 0 });
    await wait(MS.fade, (part) => this.#change(seat, { fade: part }));
  }

  #stand(place: string, seat: number): AnimatedCar {
    return { ...standOn(this.board, place, this.#paints[seat] ?? ""), lift: 0, fade: 1, isAfire: false };
  }

  #change(seat: number | null, how: Partial<AnimatedCar>): void {
    this.all = this.all.map((car, index) => (index === seat ? { ...car, ...how } : car));
  }
}
