/** A small board for tests: two lanes of three spaces. */

import type { Pose } from "./outline";
import type { Neighbour, RaceBoard } from "../wire";

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
const at = (x: number, y: number): Pose => [x, y, 0];

const beside = (place: string, side: Neighbour["side"], is_ahead = true): Neighbour => ({ place, side, is_ahead });

/** A straight road to the right: lane A above lane B, a tyre on B2, the finish F behind. */
export const BOARD: RaceBoard = {
  view: [400, 200],
  lane: 40,
  car: [40, 20],
  road: "M0 0H400V80H0Z",
  kerbs: ["M0 0H400", "M0 80H400"],
  start_box: "M0 0H40V80H0Z",
  start_line: "M40 0V80",
  arrows: [
    { car: "red", path: "M2 20L38 20", sign: at(5, 20), radius: 4 },
    { car: "blue", path: "M2 60L38 60", sign: at(5, 60), radius: 4 },
  ],
  finish_line: "M340 0V80",
  chequers: "M340 0h10v10h-10Z",
  colours: { A1: "b", A2: "r", A3: "g", B1: "w", B2: "#", B3: "y", F: "w" },
  spaces: Object.fromEntries(
    ["A1", "A2", "A3", "B1", "B2", "B3"].map((name) => {
      const [x, y] = [100 * Number(name[1]), name[0] === "A" ? 20 : 60];
      return [
        name,
        { path: box(x - 50, y - 20, x + 50, y + 20), middle: at(x, y), car: at(x + 20, y), width: 40, length: 100 },
      ];
    }),
  ),
  places: {
    S: { path: box(0, 0, 40, 80), middle: at(20, 40), spots: [at(10, 20), at(10, 60)], scale: 0.5 },
    F: { path: box(340, 0, 400, 80), middle: at(370, 40), spots: [at(350, 20), at(350, 60)], scale: 0.5 },
  },
  routes: {
    S: { A1: ["M10 20L120 20", "M10 60L120 20"], B1: ["M10 20L120 60", "M10 60L120 60"] },
    A1: { A2: ["M120 20L220 20"] },
    A2: { A3: ["M220 20L320 20"], B3: ["M220 20L320 60"] },
    A3: { F: ["M320 20L350 20", "M320 20L350 60"] },
  },
  around: {
    S: { lane: 0, percent: 0, is_long: false, around: [beside("A1", "ahead"), beside("B1", "ahead")] },
    A1: { lane: 1, percent: 25, is_long: false, around: [beside("A2", "ahead"), beside("B1", "right", false)] },
    A2: { lane: 1, percent: 50, is_long: true, around: [beside("A3", "ahead"), beside("B3", "right")] },
    A3: { lane: 1, percent: 75, is_long: false, around: [beside("F", "ahead"), beside("B3", "right", false)] },
    B1: { lane: 2, percent: 25, is_long: false, around: [beside("B2", "ahead"), beside("A1", "left", false)] },
    B2: { lane: 2, percent: 50, is_long: false, around: [beside("B3", "ahead"), beside("A2", "left", false)] },
    B3: { lane: 2, percent: 75, is_long: false, around: [beside("F", "ahead"), beside("A3", "left", false)] },
    F: { lane: 0, percent: 100, is_long: false, around: [] },
  },
};
