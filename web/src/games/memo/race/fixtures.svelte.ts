/** For tests: views, happenings, and a table client without a server. */

import type { Listener, TableClient } from "../../../lib/table.svelte";
import type { Happening, Race, Seat, Table } from "../../../wire";
import type { View } from "../wire";
import { ROAD } from "./places";

export function makeView(part: Partial<View> = {}): View {
  const open = part.open ?? [];
  return {
    phase: "choose",
    turn: 0,
    cars: ["red", "blue"],
    ways: ["S", "W"],
    open,
    covered: ROAD.filter((cell) => !open.some((tile) => tile.cell === cell)),
    chosen: "",
    canisters: ["", ""],
    pool: ["red", "blue", "green", "yellow"],
    fresh: [0, 1],
    ban: [],
    aided: [],
    ghosts: [],
    ...part,
  };
}

export function happening(kind: Happening["kind"], part: Partial<Happening> = {}): Happening {
  return { kind, seat: 0, places: [], dice: "", word: "", steps: [], score: null, ...part };
}

const seat = (name: string, car: string): Seat => ({
  kind: "here",
  name,
  car,
  driver: null,
  status: null,
  is_taken: true,
  is_online: true,
  is_away: false,
  is_coached: false,
});

export function makeTable(view: View, legal: readonly string[] = [], ply = 0): Table {
  const race: Race = {
    number: 1,
    ply,
    starter: 0,
    view,
    actor: view.turn,
    on_turn: view.turn,
    awaits_roll: false,
    legal,
    plan: null,
    result: null,
    standing: [],
    fairness: { commitment: "", nonces: [], seed: "" },
  };
  return {
    code: "ABC234",
    number: ply,
    stage: "racing",
    game: "memo",
    options: {},
    seats: [seat("Ada", "red"), seat("Ben", "blue")],
    host_seat: 0,
    starter_rule: "seat",
    starter_seat: 0,
    pace: "normal",
    trophies: [0, 0],
    champions: [],
    races: 1,
    viewers: 1,
    own_board: null,
    has_bar: false,
    practice: 0,
    closed: "",
    is_locked: false,
    race,
  };
}

/** A client that plays both seats; `said` collects its moves, `show` brings the next position. */
export class FakeClient {
  table: Table = $state.raw(makeTable(makeView(), [], 0));
  readonly said: (readonly string[])[] = [];
  readonly #listeners = new Set<Listener>();

  constructor(view: View, legal: readonly string[]) {
    this.table = makeTable(view, legal, 0);
  }

  get myTurnSeat(): number | null {
    return this.table.race?.actor ?? null;
  }

  subscribe(fn: Listener): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  move(words: readonly string[]): Promise<void> {
    this.said.push(words);
    return Promise.resolve();
  }

  show(view: View, legal: readonly string[], happened: readonly Happening[] = []): void {
    const before = this.table;
    this.table = makeTable(view, legal, before.number + 1);
    for (const listener of this.#listeners) listener(happened, before, this.table);
  }

  /** Itself, as those who need a real one see it. */
  get client(): TableClient {
    return this as unknown as TableClient;
  }
}
