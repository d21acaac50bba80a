/** What can be chosen for a table, as menus need it: the board on it, its cars, the options in their groups. */

import { has, t } from "../words";
import type { BoardFacts, Dial, GameFacts, OptionFacts, Table } from "../wire";

/** Options that follow from the seats and from who starts; the lobby has its own places for them. */
const FROM_SEATS = new Set(["players", "cars", "starter"]);

export interface Menu {
  readonly game: GameFacts;
  readonly board: BoardFacts;
  /** All that may lie on the table: the shipped ones, and one that somebody brought along. */
  readonly boards: readonly BoardFacts[];
  /** Professional, bonus: what makes another game of it. */
  readonly variants: readonly OptionFacts[];
  /** The memory aid (RU-26), which is chosen seat by seat. */
  readonly aid: OptionFacts | null;
  /** House rules: how a table settles what the rule books leave open. */
  readonly houseRules: readonly OptionFacts[];
}

/** The menu of a table, or null while the facts are not there. */
export function readMenu(games: readonly GameFacts[], table: Table): Menu | null {
  const game = games.find(({ name }) => name === table.game);
  const boards = [...(game?.boards ?? []), ...(table.ownBoard ? [table.ownBoard] : [])];
  const board = boards.find(({ name }) => name === table.options[game?.boardOption ?? ""]) ?? boards[0];
  if (!game || !board) return null;
  const open = game.options.filter(({ name }) => name !== game.boardOption && !FROM_SEATS.has(name));
  return {
    game,
    board,
    boards,
    variants: open.filter((option) => option.isVariant && board.variants.includes(option.name)),
    aid: open.find(({ kind }) => kind === "seats") ?? null,
    houseRules: open.filter(
      (option) => !option.isVariant && option.kind !== "seats" && isInForce(option, board, table),
    ),
  };
}

/** Which variant a house rule belongs to; without it the rule would decide nothing. */
const NEEDS: Readonly<Record<string, string>> = {
  count_accelerators: "pro",
  turbo_accelerators: "pro",
  others_only: "bonus",
};

function isInForce({ name }: OptionFacts, board: BoardFacts, table: Table): boolean {
  const variant = NEEDS[name];
  if (board.lacks.includes(name)) return false;
  return variant === undefined || table.options[variant] === "yes";
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

/** A board in the language of the page; a family's own board keeps its title. */
export function boardName(game: GameFacts, board: BoardFacts): string {
  const id = optionId(game.name, game.boardOption, board.name);
  if (has(id)) return t(id);
  return board.title === board.name ? t("lobby-own-board") : board.title;
}

/** The name of a message for an option or one of its choices; Fluent names have no underscores by custom. */
export function optionId(game: string, option: string, choice?: string): string {
  const id = `option-${game}-${option}${choice === undefined ? "" : `-${choice}`}`;
  return id.replaceAll("_", "-");
}
