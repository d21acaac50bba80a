import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { BOARD } from "../board/fixture";
import type { RoadFigure as Figure } from "../wire";
import { frontEdge, trim } from "./figures";
import RoadFigure from "./RoadFigure.svelte";

const WINDOW = { x: 200, y: 40, turn: 0, width: 400, height: 100 };

async function show(part: Partial<Figure>, hasEdges = false): Promise<HTMLElement> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(BOARD))));
  const figure: Figure = {
    board: "small",
    window: WINDOW,
    cars: ["A1"],
    paints: ["red"],
    dice: "",
    laid: [],
    marks: [],
    pushed: [],
    last: "",
    ...part,
  };
  const { container } = render(RoadFigure, { figure, hasEdges });
  await vi.waitFor(() => expect(container.querySelector(".road")).not.toBeNull());
  return container;
}

test("allowed and forbidden places are outlined differently", async () => {
  const figure = await show({
    marks: [
      { place: "A2", rule: "" },
      { place: "B1", rule: "MZ-7" },
      { place: "stop", rule: "RU-1" },
    ],
    dice: "rb",
  });
  expect(figure.querySelectorAll("path.yes")).toHaveLength(1);
  expect(figure.querySelectorAll("path.no[stroke-dasharray]")).toHaveLength(1);
});

test("a lane figure shows the front edges of the car's space and of the marked ones", async () => {
  const figure = await show({ marks: [{ place: "A2", rule: "" }] }, true);
  expect(figure.querySelectorAll("line.edge")).toHaveLength(2);
});

test("a route is drawn step by step, and a car that is pushed back leaves a ghost", async () => {
  const figure = await show({
    cars: ["S", "A2"],
    paints: ["red", "blue"],
    laid: ["A1b", "A2r"],
    pushed: ["A2", "A1"],
  });
  expect(figure.querySelectorAll("path.way")).toHaveLength(2);
  expect(figure.querySelectorAll("g.ghost")).toHaveLength(1);
});

test("the car of the last colour has a ring", async () => {
  const figure = await show({ cars: ["A1", "B1"], paints: ["red", "green"], last: "green" });
  expect(figure.querySelectorAll("circle.ring")).toHaveLength(1);
});

test("a board is trimmed to the spaces near a window, and an edge lies at the front of a space", () => {
  expect(Object.keys(trim(BOARD, { ...WINDOW, x: 100, width: 20, height: 20 }).spaces)).not.toContain("A3");
  expect(frontEdge(BOARD, "A1")).toEqual([
    [150, 0],
    [150, 40],
  ]);
  expect(frontEdge(BOARD, "F")).toBeNull();
});
