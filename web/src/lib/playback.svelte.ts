/** Playback of a race: what is shown lags behind the table. Race views write it, the shell of the race reads it. */

import type { Happening, Table } from "../wire";

type Listener = (act: Happening, shown: Table) => void;

export class Playback {
  /** Something is still being animated: the podium waits. */
  isBusy = $state(false);
  /** The podium covers the board. */
  hasPodium = $state(false);
  /** The table as far as it has been shown; null before a race view shows one. */
  shown: Table | null = $state.raw(null);

  #untold: Happening[] = [];
  readonly #listeners = new Set<Listener>();

  /** Return a table as it may be seen: who sits at it now, and the race as far as it has been shown. */
  show(table: Table): Table {
    const { shown } = this;
    if (!shown?.race || shown.race.number !== table.race?.number) return table;
    const { race, stage, trophies, champions, races } = shown;
    return { ...table, race, stage, trophies, champions, races };
  }

  /** Take note of happenings that are going to be shown, in this order. */
  expect(happened: readonly Happening[]): void {
    this.#untold.push(...happened);
  }

  /** A happening has been shown: tell everybody who listens, once. */
  tell(act: Happening): void {
    if (this.#untold[0] !== act || !this.shown) return;
    this.#untold.shift();
    for (const listener of this.#listeners) listener(act, this.shown);
  }

  /** Show a table as it is, and tell whatever has not been told. */
  settle(table: Table): void {
    this.isBusy = false;
    this.shown = table;
    for (const act of [...this.#untold]) this.tell(act);
  }

  /** Subscribe to happenings, each once it has been shown; returns the function that unsubscribes. */
  subscribe(fn: Listener): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  /** Forget the last race. */
  reset(): void {
    this.isBusy = this.hasPodium = false;
    this.shown = null;
    this.#untold = [];
  }
}

export const playback = new Playback();
