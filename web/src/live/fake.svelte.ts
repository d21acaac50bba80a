/** A table without a server, for tests: it counts questions, and answers them in order. */

import type { Decision, Forecast, Race, Table } from "../wire";

export class FakeTable {
  table: Table | null = $state.raw(null);
  readonly status = "open";
  readonly myTurnSeat: number | null = $derived.by(() => {
    const race = this.table?.race;
    const seat = race?.awaits_roll ? race.on_turn : race?.actor;
    return seat === 0 ? 0 : null;
  });
  forecasts: (Forecast | Error)[] = [];
  advice: (Decision | Error)[] = [];
  /** The plies that were asked about. */
  asked: number[] = [];
  advised = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** The race goes on to a later position. */
  play(ply: number): void {
    const { table } = this;
    if (table?.race) this.table = { ...table, number: table.number + 1, race: { ...(table.race as Race), ply } };
  }

  async forecast(): Promise<Forecast> {
    this.asked.push(this.table?.race?.ply ?? -1);
    return answer(this.forecasts);
  }

  async advise(): Promise<Decision | null> {
    this.advised++;
    return answer(this.advice);
  }
}

/** The next answer; the last one is given again and again. */
function answer<T>(answers: (T | Error)[]): T {
  const next = answers.length > 1 ? answers.shift() : answers[0];
  if (next === undefined) throw new TypeError("nobody expected a question");
  if (next instanceof Error) throw next;
  return next;
}
