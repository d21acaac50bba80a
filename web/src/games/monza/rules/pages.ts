/** The rule pages of Monza: which cards, which figures, which rule numbers. */

import type { Options, OwnBoard, RuleCard, RulePage } from "../../kit";
import { isFirstEdition } from "../editions";

/** A picture without a board. */
export type Drawing = "cup" | "count" | "tiles" | "extra-roll" | "turbo" | "trophy";

type Card = RuleCard & { readonly drawing?: Drawing };

const ROAD: readonly Card[] = [
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

const END: readonly Card[] = [
  { id: "last-round", rules: ["MZ-14", "RU-7"], figures: ["last-round"] },
  { id: "fewest", rules: ["MZ-15", "RU-6", "RU-11", "RU-19"], drawing: "count" },
  { id: "trophy", rules: ["MZ-16"], drawing: "trophy" },
];

const MONZA_HOUSE: readonly Card[] = [
  { id: "house-stopping", rules: ["RU-1"] },
  { id: "house-finish", rules: ["RU-3"] },
  { id: "house-starter", rules: ["RU-12"] },
  { id: "house-grid", rules: ["RU-31"] },
];

export const PAGES: readonly (RulePage & { readonly cards: readonly Card[] })[] = [
  {
    name: "monza",
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
  {
    name: "professional",
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
  {
    name: "bonus",
    cards: [
      { id: "bonus", rules: ["MZB-1", "RU-17"], figures: ["bonus"] },
      { id: "bonus-free", rules: ["RU-16"], figures: ["bonus-free"] },
      { id: "bonus-home", rules: ["RU-9"], figures: ["bonus-home"] },
      { id: "bonus-own", rules: ["RU-8"] },
    ],
    house: [{ id: "house-others", rules: ["RU-8"] }],
  },
  {
    name: "first-edition",
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
];

/** The page for a table: each edition has one. */
export function pageOf(options: Options, own: OwnBoard): string {
  return isFirstEdition(options, own) ? "first-edition" : "monza";
}
