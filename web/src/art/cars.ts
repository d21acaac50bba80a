/** The six cars as seen from above, around (0, 0), heading right, some 64 long and 34 wide. */

import type { Colour } from "../lib/colours";

export interface CarShape {
  /** The outline of everything, for halo and shadow. */
  readonly body: string;
  /** Wheels under the body. */
  readonly wheels: readonly (readonly [x: number, y: number, length: number, width: number])[];
  /** Dark parts: glass, seats, grilles. */
  readonly glass: string;
  /** Lighter lines on the paint. */
  readonly trim: string;
  /** Dark parts that stick out: wings, pipes, bumpers. */
  readonly extra: string;
  /** Where the symbol is painted. */
  readonly roof: readonly [x: number, y: number, radius: number];
}

export const CAR_SHAPES: Readonly<Record<Colour, CarShape>> = {
  // A cigar with open wheels.
  red: {
    body: "M-29,-8C-20,-12 -8,-11.5 4,-9C16,-7 28,-4 31,0C28,4 16,7 4,9C-8,11.5 -20,12 -29,8C-31,4 -31,-4 -29,-8Z",
    wheels: [
      [-18, -14, 13, 7],
      [-18, 14, 13, 7],
      [14, -11.5, 10, 6],
      [14, 11.5, 10, 6],
    ],
    glass: "M8,-5C12,-3.5 12,3.5 8,5C10,2 10,-2 8,-5Z",
    trim: "M14,0H28M-27,-5L-14,-6M-27,5L-14,6",
    extra: "M-33,-10.5H-28.5V10.5H-33Z",
    roof: [-5, 0, 7.6],
  },
  // A round bug with big lamps.
  yellow: {
    body: "M-26,-8C-25,-15 -15,-17 -4,-16.5C8,-16 14,-15 20,-13.5C27,-11.5 29,-5 29,0C29,5 27,11.5 20,13.5C14,15 8,16 -4,16.5C-15,17 -25,15 -26,8C-27.5,4 -27.5,-4 -26,-8Z",
    wheels: [
      [-15, -15.5, 12, 6],
      [-15, 15.5, 12, 6],
      [14, -14, 11, 6],
      [14, 14, 11, 6],
    ],
    glass:
      "M9,-10C13.5,-6 13.5,6 9,10L5,8.5C7,4 7,-4 5,-8.5ZM-18,-9C-21,-5 -21,5 -18,9L-15,7.5C-16.5,4 -16.5,-4 -15,-7.5Z",
    trim: "M17,-8C21,-5 21,5 17,8",
    extra: "M22,-12.5A3.4,3.4 0 1 1 28,-8.5ZM22,12.5A3.4,3.4 0 1 0 28,8.5Z",
    roof: [-5, 0, 8.4],
  },
  // A roadster with mudguards and pipes.
  green: {
    body: "M-28,-4C-28,-7 -26,-8 -24,-8.5C-25,-16 -8,-17 -7,-9L6,-8.5C7,-15.5 22,-15.5 22,-8C28,-7.5 30,-5 30,0C30,5 28,7.5 22,8C22,15.5 7,15.5 6,8.5L-7,9C-8,17 -25,16 -24,8.5C-26,8 -28,7 -28,4C-33,3 -33,-3 -28,-4Z",
    wheels: [
      [-16, -14, 11, 5],
      [-16, 14, 11, 5],
      [14, -13, 11, 5],
      [14, 13, 11, 5],
    ],
    glass: "M4,-6.5C6.5,-3.5 6.5,3.5 4,6.5L1.5,6C3.5,3 3.5,-3 1.5,-6Z",
    trim: "M9,-3H27M9,3H27M9,0H28",
    extra: "M28,-5H31.5V5H28Z",
    roof: [-9, 0, 7.4],
  },
  // A wedge with a wide wing.
  blue: {
    body: "M-24,-14L-6,-15C4,-15 14,-12 29,-6.5C31.5,-3 31.5,3 29,6.5C14,12 4,15 -6,15L-24,14C-26.5,6 -26.5,-6 -24,-14Z",
    wheels: [
      [-15, -15, 13, 6],
      [-15, 15, 13, 6],
      [14, -11.5, 11, 5.5],
      [14, 11.5, 11, 5.5],
    ],
    glass: "M5,-9.5C12,-7 16,-3 16,0C16,3 12,7 5,9.5C8,4 8,-4 5,-9.5Z",
    trim: "M18,-7L26,-4.5M18,7L26,4.5",
    extra: "M-33,-17H-25.5V17H-33Z",
    roof: [-7, 0, 8],
  },
  // A rally box with lamps on its nose and a spare wheel.
  white: {
    body: "M-27,-13.5C-27,-15 -26,-15.5 -24,-15.5L22,-14.5C27,-14 28,-11 28,-8V8C28,11 27,14 22,14.5L-24,15.5C-26,15.5 -27,15 -27,13.5Z",
    wheels: [
      [-15, -15.5, 12, 6],
      [-15, 15.5, 12, 6],
      [15, -15, 12, 6],
      [15, 15, 12, 6],
    ],
    glass: "M10,-11L15,-9.5V9.5L10,11ZM-22,-10.5H-18.5V10.5H-22Z",
    trim: "M-16,-11H6M-16,11H6M19,-8V8",
    extra: "M26,-10H31V-5.5H26ZM26,-2.5H31V2.5H26ZM26,5.5H31V10H26Z",
    roof: [-5, 0, 8.4],
  },
  // A hot rod: huge wheels behind, a long thin nose.
  purple: {
    body: "M-26,-9C-20,-12 -10,-12 -3,-9L4,-6L26,-5C31,-4 31,4 26,5L4,6L-3,9C-10,12 -20,12 -26,9C-28,5 -28,-5 -26,-9Z",
    wheels: [
      [-17, -15, 19, 10],
      [-17, 15, 19, 10],
      [22, -9, 9, 5],
      [22, 9, 9, 5],
    ],
    glass: "M1,-5.5C3,-3 3,3 1,5.5L-1,5C1,2.5 1,-2.5 -1,-5Z",
    trim: "M20,-3V3M24,-3V3",
    extra: "M7,-9.5H10V9.5H7ZM13,-9H16V9H13Z",
    roof: [-10.5, 0, 7.4],
  },
};
