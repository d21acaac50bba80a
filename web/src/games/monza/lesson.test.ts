import { expect, test } from "vitest";
import { has, words } from "../../words";
import { listTips, tipForHappening, type Moment } from "./lesson";

const DRIVE: Moment = {
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
const ids = (tips: readonly { readonly id: string }[]): string[] => tips.map(({ id }) => id);

test.each<[Partial<Moment>, string[]]>([
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
])("a turn like %j has the tips %j", (change, tips) => {
  expect(ids(listTips({ ...DRIVE, ...change }))).toEqual(tips);
});

test("every tip has its words", async () => {
  await words.speak("en");
  const moments: Partial<Moment>[] = [
    {},
    { laid: 2, lit: ["F", "B3"] },
    { canRoll: true },
    { isForced: true },
    { lit: [], canDrive: true },
    { isMine: false, other: "x" },
  ];
  const all = [
    ...moments.flatMap((change) => listTips({ ...DRIVE, ...change })),
    ...["pushed-back", "passed", "last-round"].flatMap((kind) => tipForHappening(kind, "x") ?? []),
  ];
  expect(all.map(({ id }) => `lesson-${id}`).filter((id) => !has(id))).toEqual([]);
  expect(tipForHappening("rolled", "x")).toBeNull();
});
