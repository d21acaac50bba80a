/** The HTTP part of the protocol: menus, boards, and opening a table. */

import { keepKey, readKeys } from "./table-keys";
import { RefusalError } from "./refusal";
import type { GameFacts, Moment, OpenedTable, OpenTable, Story, Table } from "../wire";

export type Figures = Readonly<Record<string, unknown>>;

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await reach(path, init);
  return hear(path, async () => (await response.json()) as T);
}

/** Send a request and return the response; an error response is thrown as a `RefusalError`. */
export async function reach(path: string, init?: RequestInit): Promise<Response> {
  const response = await hear(path, () => fetch(path, init));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  throw new RefusalError(
    problem.code ?? "line/lost",
    problem.message ?? `${path} answered ${response.status}`,
    problem.fields ?? {},
  );
}

/** Read a part of a response; a broken connection and an unreadable body are both `line/lost`. */
export async function hear<T>(path: string, read: () => Promise<T> | T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new RefusalError("line/lost", `no answer to ${path}`);
  }
}

let games: Promise<readonly GameFacts[]> | null = null;

/** Games, options, boards and drivers, fetched once. */
export function fetchGames(): Promise<readonly GameFacts[]> {
  games ??= ask<readonly GameFacts[]>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** The outlines of a board; only the caller knows their type. */
export function fetchBoard<T>(name: string): Promise<T> {
  return ask<T>(`/api/boards/${encodeURIComponent(name)}`);
}

/** The outlines of the board that somebody brought along to a table. */
export function fetchOwnBoard<T>(code: string): Promise<T> {
  return ask<T>(`/api/tables/${encodeURIComponent(code)}/board`);
}

const figures = new Map<string, Promise<Figures>>();

/** The figures of a game's rules by name, fetched once; only the game knows their type. */
export function fetchFigures(game: string): Promise<Figures> {
  let asked = figures.get(game);
  if (!asked) {
    asked = ask<Figures>(`/api/games/${encodeURIComponent(game)}/figures`);
    figures.set(game, asked);
    asked.catch(() => figures.delete(game));
  }
  return asked;
}

/** A table as a spectator sees it; refuses with `table/unknown` or `table/locked`. */
export function fetchTable(code: string): Promise<Table> {
  return ask<Table>(`/api/tables/${encodeURIComponent(code)}`);
}

export interface House {
  /** The origin at which other devices reach the server. */
  readonly address: string;
  /** The server serves the home network, too, or means to. */
  readonly is_lan?: boolean;
  /** After how many days a table without a finished race is removed; 0 for never. */
  readonly keep_days?: number;
}

/** Facts about the server. */
export function fetchHouse(): Promise<House> {
  return ask<House>("/api/house");
}

/** The origin at which other devices reach the server; the page's own while that is not known. */
export async function fetchAddress(): Promise<string> {
  try {
    return (await fetchHouse()).address;
  } catch (error) {
    if (error instanceof RefusalError) return location.origin;
    throw error;
  }
}

export function post(body: unknown, signal?: AbortSignal): RequestInit {
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body), signal: signal ?? null };
}

/** Open a table of one's own; this browser keeps the host's key. Returns its code. */
export async function openTable(wish: OpenTable): Promise<string> {
  const opened = await ask<OpenedTable>("/api/tables", post(wish));
  keepKey(opened.code, opened.key);
  return opened.code;
}

/** A locked table shows what is kept of its races to those with a key alone. */
export function showKeys(code: string): RequestInit {
  const keys = readKeys(code);
  return keys.length > 0 ? { headers: { "Hairpin-Keys": keys.join(",") } } : {};
}

/** The moments that the story of an ended race is told by. */
export async function fetchStory(code: string, race: number): Promise<readonly Moment[]> {
  const path = `/api/tables/${encodeURIComponent(code)}/races/${race}/story`;
  return (await ask<Story>(path, showKeys(code))).moments;
}

/** Where the record of an ended race lies. */
export function recordAddress(code: string, race: number): string {
  return `/api/tables/${encodeURIComponent(code)}/races/${race}.race`;
}

/** The text of the record of an ended race. */
export async function fetchRecord(code: string, race: number): Promise<string> {
  const path = recordAddress(code, race);
  const response = await reach(path, showKeys(code));
  return hear(path, () => response.text());
}
