/** The notice about what just failed; one at a time. */

import { has, t } from "../words";
import { RefusalError } from "./refusal";

type Facts = Readonly<Record<string, string | number>>;

export interface Notice {
  readonly id: string;
  /** The variables of the message; `said` is what a developer says about it, in English. */
  readonly facts: Facts;
}

const SHOWN_MS = 6_000;

class Notices {
  now: Notice | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(id: string, facts: Facts = {}): void {
    clearTimeout(this.#timer);
    this.now = { id, facts };
    this.#timer = setTimeout(() => this.dismiss(), SHOWN_MS);
  }

  /** Keep the notice until it is dismissed. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const notices = new Notices();

/** The message for a refusal's code. */
export function errorId(code: string): string {
  return `error-${code.replaceAll("/", "-")}`;
}

/** A message, and the developer's English in place of what it cannot say; that is for a fold, and never for the voice. */
export function sayError(id: string, facts: Facts): { readonly text: string; readonly said: string } {
  if (has(id)) return { text: t(id, facts), said: "" };
  return { text: t("error-other"), said: String(facts["said"] ?? "") };
}

/** Wait for something that may be refused; a refusal becomes a notice. Says whether it worked. */
export async function attempt(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed;
    return true;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    notices.tell(errorId(error.code), { ...error.fields, said: error.message });
    return false;
  }
}

/** The same for automatic actions: no notice if another page of the same seat was faster. */
export async function attemptAlone(deed: Promise<unknown>): Promise<boolean> {
  const isFirst = deed.catch((error: unknown) => {
    if (error instanceof RefusalError && error.code === "ply/stale") return;
    throw error;
  });
  return attempt(isFirst);
}
