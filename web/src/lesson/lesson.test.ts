import { expect, test, vi } from "vitest";
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

test("a lesson goes on after a reload, with the tips that were given", async () => {
  localStorage.setItem("hairpin/lesson", JSON.stringify({ code: "ABC234", id: "bonus", given: { roll: 1 } }));
  vi.resetModules();
  const { lesson: again } = await import("./lesson.svelte");
  expect([again.code, again.id]).toEqual(["ABC234", "bonus"]);
  expect(again.choose([{ id: "roll", at: "" }])).toBeNull();
  again.end();
  expect(localStorage.getItem("hairpin/lesson")).toBeNull();
});

test("what another version has kept begins no lesson", async () => {
  localStorage.setItem("hairpin/lesson", "ABC234");
  vi.resetModules();
  const { lesson: again } = await import("./lesson.svelte");
  expect(again.code).toBe("");
});

test("every lesson says what it teaches and has a last tip", async () => {
  await words.speak("en");
  const ids = KITS.flatMap((kit) => kit.lessons).map(({ id }) => id);
  expect(ids).toEqual(["monza", "professional", "bonus", "first-edition", "memo"]);
  expect(ids.flatMap((id) => [`lesson-${id}-says`, `lesson-${id}-end`]).filter((id) => !has(id))).toEqual([]);
});
