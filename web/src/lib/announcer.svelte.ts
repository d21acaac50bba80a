/** Announcements, each once and in order: for screen readers, and spoken aloud where that is switched on. */

import { untrack } from "svelte";
import { voice } from "./voice.svelte";

export interface Line {
  readonly id: number;
  readonly text: string;
}

/** Older lines are dropped; a screen reader has read them. */
const MOST = 8;

class Announcer {
  lines: readonly Line[] = $state.raw([]);
  #count = 0;

  say(text: string): void {
    if (text === "") return;
    // Untracked: the caller's effect must not depend on earlier announcements.
    untrack(() => {
      this.lines = [...this.lines, { id: ++this.#count, text }].slice(-MOST);
      voice.follow(text);
    });
  }

  /** Forget all lines, when the table is left. */
  clear(): void {
    this.lines = [];
    voice.hush();
  }
}

export const announcer = new Announcer();
