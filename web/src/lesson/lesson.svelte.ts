/** The first race that explains itself: at which table, what has been said, and how it is begun and ended. */

import { openTable } from "../lib/api";
import { attempt } from "../lib/notices.svelte";
import { route } from "../lib/route.svelte";
import type { Play } from "../games/memo/race/play.svelte";
import type { Wheel } from "../games/monza/race/wheel.svelte";
import type { OpenTable } from "../wire";
import { timesOf, type Tip } from "./tips";

const KEY = "hairpin/lesson";
const SEATS: OpenTable["seats"] = [{ kind: "here" }, { kind: "computer", driver: "random" }];
const TABLES = {
  monza: { game: "monza", options: { track: "sprint" }, seats: SEATS },
  memo: { game: "memo", options: {}, seats: SEATS },
} as const satisfies Readonly<Record<string, OpenTable>>;

class Lesson {
  /** The table at which there is a lesson, or nothing. */
  code = $state("");
  /** What the driver at this page holds in the hands; the boards put it here. */
  wheel: Wheel | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  /** How often each tip was given; plain, because an effect that ends would read what it was before. */
  #given: Record<string, number> = {};
  #news = $state.raw({});

  constructor() {
    try {
      this.code = localStorage.getItem(KEY) ?? "";
    } catch {
      // A private window keeps nothing.
    }
  }

  /** Open a small table with one computer driver, and go there. */
  async begin(game: keyof typeof TABLES): Promise<void> {
    await attempt(
      openTable(TABLES[game]).then((code) => {
        this.#given = {};
        this.#news = {};
        this.#keep(code);
        route.goToTable(code);
      }),
    );
  }

  /** No more tips, until somebody asks for another lesson. */
  end(): void {
    this.#keep("");
  }

  /** The first tip that has not been given often enough. */
  choose(tips: readonly Tip[]): Tip | null {
    const given = this.#news && this.#given;
    return tips.find(({ id }) => (given[id] ?? 0) < timesOf(id)) ?? null;
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
