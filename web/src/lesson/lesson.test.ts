import { expect, test } from "vitest";
import { KITS } from "../games";
import { has, words } from "../words";
import { lesson } from "./lesson.svelte";

test("a tip is given as often as it needs, and not once more", () => {
  const twice = { id: "twice", at: "", times: 2 };
  const once = { id: "once", at: "" };
  for (let times = 0; times < 2; times++) {
    expect(lesson.choose([twice, once])).toBe(twice);
    lesson.note("twice");
  }
  expect(lesson.choose([twice, once])).toBe(once);
  lesson.note("once");
  expect(lesson.choose([twice, once])).toBeNull();
});

test("every game with a lesson has a last tip", async () => {
  await words.speak("en");
  const games = KITS.filter((kit) => kit.lesson !== null).map(({ name }) => name);
  expect(games).not.toEqual([]);
  expect(games.filter((game) => !has(`lesson-${game}-end`))).toEqual([]);
});
