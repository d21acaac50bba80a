import { describe, expect, it } from "vitest";
import { makeSeat, makeTable } from "../lib/fakes";
import type { Placing } from "../wire";
import { hostSeats, readGround, readRanks, readSteps } from "./podium";

function stand(...groups: number[][]): { steps: Record<number, readonly number[]>; ground: readonly string[] } {
  const standing: Placing[] = groups.map((seats, index) => ({ seats, by: index > 0 ? "spaces" : "", left: index }));
  const ranks = readRanks(standing);
  return {
    steps: Object.fromEntries(readSteps(ranks).map(({ place, rank }) => [place, rank?.seats ?? []])),
    ground: readGround(ranks).map(({ seat, rank }) => `${rank.place}: ${seat}`),
  };
}

describe("the podium", () => {
  it("has everyone of six placed: three on steps, three on the ground with their numbers", () => {
    const { steps, ground } = stand([5], [4], [3], [2], [0], [1]);
    expect(steps).toEqual({ 1: [5], 2: [4], 3: [3] });
    expect(ground).toEqual(["4: 2", "5: 0", "6: 1"]);
  });

  it("has the second on the left, the first in the middle, the third on the right", () => {
    const ranks = readRanks([[2], [0], [1]].map((seats) => ({ seats, by: "", left: 0 })));
    expect(readSteps(ranks).map(({ place, rank }) => [place, rank?.seats])).toEqual([
      [2, [0]],
      [1, [2]],
      [3, [1]],
    ]);
  });

  it("leaves the step free below a shared one", () => {
    expect(stand([0, 1], [2])).toEqual({ steps: { 1: [0, 1], 2: [], 3: [2] }, ground: [] });
    expect(stand([1], [0, 2], [3])).toEqual({ steps: { 1: [1], 2: [0, 2], 3: [] }, ground: ["4: 3"] });
  });

  it("has room for all winners, but only for two who share a lower step", () => {
    expect(stand([0, 1, 2, 3])).toEqual({ steps: { 1: [0, 1, 2, 3], 2: [], 3: [] }, ground: [] });
    expect(stand([1], [0, 2, 3])).toEqual({ steps: { 1: [1], 2: [], 3: [] }, ground: ["2: 0", "2: 2", "2: 3"] });
  });
});

describe("whoever may start the next race", () => {
  const seats = [makeSeat({ kind: "link" }), makeSeat(), makeSeat({ kind: "computer" })];

  it("is the host's seat, else those at the device that opened the table", () => {
    expect(hostSeats(makeTable({ seats, host_seat: 0 }))).toEqual([0]);
    expect(hostSeats(makeTable({ seats }))).toEqual([1]);
  });
});
