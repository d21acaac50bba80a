/** The history of a table, and everything of it as one file. A locked table shows them to those with a key. */

import { ask, hear, reach, showKeys } from "../lib/api";
import type { History } from "../wire";

function addressOf(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/history`;
}

export function fetchHistory(code: string, signal: AbortSignal): Promise<History> {
  return ask<History>(addressOf(code), { ...showKeys(code), signal });
}

/** A zip file: the record of every race, and the history. */
export async function fetchEverything(code: string): Promise<Blob> {
  const path = `${addressOf(code)}.zip`;
  const response = await reach(path, showKeys(code));
  return hear(path, () => response.blob());
}
