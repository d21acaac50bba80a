import { expect, test } from "vitest";
import { KITS } from "../games";
import type { GameFacts } from "../wire";
import { listCards, readCode } from "./cards";

const OTHER: GameFacts = {
  name: "other",
  title: "Another game",
  version: 1,
  players: [2],
  cars: [],
  standard_driver: "",
  has_reviews: false,
  has_forecasts: false,
  options: [],
  board_option: "",
  boards: [],
  drivers: [],
};

test("every card of a known game opens a table for one person and a computer", () => {
  const cards = listCards([]);
  expect(cards.length).toBeGreaterThanOrEqual(KITS.length);
  for (const { card } of cards) expect(card.table.seats?.map(({ kind }) => kind)).toEqual(["here", "computer"]);
});

test("a table shows the card that opened it", () => {
  for (const { cards, cardOf } of KITS) {
    for (const card of cards) expect(cardOf(card.table.options ?? {}, null)).toBe(card);
  }
});

test("a game of the server without a folder has a card under its title", () => {
  const { card, english } = listCards([OTHER]).at(-1) ?? {};
  expect([card?.id, card?.title(english ?? ""), card?.table.game]).toEqual(["other", "Another game", "other"]);
  expect(card?.table.seats?.map(({ kind }) => kind)).toEqual(["here", "here"]);
});

test("a code is read as people type it", () => {
  expect(readCode(" abc-2 34 ")).toBe("ABC234");
});
