/** The notice about what just failed; one at a time. */

import { RefusalError } from "./refusal";

export interface Notice {
  readonly id: string;
  readonly facts: Readonly<Record<string, string>>;
}

const SHOWN_MS = 6_000;

class Notices {
  now: Notice | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(id: string, facts: Readonly<Record<string, string>> = {}): void {
    clearTimeout(this.#timer);
    this.now = { id, facts };
    this.#timer = setTimeout(() => this.dismiss(), SHOWN_MS);
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
