/** Were the dice fair? Commitment, checksums, and every outcome of chance of a record, computed again in the browser. */

import type { MakeDealer } from "../../games/kit";
import { makeDraw } from "./draw";
import type { FairRecord } from "./record";
import { encode, fromHex, sha256, toHex } from "./sha256";

/**
 * What a check has found.
 *
 * none       no commitment: a race in a terminal, or one that was written otherwise
 * hidden     the seed is not revealed yet
 * broken     the seed is not the one that was promised
 * changed    a word of this turn, or a turn before it, was changed or left out
 * unfair     in this turn chance brought `word`, and should have brought `right`
 * fair       so many outcomes of chance were right, and so many seats had mixed the dice
 */
export type Finding =
  | { readonly kind: "none" | "hidden" | "broken" }
  | { readonly kind: "changed"; readonly turn: number }
  | { readonly kind: "unfair"; readonly turn: number; readonly word: string; readonly right: string }
  | { readonly kind: "fair"; readonly checked: number; readonly mixed: readonly number[] };

const SEED = /^[0-9a-f]{64}$/;
const MARK_DIGITS = 8;

/** Check a record; `makeDealer` is that of its game. */
export function checkFair(record: FairRecord, makeDealer: MakeDealer): Finding {
  const { commitment, seed, nonces } = record;
  if (commitment === "") return { kind: "none" };
  if (seed === "") return { kind: "hidden" };
  if (!SEED.test(seed) || toHex(sha256(fromHex(seed))) !== commitment) return { kind: "broken" };
  const changed = findChanged(seed, record.turns);
  if (changed > 0) return { kind: "changed", turn: changed };
  const dealer = makeDealer(record, makeDraw(seed, nonces));
  let checked = 0;
  for (const [index, turn] of record.turns.entries()) {
    for (const word of wordsOf(turn)) {
      const right = dealer(word);
      if (right === null) continue;
      if (right !== word) return { kind: "unfair", turn: index + 1, word, right };
      checked += 1;
    }
  }
  return { kind: "fair", checked, mixed: nonces.flatMap((nonce, seat) => (nonce === null ? [] : [seat])) };
}

/** Return the number of the first turn whose checksum does not fit; 0 if all do. */
function findChanged(seed: string, turns: readonly string[]): number {
  let mark = "";
  for (const [index, line] of turns.entries()) {
    const end = line.lastIndexOf(" ~");
    const turn = line.slice(0, Math.max(0, end));
    mark = toHex(sha256(encode(`${seed}|${mark}|${turn}`))).slice(0, MARK_DIGITS);
    if (line.slice(end + 2) !== mark || !turn.startsWith(`${index + 1}. `)) return index + 1;
  }
  return 0;
}

/** Return the words of a turn, without number, seat and checksum. */
function wordsOf(turn: string): readonly string[] {
  return turn.slice(0, turn.lastIndexOf(" ~")).split(" ").slice(2);
}
