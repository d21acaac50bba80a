/** The history of a table as far as it is read; the server reads old races a while after it was started. */

import { pause } from "../lib/motion";
import { PASSING, RefusalError } from "../lib/refusal";
import type { History } from "../wire";
import { fetchHistory } from "./fetch";

/** Between two answers that are not complete: a little longer each time. */
const READ_ON_MS = 300;
const MOST_MS = 3_000;
const RETRY_MS = 2_000;

export class Chronicle {
  history: History | null = $state.raw(null);
  /** The code of the refusal on which the reading ended, or "". */
  refusal = $state("");
  readonly #code: string;
  #stop: AbortController | null = null;

  constructor(code: string) {
    this.#code = code;
  }

  /** Read, or read again, until all races are there. */
  read(): void {
    this.close();
    this.#stop = new AbortController();
    void this.#run(this.#stop.signal);
  }

  close(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let rest = READ_ON_MS; ; rest = Math.min(MOST_MS, rest * 1.5)) {
      const next = await this.#fetch(signal);
      if (next === "done" || signal.aborted) return;
      await pause(next === "again" ? RETRY_MS : rest);
      if (signal.aborted) return;
    }
  }

  async #fetch(signal: AbortSignal): Promise<"done" | "more" | "again"> {
    try {
      const history = await fetchHistory(this.#code, signal);
      if (signal.aborted) return "done";
      this.history = history;
      this.refusal = "";
      return history.is_complete ? "done" : "more";
    } catch (error) {
      if (signal.aborted) return "done";
      if (!(error instanceof RefusalError)) throw error;
      if (PASSING.has(error.code)) return "again";
      this.refusal = error.code;
      return "done";
    }
  }
}
