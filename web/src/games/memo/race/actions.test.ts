import { expect, test } from "vitest";
import { listPicks, NO_SWAP, nextWay, pickForSwap, readActions } from "./actions";
import { makeView } from "./fixtures.svelte";

test("what glows is what the legal words name", () => {
  const actions = readActions(["turn:a2", "drive:c3", "drive:red", "swap"]);
  expect([...actions.places]).toEqual([
    ["a2", "turn:a2"],
    ["c3", "drive:c3"],
    ["red", "drive:red"],
  ]);
  expect(actions.canSwap).toBe(true);
  expect(readActions(["start:red", "start:green"]).places.get("green")).toBe("start:green");
});

test("the ways that fit keep their order, and are turned through for ever", () => {
  const { ways } = readActions(["way:NE", "way:ES", "way:NW"]);
  expect(ways).toEqual(["NE", "ES", "NW"]);
  expect([nextWay(0, ways), nextWay(2, ways), nextWay(0, [])]).toEqual([1, 0, 0]);
});

test("for a swap every face-down tile may be taken but those that were just swapped", () => {
  const view = makeView({ ban: ["a1", "b4"] });
  const actions = readActions(["turn:a1", "swap"]);
  expect(listPicks(view, actions, NO_SWAP)).toEqual([]);
  const picks = listPicks(view, actions, { isOn: true, first: "" });
  expect(picks).toHaveLength(22);
  expect(picks).not.toContain("a1");
});

test("once the swap has been said, the legal words decide", () => {
  expect(listPicks(makeView({ phase: "swap-first" }), readActions(["a2", "b4"]), NO_SWAP)).toEqual(["a2", "b4"]);
});

test("a swap is said when both tiles are chosen, and a tile can be put back until then", () => {
  const view = makeView();
  expect(pickForSwap(view, { isOn: true, first: "" }, "a2")).toEqual({ isOn: true, first: "a2" });
  expect(pickForSwap(view, { isOn: true, first: "a2" }, "a2")).toEqual({ isOn: true, first: "" });
  expect(pickForSwap(view, { isOn: true, first: "a2" }, "b4")).toEqual(["swap", "a2", "b4"]);
});

test("a swap that was begun elsewhere is finished tile by tile", () => {
  expect(pickForSwap(makeView({ phase: "swap-second", chosen: "a2" }), { isOn: true, first: "a2" }, "b4")).toEqual([
    "b4",
  ]);
});
