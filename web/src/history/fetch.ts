/** The history of a table, and everything of it as one file. A locked table shows them to those with a key. */

import { ask, hear, reach } from "../lib/api";
import { readKeys } from "../lib/table-keys";
import type { History } from "../wire";

function addressOf(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/history`;
}

function showKeys(code: string): RequestInit {
  const keys = readKeys(code);
  return keys.length > 0 ? { headers: { "Hairpin-Keys": keys.join(",") } } : {};
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
