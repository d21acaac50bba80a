import { expect, test } from "vitest";
import { words } from "../words";
import { cap, isPressed } from "./keys";

const press = (key: string, code = ""): { key: string; code: string } => ({ key, code });

test("a letter is what is printed on the key, in either case", () => {
  expect(isPressed(press("r", "KeyR"), "R")).toBe(true);
  expect(isPressed(press("Z", "KeyY"), "Z")).toBe(true);
  expect(isPressed(press("z", "KeyY"), "Y")).toBe(false);
  for (const key of [press("'", "KeyQ"), press(" ", "Space"), press("Escape", "Escape"), press("1", "Digit1")])
    expect(isPressed(key, "Q")).toBe(false);
});

test("a key that yields another script is known by its position", () => {
  expect(isPressed(press("ㄱ", "KeyR"), "R")).toBe(true);
  expect(isPressed(press("Process", "KeyR"), "R")).toBe(true);
  expect(isPressed(press("к", "KeyR"), "Y")).toBe(false);
  expect(isPressed(press("é", "Digit2"), "E")).toBe(false);
});

test("keys are called what is printed on them", async () => {
  expect(cap("delete")).toBe("Del");
  await words.speak("de");
  expect(["delete", "control", "page-down"].map((key) => cap(key as "delete"))).toEqual(["Entf", "Strg", "Bild ↓"]);
});
