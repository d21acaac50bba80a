import { expect, test } from "vitest";
import { has, words } from "../../words";
import { listTips, pickBest, tipForHappening, type Moment } from "./lesson";
import { Route } from "./race/route.svelte";
import type { Step } from "./wire";

const DRIVE: Moment = {
  isMine: true,
  canRoll: false,
  isForced: false,
  from: "A1",
  laid: 0,
  lit: ["A2"],
  best: "A2",
  finish: ["S", "F"],
  canDrive: false,
  other: "",
  isFirstEdition: false,
  hasBonus: false,
  bonus: [],
  hasTiles: false,
  soft: [],
  extra: "",
  canTurbo: false,
  isTurbo: false,
};
const NOTHING = { lit: [], best: "" };
const ids = (tips: readonly { readonly id: string }[]): string[] => tips.map(({ id }) => id);

const TURNS: [Partial<Moment>, string[]][] = [
  [{ canRoll: true, ...NOTHING }, ["monza-roll"]],
  [{}, ["monza-lay"]],
  [{ lit: ["A2", "B2"] }, ["monza-lay", "monza-lane"]],
  [{ from: "S", lit: ["A1", "C1"] }, ["monza-lay"]],
  [{ laid: 1 }, ["monza-on", "monza-back"]],
  [{ laid: 2, lit: ["B3"] }, ["monza-on", "monza-back", "monza-lane"]],
  [{ lit: ["F"], laid: 1 }, ["monza-finish", "monza-on", "monza-back"]],
  [{ ...NOTHING, canDrive: true }, ["monza-flag"]],
  [{ isForced: true }, ["monza-forced"]],
  [{ isMine: false, other: "Flash" }, ["monza-other"]],
  [{ isMine: false }, []],
  [{ isFirstEdition: true, from: "S" }, ["first-edition-start", "monza-lay"]],
  [{ isFirstEdition: true, lit: ["F"] }, ["first-edition-target", "monza-lay"]],
  [{ hasBonus: true }, ["bonus-aim", "monza-lay"]],
  [{ hasBonus: true, bonus: ["B3"], ...NOTHING }, ["bonus-take"]],
  [{ hasTiles: true, extra: "may" }, ["professional-tiles", "professional-extra", "monza-lay"]],
  [{ hasTiles: true, extra: "marking" }, ["professional-mark"]],
  [{ hasTiles: true, extra: "marked" }, ["professional-again"]],
  [{ hasTiles: true, ...NOTHING, soft: ["A2"], canDrive: true }, ["professional-accelerator", "monza-flag"]],
  [{ hasTiles: true, ...NOTHING, canTurbo: true, canDrive: true }, ["professional-turbo"]],
  [{ hasTiles: true, isTurbo: true }, ["professional-turbo-dice"]],
];

test.each(TURNS)("a turn like %j has the tips %j", (change, tips) => {
  expect(ids(listTips({ ...DRIVE, ...change }))).toEqual(tips);
});

test("every tip has its words", async () => {
  await words.speak("en");
  const all = [
    ...TURNS.flatMap(([change]) => listTips({ ...DRIVE, ...change })),
    ...["pushed-back", "passed", "last-round"].flatMap((kind) => tipForHappening(kind, "x") ?? []),
  ];
  expect(all.map(({ id }) => `lesson-${id}`).filter((id) => !has(id))).toEqual([]);
  expect(tipForHappening("rolled", "x")).toBeNull();
});

const step = (place: string, to: number | null): Step => ({
  word: place,
  place,
  colour: "r",
  is_accelerator: false,
  to,
});

test("a tip points at the space on which the longest route begins, or at the way home", () => {
  const nodes = [
    { place: "A1", dice: "rrr", steps: [step("A2", 1), step("B2", 2)], words: [] },
    { place: "A2", dice: "rr", steps: [step("A3", null)], words: [] },
    { place: "B2", dice: "rr", steps: [step("B3", 3)], words: [] },
    { place: "B3", dice: "r", steps: [step("B4", null)], words: [] },
  ];
  const route = new Route({ nodes });
  expect(pickBest(route, ["A2", "B2"], ["F"])).toBe("B2");
  expect(pickBest(route, ["A2", "B2"], ["A3"])).toBe("A2");
  expect(pickBest(route, [], [])).toBe("");
});
