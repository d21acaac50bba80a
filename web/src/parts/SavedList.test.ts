import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { SavedItems } from "../lib/saved-items";
import { words } from "../words";
import SavedList from "./SavedList.svelte";

const saved = new SavedItems<string>("thing", {
  pack: (thing) => thing,
  unpack: (text) => text,
  nameOf: (thing) => thing,
  rename: (_, name) => name,
});
const card = createRawSnippet<[string, string]>((_, name) => ({ render: () => `<button>${name()}</button>` }));

beforeEach(() => words.speak("en"));

async function show(...things: string[]): Promise<void> {
  const { kept } = saved.change(() => things);
  const props = { title: "Mine", saved, kept, card };
  const { rerender } = render(SavedList<string>, {
    ...props,
    onchange: (edit) => void rerender({ kept: saved.change(edit).kept }),
  });
  await tick();
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const focused = (): string => document.activeElement?.textContent ?? "";
const settle = () => new Promise((go) => setTimeout(go));

test("Escape closes the field of a name and nothing else; the keyboard stays with the thing", async () => {
  await show("One", "Two");
  await press("Give Two another name");
  // Nobody around hears of the key.
  expect(await fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" })).toBe(false);
  await settle();
  expect([screen.queryByRole("textbox"), focused(), saved.read()]).toEqual([null, "Two", ["One", "Two"]]);
});

test("the keyboard goes along with a new name, and to the next thing when one is thrown away", async () => {
  await show("One", "Two", "Three");
  await press("Give Two another name");
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Second" } });
  await press("Save");
  await settle();
  expect(focused()).toBe("Second");
  await press("Throw Second away");
  await press("Throw Second away");
  await settle();
  expect([focused(), saved.read()]).toEqual(["Three", ["One", "Three"]]);
});
