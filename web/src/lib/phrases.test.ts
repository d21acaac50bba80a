import { afterEach, expect, test } from "vitest";
import { cases } from "../../../tests/words/lists.json";
import { words } from "../words";
import { joinNames, joinSentences, joinWays } from "./phrases";

afterEach(() => words.speak("en"));

// The same cases as tests/words/test_lists.py, which checks the terminal.
test.each(cases)("$language joins $items", async ({ language, items, and, or }) => {
  await words.speak(language);
  expect([joinNames(items), joinWays(items)]).toEqual([and, or]);
});

test("sentences follow each other as the language writes them", async () => {
  expect(joinSentences(["One.", "", "Two."])).toBe("One. Two.");
  expect(joinSentences([])).toBe("");
  await words.speak("zh");
  expect(joinSentences(["一。", "二。"])).toBe("一。二。");
});
