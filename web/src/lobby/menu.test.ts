import { describe, expect, it } from "vitest";
import { makeTable } from "../lib/fakes";
import type { GameFacts, OptionFacts } from "../wire";
import { boardName, formatSeats, optionId, parseSeats, readMenu } from "./menu";

function option(name: string, changes: Partial<OptionFacts> = {}): OptionFacts {
  return { name, kind: "flag", default: "no", choices: ["yes", "no"], rule: "RU-1", isVariant: false, ...changes };
}

const board = { players: [2, 3, 4], cars: ["red", "blue"], facts: [], reconstruction: [], lacks: [], oddities: [] };
const MONZA: GameFacts = {
  name: "monza",
  title: "Monza",
  version: 1,
  boardOption: "track",
  drivers: [],
  options: [
    option("track", { kind: "board" }),
    option("players", { kind: "number" }),
    option("pro", { isVariant: true }),
    option("bonus", { isVariant: true }),
    option("free_finish"),
    option("push_targets"),
    option("others_only"),
  ],
  boards: [
    {
      ...board,
      name: "oval",
      title: "Oval",
      edition: "anniversary",
      variants: ["pro", "bonus"],
      lacks: ["push_targets"],
    },
    { ...board, name: "first-edition", title: "First", edition: "first", variants: ["bonus"] },
  ],
};

describe("the menu of a table", () => {
  it("leaves out what follows from the seats", () => {
    const menu = readMenu([MONZA], makeTable());
    expect(menu?.variants.map(({ name }) => name)).toEqual(["pro", "bonus"]);
    expect(menu?.houseRules.map(({ name }) => name)).toEqual(["free_finish"]);
  });

  it("offers only the variants that the board knows", () => {
    const menu = readMenu([MONZA], makeTable({ options: { track: "first-edition" } }));
    expect(menu?.variants.map(({ name }) => name)).toEqual(["bonus"]);
  });

  it("offers only the house rules that decide something on the board", () => {
    const menu = readMenu([MONZA], makeTable({ options: { track: "first-edition" } }));
    expect(menu?.houseRules.map(({ name }) => name)).toEqual(["free_finish", "push_targets"]);
  });

  it("shows a house rule of a variant once the variant is on", () => {
    const menu = readMenu([MONZA], makeTable({ options: { track: "oval", bonus: "yes" } }));
    expect(menu?.houseRules.map(({ name }) => name)).toEqual(["free_finish", "others_only"]);
  });

  it("has the board that somebody brought along beside the shipped ones, by its title", () => {
    const ownBoard = { ...board, name: "my-board", title: "<b>Yard</b>", edition: "first", variants: ["bonus"] };
    const menu = readMenu([MONZA], makeTable({ options: { track: "my-board" }, ownBoard }));
    expect(menu?.boards.map(({ name }) => name)).toEqual(["oval", "first-edition", "my-board"]);
    expect(menu?.board).toBe(ownBoard);
    expect(menu?.variants.map(({ name }) => name)).toEqual(["bonus"]);
    expect(boardName(MONZA, ownBoard)).toBe("<b>Yard</b>");
    expect(boardName(MONZA, { ...ownBoard, title: "my-board" })).toBe("Your own track");
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
  expect(optionId("monza", "free_finish")).toBe("option-monza-free-finish");
  expect(optionId("monza", "stopping", "keep-going")).toBe("option-monza-stopping-keep-going");
});
