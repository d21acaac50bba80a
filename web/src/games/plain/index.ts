/** The kit of a game that the page has no folder for: everything is made from the wire. */

import type { GameFacts, NewSeat } from "../../wire";
import type { HomeCard, Kit } from "../kit";
import Picture from "./Picture.svelte";
import { sayEnd, saySubtitle, sayTitle } from "./speech";

function makeCard(game: string, seats: readonly NewSeat[]): HomeCard {
  return {
    id: game,
    Picture,
    title: (english) => sayTitle(game, english),
    says: () => saySubtitle(game),
    table: { game, seats },
  };
}

/** The card of a game on the home page: a table with a person here, and computers where the game has drivers. */
export function makePlainCard(facts: GameFacts): HomeCard {
  const count = facts.players.includes(2) ? 2 : Math.min(...facts.players);
  const other: NewSeat = { kind: facts.standard_driver === "" ? "here" : "computer" };
  return makeCard(facts.name, [{ kind: "here" }, ...Array<NewSeat>(count - 1).fill(other)]);
}

export function makePlainKit(game: string): Kit {
  const card = makeCard(game, []);
  return {
    name: game,
    loadRace: () => import("./PlainRace.svelte"),
    cards: [card],
    cardOf: () => card,
    rooms: [],
    rules: null,
    lessons: [],
    keys: () => [],
    taps: ".actions button",
    sayEnd: (end) => sayEnd(game, end),
  };
}
