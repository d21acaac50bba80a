/** A new table with the players, the game and the options of another one. */

import type { GameFacts, OpenTable, Table, You } from "../wire";

/** Who opens it plays their own seats there; the other people come by link, computers stay. */
export function copyTable(table: Table, you: You, games: readonly GameFacts[]): OpenTable {
  const boardOption = games.find(({ name }) => name === table.game)?.board_option ?? "";
  // The text of a board that somebody brought along is not known here.
  const isOwnBoard = ([name, value]: [string, string]) => name === boardOption && value === table.own_board?.name;
  const options = Object.fromEntries(Object.entries(table.options).filter((option) => !isOwnBoard(option)));
  const seats = table.seats.map((seat, index) => {
    const kind = seat.kind === "computer" ? seat.kind : you.seats.includes(index) ? "here" : "link";
    return { kind, name: seat.name, car: seat.car, driver: kind === "computer" ? seat.driver : null } as const;
  });
  return { game: table.game, options, seats, board: "" };
}
