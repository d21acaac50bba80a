/** What a place is called and what happened, in a sentence, for ears. Says nothing of what lies face down. */

import { seatName } from "../../lib/names";
import type { Happening, Seat } from "../../wire";
import { has, joinNames, t } from "../../words";
import { COLOURS, PIT } from "./places";
import { countCanisters, type Scene } from "./scene";

/** "north and east". */
export function sayWays(ways: string): string {
  return joinNames([...ways].map((side) => t("memo-side", { side })));
}

/** "b3, curve, open to north and east, red car". */
export function nameOf(place: string, scene: Scene, seats: readonly Seat[], offered: string): string {
  const cars = scene.cars.flatMap((at, seat) => (at === place ? [t("memo-car", { car: seats[seat]?.car ?? "" })] : []));
  return [describe(place, scene, offered), ...cars].join(", ");
}

function describe(place: string, scene: Scene, offered: string): string {
  if (place === PIT) return t("memo-pit", { cell: place, count: countCanisters(scene) });
  if (COLOURS.includes(place)) return t("memo-start", { colour: place });
  const face = scene.faces[place];
  if (!face) {
    const ghost = scene.ghosts.find(({ cell }) => cell === place);
    return ghost ? t("memo-ghost", { cell: place, kind: sayKind(ghost.kind) }) : t("memo-down", { cell: place });
  }
  const facts = { cell: place, kind: sayKind(face.kind), ways: sayWays(face.ways || offered) };
  if (face.ways) return t("memo-open", facts);
  return t(offered ? "memo-offered" : "memo-turned-up", facts);
}

/** The sentence for something that happened, or nothing. */
export function sayHappening({ kind, seat, places, word }: Happening, seats: readonly Seat[]): string {
  const id = `memo-say-${kind}`;
  if (!has(id)) return "";
  const [first = "", second = ""] = places;
  return t(id, {
    name: seat === null ? "" : seatName(seats[seat]),
    first: sayPlace(first),
    second: sayPlace(second),
    kind: kind === "turned" ? sayKind(word) : "",
    colour: kind === "canister" ? word : "",
    ways: kind === "laid" ? sayWays(word) : "",
  });
}

function sayKind(kind: string): string {
  return t("memo-kind", { kind });
}

function sayPlace(place: string): string {
  if (place === PIT) return t("memo-the-pit");
  return COLOURS.includes(place) ? t("memo-to-start", { colour: place }) : place;
}
