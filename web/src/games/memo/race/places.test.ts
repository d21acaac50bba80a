import { expect, test } from "vitest";
import { centreOf, fixedWays, neighbourOf, oppositeOf, PITCH, PLACES, sideTowards, stepOf, walk } from "./places";

test("the pit is the middle of the drawing, and start-finish tiles lie beside their corners", () => {
  expect(centreOf("c3")).toEqual({ x: 0, y: 0 });
  expect(centreOf("red")).toEqual({ x: -2 * PITCH, y: -3 * PITCH });
  expect(centreOf("green")).toEqual({ x: 2 * PITCH, y: 3 * PITCH });
  expect(new Set(PLACES.map((place) => JSON.stringify(centreOf(place)))).size).toBe(29);
});

test("a start-finish tile borders its corner and nothing else", () => {
  expect(["N", "E", "S", "W"].map((side) => neighbourOf("red", side))).toEqual([null, null, "a1", null]);
  expect(neighbourOf("a1", "N")).toBe("red");
  expect(neighbourOf("a1", "W")).toBeNull();
  expect(neighbourOf("b1", "N")).toBeNull();
  expect([sideTowards("e1", "blue"), sideTowards("blue", "e1"), sideTowards("a1", "e5")]).toEqual(["E", "W", ""]);
});

test("one step goes to the neighbour of a cell, in every direction", () => {
  expect([..."NESW", ""].map(stepOf)).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: 0 },
  ]);
  for (const place of PLACES)
    for (const side of "NESW") {
      const next = neighbourOf(place, side);
      if (next === null) continue;
      const [here, there, step] = [centreOf(place), centreOf(next), stepOf(side)];
      expect([there.x - here.x, there.y - here.y]).toEqual([PITCH * step.x, PITCH * step.y]);
      expect(neighbourOf(next, oppositeOf(side))).toBe(place);
    }
});

test("start-finish tiles open toward their corners, the pit to all sides", () => {
  expect(["red", "blue", "green", "yellow", "c3"].map(fixedWays)).toEqual(["S", "W", "N", "E", "NESW"]);
});

test("arrow keys walk straight on, out to the start-finish tiles, and stop at the edge", () => {
  expect([walk("b2", "E"), walk("a1", "N"), walk("yellow", "E"), walk("red", "N")]).toEqual(["c2", "red", "a5", "red"]);
});

test("every place can be reached by arrow keys", () => {
  const reached = new Set(["c3"]);
  for (const place of reached) for (const side of "NESW") reached.add(walk(place, side));
  expect(reached.size).toBe(PLACES.length);
});
