/** Answers to “why can’t I go there?”: asked of the server, kept until they have been read. */

import { announcer } from "./announcer.svelte";
import { attempt } from "./notices.svelte";
import { RefusalError } from "./refusal";
import type { TableClient } from "./table.svelte";
import type { Reason } from "../wire";

export interface Explanation {
  readonly game: string;
  readonly rule: string;
  /** The sentence in the language of the page. */
  readonly say: () => string;
}

interface Question {
  /** A place, or a word such as `stop`. */
  readonly what: string;
  /** What is laid out so far. */
  readonly words?: readonly string[] | undefined;
  /** The answer where no rule forbids it. */
  readonly otherwise?: Reason;
  readonly say: (reason: Reason) => string;
}

const SHOWN_MS = 9_000;

class Why {
  now: Explanation | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask which rule forbids something; spectators ask nothing. */
  ask(client: TableClient, { what, words = [], otherwise, say }: Question): void {
    if (!client.you?.seats.length) return;
    const game = client.table?.game ?? "";
    const answer = client.why(what, words).then((found) => {
      const reason = found ?? otherwise;
      if (reason) this.tell({ game, rule: reason.rule, say: () => say(reason) });
    });
    void attempt(answer.catch(ignoreIfStale));
  }

  tell(explanation: Explanation): void {
    clearTimeout(this.#timer);
    this.now = explanation;
    announcer.say(explanation.say());
    this.#timer = setTimeout(() => this.dismiss(), SHOWN_MS);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const why = new Why();

/** A question about an earlier position, or an earlier race, needs no answer. */
function ignoreIfStale(error: unknown): void {
  if (!(error instanceof RefusalError) || !["ply/stale", "table/no-race"].includes(error.code)) throw error;
}
