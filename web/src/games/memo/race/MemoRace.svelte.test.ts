import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { FakeClient, happening, makeView } from "./fixtures.svelte";
import MemoRace from "./MemoRace.svelte";

afterEach(cleanup);

const PATIENCE = { timeout: 4_000 };

const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  flushSync();
};
const place = (container: HTMLElement, name: string): Element => {
  const found = container.querySelector(`[data-place="${name}"]`);
  if (!found) throw new Error(`no place ${name}`);
  return found;
};
const glowing = (container: HTMLElement): string[] =>
  [...container.querySelectorAll<SVGElement>("[data-place][aria-disabled=false]")].map(
    (spot) => spot.dataset.place ?? "",
  );
const start = (legal: readonly string[], view = makeView()) => {
  const fake = new FakeClient(view, legal);
  const { container } = render(MemoRace, { client: fake.client });
  flushSync();
  return { fake, container };
};
const unlaid = (kind: string) => makeView({ phase: "rotate", chosen: "a1", open: [{ cell: "a1", kind, ways: "" }] });

test("what may be done glows, and tapping it says it", async () => {
  const { fake, container } = start(["turn:a1", "swap"]);
  expect(glowing(container)).toEqual(["a1"]);
  await fireEvent.click(place(container, "b2"));
  await fireEvent.click(place(container, "a1"));
  expect(fake.said).toEqual([["turn:a1"]]);
});

test("a tile that fits in several ways is turned by tapping it and laid by the button", async () => {
  const { fake, container } = start(["way:NE", "way:NW"], unlaid("curve"));
  expect(place(container, "a1").getAttribute("aria-label")).toContain("up and right");
  await fireEvent.click(place(container, "a1"));
  expect(place(container, "a1").getAttribute("aria-label")).toContain("up and left");
  await fireEvent.click(container.querySelector(".go") as Element);
  expect(fake.said).toEqual([["way:NW"]]);
});

test("a tile that fits in one way only is driven onto after a beat", async () => {
  const { fake } = start(["way:NESW"], unlaid("crossing"));
  expect(fake.said).toEqual([]);
  await vi.waitFor(() => expect(fake.said).toEqual([["way:NESW"]]), PATIENCE);
});

test("a swap is said with both tiles at once, never with a banned one, and can be cancelled before", async () => {
  const { fake, container } = start(["turn:a1", "swap"], makeView({ ban: ["c1", "c2"] }));
  await fireEvent.keyDown(place(container, "c3"), { key: "s" });
  await fireEvent.click(place(container, "c1"));
  await fireEvent.click(place(container, "a2"));
  await fireEvent.keyDown(place(container, "a2"), { key: "Escape" });
  expect(glowing(container)).toEqual(["a1"]);
  await fireEvent.keyDown(place(container, "c3"), { key: "s" });
  await fireEvent.click(place(container, "b4"));
  await fireEvent.click(place(container, "e5"));
  expect(fake.said).toEqual([["swap", "b4", "e5"]]);
});

test("a swap is begun and cancelled by key from a button as well, and keys of the button stay its own", async () => {
  const { fake, container } = start(["turn:a1", "swap"]);
  const button = (): Element => container.querySelector(".side") ?? container;
  await fireEvent.keyDown(button(), { key: "s" });
  expect(glowing(container)).not.toEqual(["a1"]);
  await fireEvent.keyDown(button(), { key: "Escape" });
  expect(glowing(container)).toEqual(["a1"]);
  expect(await fireEvent.keyDown(button(), { key: "Enter" })).toBe(true);
  expect(fake.said).toEqual([]);
});

test("everything can be done with the keyboard", async () => {
  const { fake, container } = start(["turn:c2", "swap"], makeView({ cars: ["c3", "blue"], ways: ["NESW", "W"] }));
  await fireEvent.keyDown(place(container, "c3"), { key: "ArrowUp" });
  expect(place(container, "c2").getAttribute("tabindex")).toBe("0");
  await fireEvent.keyDown(place(container, "c2"), { key: "Enter" });
  const open = [{ cell: "c2", kind: "curve", ways: "" }];
  fake.show(makeView({ phase: "rotate", chosen: "c2", cars: ["c3", "blue"], open }), ["way:ES", "way:SW"]);
  await settle();
  await fireEvent.keyDown(place(container, "c2"), { key: " " });
  await fireEvent.keyDown(place(container, "c2"), { key: "Enter" });
  expect(fake.said).toEqual([["turn:c2"], ["way:SW"]]);
});

test("places are named, open ones with their roads and cars", () => {
  const open = [{ cell: "b3", kind: "curve", ways: "NE" }];
  const { container } = start([], makeView({ cars: ["b3", "blue"], ways: ["NE", "W"], open }));
  const names = ["a2", "b3", "c3", "blue"].map((name) => place(container, name).getAttribute("aria-label"));
  expect(names).toEqual([
    "a2, face down",
    "b3, curve, the road goes up and right, red car",
    "c3, pit stop, 2 canisters",
    "blue start-finish tile, blue car",
  ]);
});

test("whatever was turned up and covered again, the page is the same to the last sign", async () => {
  const pages: string[] = [];
  for (const [kind, ways] of [
    ["curve", "NE"],
    ["junction", "NES"],
  ] as const) {
    const { fake, container } = start(["turn:a1"]);
    fake.show(unlaid(kind), [`way:${ways}`], [happening("turned", { places: ["a1"], word: kind })]);
    await settle();
    expect(container.innerHTML.includes("just turned over")).toBe(true);
    const laid = [happening("laid", { places: ["a1"], word: ways }), happening("moved", { places: ["red", "a1"] })];
    const here = makeView({ cars: ["a1", "blue"], ways: [ways, "W"], open: [{ cell: "a1", kind, ways }] });
    fake.show(here, ["turn:b1"], laid);
    await vi.waitFor(() => expect(glowing(container)).toEqual(["b1"]), PATIENCE);
    const straight = { cell: "b1", kind: "straight", ways: "EW" };
    const away = makeView({ cars: ["b1", "blue"], ways: ["EW", "W"], open: [straight] });
    fake.show(
      away,
      ["turn:c1"],
      [
        happening("turned", { places: ["b1"], word: "straight" }),
        happening("laid", { places: ["b1"], word: "EW" }),
        happening("moved", { places: ["a1", "b1"] }),
        happening("covered", { seat: null, places: ["a1"] }),
      ],
    );
    await vi.waitFor(() => expect(glowing(container)).toEqual(["c1"]), PATIENCE);
    expect(container.innerHTML.includes(kind)).toBe(false);
    pages.push(container.innerHTML);
    cleanup();
  }
  expect(pages[0] === pages[1]).toBe(true);
});
