/** Forecasts of a running race: asked for once for each position, and shown when that position has been shown. */

import { RefusalError } from "../lib/refusal";
import type { TableClient } from "../lib/table.svelte";
import type { Forecast, Race } from "../wire";

interface Known {
  readonly race: number;
  readonly ply: number;
  readonly forecast: Forecast;
}

/** How many positions are kept: as many as what is shown may lag behind. */
const MOST_KEPT = 64;
/** After a refusal that is about the moment, not about the question. */
const RETRY_MS = 1_500;
/** The bar has just been switched off, or the race is over. */
const OVER: readonly string[] = ["table/no-race", "bar/off", "game/no-chances"];

export class Forecasts {
  #known: readonly Known[] = $state.raw([]);
  /** The position that is being asked about, or was last: `<race> <ply>`. */
  #asked = "";
  #isAsking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly client: Pick<TableClient, "table" | "forecast">) {}

  /** The newest forecast that is not ahead of what is shown; null while there is none. */
  at({ number, ply }: Pick<Race, "number" | "ply">): Forecast | null {
    return this.#known.findLast((known) => known.race === number && known.ply <= ply)?.forecast ?? null;
  }

  /** Ask about the position on the table, unless that was done already; one question at a time. */
  look(): void {
    const race = this.client.table?.race;
    if (!race || race.result || this.#isAsking || this.#asked === `${race.number} ${race.ply}`) return;
    void this.#ask(race);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask({ number, ply }: Race): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAsking = true;
    this.#asked = `${number} ${ply}`;
    try {
      const forecast = await this.client.forecast();
      const earlier = this.#known.filter((known) => known.race === number && known.ply < ply);
      this.#known = [...earlier, { race: number, ply, forecast }].slice(-MOST_KEPT);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (!OVER.includes(error.code)) this.#retry();
    } finally {
      this.#isAsking = false;
    }
    this.look();
  }

  #retry(): void {
    this.#timer = setTimeout(() => {
      this.#asked = "";
      this.look();
    }, RETRY_MS);
  }
}
