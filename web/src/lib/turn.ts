/** Whose turn it is, in any game. */

import type { Race, Table, You } from "../wire";

/** The seat on turn: who has to roll or decide. */
export function seatOnTurn(race: Race): number | null {
  if (race.result) return null;
  return race.awaits_roll ? race.on_turn : (race.actor ?? race.on_turn);
}

/** The same where this page plays that seat, else null. */
export function ownSeatOnTurn(table: Table, you: You | null): number | null {
  const seat = table.race ? seatOnTurn(table.race) : null;
  if (seat === null || !you?.seats.includes(seat)) return null;
  return table.seats[seat]?.driver ? null : seat;
}
