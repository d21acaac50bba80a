import { expect, test } from "vitest";
import { has, words } from "../words";
import { findPage, PAGE_NAMES, pageOf, PAGES } from "./cards";
import { sayReason } from "./why.svelte";

const CARDS = PAGE_NAMES.flatMap((page) => [...PAGES[page].cards, ...PAGES[page].house]);

/** The answers of the engine, read from where they are given: rule and code. */
const SOURCES = import.meta.glob<string>("../../../src/hairpin/games/*/why.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const REASONS = Object.entries(SOURCES).flatMap(([path, source]) => {
  const game = path.includes("/memo/") ? "memo" : "monza";
  return [...source.matchAll(/Reason\((.*?), "([a-z-]+)"/g)].flatMap(([, rules = "", code = ""]) =>
    [...rules.matchAll(/"([A-Z]+-\d+)"/g)].map(([, rule = ""]) => ({ game, rule, code })),
  );
});

test("every card has its words, and no page the same card twice", async () => {
  await words.speak("en");
  expect(CARDS.map(({ id }) => `rules-${id}`).filter((id) => !has(id))).toEqual([]);
  for (const page of PAGE_NAMES) {
    const ids = [...PAGES[page].cards, ...PAGES[page].house].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("every reason of the engine has a sentence and a card of its game", async () => {
  await words.speak("en");
  expect(REASONS.length).toBeGreaterThan(40);
  for (const { game, rule, code } of REASONS) {
    const page = PAGES[findPage(rule, game, "monza")];
    expect([page.game, [...page.cards, ...page.house].some(({ rules }) => rules.includes(rule))]).toEqual([game, true]);
    expect(sayReason({ game, rule, code, colours: ["white", "purple"] })).not.toBe("");
  }
});

test("the sentence names the colours, joined as one says them", async () => {
  await words.speak("en");
  const reason = { game: "monza", rule: "MZ-8", code: "from-start", colours: ["white", "purple"] };
  expect(sayReason(reason)).toBe("From the start you can only go onto white or purple.");
});

test("a rule is looked up where the table plays, else where it is told first", () => {
  expect(pageOf("monza", { track: "first-edition" })).toBe("first-edition");
  expect(pageOf("memo", {})).toBe("memo");
  expect(pageOf("monza", { track: "my-board" }, { name: "my-board", edition: "first" })).toBe("first-edition");
  expect(pageOf("monza", { track: "my-board" }, { name: "my-board", edition: "anniversary" })).toBe("monza");
  expect(findPage("MZ-7", "monza", "first-edition")).toBe("first-edition");
  expect(findPage("MZ-7", "monza", "monza")).toBe("monza");
  expect(findPage("MZP-4", "monza", "monza")).toBe("professional");
  expect(findPage("RU-16", "monza", "first-edition")).toBe("bonus");
  expect(findPage("RU-20", "memo", "memo")).toBe("memo");
});
