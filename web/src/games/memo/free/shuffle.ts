/** Random circuits: a closed loop with random detours, a start-finish, and a short cut where one fits. */

import { DIRECTIONS, oppositeOf, stepOf } from "../race/places";
import { beside, boxOf, heightOf, placeOf, sideTo, spotOf, widthOf, type Circuit } from "./circuit";
import { join } from "./pencil";
import type { Tile } from "./tiles";

/** Gives a number from 0 to below 1, as Math.random does. */
export type Chance = () => number;

interface Size {
  readonly width: number;
  readonly height: number;
}

const TRIES = 400;

/** A closed circuit within a size of at least 3 × 3. */
export function shuffle(chance: Chance, size: Size): Circuit {
  let loop: readonly string[] = ["0,0", "1,0", "1,1", "0,1"];
  const wanted = Math.floor((size.width * size.height * 2) / 3);
  for (let attempt = 0; attempt < TRIES && loop.length < wanted; attempt++) loop = bulge(loop, chance, size);
  const closed = loop.reduce<Circuit>(
    (circuit, place, index) => join(circuit, place, loop[(index + 1) % loop.length] ?? place),
    new Map(),
  );
  return cutShort(addStart(closed, loop, chance), chance);
}

/** Push one stretch of the loop out by a place, where two places are free beside it. */
function bulge(loop: readonly string[], chance: Chance, size: Size): readonly string[] {
  const index = Math.floor(chance() * loop.length);
  const here = loop[index] ?? "";
  const next = loop[(index + 1) % loop.length] ?? "";
  const along = sideTo(here, next);
  const sides = [...DIRECTIONS].filter((side) => side !== along && side !== oppositeOf(along));
  const side = sides[Math.floor(chance() * 2)] ?? "";
  const out = [beside(here, side), beside(next, side)];
  const taken = new Set(loop);
  if (out.some((place) => taken.has(place))) return loop;
  const box = boxOf(new Map([...loop, ...out].map((place) => [place, { kind: "crossing", ways: "" }])));
  if (!box || widthOf(box) > size.width || heightOf(box) > size.height) return loop;
  return [...loop.slice(0, index + 1), ...out, ...loop.slice(index + 1)];
}

function addStart(circuit: Circuit, loop: readonly string[], chance: Chance): Circuit {
  const straights = loop.filter((place) => circuit.get(place)?.kind === "straight");
  const place = pick(straights, chance);
  const tile = place === undefined ? undefined : circuit.get(place);
  if (place === undefined || !tile) return circuit;
  return new Map(circuit).set(place, { kind: "start", ways: tile.ways });
}

/** Join two stretches that face each other over free places. */
function cutShort(circuit: Circuit, chance: Chance): Circuit {
  const bridges = [...circuit.keys()].flatMap((place) => ["E", "S"].flatMap((side) => reach(circuit, place, side)));
  const bridge = pick(bridges, chance);
  return (bridge ?? []).reduce(
    (roads, place, index, all) => (index === 0 ? roads : join(roads, all[index - 1] ?? "", place)),
    circuit,
  );
}

/** The places of a short cut from a straight road over at least one free place to the next straight road, or nothing. */
function reach(circuit: Circuit, from: string, side: string): readonly (readonly string[])[] {
  const isEdge = (tile: Tile | undefined): boolean => tile?.kind === "straight" && !tile.ways.includes(side);
  if (!isEdge(circuit.get(from))) return [];
  const step = stepOf(side);
  const { x, y } = spotOf(from);
  for (let far = 1; far < 8; far++) {
    const place = placeOf({ x: x + step.x * far, y: y + step.y * far });
    const tile = circuit.get(place);
    if (!tile) continue;
    const isFacing = isEdge(tile) && !tile.ways.includes(oppositeOf(side)) && far > 1;
    const line = Array.from({ length: far + 1 }, (_, index) =>
      placeOf({ x: x + step.x * index, y: y + step.y * index }),
    );
    return isFacing ? [line] : [];
  }
  return [];
}

function pick<T>(things: readonly T[], chance: Chance): T | undefined {
  return things[Math.floor(chance() * things.length)];
}
