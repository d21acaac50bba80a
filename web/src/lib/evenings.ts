/** The last evenings of this browser, in `localStorage`: who played what, in which cars, and who won. Nothing is sent. */

import type { Seat, Table, You } from "../wire";

export interface EveningSeat {
  readonly kind: Seat["kind"];
  readonly name: string;
  readonly car: string;
  readonly driver: string | null;
  readonly trophies: number;
  readonly isChampion: boolean;
}

export interface Evening {
  /** The code of its table. */
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** The title of the board that somebody had brought along, if it lay on the table; else "". */
  readonly ownBoard: string;
  readonly pace: Table["pace"];
  readonly starterRule: Table["starter_rule"];
  readonly seats: readonly EveningSeat[];
}

const KEY = "hairpin/evenings";
const VERSION = 1;
export const MOST_EVENINGS = 6;
const MOST_SEATS = 16;
const MOST_OPTIONS = 64;
const MOST_NAMES = 8;
const LONGEST = 64;
const KINDS: readonly Seat["kind"][] = ["here", "link", "computer"];
const PACES: readonly Table["pace"][] = ["slow", "calm", "normal", "quick", "fast"];
const RULES: readonly Table["starter_rule"][] = ["youngest", "champion", "random", "seat"];

/** The evenings, the newest first; what is damaged is left out. */
export function readEvenings(): readonly Evening[] {
  try {
    const kept = asRecord(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    if (kept["version"] !== VERSION || !Array.isArray(kept["evenings"])) return [];
    return kept["evenings"].flatMap((one) => readEvening(asRecord(one)) ?? []).slice(0, MOST_EVENINGS);
  } catch {
    return [];
  }
}

let last = "";

/** Keep a table at which this browser sits and a race has begun; a turn that is tried again is no evening. */
export function keepEvening(table: Table, you: You): void {
  if (table.races === 0 || table.practice > 0 || you.seats.length === 0) return;
  const evening = describe(table, you);
  const text = JSON.stringify(evening);
  if (text === last) return;
  last = text;
  write([evening, ...readEvenings().filter(({ code }) => code !== evening.code)]);
}

export function forgetEvening({ code }: Evening): void {
  last = "";
  write(readEvenings().filter((other) => other.code !== code));
}

/** Keep an evening again that was just forgotten, at its place. */
export function restoreEvening(evening: Evening, index: number): void {
  const others = readEvenings().filter(({ code }) => code !== evening.code);
  write([...others.slice(0, index), evening, ...others.slice(index)]);
}

/** Names that people had, the newest first, without those that are taken. */
export function suggestNames(evenings: readonly Evening[], taken: readonly string[]): readonly string[] {
  const people = evenings.flatMap(({ seats }) => seats.filter(({ kind }) => kind !== "computer"));
  const names = new Set(people.map(({ name }) => name).filter((name) => name !== "" && !taken.includes(name)));
  return [...names].slice(0, MOST_NAMES);
}

/** A person of another screen comes by link again, whoever had opened the table. */
function describe(table: Table, you: You): Evening {
  const isOwn = table.own_board !== null && Object.values(table.options).includes(table.own_board.name);
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    ownBoard: isOwn ? (table.own_board?.title ?? "") : "",
    pace: table.pace,
    starterRule: table.starter_rule,
    seats: table.seats.map(({ kind, name, car, driver }, index) => ({
      kind: kind === "computer" ? kind : you.seats.includes(index) ? "here" : "link",
      name,
      car,
      driver: kind === "computer" ? driver : null,
      trophies: table.trophies[index] ?? 0,
      isChampion: table.champions.includes(index),
    })),
  };
}

function write(evenings: readonly Evening[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, evenings: evenings.slice(0, MOST_EVENINGS) }));
  } catch {
    // A private window remembers nothing.
  }
}

function readEvening(kept: Readonly<Record<string, unknown>>): Evening | null {
  const { code, game, seats } = kept;
  if (typeof code !== "string" || typeof game !== "string" || !Array.isArray(seats)) return null;
  if (seats.length < 1 || seats.length > MOST_SEATS) return null;
  const options = Object.entries(asRecord(kept["options"])).slice(0, MOST_OPTIONS);
  return {
    code,
    game,
    options: Object.fromEntries(options.map(([name, value]) => [name, asText(value)])),
    ownBoard: asText(kept["ownBoard"]),
    pace: PACES.find((pace) => pace === kept["pace"]) ?? "normal",
    starterRule: RULES.find((rule) => rule === kept["starterRule"]) ?? "youngest",
    seats: seats.map((seat) => readSeat(asRecord(seat))),
  };
}

function readSeat(kept: Readonly<Record<string, unknown>>): EveningSeat {
  const { driver, trophies } = kept;
  return {
    kind: KINDS.find((kind) => kind === kept["kind"]) ?? "here",
    name: asText(kept["name"]),
    car: asText(kept["car"]),
    driver: typeof driver === "string" ? asText(driver) : null,
    trophies: typeof trophies === "number" && Number.isSafeInteger(trophies) && trophies > 0 ? trophies : 0,
    isChampion: kept["isChampion"] === true,
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST) : "";
}
