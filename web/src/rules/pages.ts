/** The rule pages of all games, in the order of the games. */

import { KITS } from "../games";
import type { LessonCard, RulePage, Rules } from "../games/kit";

export interface Page extends RulePage {
  readonly game: string;
  readonly rules: Rules;
  /** The lesson that the page offers, if any. */
  readonly lesson: LessonCard | null;
}

export const PAGES: readonly Page[] = KITS.flatMap(({ name: game, rules, lessons }) =>
  rules
    ? rules.pages.map((page) => {
        const lesson = lessons.find((card) => card.page === page.name) ?? null;
        return { ...page, game, rules, lesson };
      })
    : [],
);

/** The page that is shown where nobody plays. */
export const FIRST_PAGE = PAGES[0]?.name ?? "";

/** The page of this name, or the first one. */
export function pageNamed(name: string): Page {
  const page = PAGES.find((one) => one.name === name) ?? PAGES[0];
  if (!page) throw new Error("No game has rules");
  return page;
}

/** Does a page have a card for this rule? */
function explains({ cards, house }: Page, rule: string): boolean {
  return [...cards, ...house].some(({ rules }) => rules.includes(rule));
}

/** The name of the page that explains a rule of a game: `home` if it does, else the first that does, else `home`. */
export function findPage(rule: string, game: string, home: string): string {
  const ofGame = PAGES.filter((page) => page.game === game && explains(page, rule));
  return (ofGame.find(({ name }) => name === home) ?? ofGame[0])?.name ?? home;
}
