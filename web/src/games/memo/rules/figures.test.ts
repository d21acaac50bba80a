import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { makeView } from "../race/fixtures.svelte";
import type { TilesFigure as Figure } from "../wire";
import TilesFigure from "./TilesFigure.svelte";

function show(part: Partial<Figure>): HTMLElement {
  const figure: Figure = { show: [], view: makeView(), paints: ["red", "blue"], way: "", marks: [], ...part };
  return render(TilesFigure, { figure }).container;
}

const viewBox = (figure: HTMLElement): number[] =>
  (figure.querySelector("svg")?.getAttribute("viewBox") ?? "").split(" ").map(Number);

test("a figure shows the whole table, or the part between two cells", () => {
  const [, , whole = 0] = viewBox(show({}));
  const [, , part = 0] = viewBox(show({ show: ["a1", "c3"] }));
  expect(whole).toBeGreaterThan(2 * part);
});

test("a tile that is turned up needs room above it", () => {
  const view = makeView({ phase: "rotate", chosen: "b1", open: [{ cell: "b1", kind: "curve", ways: "" }] });
  const [, top = 0, , height = 0] = viewBox(show({ show: ["a1", "c3"], view, way: "ES" }));
  const [, flatTop = 0, , flatHeight = 0] = viewBox(show({ show: ["a1", "c3"] }));
  expect(top).toBeLessThan(flatTop);
  expect(height).toBeGreaterThan(flatHeight);
});

test("every mark has a tick or a cross", () => {
  const without = show({ show: ["a1", "c3"] }).querySelectorAll("svg *").length;
  const marks = [
    { place: "a1", rule: "" },
    { place: "c3", rule: "MC-4" },
  ];
  expect(show({ show: ["a1", "c3"], marks }).querySelectorAll("svg *").length).toBeGreaterThan(without);
});
