import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { words } from "../words";
import Title from "./Title.svelte";

afterEach(cleanup);

const titled = (): string => {
  flushSync();
  return document.title;
};

test("the tab has the title of the screen on top, in the language of the page", async () => {
  const home = render(Title);
  expect(titled()).toBe("Hairpin");
  const sheet = render(Title, { page: "Monza" });
  expect(titled()).toBe("Monza · Hairpin");
  await home.rerender({ page: "K7MWP3" });
  expect(titled()).toBe("Monza · Hairpin");
  sheet.unmount();
  expect(titled()).toBe("K7MWP3 · Hairpin");
  await words.speak("de");
  expect(document.documentElement.lang).toBe("de");
  await words.speak("pseudo");
  expect(document.documentElement.lang).toBe("en");
  expect(titled()).not.toBe("K7MWP3 · Hairpin");
});
