/** Names of places and happenings as sentences. Nothing about covered tiles. */

import { seatName } from "../../../lib/names";
import type { Happening, Seat } from "../../../wire";
import { joinNames, joinParts } from "../../../lib/phrases";
import { has, t } from "../../../words";
import { COLOURS, DIRECTIONS, neighbourOf, PIT, sideTowards, spotOf } from "./places";
import type { Controls } from "./controls.svelte";
import { countCanisters, waysOf, type Scene } from "./scene";

/** The row and the column of the pit, from 1. */
const MIDDLE = 3;

/** "up and right". */
export function sayWays(ways: string): string {
  return joinNames([...ways].map((side) => t("memo-side", { side })));
}

/** "b3, curve, the road goes up and right, red car". */
export function nameOf(place: string, scene: Scene, seats: readonly Seat[], offered: string): string {
  const cars = scene.cars.flatMap((at, seat) => (at === place ? [t("memo-car", { car: seats[seat]?.car ?? "" })] : []));
  return joinParts([describe(place, scene, offered), ...cars]);
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

/** The tile that was turned up, as it would lie: "curve, the road goes up and right". */
export function sayOffered(place: string, scene: Scene, ways: string): string {
  return t("memo-say-offered", { kind: sayKind(scene.faces[place]?.kind ?? ""), ways: sayWays(ways) });
}

/** The sentence for something that happened, or nothing. Places have no numbers in it. */
export function sayHappening({ kind, seat, places, word }: Happening, seats: readonly Seat[]): string {
  if (kind === "turn") return t("race-turn", { name: seatName(seats[seat ?? -1]) });
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

/** What is to be done now, in a few words. */
export function sayHint(controls: Controls): string {
  if (!controls.isMine) return controls.race?.result ? "" : t("memo-hint-wait");
  if (controls.isSwapping) return t(controls.swap.first ? "memo-hint-second" : "memo-hint-first");
  if (controls.isRotating) return t(controls.actions.ways.length > 1 ? "memo-hint-rotate" : "memo-hint-drive");
  if (controls.view?.phase === "place") return t("memo-hint-place");
  return t(controls.glowing.size ? "memo-hint-choose" : "memo-hint-stuck");
}

/** The table for ears: where a seat's car is, what lies around it, where the others are and want to go. */
export function describeTable(
  scene: Scene,
  seats: readonly Seat[],
  seat: number,
  controls: Controls,
): readonly string[] {
  const here = scene.cars[seat] ?? "";
  const others = scene.cars.flatMap((_, other) => (other === seat ? [] : [other]));
  const whereIs = (one: number): string => {
    const [name, place] = [seatName(seats[one]), scene.cars[one] ?? ""];
    return place ? t("memo-here", { name, what: describe(place, scene, "") }) : t("memo-not-here", { name });
  };
  const goal = (one: number): string =>
    t("memo-goal", { name: seatName(seats[one]), colour: scene.canisters[one] || "none" });
  const ban = controls.view?.ban ?? [];
  return [
    whereIs(seat),
    ...(here ? [...DIRECTIONS].map((side) => sayBeside(here, side, scene, seats, controls)) : []),
    goal(seat),
    ...others.flatMap((other) => [whereIs(other), goal(other)]),
    ...(ban.length > 0 ? [t("memo-banned", { cells: joinNames(ban) })] : []),
  ];
}

function sayBeside(here: string, side: string, scene: Scene, seats: readonly Seat[], controls: Controls): string {
  const place = neighbourOf(here, side);
  if (place === null) return t("memo-beside", { side, what: t("memo-edge") });
  const parts = [nameOf(place, scene, seats, "")];
  if (controls.glowing.has(place) && !controls.isSwapping) parts.push(t("memo-open-to-you"));
  else if (!waysOf(scene, here).includes(side)) parts.push(t("memo-no-road"));
  return t("memo-beside", { side, what: joinParts(parts) });
}

/** Everything that can be done now, by name: which tile to turn up or drive to, which to switch, how to lay one. */
export function listWays(scene: Scene, seats: readonly Seat[], controls: Controls): readonly NamedWay[] {
  if (!controls.isMine || !controls.view) return [];
  if (controls.isRotating) {
    return controls.actions.ways.map((way) => ({
      key: way,
      name: nameLaying(way, scene, controls),
      take: () => controls.lay(way),
    }));
  }
  return [...controls.glowing].map((place) => ({
    key: place,
    name: controls.isSwapping ? nameOf(place, scene, seats, "") : nameGoing(place, scene, seats, controls),
    take: () => controls.act(place),
  }));
}

export interface NamedWay {
  readonly key: string;
  readonly name: string;
  readonly take: () => void;
}

function nameGoing(place: string, scene: Scene, seats: readonly Seat[], controls: Controls): string {
  const what = nameOf(place, scene, seats, "");
  const [deed] = (controls.actions.places.get(place) ?? "").split(":");
  const side = sideTowards(scene.cars[scene.turn] ?? "", place);
  if (deed === "start") return t("memo-way-start", { what });
  return t(deed === "turn" ? "memo-way-turn" : "memo-way-drive", { what, side });
}

/** A way to lay a tile is named by where its road leads, beside back to the car. */
function nameLaying(way: string, scene: Scene, controls: Controls): string {
  const cell = controls.view?.chosen ?? "";
  const from = scene.cars[scene.turn] ?? "";
  const onward = [...way].flatMap((side) => neighbourOf(cell, side) ?? []).filter((place) => place !== from);
  const ways = sayWays(way);
  if (onward.length === 0) return t("memo-way-lay-nowhere", { ways });
  return t("memo-way-lay", { ways, where: joinNames(onward.map((place) => describe(place, scene, ""))) });
}

function sayKind(kind: string): string {
  return t("memo-kind", { kind });
}

function sayPlace(place: string): string {
  if (place === PIT) return t("memo-the-pit");
  if (COLOURS.includes(place)) return t("memo-to-start", { colour: place });
  const { x, y } = spotOf(place);
  return t("memo-spot", { row: y + MIDDLE, column: x + MIDDLE });
}
