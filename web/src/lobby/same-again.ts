/** The commands that bring a table to the line-up of an earlier evening. */

import type { Evening, EveningSeat } from "../lib/evenings";
import { readDriver } from "../lib/names";
import type { Wish } from "../lib/table.svelte";
import type { BoardFacts, Table } from "../wire";
import type { Menu } from "./menu";

/** `file` is the file of the evening's own board, or "" where there is none. */
export function listWishes(evening: Evening, table: Table, menu: Menu, file = ""): readonly Wish[] {
  const isSameGame = evening.game === table.game;
  const board = findBoard(evening, menu, isSameGame && file !== "");
  const players = board?.players ?? menu.players;
  const before = Math.min(table.seats.length, Math.max(...players));
  const seats = evening.seats.slice(0, Math.max(...players));
  const count = Math.max(seats.length, Math.min(...players));
  return [
    ...(isSameGame ? [arrange(evening, menu, board, file)] : []),
    ...Array.from({ length: Math.max(0, before - count) }, (_, more) => remove(before - 1 - more)),
    ...Array.from({ length: Math.max(0, count - before) }, () => ADD),
    ...seats.map((seat, index) => setSeat(seat, index, menu, board)),
    ...(isSameGame ? arrangeAid(evening, menu) : []),
  ];
}

const ADD: Wish = { type: "add-seat", kind: "here" };

function remove(seat: number): Wish {
  return { type: "remove-seat", seat };
}

/** The board of the evening as far as it is known here; null keeps the one on the table. */
function findBoard(evening: Evening, menu: Menu, isBrought: boolean): BoardFacts | null {
  const name = evening.options[menu.game.board_option];
  const isThere = evening.game === menu.game.name && evening.ownBoard === "" && !isBrought;
  return (isThere ? menu.game.boards.find((board) => board.name === name) : undefined) ?? null;
}

/** Options that the game no longer has are left out, and who gets help, which follows the seats. */
function arrange(evening: Evening, menu: Menu, board: BoardFacts | null, file: string): Wish {
  const known = menu.game.options.filter(({ name, kind }) => kind !== "seats" && name !== menu.game.board_option);
  const kept = known.flatMap(({ name }): [string, string][] => {
    const value = evening.options[name];
    return value === undefined ? [] : [[name, value]];
  });
  const chosen: [string, string][] = board ? [[menu.game.board_option, board.name]] : [];
  // Nobody has won anything at a new table.
  const rule = evening.starterRule === "champion" ? "youngest" : evening.starterRule;
  return {
    type: "arrange",
    options: Object.fromEntries([...kept, ...chosen]),
    pace: evening.pace,
    starter_rule: rule,
    ...(file ? { board: file } : {}),
  };
}

function setSeat(seat: EveningSeat, index: number, menu: Menu, board: BoardFacts | null): Wish {
  const { kind, name, car, driver } = seat;
  const cars = board?.cars ?? menu.cars;
  const isKnown = driver !== null && menu.game.drivers.some((one) => one.name === readDriver(driver).name);
  return {
    type: "set-seat",
    seat: index,
    kind,
    name: kind === "computer" ? "" : name,
    ...(cars.includes(car) ? { car } : {}),
    ...(kind === "computer" && isKnown ? { driver } : {}),
  };
}

function arrangeAid({ options }: Evening, { aid }: Menu): readonly Wish[] {
  const value = aid ? options[aid.name] : undefined;
  return aid && value ? [{ type: "arrange", options: { [aid.name]: value } }] : [];
}
