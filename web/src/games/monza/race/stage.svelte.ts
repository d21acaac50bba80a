/** The queue of happenings to animate, in order. It never delays the state of the table. */

import { atPace } from "../../../lib/motion";
import { playback as shared, type Playback } from "../../../lib/playback.svelte";
import { play as playSound } from "../../../lib/sound";
import type { Happening, Race, Table } from "../../../wire";
import { viewOf } from "../view";
import type { RaceBoard, View } from "../wire";
import { ROAD_TOOLS, AnimatedCars, type RoadTools, type Wait } from "./animated-cars.svelte";
import { tween, type Tween } from "../../../board/tween";
import { follow, lay, move } from "./follow";
import { coloursOf, findDice, readSteps, takeDice, type Laid } from "./words";

/** The dice in their row; which of them lie on the road, and which still tumble. A new `throw` is a new roll. */
export interface ShownDice {
  readonly row: string;
  readonly out: readonly number[];
  readonly tumbling: readonly number[];
  readonly throw: number;
}

interface Scene {
  readonly happened: readonly Happening[];
  readonly after: Table;
  readonly laid: readonly Laid[];
}

export interface Tools extends RoadTools {
  readonly tween: Tween;
  readonly sound: typeof playSound;
}

const TOOLS: Tools = { ...ROAD_TOOLS, tween, sound: playSound };
const NO_DICE: ShownDice = { row: "", out: [], tumbling: [], throw: 0 };

/** Durations at the normal pace, in milliseconds. */
const MS = { tumble: 1100, landed: 350, lay: 150, turbo: 700, beat: 1100, turn: 200 };

export class Stage {
  readonly cars: AnimatedCars;
  dice: ShownDice = $state.raw(NO_DICE);
  /** What lies on the road in front of a car that is driving. */
  trail: readonly Laid[] = $state.raw([]);
  /** What is being shown, for a sentence; null once everything has been. */
  showing: Happening | null = $state.raw(null);

  #queue: Scene[] = [];
  #truth: Table | null = null;
  #stop = new AbortController();
  #throws = 0;

  constructor(
    readonly board: RaceBoard,
    readonly tools: Tools = TOOLS,
    readonly playback: Playback = shared,
  ) {
    this.cars = new AnimatedCars(board, tools);
  }

  get isBusy(): boolean {
    return this.playback.isBusy;
  }

  /** The position as far as it has been shown: cars, tiles, counts, the last round. */
  get view(): View | null {
    return viewOf(this.playback.shown?.race);
  }

  /** Whose turn it looks like. */
  get turn(): number | null {
    return this.playback.shown?.race?.on_turn ?? null;
  }

  /** Show the table as it stands, at once. */
  settle(table: Table | null): void {
    this.#truth = table;
    if (!table) return;
    this.playback.settle(table);
    this.#show(table);
  }

  /** Take note of the table; it is shown at once where nothing else is being shown, else after that. */
  follow(table: Table | null): void {
    this.#truth = table;
    if (!this.isBusy || this.#isOther(table)) this.skip();
  }

  /** Show what happened once the rest has been shown. `laid` lay on the road before; where nobody looks, nothing acts. */
  add(happened: readonly Happening[], after: Table, laid: readonly Laid[] = []): void {
    this.#truth = after;
    this.playback.expect(happened);
    const isNothing = happened.length === 0 && !this.isBusy;
    if (document.hidden || isNothing || this.#isOther(after)) return this.skip();
    // While something is being shown, what lies on the road belongs to that.
    this.#queue.push({ happened, after, laid: this.isBusy ? [] : laid });
    if (!this.isBusy) void this.#run();
  }

  /** Jump to the truth. */
  skip(): void {
    this.close();
    this.#stop = new AbortController();
    this.settle(this.#truth);
  }

  /** Stop, and show nothing any more. */
  close(): void {
    this.#queue = [];
    this.#stop.abort();
  }

  /** Whether a table has another race than the one that is being shown. */
  #isOther(table: Table | null): boolean {
    return table?.race?.number !== this.playback.shown?.race?.number;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    this.playback.isBusy = true;
    try {
      for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
        this.trail = scene.laid;
        for (const act of scene.happened) {
          this.showing = act;
          await this.#act(act, scene.after, this.#waiter(scene.after, signal));
          this.playback.tell(act);
        }
        this.playback.shown = scene.after;
        this.#show(scene.after);
      }
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    this.settle(this.#truth);
  }

  /** Change what is shown of the race. */
  #commit(change: (race: Race) => Race): void {
    const { shown } = this.playback;
    if (shown?.race) this.playback.shown = { ...shown, race: change(shown.race) };
  }

  #show(table: Table): void {
    const view = viewOf(table.race);
    if (!view) return;
    this.cars.park(
      view.cars,
      table.seats.map(({ car }) => car),
    );
    const { row, out, tumbling } = this.dice;
    if (row !== view.dice || out.length + tumbling.length > 0) this.#throw(view.dice);
    this.trail = [];
    this.showing = null;
  }

  /** Time at the table's pace. Whoever falls behind hurries: the table must not wait for pictures. */
  #waiter({ pace }: Table, signal: AbortSignal): Wait {
    const hurry = this.#queue.length > 3 ? 0.3 : this.#queue.length > 1 ? 0.6 : 1;
    return async (ms, paint = () => undefined) => {
      await this.tools.tween(atPace(ms, pace) * hurry, paint, signal);
      signal.throwIfAborted();
    };
  }

  async #act(act: Happening, after: Table, wait: Wait): Promise<void> {
    const car = after.seats[act.seat ?? -1]?.car ?? "";
    switch (act.kind) {
      case "turn":
        this.#commit((race) => follow(race, act));
        this.#throw("");
        return wait(MS.turn);
      case "rolled":
        return this.#roll(act, wait);
      case "reroll":
        this.dice = { ...this.dice, out: findDice(this.dice.row, act.dice) };
        this.#commit((race) => follow(race, act));
        return wait(MS.turn);
      case "turbo":
        this.tools.sound("turbo", { car });
        this.cars.ignite(act.seat);
        return wait(MS.turbo);
      case "drove":
      case "bonus":
        return this.#drive(act, car, wait);
      case "pushed-back":
        return this.#pushBack(act, wait);
      case "finished":
        this.tools.sound("fanfare");
        return wait(MS.turbo);
      case "passed":
        return wait(MS.beat);
      case "last-round":
        this.#commit((race) => follow(race, act));
        return wait(MS.beat);
      default:
        return;
    }
  }

  async #roll(act: Happening, wait: Wait): Promise<void> {
    const isAgain = act.word === "reroll";
    const kept = isAgain ? [...this.dice.row].filter((_, index) => !this.dice.out.includes(index)) : [];
    this.tools.sound("rattle");
    this.trail = [];
    this.#throw(act.dice, findDice(act.dice, takeDice(act.dice, kept)));
    await wait(MS.tumble);
    this.dice = { ...this.dice, tumbling: [] };
    this.#commit((race) => follow(race, act));
    this.playback.tell(act);
    await wait(MS.landed);
  }

  async #drive(act: Happening, car: string, wait: Wait): Promise<void> {
    const { seat, places, steps } = act;
    const begin = this.playback.shown?.race;
    if (seat === null || !begin) return;
    const laid = readSteps(steps);
    // Dice that nobody has seen being laid are laid now, one by one, so that a child sees the way before the drive.
    for (let count = this.#countLaid(laid); count <= laid.length; count++) {
      this.#layOut(laid.slice(0, count));
      this.#commit(() => lay(begin, seat, laid.slice(0, count)));
      await wait(MS.lay);
    }
    // Eyes see the whole way now; ears hear of it.
    this.playback.tell(act);
    for (const [index, to] of places.slice(1).entries()) {
      const from = places[index] ?? "";
      const isChangingLane = from[0] !== to[0] && from.length > 1 && to.length > 1;
      this.tools.sound(isChangingLane ? "squeal" : "engine", { car, seconds: 0.5 });
      await this.cars.step(seat, from, to, wait);
      this.trail = laid.slice(index + 1);
      this.#commit((race) => move(race, seat, to));
    }
    this.#commit((race) => follow(race, act));
    this.cars.moving = null;
  }

  async #pushBack(act: Happening, wait: Wait): Promise<void> {
    const { seat, places } = act;
    const [from, to] = places;
    if (seat === null || !from || !to) return;
    this.tools.sound("bump");
    await this.cars.pushBack(seat, from, to, wait, () => this.tools.sound("click"));
    this.#commit((race) => follow(race, act));
    this.cars.moving = null;
  }

  /** Count the pieces that lie already as they will be driven; none where somebody laid them otherwise. */
  #countLaid(laid: readonly Laid[]): number {
    const isShown = this.trail.every(({ place }, index) => place === laid[index]?.place);
    return isShown ? this.trail.length : 0;
  }

  #layOut(laid: readonly Laid[]): void {
    this.trail = laid;
    this.dice = { ...this.dice, out: findDice(this.dice.row, coloursOf(laid, "die")) };
  }

  #throw(row: string, tumbling: readonly number[] = []): void {
    this.dice = { row, out: [], tumbling, throw: ++this.#throws };
  }
}
