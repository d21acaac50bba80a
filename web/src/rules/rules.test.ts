import { expect, test } from "vitest";
import { KITS } from "../games";
import { has, words } from "../words";
import { findPage, pageNamed, PAGES } from "./pages";

const cardsOf = (name: string) => [...pageNamed(name).cards, ...pageNamed(name).house];

test("every card has its words, and no page the same card twice", async () => {
  await words.speak("en");
  for (const { name } of PAGES) {
    const ids = cardsOf(name).map(({ id }) => id);
    expect(ids.filter((id) => !has(`rules-${id}`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("pages have different names, and a page that nobody knows is the first one", () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
  expect(pageNamed("unknown")).toBe(PAGES[0]);
});

test("every rule page offers the lesson of its game or variant", () => {
  expect(PAGES.filter(({ lesson }) => lesson === null).map(({ name }) => name)).toEqual([]);
  for (const { name: game, lessons } of KITS) {
    const offers = PAGES.filter((page) => page.game === game).map((page) => page.lesson?.id);
    expect(new Set(offers)).toEqual(new Set(lessons.map(({ id }) => id)));
  }
});

test("a rule is looked up on the page of the table if that explains it, else on the first page that does", () => {
  for (const page of PAGES) {
    const [rule = ""] = page.cards[0]?.rules ?? [];
    const first = PAGES.find(
      ({ game, name }) => game === page.game && cardsOf(name).some(({ rules }) => rules.includes(rule)),
    );
    expect(findPage(rule, page.game, page.name)).toBe(page.name);
    expect(findPage(rule, page.game, "elsewhere")).toBe(first?.name);
    expect(findPage("XX-1", page.game, page.name)).toBe(page.name);
  }
});
