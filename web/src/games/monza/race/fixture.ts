/** Tables, positions and plans for tests. */

import * as fakes from "../../../lib/fakes";
import type { Happening, Race, Table } from "../../../wire";
import type { Plan, Step } from "../wire";
import type { View } from "../wire";

export function step(word: string, to: number | null): Step {
  const [, place = "", colour = "", plus] = /^([A-Z]\d*)([a-z])(\+?)$/.exec(word) ?? [];
  return { word, place, colour, is_accelerator: plus === "+", to };
}

/** Roll `rgbbyw` from the start: A1 by blue, then A2 by red, then a choice of A3 and B3, both of which end the drive. */
export const PLAN: Plan = {
  nodes: [
    { place: "S", dice: "rygbbw", steps: [step("A1b", 1), step("B1w", null)], words: [] },
    { place: "A1", dice: "rygbw", steps: [step("A2r", 2)], words: [] },
    { place: "A2", dice: "ygbw", steps: [step("A3g", null), step("B3y", null)], words: ["stop"] },
  ],
};

/** The professional variant: accelerators ask for a new plan, and there is the extra roll. */
export const PRO_PLAN: Plan = {
  nodes: [
    {
      place: "S",
      dice: "rygbbw",
      steps: [step("A1b", 1), step("A1b+", -1), step("B1w+", -1)],
      words: ["reroll:b", "reroll:bb", "reroll:rb"],
    },
    { place: "A1", dice: "rygbw", steps: [step("A2r", null), step("A2r+", -1)], words: ["turbo", "stop"] },
  ],
};

export function happening(kind: Happening["kind"], more: Partial<Happening> = {}): Happening {
  return { kind, seat: 0, places: [], dice: "", word: "", steps: [], score: null, ...more };
}

export function makeView(changes: Partial<View> = {}): View {
  return {
    phase: "roll",
    turn: 0,
    cars: ["S", "S"],
    used: [0, 0],
    dice: "",
    last: "",
    tiles: [],
    is_last_round: false,
    is_stuck: false,
    ...changes,
  };
}

export function makeRace(changes: Partial<Race> = {}): Race {
  return fakes.makeRace({ ply: 1, view: makeView(), ...changes });
}

export function makeTable(race: Partial<Race> = {}, view: Partial<View> = {}): Table {
  return fakes.makeTable({
    game: "monza",
    options: { track: "test" },
    seats: [fakes.makeSeat({ name: "Ada" }), fakes.makeSeat({ name: "Ben", car: "blue" })],
    host_seat: 0,
    starter_rule: "seat",
    races: 1,
    race: makeRace({ view: makeView(view), ...race }),
  });
}
