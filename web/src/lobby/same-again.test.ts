import { describe, expect, it } from "vitest";
import type { Evening } from "../lib/evenings";
import { makeSeat, makeTable } from "../lib/fakes";
import { listWishes } from "./same-again";
import type { Menu } from "./menu";

const board = { players: [2, 3, 4], cars: ["red", "blue", "green", "yellow"] };
const small = { ...board, name: "small", players: [2] };
const large = { ...board, name: "large" };
const MENU = {
  game: {
    name: "test",
    board_option: "map",
    boards: [small, large],
    drivers: [{ name: "racer" }, { name: "learner" }],
    options: [
      { name: "map", kind: "board" },
      { name: "wild", kind: "flag" },
      { name: "aid", kind: "seats" },
    ],
  },
  board: small,
  players: [2],
  cars: board.cars,
  aid: { name: "aid" },
} as unknown as Menu;

const person = (name: string, car: string) =>
  ({ kind: "here", name, car, driver: null, trophies: 1, isChampion: false }) as const;
const computer = (driver: string, car: string) =>
  ({ kind: "computer", name: "", car, driver, trophies: 0, isChampion: false }) as const;

const EVENING: Evening = {
  code: "OLD234",
  game: "test",
  options: { map: "large", wild: "yes", aid: "1", gone: "yes" },
  ownBoard: "",
  pace: "calm",
  starterRule: "champion",
  seats: [person("Mia", "yellow"), person("Opa", "red"), computer("learner:25", "green")],
};
const TABLE = makeTable({ seats: [makeSeat(), makeSeat({ kind: "computer" })] });

describe("the same as last time", () => {
  it("lays the board and variants, seats everybody in their cars, and then gives help to whom had it", () => {
    expect(listWishes(EVENING, TABLE, MENU)).toEqual([
      { type: "arrange", options: { wild: "yes", map: "large" }, pace: "calm", starter_rule: "youngest" },
      { type: "add-seat", kind: "here" },
      { type: "set-seat", seat: 0, kind: "here", name: "Mia", car: "yellow" },
      { type: "set-seat", seat: 1, kind: "here", name: "Opa", car: "red" },
      { type: "set-seat", seat: 2, kind: "computer", name: "", car: "green", driver: "learner:25" },
      { type: "arrange", options: { aid: "1" } },
    ]);
  });

  it("takes the seats alone from an evening of another game, as many as there is room for", () => {
    const wishes = listWishes({ ...EVENING, game: "other" }, TABLE, MENU);
    expect(wishes.map(({ type }) => type)).toEqual(["set-seat", "set-seat"]);
  });

  it("removes seats that are too many, the last one first", () => {
    const table = makeTable({ seats: [...TABLE.seats, makeSeat(), makeSeat()] });
    const wishes = listWishes({ ...EVENING, seats: EVENING.seats.slice(0, 2) }, table, { ...MENU, players: [2, 3, 4] });
    expect(wishes.filter(({ type }) => type === "remove-seat")).toEqual([
      { type: "remove-seat", seat: 3 },
      { type: "remove-seat", seat: 2 },
    ]);
  });

  it("brings the board that was made here, and leaves the table's where it is gone", () => {
    const own = { ...EVENING, ownBoard: "Yard" };
    expect(listWishes(own, TABLE, MENU, "a board")[0]).toMatchObject({ board: "a board", options: { wild: "yes" } });
    expect(listWishes(own, TABLE, MENU)[0]).not.toHaveProperty("board");
  });

  it("leaves out a driver or a car that the game does not have", () => {
    const seats = [person("Mia", "gold"), computer("turtle", "red")];
    const wishes = listWishes({ ...EVENING, seats }, TABLE, MENU).filter(({ type }) => type === "set-seat");
    expect(wishes).toEqual([
      { type: "set-seat", seat: 0, kind: "here", name: "Mia" },
      { type: "set-seat", seat: 1, kind: "computer", name: "", car: "red" },
    ]);
  });
});
