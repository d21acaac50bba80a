import { expect, test, vi } from "vitest";
import type { Happening } from "../wire";
import { makeRace, makeSeat, makeTable } from "./fakes";
import { Playback } from "./playback.svelte";

const act = (kind: string): Happening => ({ kind, seat: 0, places: [], dice: "", word: "", steps: [], score: null });
const END = { ranking: [[1], [0]], reason: "alone", scores: [] };
const BEFORE = makeTable({ race: makeRace(), trophies: [0, 0] });
const AFTER = makeTable({
  number: 2,
  stage: "over",
  race: makeRace({ ply: 1, result: END }),
  trophies: [0, 1],
  champions: [1],
  seats: [makeSeat({ name: "Ada", is_online: false }), makeSeat({ car: "blue" })],
});

test("a table is seen as it is where nothing is being shown", () => {
  const playback = new Playback();
  expect(playback.show(AFTER)).toBe(AFTER);
});

test("the race, the crown and the trophies are seen as far as they have been shown, the seats as they are", () => {
  const playback = new Playback();
  playback.settle(BEFORE);
  const { race, trophies, champions, stage } = BEFORE;
  expect(playback.show(AFTER)).toEqual({ ...AFTER, race, trophies, champions, stage });
  playback.settle(AFTER);
  expect(playback.show(AFTER)).toEqual(AFTER);
});

test("another race is seen at once", () => {
  const playback = new Playback();
  playback.settle(AFTER);
  const next = makeTable({ race: makeRace({ number: 2 }) });
  expect(playback.show(next)).toBe(next);
});

test("every happening is told once and in order, whatever is skipped", () => {
  const playback = new Playback();
  const [one, two, three] = [act("rolled"), act("drove"), act("over")];
  const told = vi.fn();
  const unsubscribe = playback.subscribe(told);
  playback.settle(BEFORE);
  playback.expect([one, two, three]);
  playback.tell(two);
  expect(told).not.toHaveBeenCalled();
  playback.tell(one);
  playback.tell(one);
  playback.settle(AFTER);
  expect(told.mock.calls).toEqual([
    [one, BEFORE],
    [two, AFTER],
    [three, AFTER],
  ]);
  unsubscribe();
});
