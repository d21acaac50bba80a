import { describe, expect, it } from "vitest";
import { makeRace, makeSeat, makeTable, makeYou } from "../lib/fakes";
import { ownSeatOnTurn, seatOnTurn } from "../lib/turn";

describe("whose turn it is", () => {
  it("is the roller's, the actor's, and nobody's in the end", () => {
    expect(seatOnTurn(makeRace({ awaits_roll: true, on_turn: 1, actor: null }))).toBe(1);
    expect(seatOnTurn(makeRace({ awaits_roll: false, on_turn: 1, actor: 0 }))).toBe(0);
    expect(seatOnTurn(makeRace({ result: { ranking: [[0], [1]], reason: "alone", scores: [] } }))).toBeNull();
  });

  it("is this page's where it plays that seat itself", () => {
    const table = makeTable({ race: makeRace({ on_turn: 1 }) });
    expect(ownSeatOnTurn(table, makeYou({ seats: [0] }))).toBeNull();
    expect(ownSeatOnTurn(table, makeYou({ seats: [0, 1] }))).toBeNull();
    const seats = [makeSeat(), makeSeat({ car: "blue" })];
    expect(ownSeatOnTurn({ ...table, seats }, makeYou({ seats: [0, 1] }))).toBe(1);
    expect(ownSeatOnTurn({ ...table, seats }, null)).toBeNull();
  });
});
