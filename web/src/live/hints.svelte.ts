/** The coach of a seat: asked for the best way in this position; what it says is shown until the position changes. */

import { attempt } from "../lib/notices.svelte";
import { RefusalError } from "../lib/refusal";
import type { TableClient } from "../lib/table.svelte";
import type { Decision } from "../wire";

interface Advice {
  readonly at: string;
  /** Null where there is nothing to decide. */
  readonly decision: Decision | null;
}

/** Refusals that mean that the question is about an earlier position. */
const LATE: readonly string[] = ["ply/stale", "table/no-race", "turn/not-yours"];

export class Hints {
  /** The position that can be asked about: this page's own turn, after the roll, in a seat that has a coach; else null. */
  readonly #position: string | null = $derived.by(() => {
    const seat = this.client.myTurnSeat;
    const table = this.client.table;
    const race = table?.race;
    if (seat === null || !race || race.awaits_roll || !table?.seats[seat]?.is_coached) return null;
    return `${race.number} ${race.ply} ${seat}`;
  });
  readonly isOffered: boolean = $derived.by(() => this.#position !== null);
  #askedAt: string | null = $state(null);
  readonly isAsking: boolean = $derived.by(() => this.#askedAt !== null && this.#askedAt === this.#position);
  #advice: Advice | null = $state.raw(null);
  /** What is to be shown now. */
  readonly shown: Advice | null = $derived.by(() => (this.#advice?.at === this.#position ? this.#advice : null));

  constructor(readonly client: Pick<TableClient, "table" | "myTurnSeat" | "advise">) {}

  /** Ask the coach, or put away what it said. */
  toggle(): void {
    const at = this.#position;
    if (at === null || this.isAsking) return;
    if (this.shown) this.putAway();
    else void attempt(this.#ask(at));
  }

  putAway(): void {
    this.#advice = null;
  }

  async #ask(at: string): Promise<void> {
    this.#askedAt = at;
    try {
      const decision = await this.client.advise();
      if (this.#askedAt === at) this.#advice = { at, decision };
    } catch (error) {
      if (!(error instanceof RefusalError) || !LATE.includes(error.code)) throw error;
    } finally {
      if (this.#askedAt === at) this.#askedAt = null;
    }
  }
}
