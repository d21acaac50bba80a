/** “Why can’t I go there?” The table knows; here its answer is kept until it has been read. */

import { announcer } from "../lib/announcer.svelte";
import { attempt } from "../lib/notices.svelte";
import { joinWays } from "../lib/phrases";
import { RefusalError } from "../lib/refusal";
import type { TableClient } from "../lib/table.svelte";
import type { Reason } from "../wire";
import { t } from "../words";

export interface Explanation extends Reason {
  readonly game: string;
}

const SHOWN_MS = 9_000;

class Why {
  now: Explanation | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Ask which rule forbids a place, or a word, after what is laid out; `otherwise` is told where none does.
   * Who only watches asks nothing.
   */
  ask(client: TableClient, what: string, words: readonly string[] = [], otherwise: Reason | null = null): void {
    if (!client.you?.seats.length) return;
    const game = client.table?.game ?? "";
    const answer = client.why(what, words).then((found) => {
      const reason = found ?? otherwise;
      if (reason) this.tell({ ...reason, game });
    });
    void attempt(answer.catch(forgetIfLate));
  }

  tell(explanation: Explanation): void {
    clearTimeout(this.#timer);
    this.now = explanation;
    announcer.say(sayReason(explanation));
    this.#timer = setTimeout(() => this.dismiss(), SHOWN_MS);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const why = new Why();

/** A question about a position, or a race, that has passed needs no answer. */
function forgetIfLate(error: unknown): void {
  if (!(error instanceof RefusalError) || !["ply/stale", "table/stage"].includes(error.code)) throw error;
}

/** The one sentence for a reason. */
export function sayReason({ game, code, colours }: Explanation): string {
  const [colour = ""] = colours;
  return t(`why-${game}-${code}`, {
    colour,
    colours: joinWays(colours.map((name) => t("monza-colour", { colour: name }))),
  });
}
