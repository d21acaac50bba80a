/** The record of a race, and its replay. */

import { ask, post, reach, recordAddress } from "../lib/api";
import type { Replay } from "../wire";
import type { RaceAddress } from "./route.svelte";

/** The text of the record of a table's race. */
export async function fetchRecord({ code, race }: RaceAddress): Promise<string> {
  return (await reach(recordAddress(code, race))).text();
}

export function fetchReplay(record: string): Promise<Replay> {
  return ask<Replay>("/api/replays", post({ record }));
}
