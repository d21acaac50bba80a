/** The title in the browser's tab: that of the screen on top, since a sheet of rules lies over a race and goes again. */

import { untrack } from "svelte";

/** Gives the title of a screen in the language in use. */
type Say = () => string;

class PageTitles {
  #open = $state.raw<readonly Say[]>([]);

  /** The title of the screen on top; "" where there is none. */
  get top(): string {
    return this.#open.at(-1)?.() ?? "";
  }

  /** Lay a screen on top of the others; returns a function that takes it away. */
  add(say: Say): () => void {
    this.#open = [...untrack(() => this.#open), say];
    return () => (this.#open = untrack(() => this.#open).filter((other) => other !== say));
  }
}

export const pageTitles = new PageTitles();
