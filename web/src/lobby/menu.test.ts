import { describe, expect, it } from "vitest";
import { makeTable } from "../lib/fakes";
import type { GameFacts, OptionFacts } from "../wire";
import { boardName, optionId } from "../lib/names";
import { formatSeats, parseSeats, readMenu } from "./menu";

function option(name: string, changes: Partial<OptionFacts> = {}): OptionFacts {
  return {
    name,
    kind: "flag",
    default: "no",
    choices: ["yes", "no"],
    rule: "RU-1",
    is_variant: false,
    needs: "",
    ...changes,
  };
}

const board = {
  players: [2, 3, 4],
  cars: ["red", "blue"],
  facts: [],
  reconstruction: [],
  lacks: [],
  oddities: [],
  fingerprint: "",
};
const GAME: GameFacts = {
  name: "test",
  title: "Test",
  version: 1,
  players: [2],
  cars: [],
  standard_driver: "",
  has_reviews: false,
  has_forecasts: false,
  board_option: "map",
  drivers: [],
  options: [
    option("map", { kind: "board" }),
    option("players", { kind: "number" }),
    option("long", { is_variant: true }),
    option("wild", { is_variant: true }),
    option("free_finish"),
    option("only_here"),
    option("only_wild", { needs: "wild" }),
  ],
  boards: [
    { ...board, name: "round", title: "Round", edition: "a", variants: ["long", "wild"], lacks: ["only_here"] },
    { ...board, name: "square", title: "Square", edition: "b", variants: ["wild"] },
  ],
};
const tableOn = (map: string, more = {}) => makeTable({ options: { map, ...more } });
const names = (facts: readonly { readonly name: string }[] | undefined) => facts?.map(({ name }) => name);

describe("the menu of a table", () => {
  it("leaves out what follows from the seats", () => {
    const menu = readMenu([GAME], tableOn("round"));
    expect(names(menu?.variants)).toEqual(["long", "wild"]);
    expect(names(menu?.houseRules)).toEqual(["free_finish"]);
  });

  it("offers only the variants of the board", () => {
    expect(names(readMenu([GAME], tableOn("square"))?.variants)).toEqual(["wild"]);
  });

  it("offers only the house rules that decide something on the board", () => {
    expect(names(readMenu([GAME], tableOn("square"))?.houseRules)).toEqual(["free_finish", "only_here"]);
  });

  it("shows a house rule of a variant once the variant is on", () => {
    const menu = readMenu([GAME], tableOn("round", { wild: "yes" }));
    expect(names(menu?.houseRules)).toEqual(["free_finish", "only_wild"]);
  });

  it("has the board that somebody brought along beside those of the server, by its title", () => {
    const ownBoard = { ...board, name: "my-board", title: "<b>Yard</b>", edition: "b", variants: ["wild"] };
    const menu = readMenu([GAME], makeTable({ options: { map: "my-board" }, own_board: ownBoard }));
    expect(names(menu?.boards)).toEqual(["round", "square", "my-board"]);
    expect(menu?.board).toBe(ownBoard);
    expect(names(menu?.variants)).toEqual(["wild"]);
    expect(boardName(GAME, ownBoard)).toBe("<b>Yard</b>");
    expect(boardName(GAME, { ...ownBoard, title: "my-board" })).toBe("Your own board");
  });

  it("of a game without boards has the players and the variants of the game", () => {
    const game = { ...GAME, board_option: "", boards: [], players: [2, 3, 4] };
    const menu = readMenu([game], makeTable());
    expect(menu).toMatchObject({ board: null, boards: [], players: [2, 3, 4], cars: [] });
    expect(names(menu?.variants)).toEqual(["long", "wild"]);
  });

  it("is not there for a game that nobody knows", () => {
    expect(readMenu([], makeTable())).toBeNull();
  });
});

describe("seats in texts", () => {
  it("count from one, sorted, with a dash for none", () => {
    expect(parseSeats("1,3")).toEqual([0, 2]);
    expect(parseSeats("-")).toEqual([]);
    expect(formatSeats([2, 0])).toBe("1,3");
    expect(formatSeats([])).toBe("-");
  });
});

it("names of messages have dashes only", () => {
  expect(optionId("test", "free_finish")).toBe("option-test-free-finish");
  expect(optionId("test", "stopping", "keep-going")).toBe("option-test-stopping-keep-going");
});
