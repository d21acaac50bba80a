/** Numbers drawn from a seed and the nonces of the seats, as `docs/fair-dice.md` describes it. */

import type { Draw } from "../../games/kit";
import { encode, fromHex, hmac, toHex } from "./sha256";

const RANGE = 1n << 256n;

/** Return the function that draws a number by its label. */
export function makeDraw(seed: string, nonces: readonly (string | null)[]): Draw {
  const key = fromHex(seed);
  const salt = nonces.map((nonce) => nonce ?? "-").join(",");
  return (label, below) => {
    const count = BigInt(below);
    for (let attempt = 0; ; attempt++) {
      const number = BigInt(`0x${toHex(hmac(key, encode(`${salt}|${label}|${attempt}`)))}`);
      if (number < RANGE - (RANGE % count)) return Number(number % count);
    }
  };
}
