/** The caption: what happens, or what to do now. */

import { colourFacts } from "../../../lib/colours";
import { seatName } from "../../../lib/names";
import type { Happening, Table } from "../../../wire";
import { viewOf } from "../view";
import type { RaceBoard } from "../wire";
import { colourOf, START } from "../board/outline";
import { sayColours, sayPieces, sayWhere } from "./describe";
import type { Route } from "./route.svelte";
import { readSteps } from "./words";

export interface Sentence {
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What a kind of happening is said with; what is missing here needs no words. */
const TOLD: Readonly<Record<string, string>> = {
  rolled: "monza-tell-rolled",
  passed: "monza-tell-passed",
  turbo: "monza-tell-turbo",
  drove: "monza-tell-drove",
  bonus: "monza-tell-bonus",
  "no-bonus": "monza-tell-no-bonus",
  "pushed-back": "monza-tell-pushed-back",
  finished: "monza-tell-finished",
  "last-round": "monza-tell-last-round",
};

/** Tell what is being shown, or null where it needs no words. */
export function tell(act: Happening, table: Table): Sentence | null {
  const id = TOLD[act.kind];
  if (!id) return null;
  const name = seatName(table.seats[act.seat ?? -1]);
  return { id, facts: { name, steps: Math.max(1, act.places.length - 1) } };
}

/**
 * Tell ears what eyes see: which colours were rolled and driven, where somebody hops back to. Spaces have no numbers
 * in it; without a board they are not told.
 */
export function report(act: Happening, table: Table, board: RaceBoard | null): Sentence | null {
  const name = seatName(table.seats[act.seat ?? -1]);
  switch (act.kind) {
    case "turn":
      return { id: "race-turn", facts: { name } };
    case "rolled":
      return { id: "monza-say-rolled", facts: { name, colours: sayColours(act.dice) } };
    case "drove":
      return tellDrive(act, name, board);
    case "bonus":
    case "pushed-back":
      return tellPlace(act, name, board) ?? tell(act, table);
    default:
      return tell(act, table);
  }
}

function tellDrive({ places, steps }: Happening, name: string, board: RaceBoard | null): Sentence {
  const colours = sayPieces(readSteps(steps));
  const place = places.at(-1) ?? "";
  if (!board || board.places[place]) return { id: "monza-say-drove-home", facts: { name, colours } };
  return { id: "monza-say-drove", facts: { name, colours, where: sayWhere(board, place) } };
}

/** Null where the place is the finish, which is told by itself. */
function tellPlace({ kind, places }: Happening, name: string, board: RaceBoard | null): Sentence | null {
  const place = places.at(-1) ?? "";
  if (place === START) return { id: "monza-say-pushed-to-start", facts: { name } };
  if (!board || board.places[place]) return null;
  const colour = colourFacts(colourOf(board, place)).name;
  return { id: `monza-say-${kind}`, facts: { name, colour, where: sayWhere(board, place) } };
}

/** Say what is to be done now, and by whom. */
export function ask(table: Table, isMine: boolean, route: Route | null, isForced: boolean): Sentence | null {
  const race = table.race;
  if (!race || race.result) return null;
  const view = viewOf(race);
  const seat = race.awaits_roll ? race.on_turn : race.actor;
  const facts = { name: seatName(table.seats[seat ?? -1]), car: table.seats[seat ?? -1]?.car ?? "" };
  if (view.is_stuck) return { id: "monza-ask-stuck", facts: {} };
  if (!isMine) return { id: "monza-ask-wait", facts };
  if (race.awaits_roll) return { id: "monza-ask-roll", facts };
  if (view.phase === "bonus") return { id: "monza-ask-bonus", facts };
  if (!route) return null;
  if (isForced) return { id: "monza-tell-only-way", facts };
  if (route.isMarking) return { id: "monza-ask-mark", facts };
  if (route.chosen) return { id: "monza-ask-space", facts: { colour: colourFacts(route.chosen.colour).name } };
  if (route.canTurbo) return { id: "monza-ask-turbo", facts };
  if (route.lit.some((place) => !route.soft.has(place))) return { id: "monza-ask-lay", facts };
  if (route.canDrive) return { id: route.lit.length > 0 ? "monza-ask-tile-or-flag" : "monza-ask-flag", facts };
  return route.lit.length > 0 ? { id: "monza-ask-lay", facts } : null;
}
