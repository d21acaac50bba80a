/** A client without a server, for tests: it records commands, and tests emit events. */

import type { Listener } from "../../../lib/table.svelte";
import type { Happening, Table } from "../../../wire";
import type { Plan } from "../wire";

export class FakeClient {
  table: Table | null = $state.raw(null);
  you = { seats: [0], is_host: true, links: {}, invite: "" };
  drafts: Readonly<Record<number, readonly string[]>> = $state.raw({});
  readonly myTurnSeat: number | null = $derived.by(() => {
    const race = this.table?.race;
    const seat = race?.awaits_roll ? race.on_turn : race?.actor;
    return seat === 0 ? 0 : null;
  });

  said: string[] = [];
  drafted: (readonly string[])[] = [];
  planned: (readonly string[])[] = [];
  nextPlan: Plan = { nodes: [] };
  #listeners = new Set<Listener>();

  constructor(table: Table) {
    this.table = table;
  }

  subscribe(fn: Listener): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  happen(happened: readonly Happening[], after: Table): void {
    const before = this.table;
    this.table = after;
    this.drafts = {};
    for (const listener of this.#listeners) listener(happened, before, after);
  }

  async roll(): Promise<void> {
    this.said.push("roll");
  }

  async move(words: readonly string[]): Promise<void> {
    this.said.push(words.join(" "));
  }

  draft(words: readonly string[]): void {
    this.drafted.push(words);
  }

  async plan(words: readonly string[]): Promise<Plan> {
    this.planned.push(words);
    return this.nextPlan;
  }
}
