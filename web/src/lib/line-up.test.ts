import { expect, test } from "vitest";
import type { BoardFacts, GameFacts } from "../wire";
import { makeSeat, makeTable, makeYou } from "./fakes";
import { copyTable } from "./line-up";

const games = [{ name: "test", board_option: "track" }] as unknown as readonly GameFacts[];

test("a table is opened like another one: whoever opens it is here, the other people come by link", () => {
  const seats = [
    makeSeat({ name: "Mama", driver: "racer" }),
    makeSeat({ kind: "link", car: "blue", name: "Opa" }),
    makeSeat({ kind: "computer", car: "green", driver: "racer" }),
  ];
  const table = makeTable({ seats, options: { track: "oval", pro: "yes" } });
  expect(copyTable(table, makeYou({ seats: [1] }), games)).toEqual({
    game: "test",
    options: { track: "oval", pro: "yes" },
    seats: [
      { kind: "link", name: "Mama", car: "red", driver: null },
      { kind: "here", name: "Opa", car: "blue", driver: null },
      { kind: "computer", name: "", car: "green", driver: "racer" },
    ],
    board: "",
  });
});

test("a board that somebody brought along stays behind", () => {
  const table = makeTable({ options: { track: "own" }, own_board: { name: "own" } as BoardFacts });
  expect(copyTable(table, makeYou(), games).options).toEqual({});
});
