/** Rolls the dice of a recorded race again. */

import type { MakeDealer } from "../../kit";

const FACES = "rygbwp";
const ROLL = /^[rygbwp]{1,6}$/;

export const makeDealer: MakeDealer = (_, draw) => {
  let rolls = 0;
  return (word) => {
    if (!ROLL.test(word)) return null;
    let drawn = draw(`roll ${rolls++}`, FACES.length ** word.length);
    const dice = [...word].map(() => {
      const face = drawn % FACES.length;
      drawn = Math.floor(drawn / FACES.length);
      return face;
    });
    return dice
      .sort((one, other) => one - other)
      .map((face) => FACES[face])
      .join("");
  };
};
