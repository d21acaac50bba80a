/** Tables and sockets for tests, without any game: the wire's own shapes, and a connection that a test can break. */

import type { Socket } from "./socket";
import type { Command, Event, Happening, Race, Seat, ServerFrame, Table, Welcome, You } from "../wire";

export function makeSeat(changes: Partial<Seat> = {}): Seat {
  return {
    kind: "here",
    name: "",
    car: "red",
    driver: null,
    status: null,
    is_taken: true,
    is_online: true,
    is_away: false,
    is_coached: false,
    ...changes,
  };
}

export function makeRace(changes: Partial<Race> = {}): Race {
  return {
    number: 1,
    ply: 0,
    starter: 0,
    view: {},
    actor: null,
    on_turn: 0,
    awaits_roll: true,
    legal: [],
    plan: null,
    result: null,
    standing: [],
    fairness: { commitment: "c", nonces: [null, null], seed: "" },
    ...changes,
  };
}

export function makeTable(changes: Partial<Table> = {}): Table {
  return {
    code: "ABC234",
    number: 1,
    stage: changes.race ? "racing" : "lobby",
    game: "test",
    options: {},
    seats: [makeSeat(), makeSeat({ kind: "computer", car: "blue", driver: "racer" })],
    host_seat: null,
    starter_rule: "youngest",
    starter_seat: 0,
    pace: "normal",
    trophies: [0, 0],
    champions: [],
    races: 0,
    viewers: 1,
    own_board: null,
    closed: "",
    is_locked: false,
    has_bar: false,
    practice: 0,
    race: null,
    ...changes,
  };
}

export function makeYou(changes: Partial<You> = {}): You {
  return {
    seats: [0],
    is_host: true,
    is_host_away: false,
    stands_in_for: [],
    links: {},
    invite: "",
    shared: [],
    dead_keys: [],
    ...changes,
  };
}

export function welcome(table: Table, you: You = makeYou()): Welcome {
  return { type: "welcome", table, you, server: "test" };
}

/** An event after which this is the table: every field counts as changed. */
export function event(table: Table, happened: readonly Happening[] = []): Event {
  return { type: "event", number: table.number, changes: { ...table }, happened };
}

export class FakeSocket implements Socket {
  static readonly opened: FakeSocket[] = [];

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number; reason: string }) => void) | null = null;
  readonly sent: Command[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  tear(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }

  /** The frames of one type that the page has sent over this socket. */
  heard<T extends Command["type"]>(type: T): Extract<Command, { type: T }>[] {
    return this.sent.filter((frame): frame is Extract<Command, { type: T }> => frame.type === type);
  }
}
