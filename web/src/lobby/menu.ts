/** What can be chosen for a table: board, cars, and the options in their groups. */

import type { Boards, MadeBoard } from "../games/kit";
import { RefusalError } from "../lib/refusal";
import type { BoardFacts, Dial, GameFacts, OptionFacts, Table } from "../wire";

/** Options that follow from the seats and from who starts; the lobby has its own places for them. */
const FROM_SEATS = new Set(["players", "cars", "starter"]);

export interface Menu {
  readonly game: GameFacts;
  /** The board on the table; null in a game without boards. */
  readonly board: BoardFacts | null;
  /** The boards to choose from: those of the server, and one that somebody brought along. */
  readonly boards: readonly BoardFacts[];
  /** The numbers of players that can race. */
  readonly players: readonly number[];
  /** The cars to choose from; empty in a game without cars. */
  readonly cars: readonly string[];
  /** Options that make a variant of the game. */
  readonly variants: readonly OptionFacts[];
  /** The option that is chosen seat by seat. */
  readonly aid: OptionFacts | null;
  /** House rules: how a table settles what the rule books leave open. */
  readonly houseRules: readonly OptionFacts[];
}

/** The menu of a table, or null while the facts are not there. */
export function readMenu(games: readonly GameFacts[], table: Table): Menu | null {
  const game = games.find(({ name }) => name === table.game);
  if (!game) return null;
  const boards = [...game.boards, ...(table.own_board ? [table.own_board] : [])];
  const board = boards.find(({ name }) => name === table.options[game.board_option]) ?? boards[0] ?? null;
  const open = game.options.filter(({ name }) => name !== game.board_option && !FROM_SEATS.has(name));
  return {
    game,
    board,
    boards,
    players: board?.players ?? game.players,
    cars: board?.cars ?? game.cars,
    variants: open.filter((option) => option.is_variant && (board?.variants.includes(option.name) ?? true)),
    aid: open.find(({ kind }) => kind === "seats") ?? null,
    houseRules: open.filter(
      (option) =>
        !option.is_variant && option.kind !== "seats" && option.kind !== "places" && isInForce(option, board, table),
    ),
  };
}

/** Does an option decide anything: on this board, with the variants that are on? */
function isInForce({ name, needs }: OptionFacts, board: BoardFacts | null, table: Table): boolean {
  if (board?.lacks.includes(name)) return false;
  return needs === "" || table.options[needs] === "yes";
}

/** A longer file does not fit into a frame of the table's connection. */
const LONGEST_FILE = 15_000;

/** The file of a board that was made on this device, for a table that stands already. */
export async function readFile(board: MadeBoard): Promise<string> {
  const file = await board.file();
  if (file.length > LONGEST_FILE) throw new RefusalError("board/large", `${board.title} is too large`);
  return file;
}

/** Is there more than one board to choose from? */
export function canChooseBoard(menu: Menu, boards: Boards | null): boolean {
  return menu.boards.length + (boards?.listMade().length ?? 0) > 1;
}

/** `1,3` and `-` as seats from 0, and back. */
export function parseSeats(text: string): readonly number[] {
  return text === "-" || text === "" ? [] : text.split(",").map((seat) => Number(seat) - 1);
}

export function formatSeats(seats: readonly number[]): string {
  return (
    [...seats]
      .sort((a, b) => a - b)
      .map((seat) => seat + 1)
      .join(",") || "-"
  );
}

const DIAL_STEPS = 5;

/** The few steps of a dial, from its least to its most, in whole percent. */
export function dialSteps({ least, most }: Dial): readonly number[] {
  return Array.from({ length: DIAL_STEPS }, (_, step) =>
    Math.round(least + ((most - least) * step) / (DIAL_STEPS - 1)),
  );
}
