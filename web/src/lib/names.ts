/** What a seat is called where nobody has given it a name. */

import { t } from "../words";
import type { Seat } from "../wire";

/** A person's name; a computer's, which goes with its car; else the colour of the car. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return t("computer-name", { car: seat.car });
  return t("seat-unnamed", { car: seat.car });
}

/** What kind of driver a computer is. */
export function driverName(driver: string): string {
  return t("driver-name", { driver });
}
