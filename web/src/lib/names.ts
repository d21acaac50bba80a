/** Names of seats, drivers, boards and options in the language of the page. */

import { has, t } from "../words";
import type { BoardFacts, DriverStatus, GameFacts, Seat } from "../wire";

/** What a seat is called by, also at a table of which no more is known. */
export type Nameable = Pick<Seat, "kind" | "name" | "car" | "driver">;
interface Twin {
  readonly isTwin?: boolean | undefined;
}
/** A seat of which `markTwins` has said whether another one has the same driver. */
export type NamedSeat = Seat & Twin;

/** A person's name, also while a computer drives for them; a computer's, which is its driver's; else the car's colour. */
export function seatName(seat: (Nameable & Twin) | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.kind !== "computer" || !seat.driver) return t("seat-unnamed", { car: seat.car });
  const name = driverName(seat.driver);
  return seat.isTwin ? t("computer-twin", { name, car: seat.car }) : name;
}

/** Marks computers with the same driver at one table: they are told apart by their cars. */
export function markTwins<S extends Nameable>(seats: readonly S[]): readonly (S & Twin)[] {
  const drivers = seats.map(({ kind, driver, name }) =>
    kind === "computer" && !name ? readDriver(driver ?? "").name : "",
  );
  return seats.map((seat, index) => {
    const others = drivers.filter((driver, other) => other !== index && driver !== "");
    return { ...seat, isTwin: others.includes(drivers[index] ?? "") || undefined };
  });
}

/** `learner:25` as a name and a dial in percent. */
export function readDriver(driver: string): { readonly name: string; readonly percent: number | null } {
  const [name = "", figure] = driver.split(":");
  return { name, percent: figure === undefined ? null : Number(figure) };
}

/** What a driver is called. */
export function driverName(driver: string): string {
  return t("driver-name", { driver: readDriver(driver).name });
}

/** What a driver does, in a few words. */
export function driverSays(driver: string): string {
  return t("driver-says", { driver: readDriver(driver).name });
}

/**
 * What a driver's choices are based on, or what it is computing; "" where there is nothing to say. `standard` is the
 * game's standard driver, which drives while another one is preparing.
 */
export function statusSays(status: DriverStatus | null, standard: string): string {
  const says = status?.is_preparing ? "preparing" : status?.is_studying ? "studying" : (status?.basis ?? "lot");
  return says === "lot" || says === "rule" ? "" : t("driver-mind", { mind: says, racer: driverName(standard) });
}

/** A share in percent as a number of wins in few races against the standard driver. */
export function sayShare(percent: number, standard: string): string {
  const near = [2, 3, 4, 5, 6, 8, 10].map((races) => {
    const wins = Math.max(1, Math.round((percent * races) / 100));
    return { wins, races, off: Math.abs((100 * wins) / races - percent) };
  });
  const best = near.find(({ off }) => off < 2) ?? near.reduce((one, other) => (other.off < one.off ? other : one));
  return t("driver-dial-share", { wins: best.wins, races: best.races, racer: driverName(standard) });
}

/** A board in the language of the page; a family's own board keeps its title. */
export function boardName(game: GameFacts, board: BoardFacts): string {
  const id = optionId(game.name, game.board_option, board.name);
  if (has(id)) return t(id);
  return board.title === board.name ? t("lobby-own-board") : board.title;
}

/** A board's title in the language of the page, without what `boardName` says of it. */
export function boardTitle(game: GameFacts, board: BoardFacts): string {
  const id = `board-${game.name}-${board.name}`;
  return has(id) ? t(id) : board.title;
}

/** The message id of an option or of one of its choices; ids have dashes for underscores. */
export function optionId(game: string, option: string, choice?: string): string {
  const id = `option-${game}-${option}${choice === undefined ? "" : `-${choice}`}`;
  return id.replaceAll("_", "-");
}
