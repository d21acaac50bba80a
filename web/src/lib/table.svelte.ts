/** Client of one table: holds the server's state and sends commands. Knows the protocol, no rules. */

import { COLOURS } from "./colours";
import { applyChanges } from "./changes";
import { markTwins } from "./names";
import {
  forgetKeys,
  keepKey,
  keepLastTable,
  makeHex,
  readClient,
  readKeys,
  readLastTable,
  takeKeyFromAddress,
} from "./table-keys";
import { ReconnectingSocket, type Socket } from "./socket";
import { RefusalError } from "./refusal";
import type {
  Answer,
  Command,
  Decision,
  Event as TableEvent,
  Forecast,
  Happening,
  Heartbeat,
  Reason,
  Refusal,
  ServerFrame,
  Table,
  Welcome,
  You,
} from "../wire";

export { RefusalError };

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A command before it gets its id. */
export type Wish = WithoutId<Command>;

export type Listener = (happened: readonly Happening[], before: Table | null, after: Table) => void;

interface Waiting {
  readonly text: string;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: RefusalError) => void;
}

/** Refusals of the table as a whole that no further attempt changes; the server closes the connection after them. */
const FINAL = ["table/unknown", "table/locked", "table/sent-away"];
/** The pause after which a refused hello is sent again. */
const GREET_AGAIN_MS = 4_000;

const NO_DRAFTS: Readonly<Record<number, readonly string[]>> = {};

export class TableClient {
  table: Table | null = $state.raw(null);
  you: You | null = $state.raw(null);
  status: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  /** The code of the refusal that keeps this page from the table, or "". */
  refusal = $state("");
  drafts: Readonly<Record<number, readonly string[]>> = $state.raw(NO_DRAFTS);
  /** What is wrong with the link by which this page came: it opens nothing any more, or another browser uses it, too. */
  linkTrouble: "dead" | "used" | null = $state(null);

  /** The seat that this page plays and that must act now. */
  readonly myTurnSeat: number | null = $derived.by(() => {
    const race = this.table?.race;
    if (!race || race.result || !this.you) return null;
    const seat = race.awaits_roll ? race.on_turn : race.actor;
    if (seat === null || !this.you.seats.includes(seat)) return null;
    return this.table?.seats[seat]?.driver ? null : seat;
  });

  readonly code: string;
  readonly #socket: ReconnectingSocket;
  readonly #keys: Set<string>;
  #isByLink: boolean;
  readonly #listeners = new Set<Listener>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #nonces = new Set<string>();
  /** The id of the last hello until its welcome comes; else "". */
  #greeting = "";
  #greetAgain: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, connect?: (url: string) => Socket) {
    this.code = code;
    const fromLink = takeKeyFromAddress(code);
    this.#isByLink = fromLink !== null;
    this.#keys = new Set([...readKeys(code), ...(fromLink === null ? [] : [fromLink])]);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const events = {
      onopen: () => this.#greet(),
      ontext: (text: string) => this.#receive(JSON.parse(text) as ServerFrame),
      onprobe: () => this.#greet(),
      onlost: () => this.#lose(),
      ongone: (reason: string) => this.#leave(reason || "table/unknown"),
    };
    this.#socket = new ReconnectingSocket(`${scheme}://${location.host}/ws/${code}`, events, connect);
  }

  /** Subscribe to events; returns the function that unsubscribes. */
  subscribe(fn: Listener): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  async roll(): Promise<Answer> {
    return this.command({ type: "roll", ...this.#turn() });
  }

  async move(words: readonly string[]): Promise<Answer> {
    return this.command({ type: "move", ...this.#turn(), words });
  }

  /** Show the others what is laid out; not sent again if it is lost. */
  draft(words: readonly string[]): void {
    if (this.status !== "open" || this.myTurnSeat === null) return;
    this.#socket.send(JSON.stringify({ type: "draft", id: makeHex(8), ...this.#turn(), words }), false);
  }

  /** Ask for what may follow some words; only the game knows the type of the answer, null where nothing is to be planned. */
  async plan(words: readonly string[]): Promise<unknown> {
    const { race, ply } = this.#turn();
    return this.#ask({ type: "plan", race, ply, words });
  }

  /** Ask which rule forbids a place or a word, for the seat to act or else one's own; null where none does. */
  async why(what: string, words: readonly string[]): Promise<Reason | null> {
    const race = this.table?.race;
    const seat = this.myTurnSeat ?? this.you?.seats[0];
    if (!race || seat === undefined) return null;
    return this.#ask({ type: "why", seat, race: race.number, ply: race.ply, words, what }) as Promise<Reason | null>;
  }

  /** Ask for every seat's chance of winning in the present position. */
  async forecast(): Promise<Forecast> {
    const race = this.table?.race;
    if (!race) throw new RefusalError("table/no-race", "there is no race on the table");
    return this.#ask({ type: "ask-forecast", race: race.number, ply: race.ply }) as Promise<Forecast>;
  }

  /** Ask the coach of the seat on turn for the best way; null where there is nothing to decide. */
  async advise(): Promise<Decision | null> {
    return this.#ask({ type: "ask-advice", ...this.#turn() }) as Promise<Decision | null>;
  }

  /** Send a command, now or after reconnecting; a refusal rejects with a `RefusalError`. */
  async command(wish: Wish): Promise<Answer> {
    const answer = (await this.#ask(wish)) as Answer;
    if (answer.key !== null && !this.#keys.has(answer.key)) this.#addKey(answer.key);
    return answer;
  }

  close(): void {
    clearTimeout(this.#greetAgain);
    this.#socket.close();
    this.#listeners.clear();
  }

  #turn(): { seat: number; race: number; ply: number } {
    const race = this.table?.race;
    if (!race || this.myTurnSeat === null) throw new RefusalError("turn/not-yours", "it is not this page's turn");
    return { seat: this.myTurnSeat, race: race.number, ply: race.ply };
  }

  #ask(wish: Wish): Promise<unknown> {
    const id = makeHex(16);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.status === "open") this.#socket.send(text);
    });
  }

  #greet(): void {
    clearTimeout(this.#greetAgain);
    this.#greeting = makeHex(8);
    const hello = { type: "hello", id: this.#greeting, keys: [...this.#keys], client: readClient() };
    this.#socket.send(JSON.stringify(hello));
  }

  #addKey(key: string): void {
    this.#keys.add(key);
    keepKey(this.code, key);
    this.#greet();
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        return this.#welcome(frame);
      case "event":
        return this.#happen(frame);
      case "answer":
        return this.#settle(frame.id, (waiting) => waiting.resolve(frame));
      case "planned":
        return this.#settle(frame.id, (waiting) => waiting.resolve(frame.plan));
      case "explained":
        return this.#settle(frame.id, (waiting) => waiting.resolve(frame.reason));
      case "forecasted":
        return this.#settle(frame.id, (waiting) => waiting.resolve(frame.forecast));
      case "advised":
        return this.#settle(frame.id, (waiting) => waiting.resolve(frame.decision));
      case "refusal":
        return this.#refuse(frame);
      case "drafted":
        this.drafts = { ...this.drafts, [frame.seat]: frame.words };
        return;
      case "heartbeat":
        return this.#beat(frame);
    }
  }

  #welcome({ table: sent, you }: Welcome): void {
    const table = colourSeats(sent);
    const isNews = this.table === null || table.number > this.table.number;
    if (isNews || this.status !== "open" || table.number === this.table?.number) this.table = table;
    if (isNews) this.drafts = NO_DRAFTS;
    this.you = you;
    this.#socket.expectWithin();
    this.#checkLink(you);
    if (table.practice === 0) keepLastTable(this.code);
    this.#greeting = this.refusal = "";
    if (this.status !== "open") {
      this.status = "open";
      this.#socket.resetBackoff();
      for (const { text } of this.#waiting.values()) this.#socket.send(text);
    }
    this.#giveNonces();
  }

  /** Forget the keys that open nothing, and note, once, that a link did not do what was expected of it. */
  #checkLink({ dead_keys: named, shared }: You): void {
    const dead = named.filter((key) => this.#keys.delete(key));
    if (dead.length > 0) {
      forgetKeys(this.code, dead);
      this.linkTrouble = "dead";
    } else if (this.#isByLink && shared.length > 0) {
      this.linkTrouble = "used";
    }
    this.#isByLink = false;
  }

  #happen({ number, changes, happened }: TableEvent): void {
    this.#socket.expectWithin();
    const before = this.table;
    if (before && number <= before.number) return;
    if (before?.number !== number - 1) return this.#catchUp();
    const table = colourSeats(applyChanges(before, number, changes));
    this.table = table;
    this.drafts = NO_DRAFTS;
    this.#giveNonces();
    for (const listener of this.#listeners) listener(happened, before, table);
  }

  /** An event was missed: ask for the whole table, unless that was done already. */
  #catchUp(): void {
    if (this.#greeting === "") this.#greet();
  }

  #refuse({ id, code, message, fields }: Refusal): void {
    if (FINAL.includes(code) && !this.#waiting.has(id)) return this.#leave(code);
    if (this.#greeting !== "" && (id === this.#greeting || id === "")) {
      this.refusal = code;
      clearTimeout(this.#greetAgain);
      this.#greetAgain = setTimeout(() => this.#greet(), GREET_AGAIN_MS);
    }
    this.#settle(id, (waiting) => waiting.reject(new RefusalError(code, message, fields)));
  }

  #settle(id: string, reply: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) reply(waiting);
  }

  #beat({ number, online, away, drivers, viewers, within }: Heartbeat): void {
    this.#socket.expectWithin(within);
    const table = this.table;
    if (!table) return;
    if (number > table.number) this.#catchUp();
    const seats = table.seats.map((seat, index) => {
      const isOnline = online[index] ?? seat.is_online;
      const isAway = away[index] ?? seat.is_away;
      const status = drivers[index] ?? null;
      const isSameStatus = JSON.stringify(status) === JSON.stringify(seat.status);
      if (isOnline === seat.is_online && isAway === seat.is_away && isSameStatus) return seat;
      return { ...seat, is_online: isOnline, is_away: isAway, status };
    });
    const isSame = viewers === table.viewers && seats.every((seat, index) => seat === table.seats[index]);
    if (!isSame) this.table = { ...table, seats, viewers };
  }

  /** Send a nonce for the dice of a new race, for each seat played here. */
  #giveNonces(): void {
    const race = this.table?.race;
    // The dice of a turn that is tried again are those of the real race.
    if (!race || race.result || race.ply > 0 || this.status !== "open" || this.table?.practice) return;
    for (const seat of this.you?.seats ?? []) {
      const name = `${race.number}/${seat}`;
      if (this.#nonces.has(name) || race.fairness.nonces[seat]) continue;
      this.#nonces.add(name);
      // Too late, or another page of the same seat was first: the race goes on all the same.
      this.command({ type: "nonce", seat, race: race.number, nonce: makeHex(16) }).catch(() => undefined);
    }
  }

  #lose(): void {
    clearTimeout(this.#greetAgain);
    this.status = this.table ? "lost" : "connecting";
  }

  /** The server does not let this page to the table, for good. */
  #leave(code: string): void {
    this.status = "gone";
    this.refusal = code;
    clearTimeout(this.#greetAgain);
    if (readLastTable() === this.code) keepLastTable(null);
    this.#socket.close();
    for (const { reject } of this.#waiting.values()) {
      reject(new RefusalError(this.refusal, `table ${this.code} is closed to this page`));
    }
    this.#waiting.clear();
  }
}

/** Seats as they are called and drawn: in a game without cars a seat gets a colour by its index. */
export function colourSeats(table: Table): Table {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    car: seat.car || (COLOURS[index % COLOURS.length]?.name ?? ""),
  }));
  return { ...table, seats: markTwins(seats) };
}
