/** Plays a replay: forward as it happened, back and to any turn at once. */

import { applyChanges, type TableChanges } from "../lib/changes";
import { colourSeats } from "../lib/table.svelte";
import type { Pace } from "../lib/motion";
import type { Replay, Step, Table } from "../wire";
import { ReplayClient } from "./client.svelte";

/** One turn: its number in the record, whose it is, and its steps, of which `end` is the first one after it. */
export interface Turn {
  readonly number: number;
  readonly seat: number | null;
  readonly begin: number;
  readonly end: number;
  readonly steps: readonly Step[];
}

/** The paces among which one chooses, from the slowest. */
export const SPEEDS: readonly Pace[] = ["calm", "quick", "fast"];

export class Player {
  readonly client = new ReplayClient();
  /** The table before each step, and at last after all of them. */
  readonly tables: readonly Table[];
  readonly turns: readonly Turn[];
  /** The number of steps that have been shown. */
  at = $state(0);
  /** The number of the turn that is looked at, from 1; 0 before the first one. */
  turn = $state(0);
  isPlaying = $state(false);
  pace: Pace = $state("quick");

  constructor(readonly replay: Replay) {
    let table = colourSeats({ ...replay.table, pace: this.pace });
    const tables = [table];
    for (const { changes } of replay.steps) tables.push((table = applyChanges(table, 0, changes as TableChanges)));
    this.tables = tables;
    this.turns = listTurns(replay.steps);
    this.goTo(0);
  }

  get isAtEnd(): boolean {
    return this.at >= this.replay.steps.length;
  }

  /** The number of actions up to what is shown. */
  get ply(): number {
    return this.tables[this.at]?.race?.ply ?? 0;
  }

  /** Show the next step as it happened. */
  forward(): void {
    const step = this.replay.steps[this.at];
    const after = this.tables[this.at + 1];
    if (!step || !after) return;
    this.at += 1;
    this.turn = step.turn;
    this.client.tell(step.happened, { ...after, pace: this.pace });
    if (this.isAtEnd) this.isPlaying = false;
  }

  /** Take the last step back, at once. */
  back(): void {
    this.isPlaying = false;
    if (this.at > 0) this.#jump(this.at - 1, this.replay.steps[this.at - 2]?.turn ?? 0);
  }

  /** Look at a turn: after its roll, where its seat decides. */
  goToTurn(number: number): void {
    const turn = this.turns[number - 1];
    if (!turn) return this.goTo(0);
    const rolls = this.tables[turn.begin]?.race?.awaits_roll ?? false;
    this.#jump(turn.begin + (rolls ? 1 : 0), number);
  }

  /** Look at the position after so many steps. */
  goTo(at: number): void {
    const least = Math.max(0, Math.min(at, this.replay.steps.length));
    this.#jump(least, this.replay.steps[least - 1]?.turn ?? 0);
  }

  /** Look at the last position of which a number of actions is not too few. */
  goToPly(ply: number): void {
    const turn = this.turns.find(({ steps }) => (steps.at(-1)?.ply ?? 0) > ply);
    if (turn) this.goToTurn(turn.number);
    else this.goTo(this.replay.steps.length);
  }

  /** Play on from here, or from the start where there is nothing after it. */
  play(): void {
    if (this.isAtEnd) this.goTo(0);
    this.isPlaying = true;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.client.arrange({ pace });
  }

  #jump(at: number, turn: number): void {
    const table = this.tables[at];
    if (!table) return;
    this.at = at;
    this.turn = turn;
    this.client.jump({ ...table, pace: this.pace });
  }
}

/** Divide the steps into turns. */
function listTurns(steps: readonly Step[]): Turn[] {
  const begins = steps.flatMap(({ turn }, index) => (turn === steps[index - 1]?.turn ? [] : [index]));
  return begins.flatMap((begin, index) => {
    const end = begins[index + 1] ?? steps.length;
    const step = steps[begin];
    return step ? [{ number: step.turn, seat: step.seat, begin, end, steps: steps.slice(begin, end) }] : [];
  });
}
