/** A session of driving: cars, inputs and clock. A frame advances the cars by the ticks that have passed. */

import { announcer } from "../../../lib/announcer.svelte";
import { play } from "../../../lib/sound";
import { t } from "../../../words";
import type { Circuit } from "./circuit";
import { AT_REST, drive, lineUp, poseOf, TICKS_PER_S, WOBBLE_TICKS } from "./drive";
import type { Car, Controls, Laps } from "./drive";
import { ghostAt, Recorder, type Ghost } from "./ghost";
import { keepGhost, readGhost } from "./ghosts";
import type { Hand, Pose } from "./legs";
import { routeOf, steer, type Route } from "./pilot";
import { Hands, PLAYERS_MOST, type Seat, type Seats } from "./players";
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
  /** Where it was at this moment of its fastest lap. */
  readonly ghost: Pose | null;
  readonly isGoing: boolean;
}

/** After a longer break the cars have waited, too. */
const MOST_TICKS = TICKS_PER_S / 8;
/** The dials are read so many times a second. */
const DIALS_PER_S = 10;

const NO_ROUTE: Route = new Map();

/** A car on the road, who drives it, and the lap that it is on. */
interface Run {
  readonly seat: Seat;
  car: Car;
  /** The way of a computer. */
  readonly route: Route;
  readonly recorder: Recorder;
  /** The fastest lap over the line of this car, from this visit or an earlier one. */
  ghost: Ghost | null;
}

export class DriveSession {
  readonly hands: readonly Hands[] = Array.from({ length: PLAYERS_MOST }, () => new Hands());
  dials: readonly (Dial | null)[] = $state.raw([]);
  readonly #circuit: Circuit;
  #runs: readonly (Run | null)[] = [];
  /** Computers wait for the first person who drives; without people they do not wait. */
  #hasBegun = false;
  #rest = 0;
  #sinceDials = 0;

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
  }

  /** Bring cars onto the road and take them off it; who is driving already drives on. */
  seat(seats: Seats): void {
    const grid = lineUp(this.#circuit, PLAYERS_MOST);
    this.#runs = seats.map((seat, index) => {
      const [was, car] = [this.#runs[index], grid[index]];
      if (seat === null || !car) return null;
      if (was?.seat.car === seat.car && isComputer(was.seat) === isComputer(seat)) return { ...was, seat };
      const route = isComputer(seat) ? routeOf(this.#circuit, car, grid) : NO_ROUTE;
      return { seat, car, route, recorder: new Recorder(), ghost: null };
    });
    seats.forEach((seat, index) => seat === null && this.hands[index]?.releaseAll());
    this.#readDials();
  }

  /** Let time pass, and say where the cars are. */
  pass(seconds: number): readonly Sight[] {
    this.#rest = Math.min(this.#rest + seconds * TICKS_PER_S, MOST_TICKS);
    for (; this.#rest >= 1; this.#rest--) this.#tick();
    this.#sinceDials += seconds;
    if (this.#sinceDials > 1 / DIALS_PER_S) this.#readDials();
    return this.#runs.flatMap((run, seat) => (run ? [this.#look(run, seat)] : []));
  }

  #look({ seat: { level }, car, ghost }: Run, seat: number): Sight {
    const isGoing = level !== null || (this.hands[seat]?.isGoing ?? false);
    const shade = ghost && car.laps.gate && ghostAt(ghost, car.laps.ticks);
    return { seat, car, pose: poseOf(this.#circuit, car), ghost: shade, isGoing };
  }

  #tick(): void {
    const runs = this.#runs.flatMap((run, index) => (run ? [{ run, index }] : []));
    this.#hasBegun ||= runs.every(({ run }) => isComputer(run.seat)) || runs.some(({ run }) => run.car.speed > 0);
    const controls = runs.map(({ run, index }) => this.#readControls(run, index));
    const moved = drive(
      this.#circuit,
      runs.map(({ run }) => run.car),
      controls,
    );
    runs.forEach(({ run }, index) => {
      const [was, car] = [run.car, moved[index]];
      if (!car) return;
      run.car = car;
      this.#time(run, was.laps);
      if (car.wobble === WOBBLE_TICKS) play("bump");
      if (car.boost > was.boost) play("turbo", { car: run.seat.car });
    });
  }

  #readControls({ seat, car, route }: Run, index: number): Controls {
    if (seat.level === null) return this.hands[index]?.read() ?? AT_REST;
    return this.#hasBegun ? steer(route, car, seat.level) : AT_REST;
  }

  /** Laps of people are recorded, told and kept. */
  #time(run: Run, was: Laps): void {
    const { laps } = run.car;
    if (isComputer(run.seat) || !laps.gate) return;
    if (laps.count > was.count) this.#finishLap(run, laps);
    else if (laps.gate !== was.gate) run.ghost = readGhost(this.#circuit, laps.gate);
    run.recorder.see(laps.ticks, () => poseOf(this.#circuit, run.car));
  }

  #finishLap(run: Run, { gate, count, last }: Laps): void {
    const lap = run.recorder.finish(last ?? 0);
    const isBest = lap !== null && (run.ghost === null || lap.ticks < run.ghost.ticks);
    const [seconds, before] = [formatSeconds(last ?? 0), run.ghost];
    if (isBest && gate) {
      run.ghost = lap;
      keepGhost(this.#circuit, gate, lap);
    }
    const isRecord = isBest && before !== null;
    announcer.say(t(isRecord ? "free-lap-best" : "free-lap-done", { car: run.seat.car, count, seconds }));
    play(isRecord ? "fanfare" : "turn");
  }

  #readDials(): void {
    this.#sinceDials = 0;
    this.dials = this.#runs.map((run, index) => {
      if (!run) return null;
      const { laps, wish } = run.car;
      const best = Math.min(laps.best ?? Infinity, run.ghost?.ticks ?? Infinity);
      const isGoing = this.hands[index]?.isGoing ?? false;
      return { laps: { ...laps, best: Number.isFinite(best) ? best : null }, wish, isGoing };
    });
  }
}

function isComputer({ level }: Seat): boolean {
  return level !== null;
}
