import { expect, test } from "vitest";
import { has, words } from "../words";
import { lesson } from "./lesson.svelte";
import { placeBubble } from "./place";
import { listMemoTips, listMonzaTips, tipForHappening, timesOf, type MemoMoment, type MonzaMoment } from "./tips";

const DRIVE: MonzaMoment = {
  isMine: true,
  canRoll: false,
  isForced: false,
  from: "A1",
  laid: 0,
  lit: ["A2"],
  finish: ["S", "F"],
  canDrive: false,
  other: "",
};
const CHOOSE: MemoMoment = {
  isMine: true,
  phase: "choose",
  isSwapping: false,
  hasCanister: false,
  glowing: ["b1"],
  here: "b2",
  chosen: "",
  other: "",
};
const ids = (tips: readonly { readonly id: string }[]): string[] => tips.map(({ id }) => id);

test.each<[Partial<MonzaMoment>, string[]]>([
  [{ canRoll: true, lit: [] }, ["monza-roll"]],
  [{}, ["monza-lay"]],
  [{ lit: ["A2", "B2"] }, ["monza-lay", "monza-lane"]],
  [{ from: "S", lit: ["A1", "C1"] }, ["monza-lay"]],
  [{ laid: 1 }, ["monza-back"]],
  [{ laid: 2, lit: ["B3"] }, ["monza-back", "monza-lane", "monza-on"]],
  [{ lit: ["F"], laid: 1 }, ["monza-finish", "monza-back"]],
  [{ lit: [], canDrive: true }, ["monza-flag"]],
  [{ isForced: true }, ["monza-forced"]],
  [{ isMine: false, other: "Skye" }, ["monza-other"]],
  [{ isMine: false }, []],
])("in a turn of Monza like %j the coach has %j", (change, tips) => {
  expect(ids(listMonzaTips({ ...DRIVE, ...change }))).toEqual(tips);
});

test.each<[Partial<MemoMoment>, string]>([
  [{ phase: "place", glowing: ["red"] }, "memo-place"],
  [{}, "memo-choose"],
  [{ phase: "rotate", chosen: "b1" }, "memo-rotate"],
  [{ isSwapping: true }, "memo-swap"],
  [{ glowing: [] }, "memo-stuck"],
  [{ isMine: false, other: "Skye" }, "memo-other"],
])("in a turn of Memo-Car-Race like %j the coach begins with %s", (change, id) => {
  expect(listMemoTips({ ...CHOOSE, ...change })[0]?.id).toBe(id);
});

test("every tip has its words", async () => {
  await words.speak("en");
  const moments = [
    {},
    { laid: 2, lit: ["F", "B3"] },
    { canRoll: true },
    { isForced: true },
    { lit: [], canDrive: true },
  ];
  const all = [
    ...moments.flatMap((change) => listMonzaTips({ ...DRIVE, ...change })),
    ...listMonzaTips({ ...DRIVE, isMine: false, other: "x" }),
    ...[
      {},
      { phase: "place" },
      { phase: "rotate" },
      { isSwapping: true },
      { glowing: [] },
      { hasCanister: true },
    ].flatMap((change) => listMemoTips({ ...CHOOSE, ...change })),
    ...listMemoTips({ ...CHOOSE, isMine: false, other: "x" }),
    ...["pushed-back", "passed", "last-round", "canister"].flatMap((kind) => tipForHappening(kind, "x") ?? []),
    { id: "monza-end" },
    { id: "memo-end" },
  ];
  expect(all.map(({ id }) => `lesson-${id}`).filter((id) => !has(id))).toEqual([]);
  expect(tipForHappening("rolled", "x")).toBeNull();
});

test("a tip is given as often as it needs, and not once more", () => {
  const tips = [
    { id: "monza-roll", at: "" },
    { id: "monza-other", at: "" },
  ];
  for (let times = 0; times < timesOf("monza-roll"); times++) {
    expect(lesson.choose(tips)?.id).toBe("monza-roll");
    lesson.note("monza-roll");
  }
  expect(lesson.choose(tips)?.id).toBe("monza-other");
  lesson.note("monza-other");
  expect(lesson.choose(tips)).toBeNull();
});

const WINDOW = { width: 360, height: 740 };
const BUBBLE = { width: 300, height: 120 };

test.each([
  ["at the foot", { left: 150, top: 620, width: 60, height: 80 }, "above"],
  ["at the top", { left: 10, top: 20, width: 60, height: 40 }, "below"],
])("a bubble for something %s does not lie on it and stays in the window", (_, thing, side) => {
  const spot = placeBubble(thing, BUBBLE, WINDOW);
  expect(spot.side).toBe(side);
  expect(spot.left).toBeGreaterThanOrEqual(12);
  expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width - 12);
  expect(spot.top).toBeGreaterThanOrEqual(12);
  expect(spot.top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height - 12);
});

test("a bubble gets out of the way of what is to be tapped", () => {
  const thing = { left: 150, top: 300, width: 40, height: 40 };
  const below = placeBubble(thing, BUBBLE, WINDOW);
  const other = { left: 150, top: below.top + 20, width: 40, height: 40 };
  expect(below.side).toBe("below");
  expect(placeBubble(thing, BUBBLE, WINDOW, [other]).side).toBe("above");
});

test("a bubble without anything to point at lies at the foot", () => {
  expect(placeBubble(null, BUBBLE, WINDOW)).toMatchObject({ side: "free", top: 608 });
});
