/** For whom a race waits. */

import type { Race, Table, You } from "../wire";

/** The seat that has to act although its player is missing, or null. */
export function findMissing(table: Table, race: Race): number | null {
  const awaited = race.result ? null : race.awaits_roll ? race.on_turn : race.actor;
  const seat = table.seats[awaited ?? -1];
  return seat?.is_away && !seat.driver ? awaited : null;
}

/** May this page let a computer drive for a missing seat? */
export function mayRelieve(you: You, seat: number): boolean {
  return you.is_host || you.stands_in_for.includes(seat);
}

/** The first seat of this page for which a computer drives, or null. */
export function findDriven(table: Table, race: Race, you: You): number | null {
  if (race.result) return null;
  const index = table.seats.findIndex(
    (seat, number) => seat.kind !== "computer" && seat.driver && you.seats.includes(number),
  );
  return index < 0 ? null : index;
}
