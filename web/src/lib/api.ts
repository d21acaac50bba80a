/** The HTTP part of the protocol: menus, boards, and opening a table. */

import { keepKey } from "./keys";
import { RefusalError } from "./refusal";
import type {
  Blueprint,
  Drawing,
  Figures,
  FinishIt,
  GameFacts,
  Laid,
  OpenedTable,
  OpenTable,
  PrintIt,
  Quality,
  Table,
  TrackText,
} from "../wire";

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await reach(path, init);
  return hear(path, async () => (await response.json()) as T);
}

/** Return the answer if it is one; a refusal is thrown. */
async function reach(path: string, init?: RequestInit): Promise<Response> {
  const response = await hear(path, () => fetch(path, init));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  throw new RefusalError(
    problem.code ?? "line/lost",
    problem.message ?? `${path} answered ${response.status}`,
    problem.fields ?? {},
  );
}

/** Wait for a part of an answer; a line that breaks, or brings what nobody can read, is lost. */
async function hear<T>(path: string, read: () => Promise<T> | T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new RefusalError("line/lost", `no answer to ${path}`);
  }
}

let games: Promise<readonly GameFacts[]> | null = null;

/** Games, options, boards and drivers, asked for once. */
export function fetchGames(): Promise<readonly GameFacts[]> {
  games ??= ask<readonly GameFacts[]>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** The outlines of a board, for drawing; their shape is the drawer's business. */
export function fetchBoard<T>(name: string): Promise<T> {
  return ask<T>(`/api/boards/${encodeURIComponent(name)}`);
}

/** The outlines of the board that somebody brought along to a table. */
export function fetchOwnBoard<T>(code: string): Promise<T> {
  return ask<T>(`/api/tables/${encodeURIComponent(code)}/board`);
}

/** The pictures of the rules pages. */
export function fetchFigures(): Promise<Figures> {
  return ask<Figures>("/api/figures");
}

/** A table as a spectator sees it; refuses with `table/unknown`. */
export function fetchTable(code: string): Promise<Table> {
  return ask<Table>(`/api/tables/${encodeURIComponent(code)}`);
}

/** The address at which other devices reach this house; the page's own while that is not known. */
export async function fetchAddress(): Promise<string> {
  try {
    return (await ask<{ readonly address: string }>("/api/house")).address;
  } catch (error) {
    if (error instanceof RefusalError) return location.origin;
    throw error;
  }
}

function post(body: unknown, signal?: AbortSignal): RequestInit {
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body), signal: signal ?? null };
}

/** Open a table of one's own; this browser keeps the host's key. Returns its code. */
export async function openTable(wish: OpenTable): Promise<string> {
  const opened = await ask<OpenedTable>("/api/tables", post(wish));
  keepKey(opened.code, opened.key);
  return opened.code;
}

/** Where the record of an ended race lies. */
export function recordAddress(code: string, race: number): string {
  return `/api/tables/${encodeURIComponent(code)}/races/${race}.race`;
}

/** A shipped board as a blueprint. */
export function fetchBlueprint(name: string): Promise<Blueprint> {
  return ask<Blueprint>(`/api/workshop/boards/${encodeURIComponent(name)}`);
}

/** Read somebody's track file; refuses with `track/file` and the place in it. */
export function readTrack(file: TrackText): Promise<Blueprint> {
  return ask<Blueprint>("/api/workshop/read", post(file));
}

/** A board in the making as shapes, with all that is wrong with it. */
export function drawBlueprint(board: Blueprint, signal?: AbortSignal): Promise<Drawing> {
  return ask<Drawing>("/api/workshop/draw", post(board, signal));
}

/** How good a board without faults is to race on. */
export function measureBlueprint(board: Blueprint, signal?: AbortSignal): Promise<Quality> {
  return ask<Quality>("/api/workshop/measure", post(board, signal));
}

/** Lay the open road; says how far it is, from 0 to 1, and returns the whole board. */
export async function finishBlueprint(
  wish: FinishIt,
  onshare: (share: number) => void,
  signal?: AbortSignal,
): Promise<Blueprint> {
  const path = "/api/workshop/finish";
  const { body } = await reach(path, post(wish, signal));
  const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  const listen = () => hear(path, () => lines?.read());
  for (let part = await listen(); part && !part.done; part = await listen()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) {
      const { share, board, code, fields } = await hear(path, () => JSON.parse(line) as Laid);
      if (code) throw new RefusalError(code, "", fields);
      onshare(share);
      if (board) return board;
    }
  }
  throw new RefusalError("line/lost", "the board was not laid to its end");
}

/** A print to scale, as a file. */
export async function printBlueprint(wish: PrintIt): Promise<Blob> {
  const path = "/api/workshop/print";
  const response = await reach(path, post(wish));
  return hear(path, () => response.blob());
}
