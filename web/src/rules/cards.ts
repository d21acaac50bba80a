/** What the rules pages are made of: cards in the order in which one would tell them. Texts are messages, pictures figures. */

import { isFirstEdition, type OwnBoard } from "../games/monza/editions";

export const PAGE_NAMES = ["monza", "professional", "bonus", "first-edition", "memo"] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** A picture without a board. */
export type Drawing = "cup" | "count" | "tiles" | "extra-roll" | "turbo" | "trophy";

export interface RuleCard {
  /** Its text is the message `rules-…`. */
  readonly id: string;
  /** The rules that it tells, the chief one first. */
  readonly rules: readonly string[];
  /** Figures by name, side by side. */
  readonly figures?: readonly string[];
  readonly drawing?: Drawing;
}

export interface RulePage {
  readonly game: "monza" | "memo";
  readonly cards: readonly RuleCard[];
  /** What a table can play the other way. */
  readonly house: readonly RuleCard[];
}

const ROAD: readonly RuleCard[] = [
  { id: "roll", rules: ["MZ-5", "MZ-2"], drawing: "cup" },
  { id: "lay", rules: ["MZ-6"], figures: ["lay"] },
  { id: "lane", rules: ["MZ-7"], figures: ["lane-yes", "lane-no"] },
  { id: "touch", rules: ["RU-13"], figures: ["corner"] },
  { id: "tyre", rules: ["MZ-9"], figures: ["tyre"] },
  { id: "over", rules: ["MZ-10"], figures: ["over"] },
  { id: "bump", rules: ["MZ-11"], figures: ["bump"] },
  { id: "nowhere", rules: ["RU-5", "RU-4"], figures: ["nowhere"] },
  { id: "no-die", rules: ["MZ-12"], figures: ["no-die"] },
  { id: "drive-on", rules: ["RU-1", "MZ-13", "RU-2"], figures: ["drive-on"] },
];

const END: readonly RuleCard[] = [
  { id: "last-round", rules: ["MZ-14", "RU-7"], figures: ["last-round"] },
  { id: "fewest", rules: ["MZ-15", "RU-6", "RU-11", "RU-19"], drawing: "count" },
  { id: "trophy", rules: ["MZ-16"], drawing: "trophy" },
];

const MONZA_HOUSE: readonly RuleCard[] = [
  { id: "house-stopping", rules: ["RU-1"] },
  { id: "house-finish", rules: ["RU-3"] },
  { id: "house-starter", rules: ["RU-12"] },
];

export const PAGES: Readonly<Record<PageName, RulePage>> = {
  monza: {
    game: "monza",
    cards: [
      { id: "goal", rules: ["MZ-3", "MZ-1"], figures: ["whole"] },
      { id: "begin", rules: ["MZ-4", "RU-12"], figures: ["begin"] },
      ...ROAD.slice(0, 2),
      { id: "start", rules: ["MZ-8"], figures: ["start"] },
      { id: "start-long", rules: ["RU-14"], figures: ["start-long"] },
      ...ROAD.slice(2),
      { id: "finish", rules: ["RU-3"], figures: ["finish-yes", "finish-no"] },
      ...END,
    ],
    house: MONZA_HOUSE,
  },
  professional: {
    game: "monza",
    cards: [
      { id: "tiles", rules: ["MZP-1"], drawing: "tiles" },
      { id: "extra-roll", rules: ["MZP-2"], drawing: "extra-roll" },
      { id: "accelerator", rules: ["MZP-3", "RU-2"], figures: ["accelerator"] },
      { id: "six", rules: ["MZP-4", "RU-18"], figures: ["six"] },
      { id: "turbo", rules: ["MZP-4"], figures: ["turbo"], drawing: "turbo" },
      { id: "turbo-tiles", rules: ["RU-10"], figures: ["turbo-tiles"] },
      { id: "turbo-bump", rules: ["MZP-5", "RU-15"], figures: ["turbo-bump"] },
    ],
    house: [
      { id: "house-count", rules: ["RU-6"] },
      { id: "house-turbo", rules: ["RU-10"] },
    ],
  },
  bonus: {
    game: "monza",
    cards: [
      { id: "bonus", rules: ["MZB-1", "RU-17"], figures: ["bonus"] },
      { id: "bonus-free", rules: ["RU-16"], figures: ["bonus-free"] },
      { id: "bonus-home", rules: ["RU-9"], figures: ["bonus-home"] },
      { id: "bonus-own", rules: ["RU-8"] },
    ],
    house: [{ id: "house-others", rules: ["RU-8"] }],
  },
  "first-edition": {
    game: "monza",
    cards: [
      { id: "first-box", rules: ["MZ-1", "MZ-3"], figures: ["first-whole"] },
      { id: "begin-first", rules: ["MZ-4", "RU-12"], figures: ["first-begin"] },
      ...ROAD.slice(0, 2),
      { id: "first-start", rules: ["MZ-8"], figures: ["first-start"] },
      ...ROAD.slice(2),
      { id: "first-targets", rules: ["RU-3"], figures: ["first-targets"] },
      ...END,
    ],
    house: [...MONZA_HOUSE, { id: "house-targets", rules: ["RU-4"] }],
  },
  memo: {
    game: "memo",
    cards: [
      { id: "memo-goal", rules: ["MC-10", "MC-1"], figures: ["memo-whole"] },
      { id: "memo-begin", rules: ["MC-2", "RU-28", "RU-21"], figures: ["memo-begin"] },
      { id: "memo-turn", rules: ["MC-3"], figures: ["memo-turn"] },
      { id: "memo-reveal", rules: ["MC-4"], figures: ["memo-reveal"] },
      { id: "memo-road", rules: ["RU-20"], figures: ["memo-road-yes", "memo-road-no"] },
      { id: "memo-rotate", rules: ["MC-4"], figures: ["memo-rotate"] },
      { id: "memo-cover", rules: ["MC-5", "RU-29"], figures: ["memo-cover"] },
      { id: "memo-dead-end", rules: ["MC-6", "RU-23"], figures: ["memo-dead-end"] },
      { id: "memo-car", rules: ["MC-7", "RU-27"], figures: ["memo-car-yes", "memo-car-no"] },
      { id: "memo-open", rules: ["RU-22"], figures: ["memo-open"] },
      { id: "memo-swap", rules: ["MC-8"], figures: ["memo-swap"] },
      { id: "memo-fixed", rules: ["RU-21", "RU-27"], figures: ["memo-fixed"] },
      { id: "memo-rest", rules: ["RU-25"], figures: ["memo-rest"] },
      { id: "memo-pit", rules: ["MC-9", "RU-24"], figures: ["memo-pit"] },
      { id: "memo-finish", rules: ["MC-10", "RU-30"], figures: ["memo-finish"] },
      { id: "memo-free", rules: ["MC-11"] },
    ],
    house: [
      { id: "house-reveal", rules: ["RU-20"] },
      { id: "house-dead-end", rules: ["RU-23"] },
      { id: "house-canisters", rules: ["RU-24"] },
      { id: "house-aid", rules: ["RU-26"] },
    ],
  },
};

export function isPageName(name: string): name is PageName {
  return (PAGE_NAMES as readonly string[]).includes(name);
}

/** Return the page of a table's game: Monza has two editions. */
export function pageOf(game: string, options: Readonly<Record<string, string>>, own: OwnBoard = null): PageName {
  if (game === "memo") return "memo";
  return isFirstEdition(options, own) ? "first-edition" : "monza";
}

/** Return the page that tells a rule: the one given if it does, else the first of the game that does. */
export function findPage(rule: string, game: string, home: PageName): PageName {
  const tells = (name: PageName): boolean =>
    PAGES[name].game === game && [...PAGES[name].cards, ...PAGES[name].house].some(({ rules }) => rules.includes(rule));
  return [home, ...PAGE_NAMES].find(tells) ?? home;
}
