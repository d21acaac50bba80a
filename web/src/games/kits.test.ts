import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { words } from "../words";
import { KITS, SIDE_ROOMS } from ".";

const SHAPES = "path, rect, circle, ellipse, line, polygon, use";

beforeEach(() => words.speak("en"));

test.each(KITS.flatMap(({ cards }) => cards))("the card $id has a picture, a title and a subtitle", (card) => {
  const { container } = render(card.Picture);
  expect(container.querySelectorAll(SHAPES).length).toBeGreaterThan(5);
  expect(card.title("English title")).not.toBe("");
  expect(card.says()).not.toBe("");
});

test.each(SIDE_ROOMS)("the side room $id has a picture, a title and a subtitle", (room) => {
  const { container } = render(room.Picture);
  expect(container.querySelectorAll(SHAPES).length).toBeGreaterThan(5);
  expect(room.title()).not.toBe("");
  expect(room.says()).not.toBe("");
});

test.each(KITS.flatMap(({ name, loadBest }) => (loadBest ? [{ name, loadBest }] : [])))(
  "a record of $name has a picture, also one that is not known yet",
  async ({ loadBest }) => {
    const { default: Picture } = await loadBest();
    for (const cars of [["red", "blue"], []]) {
      const { container } = render(Picture, { name: "unknown", cars });
      expect(container.querySelectorAll(SHAPES).length).toBeGreaterThan(3);
    }
  },
);

test.each(KITS)("the list of keys of $name has each key once", ({ keys }) => {
  const caps = keys().map(([cap]) => cap);
  expect(new Set(caps).size).toBe(caps.length);
  for (const row of keys()) expect(row).not.toContain("");
});

const RULES = KITS.flatMap(({ name, rules }) => (rules ? [{ name, rules }] : []));
const DRAWN = RULES.flatMap(({ name, rules }) =>
  rules.pages.flatMap(({ cards, house }) =>
    [...cards, ...house].filter(({ drawing }) => drawing).map((card) => ({ name, id: card.id, card, rules })),
  ),
);

test.each(DRAWN)("the rule card $id of $name draws its pieces", async ({ card, rules }) => {
  const { Pictures } = await rules.loadDrawings();
  const { container } = render(Pictures, { card, figures: {} });
  expect(container.querySelectorAll(SHAPES).length).toBeGreaterThan(0);
});
