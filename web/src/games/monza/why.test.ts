import { expect, test } from "vitest";
import { words } from "../../words";
import { PAGES } from "./rules/pages";
import { sayReason } from "./why";

/** The answers of the engine, read from its source: rule and code. */
const SOURCES = import.meta.glob<string>("../../../../src/hairpin/games/monza/why.py", {
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
  expect(REASONS.length).toBeGreaterThan(25);
  const told = PAGES.flatMap(({ cards, house }) => [...cards, ...house]).flatMap(({ rules }) => rules);
  for (const { rule, code } of REASONS) {
    expect(told).toContain(rule);
    expect(sayReason({ rule, code, colours: ["white", "purple"] })).not.toBe("");
  }
});

test("the sentence names the colours, joined as one says them", async () => {
  await words.speak("en");
  const reason = { rule: "MZ-8", code: "from-start", colours: ["white", "purple"] };
  expect(sayReason(reason)).toBe("From the start you can only go onto white or purple.");
});
