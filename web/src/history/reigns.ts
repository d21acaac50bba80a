/** Who was champion when, and who is the same in two races. */

import type { Best, PastRace, PastSeat } from "../wire";

/** Somebody wins, and stays champion until others do. */
export interface Reign {
  readonly champions: readonly PastSeat[];
  /** The race that began it. */
  readonly since: PastRace;
  /** How many races were won in it. */
  readonly wins: number;
}

/** By what somebody is known again: a computer by its driver and its car, a person by the name, or else by the car. */
export function identify({ name, car, driver }: PastSeat): string {
  if (driver) return JSON.stringify(["driver", driver, car]);
  return JSON.stringify(name ? ["name", name] : ["car", car]);
}

/** The champions, the newest first, of races that are given the newest first. */
export function readReigns(races: readonly PastRace[]): readonly Reign[] {
  const reigns: Reign[] = [];
  let last = "";
  for (const race of [...races].reverse()) {
    const champions = listWinners(race);
    if (champions.length === 0) continue;
    const who = champions.map(identify).sort().join();
    const reign = who === last ? reigns.pop() : undefined;
    reigns.push({ champions, since: reign?.since ?? race, wins: (reign?.wins ?? 0) + 1 });
    last = who;
  }
  return reigns.reverse();
}

/** The seats that won a race. */
export function listWinners({ seats, winners }: PastRace): readonly PastSeat[] {
  return winners.flatMap((seat) => seats[seat] ?? []);
}

/** The seats of a race, those by place first. */
export function listByPlace({ seats, places }: PastRace): readonly number[] {
  const placed = places.flat().filter((seat) => seat in seats);
  return [...placed, ...[...seats.keys()].filter((seat) => !placed.includes(seat))];
}

/** The records of one board, and a race on it. */
export interface BoardBests {
  readonly race: PastRace;
  readonly bests: readonly Best[];
}

/** The records by board; those of a board whose races are not read yet are left out. */
export function groupBests(bests: readonly Best[], races: readonly PastRace[]): readonly BoardBests[] {
  const groups = new Map<string, Best[]>();
  for (const best of bests) {
    const key = `${best.game}/${best.board}`;
    groups.set(key, [...(groups.get(key) ?? []), best]);
  }
  return [...groups.values()].flatMap((group) => {
    const race = races.find(({ game, board }) => game === group[0]?.game && board === group[0].board);
    return race ? [{ race, bests: group }] : [];
  });
}
