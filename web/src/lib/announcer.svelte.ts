/** Everything that is said of its own accord, once and in order: to screen readers, and aloud to who wants it. */

import { untrack } from "svelte";
import { voice } from "./voice.svelte";

export interface Line {
  readonly id: number;
  readonly text: string;
}

/** More lines than this are not kept: a screen reader has read them long ago. */
const MOST = 8;

class Announcer {
  lines: readonly Line[] = $state.raw([]);
  #count = 0;

  say(text: string): void {
    if (text === "") return;
    // Whoever says something depends on nothing that was said before.
    untrack(() => {
      this.lines = [...this.lines, { id: ++this.#count, text }].slice(-MOST);
      voice.follow(text);
    });
  }

  /** Another table, another story. */
  clear(): void {
    this.lines = [];
    voice.hush();
  }
}

export const announcer = new Announcer();
