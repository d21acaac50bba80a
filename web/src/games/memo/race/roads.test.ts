import { expect, test } from "vitest";
import { bendOf, headingAtRest, headingIn, pickWay, quartersOf, rotationsOf, turnBetween, unwind } from "./roads";

test.each([
  ["straight", "NS", 0],
  ["straight", "EW", 1],
  ["curve", "NE", 0],
  ["curve", "ES", 1],
  ["curve", "NW", 3],
  ["junction", "NSW", 2],
  ["crossing", "NESW", 0],
  ["dead-end", "W", 3],
])("a %s that opens to %s is turned by %i quarters", (kind, ways, quarters) => {
  expect(quartersOf(kind, ways)).toBe(quarters);
});

test("rotations turn clockwise, and openings keep the order NESW", () => {
  const kinds = ["straight", "curve", "junction", "crossing", "dead-end"];
  expect(kinds.map((kind) => rotationsOf(kind).slice(0, 2))).toEqual([
    ["NS", "EW"],
    ["NE", "ES"],
    ["NES", "ESW"],
    ["NESW"],
    ["N", "E"],
  ]);
  expect([rotationsOf("pit"), rotationsOf("constructor")]).toEqual([[], []]);
});

test("a tile always turns on clockwise, and no further than it must", () => {
  expect(turnBetween("curve", 3, 0)).toBe(90);
  expect(turnBetween("straight", 1, 0)).toBe(90);
  expect(turnBetween("crossing", 0, 0)).toBe(0);
});

test("offered first is the way with most roads that lead on", () => {
  expect(pickWay("a1", ["NW", "ES"], "red")).toBe(1);
  expect(pickWay("e1", ["E", "S"], "blue")).toBe(1);
  expect(pickWay("a1", [], "red")).toBe(0);
});

test("cars look along the road", () => {
  expect(headingIn("NS", "N")).toBe(90);
  expect(headingIn("ES", "S")).toBe(315);
  expect(headingIn("NES", "E")).toBe(180);
  expect(headingIn("W", "W")).toBe(0);
});

test("in a dead end that does not open toward the start a car looks out of it", () => {
  expect(headingIn("S", "E")).toBe(90);
});

test("a car that nobody saw arrive looks some way along its road", () => {
  expect([headingAtRest("S"), headingAtRest("NS"), headingAtRest("")]).toEqual([90, 90, 0]);
});

test("cars never spin the long way round", () => {
  expect([unwind(350, 10), unwind(0, 270), unwind(90, 90)]).toEqual([370, -90, 90]);
});

test("only in a curve does the road pass beside the middle", () => {
  expect([bendOf("NE"), bendOf("NS"), bendOf("NESW")]).toEqual([{ x: 9, y: -9 }, null, null]);
});
