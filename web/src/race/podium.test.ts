import { describe, expect, it } from "vitest";
import type { Outcome } from "../wire";
import { readRest, readSteps } from "./podium";

function stand(ranking: number[][]): { steps: Record<number, readonly number[]>; rest: readonly number[] } {
  const result: Outcome = { ranking, reason: "most-points", scores: ranking.flat().map(() => null) };
  return {
    steps: Object.fromEntries(readSteps(result).map((step) => [step.place, step.seats])),
    rest: readRest(result),
  };
}

describe("the steps", () => {
  it("stand second, first, third", () => {
    const result: Outcome = { ranking: [[2], [0], [1], [3]], reason: "most-points", scores: [] };
    expect(readSteps(result).map(({ place, seats }) => [place, ...seats])).toEqual([
      [2, 0],
      [1, 2],
      [3, 1],
    ]);
    expect(readRest(result)).toEqual([3]);
  });

  it("leave several who share the last place on the ground", () => {
    expect(stand([[1], [0, 2, 3]])).toEqual({ steps: { 1: [1], 2: [], 3: [] }, rest: [0, 2, 3] });
    expect(stand([[1], [0], [2, 3]])).toEqual({ steps: { 1: [1], 2: [0], 3: [] }, rest: [2, 3] });
    expect(stand([[0, 1], [2]])).toEqual({ steps: { 1: [0, 1], 2: [], 3: [2] }, rest: [] });
  });

  it("are shared by those who share a place, winners always", () => {
    expect(stand([[0, 1, 2, 3]])).toEqual({ steps: { 1: [0, 1, 2, 3], 2: [], 3: [] }, rest: [] });
    expect(stand([[1], [0, 2], [3]])).toEqual({ steps: { 1: [1], 2: [0, 2], 3: [] }, rest: [3] });
    expect(stand([[1], [0]])).toEqual({ steps: { 1: [1], 2: [0], 3: [] }, rest: [] });
  });
});
