/** Reviews of races that are over: fetched with more and more effort while somebody looks, and shared by all who look. */

import { ask, post } from "./api";
import { pause } from "./motion";
import { PASSING, RefusalError } from "./refusal";
import type { Review, ReviewAnswer } from "../wire";

export interface Reviewed {
  /** The newest one, or null while there is none. */
  readonly review: Review | null;
  /** A better one may come. */
  readonly isSharpening: boolean;
  /** The server has no time for it right now; it is asked again and again. */
  readonly isHeldUp: boolean;
  /** The code of the refusal on which the fetching ended, or that is about to pass; else "". */
  readonly refusal: string;
}

export const NOT_YET: Reviewed = { review: null, isSharpening: true, isHeldUp: false, refusal: "" };

type Look = (now: Reviewed) => void;

/** Between two answers, while the race is being solved, and after a miss. */
const REST_MS = 400;
const SOLVING_MS = 2_500;
const RETRY_MS = 4_000;
/** A server that was just installed gets its compiler; that takes minutes. */
const TOOLS = "workshop/tools";
const TOOLS_MS = 12_000;
/** Reviews of so many races are kept when nobody looks any more. */
const MOST_KEPT = 4;

class Research {
  #now = NOT_YET;
  #effort = 0;
  #stop: AbortController | null = null;
  readonly #looks = new Set<Look>();

  constructor(readonly record: string) {}

  get isIdle(): boolean {
    return this.#looks.size === 0;
  }

  follow(look: Look): () => void {
    this.#looks.add(look);
    // What was refused is asked for again when somebody opens it again.
    if (!this.#stop && this.#now.refusal) this.#tell({ ...this.#now, isSharpening: true, refusal: "" });
    else look(this.#now);
    if (!this.#stop && this.#now.isSharpening) {
      this.#stop = new AbortController();
      void this.#run(this.#stop.signal);
    }
    return () => {
      this.#looks.delete(look);
      if (!this.isIdle) return;
      this.#stop?.abort();
      this.#stop = null;
    };
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (this.#now.isSharpening) {
      await untilSeen(signal);
      if (signal.aborted) return;
      const rest = await this.#fetch(signal);
      if (signal.aborted) return;
      if (this.#now.isSharpening) await pause(rest);
    }
    if (!signal.aborted) this.#stop = null;
  }

  /** Fetch the next review; returns how long to wait before the one after it. */
  async #fetch(signal: AbortSignal): Promise<number> {
    try {
      const asked = post({ record: this.record, effort: this.#effort }, signal);
      const { review, is_solving: isSolving } = await ask<ReviewAnswer>("/api/reviews", asked);
      if (!review.is_final) this.#effort = Math.max(this.#effort, review.effort) + 1;
      this.#tell({ review, isSharpening: !review.is_final || isSolving, isHeldUp: false, refusal: "" });
      return review.is_final ? SOLVING_MS : REST_MS;
    } catch (error) {
      if (signal.aborted) return 0;
      if (!(error instanceof RefusalError)) throw error;
      if (PASSING.has(error.code)) this.#tell({ ...this.#now, isHeldUp: true });
      else this.#tell({ ...this.#now, isSharpening: error.code === TOOLS, isHeldUp: false, refusal: error.code });
      return error.code === TOOLS ? TOOLS_MS : RETRY_MS;
    }
  }

  #tell(now: Reviewed): void {
    this.#now = now;
    for (const look of this.#looks) look(now);
  }
}

const researches = new Map<string, Research>();

/** Be told of the review of a race, now and whenever there is a better one, until the returned function is called. */
export function followReview(record: string, look: Look): () => void {
  const research = researches.get(record) ?? new Research(record);
  researches.delete(record);
  researches.set(record, research);
  for (const [other, { isIdle }] of researches) {
    if (researches.size > MOST_KEPT && isIdle && other !== record) researches.delete(other);
  }
  return research.follow(look);
}

/** Wait while the page is hidden. */
function untilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      signal.removeEventListener("abort", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
  });
}
