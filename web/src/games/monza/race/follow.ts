/** The race as far as it has been shown: happenings change it one by one. They say all that is needed; no rule is known here. */

import type { Happening, Race } from "../../../wire";
import { viewOf } from "../view";
import type { View } from "../wire";
import { coloursOf, EXTRA_ROLL, takeDice, type Laid } from "./words";

/** What the dice were rolled for, as a roll says it. */
const TURBO_ROLL = "turbo-roll";

/** Return the race after a happening; what it does not tell stays as it was until the whole event has been shown. */
export function follow(race: Race, act: Happening): Race {
  const { seat, places, dice, score } = act;
  const view = viewOf(race);
  switch (act.kind) {
    case "turn":
      return pass(race, seat);
    case "rolled":
      return change(race, { dice, phase: act.word === TURBO_ROLL ? "turbo" : "drive" });
    case "reroll":
      return change(race, { dice: takeDice(view.dice, dice), tiles: take(view.tiles, seat, EXTRA_ROLL) });
    case "drove":
      return score === null ? race : change(race, { used: put(view.used, seat, score) });
    case "bonus":
    case "pushed-back":
      return move(race, seat, places.at(-1) ?? "");
    case "last-round":
      return change(race, { is_last_round: true });
    default:
      return race;
  }
}

/** Return the race with pieces on the road: they are in nobody's hand any more. */
export function lay(race: Race, seat: number, laid: readonly Laid[]): Race {
  const { dice, tiles } = viewOf(race);
  return change(race, {
    dice: takeDice(dice, coloursOf(laid, "die")),
    tiles: take(tiles, seat, coloursOf(laid, "accelerator")),
  });
}

/** Return the race with a car on another place. */
export function move(race: Race, seat: number | null, place: string): Race {
  return change(race, { cars: put(viewOf(race).cars, seat, place) });
}

/** Return the race with the dice passed on; who decides is known once the whole event has been shown. */
function pass(race: Race, seat: number | null): Race {
  const next = change(race, { turn: seat ?? 0, dice: "", last: "" });
  return { ...next, on_turn: seat, actor: null, awaits_roll: false };
}

function change(race: Race, part: Partial<View>): Race {
  return { ...race, view: { ...viewOf(race), ...part } };
}

function take(tiles: readonly string[], seat: number | null, spent: string): readonly string[] {
  return spent ? put(tiles, seat, takeDice(tiles[seat ?? -1] ?? "", spent)) : tiles;
}

function put<T>(row: readonly T[], index: number | null, value: T): readonly T[] {
  return row.map((old, at) => (at === index ? value : old));
}
