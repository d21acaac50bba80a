import { expect, test } from "vitest";
import { has, words } from "../../words";
import { listTips, tipForHappening, type Moment } from "./lesson.svelte";

const CHOOSE: Moment = {
  isMine: true,
  phase: "choose",
  isSwapping: false,
  hasCanister: false,
  glowing: ["b1"],
  here: "b2",
  chosen: "",
  other: "",
};

test.each<[Partial<Moment>, string]>([
  [{ phase: "place", glowing: ["red"] }, "memo-place"],
  [{}, "memo-choose"],
  [{ phase: "rotate", chosen: "b1" }, "memo-rotate"],
  [{ isSwapping: true }, "memo-swap"],
  [{ glowing: [] }, "memo-stuck"],
  [{ isMine: false, other: "Skye" }, "memo-other"],
])("a turn like %j has the first tip %s", (change, id) => {
  expect(listTips({ ...CHOOSE, ...change })[0]?.id).toBe(id);
});

test("every tip has its words", async () => {
  await words.speak("en");
  const moments: Partial<Moment>[] = [
    {},
    { phase: "place" },
    { phase: "rotate" },
    { isSwapping: true },
    { glowing: [] },
    { hasCanister: true },
    { isMine: false, other: "x" },
  ];
  const all = [
    ...moments.flatMap((change) => listTips({ ...CHOOSE, ...change })),
    ...[tipForHappening("canister", "x")].filter((tip) => tip !== null),
  ];
  expect(all.map(({ id }) => `lesson-${id}`).filter((id) => !has(id))).toEqual([]);
  expect(tipForHappening("moved", "x")).toBeNull();
});
