/** What lies open on the table. Covered tiles are not part of it, so that nothing of them is kept. */

import type { Happening, Race } from "../../../wire";
import { viewOf } from "../view";
import type { Ghost, View } from "../wire";
import { centreOf, fixedWays, oppositeOf, sideTowards, type Point } from "./places";
import { bendOf, headingAtRest, headingIn } from "./roads";

/** The open side of a road tile; `ways` is empty until it is laid down. */
export interface Face {
  readonly kind: string;
  readonly ways: string;
}

export interface Scene {
  /** Where each seat's car stands, "" before it is placed. */
  readonly cars: readonly string[];
  /** Where each car looks, in degrees. */
  readonly headings: readonly number[];
  readonly faces: Readonly<Record<string, Face>>;
  /** The finish of each seat, "" before its pit stop. */
  readonly canisters: readonly string[];
  readonly turn: number;
  readonly ghosts: readonly Ghost[];
}

export const EMPTY: Scene = { cars: [], headings: [], faces: {}, canisters: [], turn: 0, ghosts: [] };

/** Return the scene of a view; cars that stand where they stood go on looking where they looked. */
export function sceneOf(view: View, before: Scene = EMPTY): Scene {
  return {
    cars: view.cars,
    headings: view.cars.map((place, seat) => {
      const seen = before.headings[seat];
      return seen !== undefined && before.cars[seat] === place ? seen : headingAtRest(view.ways[seat] ?? "");
    }),
    faces: Object.fromEntries(view.open.map(({ cell, kind, ways }) => [cell, { kind, ways }])),
    canisters: view.canisters,
    turn: view.turn,
    ghosts: view.ghosts,
  };
}

/** Return the scene after one thing has happened. */
export function follow(scene: Scene, { kind, seat, places, word }: Happening): Scene {
  const [first = "", second = ""] = places;
  switch (kind) {
    case "placed":
      return moveCar(scene, seat, first, headingAtRest(fixedWays(first)));
    case "turned":
      return {
        ...scene,
        faces: { ...scene.faces, [first]: { kind: word, ways: "" } },
        ghosts: scene.ghosts.filter((ghost) => ghost.cell !== first),
      };
    case "laid": {
      const face = scene.faces[first];
      return face ? { ...scene, faces: { ...scene.faces, [first]: { ...face, ways: word } } } : scene;
    }
    case "moved": {
      const back = oppositeOf(sideTowards(first, second));
      return moveCar(scene, seat, second, headingIn(waysOf(scene, second), back));
    }
    case "covered":
      return { ...scene, faces: without(scene.faces, first) };
    case "swapped":
      return { ...scene, ghosts: scene.ghosts.filter((ghost) => ghost.cell !== first && ghost.cell !== second) };
    case "canister":
      return { ...scene, canisters: put(scene.canisters, seat, word) };
    case "turn":
      return seat === null ? scene : { ...scene, turn: seat };
    default:
      return scene;
  }
}

/** Return the race after a happening, with the scene after it; the rest stays as it was until the whole event is shown. */
export function followRace(race: Race, { kind }: Happening, scene: Scene): Race {
  const { cars, canisters, turn, ghosts, faces } = scene;
  const open = Object.entries(faces).map(([cell, face]) => ({ cell, ...face }));
  const view: View = { ...viewOf(race), cars, canisters, turn, ghosts, open };
  switch (kind) {
    case "laid":
    case "swapped":
      // Nothing lies in the hand any more.
      return { ...race, view: { ...view, phase: "choose", chosen: "" } };
    case "turn":
      return { ...race, on_turn: turn, actor: null, view };
    default:
      return { ...race, view };
  }
}

/** The openings of whatever lies open in a place. */
export function waysOf(scene: Scene, place: string): string {
  return scene.faces[place]?.ways ?? fixedWays(place);
}

/** How many canisters still wait in the pit. */
export function countCanisters(scene: Scene): number {
  return scene.canisters.filter((colour) => colour === "").length;
}

/** How a car stands in the drawing. */
export interface Stand extends Point {
  readonly heading: number;
  readonly scale: number;
}

/** Cars that share a tile stand beside each other, a little smaller; one alone stands in the middle of its road. */
const FANS: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [
    { x: -20, y: -20 },
    { x: 20, y: 20 },
  ],
  [
    { x: -24, y: -24 },
    { x: 24, y: -4 },
    { x: -18, y: 26 },
  ],
  [
    { x: -24, y: -24 },
    { x: 24, y: -24 },
    { x: -24, y: 24 },
    { x: 24, y: 24 },
  ],
];
const SCALES = [0.95, 0.76, 0.66, 0.62];

/** Return how a seat's car stands, or null before it is placed. */
export function standOf(scene: Scene, seat: number): Stand | null {
  const place = scene.cars[seat];
  if (!place) return null;
  const others = scene.cars.flatMap((car, index) => (car === place ? [index] : []));
  const alone = others.length === 1 ? bendOf(waysOf(scene, place)) : null;
  const fan = alone ?? FANS[others.length - 1]?.[others.indexOf(seat)] ?? { x: 0, y: 0 };
  const { x, y } = centreOf(place);
  return {
    x: x + fan.x,
    y: y + fan.y,
    heading: scene.headings[seat] ?? 0,
    scale: SCALES[others.length - 1] ?? 0.6,
  };
}

function moveCar(scene: Scene, seat: number | null, place: string, heading: number): Scene {
  return { ...scene, cars: put(scene.cars, seat, place), headings: put(scene.headings, seat, heading) };
}

function put<T>(row: readonly T[], index: number | null, value: T): readonly T[] {
  return row.map((old, at) => (at === index ? value : old));
}

function without(faces: Scene["faces"], cell: string): Scene["faces"] {
  return Object.fromEntries(Object.entries(faces).filter(([name]) => name !== cell));
}
