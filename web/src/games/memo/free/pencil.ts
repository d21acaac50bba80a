/** Drawing of roads: a drag over places sets and connects the tiles under it. */

import { DIRECTIONS, oppositeOf } from "../race/places";
import { beside, calls, layTile, placeOf, sideTo, spotOf, type Circuit } from "./circuit";
import { roadOf, type Tile } from "./tiles";

/** The road from one place to its neighbour; what lay there gets one more opening. */
export function join(circuit: Circuit, from: string, to: string): Circuit {
  const side = sideTo(from, to);
  if (side === "") return circuit;
  return open(open(circuit, from, side), to, oppositeOf(side));
}

function open(circuit: Circuit, place: string, side: string): Circuit {
  const tile = circuit.get(place);
  if (tile?.ways.includes(side)) return circuit;
  const road = roadOf([...(tile?.ways ?? ""), side]);
  return road ? layTile(circuit, place, road) : circuit;
}

/** The road that a single tap lays: it takes up every road that comes to this place, else it goes straight on. */
export function dot(circuit: Circuit, place: string): Tile {
  const wanted = calls(circuit, place);
  const sides = wanted.length === 1 ? wanted + oppositeOf(wanted) : wanted;
  return roadOf(sides) ?? { kind: "straight", ways: "EW" };
}

/** Join the end of a line to the road or to the other end that lies beside it: nobody has to hit the last place exactly. */
export function tieUp(circuit: Circuit, place: string): Circuit {
  const tile = circuit.get(place);
  if (tile?.kind !== "dead-end") return circuit;
  const road = roadOf([...tile.ways, ...calls(circuit, place)]);
  if (road && road.ways !== tile.ways) return layTile(circuit, place, road);
  const neighbours = [...DIRECTIONS].filter((side) => side !== tile.ways).map((side) => beside(place, side));
  const other = neighbours.find((neighbour) => circuit.get(neighbour)?.kind === "dead-end");
  return other === undefined ? circuit : join(circuit, place, other);
}

/** The places that a finger passes on its way: one step at a time, never across a corner. */
export function trail(from: string, to: string): readonly string[] {
  const end = spotOf(to);
  let { x, y } = spotOf(from);
  const passed: string[] = [];
  while (x !== end.x || y !== end.y) {
    if (Math.abs(end.x - x) >= Math.abs(end.y - y)) x += Math.sign(end.x - x);
    else y += Math.sign(end.y - y);
    passed.push(placeOf({ x, y }));
  }
  return passed;
}
