import { expect, test } from "vitest";
import { words } from "../../words";
import { PAGES } from "./rules/pages";
import { sayReason } from "./why";

/** The answers of the engine, read from its source: rule and code. */
const SOURCES = import.meta.glob<string>("../../../../src/hairpin/games/memo/why.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const REASONS = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/Reason\((.*?), "([a-z-]+)"/g)].flatMap(([, rules = "", code = ""]) =>
    [...rules.matchAll(/"([A-Z]+-\d+)"/g)].map(([, rule = ""]) => ({ rule, code })),
  ),
);

test("every reason of the engine has a sentence and a card", async () => {
  await words.speak("en");
  expect(REASONS.length).toBeGreaterThan(12);
  const told = PAGES.flatMap(({ cards, house }) => [...cards, ...house]).flatMap(({ rules }) => rules);
  for (const { rule, code } of REASONS) {
    expect(told).toContain(rule);
    expect(sayReason({ rule, code, colours: [] })).not.toBe("");
  }
});
