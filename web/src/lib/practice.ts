/** Trying a turn again: opens the table for it. This window remembers the turn tried last, to try it once more and to go back. */

import { ask, post } from "./api";
import { route } from "./route.svelte";
import { keepKey } from "./table-keys";
import type { OpenedTable } from "../wire";

export interface Practice {
  /** The text of the record of the real race. */
  readonly record: string;
  readonly ply: number;
  readonly seat: number;
  /** The address after the origin that leads back; "" for home. */
  readonly back: string;
}

const KEY = "hairpin/practice";
/** Only addresses of our own tables and rooms lead back. */
const ADDRESS = /^\/(t\/[\w-]+|#\/[a-z]+(\/[\w.-]*)?)$/;

/** Open a table at a position of a race, and go there. */
export async function tryAgain(record: string, ply: number, seat: number): Promise<void> {
  await open({ record, ply, seat, back: location.pathname + location.hash });
}

/** The same position once more, at another table. */
export async function tryOnceMore(practice: Practice): Promise<void> {
  await open(practice);
}

async function open(practice: Practice): Promise<void> {
  const { record, ply, seat } = practice;
  const { code, key } = await ask<OpenedTable>("/api/practice", post({ record, ply, seat }));
  keepKey(code, key);
  keep(code, practice);
  route.goToTable(code);
  lookAgain();
}

/** What is tried again at this table; null in a window that did not open it. */
export function readPractice(code: string): Practice | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Readonly<Record<string, unknown>> | null;
    const { record, ply, seat, back } = kept ?? {};
    if (kept?.["code"] !== code || typeof record !== "string" || !isCount(ply) || !isCount(seat)) return null;
    return { record, ply, seat, back: typeof back === "string" && ADDRESS.test(back) ? back : "" };
  } catch {
    return null;
  }
}

/** The try from which somebody just came back. */
let left: Practice | null = null;

/** What was tried when this page came back to where the turn was chosen; told once. */
export function takeReturn(): Practice | null {
  const practice = left;
  left = null;
  return practice?.back === location.pathname + location.hash ? practice : null;
}

/** Go back to where the turn was chosen, or home. */
export function goBack(practice: Practice | null): void {
  left = practice;
  history.pushState(null, "", practice?.back || "/");
  lookAgain();
}

/** Whatever reads addresses looks again: the way may lead from a table into a room, or out of one. */
function lookAgain(): void {
  dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
}

/** The seats that won, by the last line of a record; none where the race was not driven to its end. */
export function readWinners(record: string): readonly number[] {
  const line = /^result: ([\d ]+)/m.exec(record)?.[1] ?? "";
  return line
    .split(" ")
    .filter(Boolean)
    .map((seat) => Number(seat) - 1);
}

function keep(code: string, practice: Practice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code, ...practice }));
  } catch {
    // Where nothing is kept, the way back leads home.
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
