/** The cards of the home page. */

import { hasFolder, KITS, makePlainCard } from "../games";
import type { HomeCard } from "../games/kit";
import type { GameFacts } from "../wire";

export interface ShownCard {
  readonly card: HomeCard;
  /** The game's title as the server gives it, "" before it has answered. */
  readonly english: string;
}

/** The cards of the games with a folder, then one for each other game of the server. */
export function listCards(games: readonly GameFacts[]): readonly ShownCard[] {
  const titleOf = (game: string): string => games.find(({ name }) => name === game)?.title ?? "";
  const known = KITS.flatMap(({ name, cards }) => cards.map((card) => ({ card, english: titleOf(name) })));
  const others = games.filter(({ name }) => !hasFolder(name));
  return [...known, ...others.map((facts) => ({ card: makePlainCard(facts), english: facts.title }))];
}

/** A code as people type it: without blanks and dashes, in capitals. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}
