/** A session of driving: cars, inputs and clock. A frame advances the cars by the ticks that have passed. */

import { announcer } from "../../../lib/announcer.svelte";
import type { Colour } from "../../../lib/colours";
import { play } from "../../../lib/sound";
import { t } from "../../../words";
import type { Circuit } from "./circuit";
import { drive, lineUp, poseOf, TICKS_PER_S, WOBBLE_TICKS, type Car, type Laps } from "./drive";
import type { Hand, Pose } from "./legs";
import { Hands, PLAYERS_MOST } from "./players";
import { formatSeconds } from "./speech";

/** What a pad shows of its car. */
export interface Dial {
  readonly laps: Laps;
  readonly wish: Hand;
  readonly isGoing: boolean;
}

export interface Sight {
  readonly seat: number;
  readonly car: Car;
  readonly pose: Pose;
  readonly isGoing: boolean;
}

/** After a longer break the cars have waited, too. */
const MOST_TICKS = TICKS_PER_S / 8;
/** The dials are read so many times a second. */
const DIALS_PER_S = 10;

export class DriveSession {
  readonly hands: readonly Hands[] = Array.from({ length: PLAYERS_MOST }, () => new Hands());
  dials: readonly (Dial | null)[] = $state.raw([]);
  readonly #circuit: Circuit;
  #cars: (Car | null)[] = Array.from({ length: PLAYERS_MOST }, () => null);
  #colours: readonly (Colour | null)[] = [];
  #rest = 0;
  #sinceDials = 0;

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
  }

  /** Bring cars onto the road and take them off it; who is driving already drives on. */
  seat(colours: readonly (Colour | null)[]): void {
    const grid = lineUp(this.#circuit, PLAYERS_MOST);
    this.#cars = colours.map((colour, seat) => {
      if (colour === null) return null;
      return this.#colours[seat] === colour ? (this.#cars[seat] ?? null) : (grid[seat] ?? null);
    });
    colours.forEach((colour, seat) => colour === null && this.hands[seat]?.releaseAll());
    this.#colours = colours;
    this.#readDials();
  }

  /** Let time pass, and say where the cars are. */
  pass(seconds: number): readonly Sight[] {
    this.#rest = Math.min(this.#rest + seconds * TICKS_PER_S, MOST_TICKS);
    for (; this.#rest >= 1; this.#rest--) this.#tick();
    this.#sinceDials += seconds;
    if (this.#sinceDials > 1 / DIALS_PER_S) this.#readDials();
    return this.#cars.flatMap((car, seat) => {
      if (!car) return [];
      return [{ seat, car, pose: poseOf(this.#circuit, car), isGoing: this.hands[seat]?.isGoing ?? false }];
    });
  }

  #tick(): void {
    const seats = this.#cars.flatMap((car, seat) => (car ? [seat] : []));
    const before = seats.map((seat) => this.#cars[seat]).filter((car) => car != null);
    const controls = seats.map((seat) => this.hands[seat]?.read()).filter((controls) => controls !== undefined);
    drive(this.#circuit, before, controls).forEach((car, index) => {
      const seat = seats[index] ?? 0;
      const was = before[index];
      this.#cars[seat] = car;
      if (was && car.laps.count > was.laps.count) this.#tellLap(seat, car.laps);
      if (was && car.wobble === WOBBLE_TICKS) play("bump");
      if (was && car.boost > was.boost) play("turbo", { car: this.#colours[seat] ?? undefined });
    });
  }

  #tellLap(seat: number, { count, last, best }: Laps): void {
    const seconds = formatSeconds(last ?? 0);
    announcer.say(t("free-lap-done", { car: this.#colours[seat] ?? "red", count, seconds }));
    play(last === best && count > 1 ? "fanfare" : "turn");
  }

  #readDials(): void {
    this.#sinceDials = 0;
    this.dials = this.#cars.map(
      (car, seat) => car && { laps: car.laps, wish: car.wish, isGoing: this.hands[seat]?.isGoing ?? false },
    );
  }
}
