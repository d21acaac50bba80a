/** The HTTP part of the protocol: menus, boards, and opening a table. */

import { keepKey } from "./keys";
import { RefusalError } from "./refusal";
import type { Figures, GameFacts, OpenedTable, OpenTable, Table } from "../wire";

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RefusalError("line/lost", `no answer to ${path}`);
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  throw new RefusalError(
    problem.code ?? "line/lost",
    problem.message ?? `${path} answered ${response.status}`,
    problem.fields ?? {},
  );
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

/** The pictures of the rules pages. */
export function fetchFigures(): Promise<Figures> {
  return ask<Figures>("/api/figures");
}

/** A table as a spectator sees it; refuses with `table/unknown`. */
export function fetchTable(code: string): Promise<Table> {
  return ask<Table>(`/api/tables/${encodeURIComponent(code)}`);
}

/** Open a table of one's own; this browser keeps the host's key. Returns its code. */
export async function openTable(wish: OpenTable): Promise<string> {
  const opened = await ask<OpenedTable>("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
  keepKey(opened.code, opened.key);
  return opened.code;
}

/** Where the record of an ended race lies. */
export function recordAddress(code: string, race: number): string {
  return `/api/tables/${encodeURIComponent(code)}/races/${race}.race`;
}
