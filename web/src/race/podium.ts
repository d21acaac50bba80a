/** Places on the podium. */

import type { Placing, Race, Table } from "../wire";

export interface Rank extends Placing {
  /** Counted from 1; whoever shares a place leaves the next ones free. */
  readonly place: number;
}

/** A step of the podium holds two cars, the first one all winners. */
const MOST_ON_A_STEP = 2;

export function readRanks(standing: readonly Placing[]): readonly Rank[] {
  let place = 1;
  return standing.map((placing) => {
    const rank = { ...placing, place };
    place += placing.seats.length;
    return rank;
  });
}

function hasStep({ place, seats }: Rank): boolean {
  return place === 1 || (place <= 3 && seats.length <= MOST_ON_A_STEP);
}

export interface Step {
  readonly place: 1 | 2 | 3;
  readonly rank: Rank | null;
}

/** The three steps as they stand from left to right: second, first, third. */
export function readSteps(ranks: readonly Rank[]): readonly Step[] {
  return ([2, 1, 3] as const).map((place) => ({
    place,
    rank: ranks.find((rank) => rank.place === place && hasStep(rank)) ?? null,
  }));
}

export interface Grounded {
  readonly seat: number;
  readonly rank: Rank;
}

/** Everybody else, on the ground, in the order of their places. */
export function readGround(ranks: readonly Rank[]): readonly Grounded[] {
  return ranks.filter((rank) => !hasStep(rank)).flatMap((rank) => rank.seats.map((seat) => ({ seat, rank })));
}

/** Were some placed by how far they came? */
export function isMeasured({ standing }: Race): boolean {
  return standing.some(({ by }) => by !== "");
}

/** The seats of whoever may start the next race; none where the host does not play. */
export function hostSeats({ host_seat: hostSeat, seats }: Table): readonly number[] {
  if (hostSeat !== null) return [hostSeat];
  return seats.flatMap(({ kind }, seat) => (kind === "here" ? [seat] : []));
}
