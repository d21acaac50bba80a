import { afterEach, describe, expect, it, vi } from "vitest";
import * as fakes from "../../../lib/fakes";
import { routeBetween, standOn } from "../board/outline";
import { loadBoardOf, placesBack } from "../boards";
import { BOARD } from "../board/fixture";
import { SPRINT } from "./recorded";
import { findDice, readSteps, sortDice, takeDice } from "./words";

describe("places", () => {
  it("puts every car onto the arrow of its colour, on a board from a real server", () => {
    const start = SPRINT.places["S"];
    expect(SPRINT.arrows.map(({ car }) => car)).toEqual(["red", "blue", "green", "yellow"]);
    SPRINT.arrows.forEach(({ car }, index) => {
      const [x, y, heading] = start?.spots[index] ?? [];
      expect(standOn(SPRINT, "S", car)).toEqual({ x, y, heading, scale: start?.scale });
      for (const [way, routes] of Object.entries(SPRINT.routes["S"] ?? {})) {
        expect(routeBetween(SPRINT, "S", way, car)).toBe(routes[index]);
      }
    });
  });

  it("hops back over every space between, at worst to the start", () => {
    expect(placesBack("A9", "A7")).toEqual(["A8", "A7"]);
    expect(placesBack("B2", "S")).toEqual(["B1", "S"]);
  });
});

describe("the board of a table", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is a shipped one by its name, and one's own by the table's code", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify(BOARD));
    });
    const facts = {
      title: "",
      edition: "first",
      players: [2],
      cars: [],
      variants: [],
      facts: [],
      reconstruction: [],
      lacks: [],
      oddities: [],
      fingerprint: "f",
    };
    const ownBoard = { name: "my-board", ...facts };
    for (const code of ["AAAAAA", "BBBBBB", "AAAAAA"]) {
      await loadBoardOf(fakes.makeTable({ code, options: { track: "my-board" }, own_board: ownBoard }));
      await loadBoardOf(fakes.makeTable({ code, options: { track: "oval" }, own_board: ownBoard }));
    }
    expect(asked).toEqual(["/api/tables/AAAAAA/board", "/api/boards/oval", "/api/tables/BBBBBB/board"]);
  });
});

describe("words", () => {
  it("reads steps and leaves the rest out", () => {
    expect(readSteps(["A12b", "Fw+", "stop", "reroll:bp"])).toEqual([
      { place: "A12", colour: "b", is_accelerator: false },
      { place: "F", colour: "w", is_accelerator: true },
    ]);
  });

  it("sorts, takes and finds dice", () => {
    expect(sortDice("pwbgyr")).toBe("rygbwp");
    expect(takeDice("rrbb", "rb")).toBe("rb");
    expect(findDice("rrbbp", "brp")).toEqual([0, 2, 4]);
    expect(findDice("r", "bb")).toEqual([]);
  });
});
