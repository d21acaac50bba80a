/** Shuffles the tiles and draws the canisters of a recorded race again. */

import type { MakeDealer } from "../../kit";

const KINDS = ["straight", "curve", "junction", "crossing", "dead-end"];
const COLOURS = ["red", "blue", "green", "yellow"];
const CELLS = [1, 2, 3, 4, 5].flatMap((row) => [..."abcde"].map((column) => `${column}${row}`)).filter(isRoad);
const CANISTER = "canister:";
const START = "start:";
const TURN = "turn:";

function isRoad(cell: string): boolean {
  return cell !== "c3";
}

/** Return the pack of tiles in its first order, by the board's text: `straight 6; curve 8`. */
function readPack(board: string): string[] {
  const counts = new Map(
    [...board.matchAll(/(\S+) (\d{1,2})(?:;|$)/g)].map(([, kind, count]) => [kind, Number(count)]),
  );
  return KINDS.flatMap((kind) => Array<string>(counts.get(kind) ?? 0).fill(kind));
}

function exchange<Key, Value>(
  things: { get(key: Key): Value; set(key: Key, value: Value): void },
  a: Key,
  b: Key,
): void {
  const [one, other] = [things.get(a), things.get(b)];
  things.set(a, other);
  things.set(b, one);
}

export const makeDealer: MakeDealer = ({ board, options }, draw) => {
  const pack = new Map(readPack(board).entries());
  for (let last = pack.size - 1; last > 0; last--) exchange(pack, last, draw(`tile ${last}`, last + 1));
  const layout = new Map(CELLS.map((cell, place) => [cell, pack.get(place)]));
  const [starts, taken] = [new Set<string>(), new Set<string>()];
  let before = "";

  const answer = (word: string): string | null => {
    if (KINDS.includes(word)) return layout.get(before.slice(TURN.length)) ?? "";
    if (!word.startsWith(CANISTER)) return null;
    const pool = COLOURS.filter(
      (colour) => !taken.has(colour) && (options["canisters"] === "all" || starts.has(colour)),
    );
    return CANISTER + (pool[draw(`canister ${taken.size}`, pool.length)] ?? "");
  };

  return (word) => {
    const right = answer(word);
    if (word.startsWith(START)) starts.add(word.slice(START.length));
    if (word.startsWith(CANISTER)) taken.add(word.slice(CANISTER.length));
    if (layout.has(before) && layout.has(word)) exchange(layout, before, word);
    before = word;
    return right;
  };
};
