import { describe, expect, it } from "vitest";
import { makeRace } from "../lib/fakes";
import type { Outcome } from "../wire";
import { readRest, readSteps } from "./podium";
import { seatOnTurn, showingMs } from "./turn";

describe("whose turn it is", () => {
  it("is the roller's, the actor's, and nobody's in the end", () => {
    expect(seatOnTurn(makeRace({ awaits_roll: true, on_turn: 1, actor: null }))).toBe(1);
    expect(seatOnTurn(makeRace({ awaits_roll: false, on_turn: 1, actor: 0 }))).toBe(0);
    expect(seatOnTurn(makeRace({ result: { ranking: [[0], [1]], reason: "alone", scores: [] } }))).toBeNull();
  });
});

describe("the podium", () => {
  const result = (...ranking: number[][]): Outcome => ({ ranking, reason: "alone", scores: [] });

  it("has the second on the left, the first in the middle, the third on the right", () => {
    expect(readSteps(result([2], [0], [1]))).toEqual([
      { place: 2, seats: [0] },
      { place: 1, seats: [2] },
      { place: 3, seats: [1] },
    ]);
  });

  it("leaves the second step free where two share the first", () => {
    expect(readSteps(result([0, 1], [2])).map(({ seats }) => seats)).toEqual([[], [0, 1], [2]]);
  });

  it("puts the rest beside the steps", () => {
    expect(readRest(result([0], [1], [2], [3, 4]))).toEqual([3, 4]);
  });

  it("waits longer for a long drive than for a short one, but never for ever", () => {
    const drive = (steps: number) => [
      { kind: "drove", seat: 0, places: Array<string>(steps).fill("A1"), dice: "", word: "", steps: [] } as const,
    ];
    expect(showingMs(drive(6))).toBeGreaterThan(showingMs(drive(1)));
    expect(showingMs(drive(600))).toBeLessThanOrEqual(8_000);
  });
});
