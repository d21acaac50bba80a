/** Applies the changes of an event to the table before it. Knows no games. */

import type { Race, Table } from "../wire";

/** The fields of a table that an event changed; of a race that goes on, only those that differ. */
export type TableChanges = Partial<Omit<Table, "race">> & { readonly race?: Partial<Race> | null };

/** Return the table after an event. The table before it stays as it is: an animation may still show it. */
export function applyChanges(table: Table, number: number, { race, ...changes }: TableChanges): Table {
  const after: Table = { ...table, ...changes, number };
  // A new race brings all fields, so that nothing is missing where there was none before.
  return race === undefined ? after : { ...after, race: race && ({ ...table.race, ...race } as Race) };
}
