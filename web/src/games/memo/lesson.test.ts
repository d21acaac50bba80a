import { expect, test } from "vitest";
import { has, words } from "../../words";
import { listTips, pickNearest, tipForHappening, type Moment } from "./lesson.svelte";

const CHOOSE: Moment = {
  isMine: true,
  phase: "choose",
  isSwapping: false,
  taken: "",
  canister: "",
  glowing: ["b1"],
  here: "b2",
  been: [],
  chosen: "",
  ways: [],
  way: "",
  other: "",
};

test.each<[Partial<Moment>, string]>([
  [{ phase: "place", glowing: ["red"] }, "memo-place"],
  [{}, "memo-choose"],
  [{ phase: "rotate", chosen: "b1", ways: ["ES", "SW"], way: "ES" }, "memo-rotate"],
  [{ glowing: ["c2", "c3"] }, "memo-fetch"],
  [{ glowing: ["a1", "red"], canister: "red" }, "memo-in"],
  [{ isSwapping: true }, "memo-swap"],
  [{ glowing: [] }, "memo-stuck"],
  [{ isMine: false, other: "Flash" }, "memo-other"],
])("a turn like %j has the first tip %s", (change, id) => {
  expect(listTips({ ...CHOOSE, ...change })[0]?.id).toBe(id);
});

test("every tip has its words", async () => {
  await words.speak("en");
  const moments: Partial<Moment>[] = [
    {},
    { phase: "place" },
    { phase: "rotate", chosen: "b1", here: "a1", ways: ["SW", "NW"], way: "NW" },
    { isSwapping: true },
    { glowing: [] },
    { canister: "red" },
    { glowing: ["c3"] },
    { glowing: ["red"], canister: "red" },
    { isMine: false, other: "x" },
  ];
  const all = [
    ...moments.flatMap((change) => listTips({ ...CHOOSE, ...change })),
    ...[tipForHappening("canister", "x")].filter((tip) => tip !== null),
  ];
  expect(all.map(({ id }) => `lesson-${id}`).filter((id) => !has(id))).toEqual([]);
  expect(tipForHappening("moved", "x")).toBeNull();
});

test("nobody is asked to turn a tile that fits in one way only", () => {
  expect(listTips({ ...CHOOSE, phase: "rotate", chosen: "b1", ways: ["EW"], way: "EW", glowing: [] })).toEqual([]);
});

test("a tip points at the tile nearest to the goal, and not back to where the car has just been", () => {
  expect(pickNearest(["a1", "b2", "a3"], "c3", [])).toBe("b2");
  expect(pickNearest(["a1", "b2", "a3"], "c3", ["b2"])).toBe("a3");
  expect(listTips({ ...CHOOSE, glowing: ["a1", "b2"] })[0]?.at).toBe('[data-place="b2"]');
});

test("after the first tile of a swap the tip points at another one: a second tap would put the first one back", () => {
  const swapping = { ...CHOOSE, isSwapping: true, glowing: ["a1", "b1", "c1"] };
  expect(listTips(swapping)[0]?.at).toBe('[data-place="a1"]');
  expect(listTips({ ...swapping, taken: "a1" })[0]).toEqual({ id: "memo-swap", at: '[data-place="b1"]' });
});

test("a tile is to be turned until its road leads towards the goal, then the tip points at driving", () => {
  const rotating = { ...CHOOSE, phase: "rotate", here: "a1", chosen: "b1", ways: ["ESW", "NSW", "NEW"] };
  const tile = '[data-place="b1"]';
  expect(listTips({ ...rotating, way: "NEW", been: ["c1"] }).map(({ id, at }) => [id, at])).toEqual([
    ["memo-rotate", tile],
    ["memo-turn", tile],
  ]);
  expect(listTips({ ...rotating, way: "NSW", been: ["c1"] })[0]?.at).toBe(".go.side");
});

test("no tip leads onto a start-finish tile that is not the goal", () => {
  expect(pickNearest(["red", "a2"], "c3", ["a2", "a2", "a2"])).toBe("a2");
  expect(pickNearest(["red", "a2"], "red", [])).toBe("red");
});

test("a tip that names the goal points at the step towards it, which can be tapped", () => {
  for (const [canister, id] of [
    ["", "memo-pit"],
    ["green", "memo-home"],
  ] as const) {
    const tips = listTips({ ...CHOOSE, canister, glowing: ["a1", "b2"] });
    expect(tips.find((tip) => tip.id === id)?.at).toBe('[data-place="b2"]');
  }
});
