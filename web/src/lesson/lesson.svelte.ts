/** The lesson, a race with tips: at which table it is, which tips were given, how it begins and ends. */

import { openTable } from "../lib/api";
import { attempt } from "../lib/notices.svelte";
import { route } from "../lib/route.svelte";
import type { Tip } from "../lib/coach.svelte";
import type { LessonCard } from "../games/kit";

const KEY = "hairpin/lesson";

/** How often a tip is given. */
export function timesOf({ times = 1 }: Tip): number {
  return times;
}

/** What the browser keeps, so that a lesson goes on after a reload. */
interface Kept {
  readonly code: string;
  readonly id: string;
  readonly given: Readonly<Record<string, number>>;
}

const NOTHING: Kept = { code: "", id: "", given: {} };

class Lesson {
  /** The table at which there is a lesson, or nothing. */
  code = $state("");
  /** Which lesson it is. */
  id = $state("");
  /** Somebody wants no more tips, and is asked what next. */
  isSkipped = $state(false);
  /** Whether the home page is to offer the lessons at once. */
  isChoosing = $state(false);
  /** How often each tip was given; not reactive, because the cleanup of an effect reads earlier values. */
  #given: Record<string, number>;
  #news = $state.raw({});

  constructor() {
    const kept = readKept();
    [this.code, this.id, this.#given] = [kept.code, kept.id, { ...kept.given }];
  }

  /** Open the table of a lesson, and go there. */
  async begin({ id, table }: Pick<LessonCard, "id" | "table">): Promise<void> {
    const open = async (): Promise<void> => {
      const code = await openTable(await table());
      [this.code, this.id, this.#given, this.#news] = [code, id, {}, {}];
      this.isSkipped = this.isChoosing = false;
      this.#keep();
      route.goToTable(code);
    };
    await attempt(open());
  }

  /** No more tips; what is next is asked. */
  skip(): void {
    this.isSkipped = true;
  }

  /** End the lesson. */
  end(): void {
    [this.code, this.id, this.isSkipped] = ["", "", false];
    this.#keep();
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
    if (this.code) this.#keep();
  }

  #keep(): void {
    try {
      if (this.code)
        localStorage.setItem(KEY, JSON.stringify({ code: this.code, id: this.id, given: this.#given } satisfies Kept));
      else localStorage.removeItem(KEY);
    } catch {
      // It lasts until the window is closed.
    }
  }
}

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return typeof kept?.code === "string" ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export const lesson = new Lesson();
