/** The replay of a race, by its record. */

import { ask, post } from "../lib/api";
import type { Replay } from "../wire";

export function fetchReplay(record: string): Promise<Replay> {
  return ask<Replay>("/api/replays", post({ record }));
}
