/** The lesson, a first race with tips: at which table it is, which tips were given, how it begins and ends. */

import { openTable } from "../lib/api";
import { attempt } from "../lib/notices.svelte";
import { route } from "../lib/route.svelte";
import type { Tip } from "../lib/coach.svelte";
import type { OpenTable } from "../wire";

const KEY = "hairpin/lesson";

/** How often a tip is given. */
export function timesOf({ times = 1 }: Tip): number {
  return times;
}

class Lesson {
  /** The table at which there is a lesson, or nothing. */
  code = $state("");
  /** How often each tip was given; not reactive, because the cleanup of an effect reads earlier values. */
  #given: Record<string, number> = {};
  #news = $state.raw({});

  constructor() {
    try {
      this.code = localStorage.getItem(KEY) ?? "";
    } catch {
      // A private window keeps nothing.
    }
  }

  /** Open the table of a game's lesson, and go there. */
  async begin(table: OpenTable): Promise<void> {
    await attempt(
      openTable(table).then((code) => {
        this.#given = {};
        this.#news = {};
        this.#keep(code);
        route.goToTable(code);
      }),
    );
  }

  /** End the lesson. */
  end(): void {
    this.#keep("");
  }

  /** The first tip that has not been given often enough. */
  choose(tips: readonly Tip[]): Tip | null {
    const given = this.#news && this.#given;
    return tips.find((tip) => (given[tip.id] ?? 0) < timesOf(tip)) ?? null;
  }

  /** A tip was given; `times` for one that has been understood. */
  note(id: string, times = 1): void {
    this.#given[id] = (this.#given[id] ?? 0) + times;
    this.#news = {};
  }

  #keep(code: string): void {
    this.code = code;
    try {
      if (code) localStorage.setItem(KEY, code);
      else localStorage.removeItem(KEY);
    } catch {
      // It lasts until the window is closed.
    }
  }
}

export const lesson = new Lesson();
