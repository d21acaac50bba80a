/** A client of a table that is fed from a replay instead of a socket: what a race view needs, and nobody to play for. */

import { RefusalError } from "../lib/refusal";
import type { Listener, TableClient } from "../lib/table.svelte";
import type { Answer, Decision, Forecast, Happening, Reason, Table, You } from "../wire";

/** What everybody may use of a client. */
type Public<T> = { readonly [Name in keyof T]: T[Name] };

const NOBODY: You = {
  seats: [],
  is_host: false,
  is_host_away: false,
  stands_in_for: [],
  links: {},
  invite: "",
  shared: [],
  dead_keys: [],
};

export class ReplayClient implements Public<TableClient> {
  table: Table | null = $state.raw(null);
  readonly you = NOBODY;
  readonly status = "open";
  readonly refusal = "";
  readonly drafts = {};
  readonly linkTrouble = null;
  readonly myTurnSeat = null;
  readonly code = "";
  /** A jump looks like another race, so that nothing of what is being shown goes on; so does another replay. */
  static #jumps = 0;
  readonly #listeners = new Set<Listener>();

  subscribe(fn: Listener): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  /** Show a table at once. */
  jump(table: Table): void {
    ReplayClient.#jumps += 1;
    this.table = this.#number(table);
  }

  /** Let everybody see how a table came to be. */
  tell(happened: readonly Happening[], table: Table): void {
    const before = this.table;
    const after = (this.table = this.#number(table));
    for (const listener of this.#listeners) listener(happened, before, after);
  }

  /** Change something that is no part of the race, such as the pace. */
  arrange(changes: Partial<Table>): void {
    if (this.table) this.table = { ...this.table, ...changes };
  }

  close(): void {
    this.#listeners.clear();
  }

  roll = refuse<Answer>;
  move = refuse<Answer>;
  command = refuse<Answer>;
  forecast = refuse<Forecast>;
  advise = (): Promise<Decision | null> => Promise.resolve(null);
  plan = (): Promise<unknown> => Promise.resolve(null);
  why = (): Promise<Reason | null> => Promise.resolve(null);
  draft = (): void => undefined;

  #number(table: Table): Table {
    return { ...table, race: table.race && { ...table.race, number: ReplayClient.#jumps } };
  }
}

function refuse<T>(): Promise<T> {
  return Promise.reject(new RefusalError("game/over", "this race was driven already"));
}
