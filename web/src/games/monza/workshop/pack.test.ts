import { describe, expect, it } from "vitest";
import type { Blueprint, PathPiece } from "../wire";
import { MAX_NAME_LENGTH } from "../../../lib/clean-name";
import { LIMITS } from "../constants";
import { KEPT_MOST, lay, pack, packForLink, PackError, unpack } from "./pack";
import { EMPTY } from "./saved";

const OVAL: Blueprint = {
  title: "My <b>oval</b> (1).",
  edition: "anniversary",
  lanes: [
    [
      { colour: "w", length: "1.5" },
      { colour: "#", length: "1" },
      { colour: "~", length: "9" },
    ],
    [
      { colour: "p", length: "4/3" },
      { colour: "b", length: "10" },
    ],
  ],
  exits: [true, false],
  line: "w",
  targets: [false, false],
  curve: {
    pieces: [
      { kind: "forward", length: 5 },
      { kind: "right", angle: 180, radius: 3.5 },
      { kind: "forward", length: 5.4 },
      { kind: "left", angle: 90, radius: 2 },
      { kind: "forward", length: 0.4 },
    ],
    road: 3.3,
    start: 4.8,
  },
};

const HALF_RING: readonly PathPiece[] = [
  { kind: "forward", length: 8 },
  { kind: "right", angle: 180, radius: 5 },
];
const UNKNOWN: PathPiece = { kind: "unknown", text: "q3" };

/** The same numbers in every run. */
function makeChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 11) % below;
  };
}

function makeBoard(chance: (below: number) => number): Blueprint {
  const lanes = Array.from({ length: 1 + chance(5) }, () =>
    Array.from({ length: chance(30) }, () => ({
      colour: LIMITS.fills[chance(LIMITS.fills.length)] ?? "r",
      length:
        [`${1 + chance(20)}`, `${chance(9)}.${1 + chance(9)}`, `${1 + chance(9)}/${2 + chance(8)}`][chance(3)] ?? "1",
    })),
  );
  const isLine = chance(2) === 0;
  return {
    title: ["", "Ä_b.c~", "赛道 🏎", "a-b_c%20!'()*"][chance(4)] ?? "",
    edition: chance(2) === 0 ? "anniversary" : "first",
    lanes,
    exits: lanes.map(() => chance(2) === 0),
    line: isLine ? ("rygbwp"[chance(6)] ?? "r") : "",
    targets: lanes.map(() => !isLine && chance(2) === 0),
    curve: chance(2) === 0 ? null : { pieces: HALF_RING, road: 3 + chance(10) / 10, start: chance(8) },
  };
}

/** A board with faults that a track file can have, and the engine reads all the same. */
function makeFaulty(chance: (below: number) => number): Blueprint {
  const board = makeBoard(chance);
  const any = <T>(...all: readonly T[]): T => all[chance(all.length)] as T;
  const isOdd = (): boolean => chance(6) === 0;
  return {
    ...board,
    title: isOdd() ? any("\ud800", " a\u0000 ", "x".repeat(90)) : board.title,
    lanes: board.lanes.map((lane) =>
      lane.map(({ colour, length }) => ({
        colour: isOdd() ? any("z", "?", "R", "", "é", "x", "o", "_", "toString") : colour,
        length: isOdd() ? any("", "-1", "1,5", "1/", "0", "x", "1.5.2", "1-2", "1e2", "9".repeat(20)) : length,
      })),
    ),
    exits: isOdd() ? [] : board.exits,
    line: isOdd() ? any("?", "red", "x", "1") : board.line,
    targets: isOdd() ? board.lanes.map(() => true) : board.targets,
    curve: isOdd()
      ? {
          pieces: any<readonly PathPiece[]>(
            [],
            [...HALF_RING, UNKNOWN],
            [{ kind: "unknown", text: any("", "f8", "f8;", "f8,f9", "r180", "l1/2/3", "f1.23456") }],
            [{ kind: "forward", length: any(0, -3, 1 / 3, 1e-9, 1e21, 99999) }],
            [{ kind: "left", angle: any(0, -5, 400), radius: any(-5, 0, 2) }],
            [{ kind: "forward", length: 8, angle: 0, radius: 0, text: "" }],
          ),
          road: any(0, -0, -3, 1e-9, 1e21, 99999, 3.3),
          start: any(0, -1, 4.8),
        }
      : board.curve,
  };
}

function faultOf(text: string): string {
  try {
    unpack(text);
  } catch (error) {
    if (error instanceof PackError) return error.fault;
    throw error;
  }
  return "";
}

describe("a board in a link", () => {
  it("is short, and holds all of it", () => {
    expect(pack(OVAL)).toBe(
      "1_a_10_w_w1.5xo9-p4/3b10_f5,r180/3.5,f5.4,l90/2,f0.4;3.3;4.8_My%20%3Cb%3Eoval%3C%2Fb%3E%20%281%29%2E",
    );
    expect(unpack(pack(OVAL))).toEqual(OVAL);
    expect(unpack(pack(EMPTY))).toEqual(EMPTY);
  });

  it("comes back whole, whatever was drawn", () => {
    const chance = makeChance(7);
    for (let round = 0; round < 500; round++) {
      const board = makeBoard(chance);
      expect(unpack(pack(board))).toEqual(board);
    }
  });

  it("comes back as it was laid on the bench, whatever faults it came with", () => {
    const chance = makeChance(5);
    for (let round = 0; round < 1_000; round++) {
      const laid = lay(makeFaulty(chance));
      expect(unpack(pack(laid))).toEqual(laid);
      expect(lay(laid)).toEqual(laid);
    }
  });

  it("is laid as it is where nothing is wrong with it; what cannot be written becomes what can be mended", () => {
    const chance = makeChance(9);
    for (let round = 0; round < 100; round++) {
      const board = makeBoard(chance);
      expect(lay(board)).toEqual(board);
    }
    const odd = { ...OVAL, lanes: [[{ colour: "z", length: "x" }], OVAL.lanes[1] ?? []], line: "?" };
    expect(lay(odd)).toEqual({ ...OVAL, lanes: [[{ colour: "~", length: "1" }], OVAL.lanes[1]], line: "w" });
    expect(lay({ ...OVAL, curve: { pieces: [...HALF_RING, UNKNOWN], road: 3, start: 4 } }).curve).toBeNull();
  });

  it("has pieces that the engine reads alike; a word that is none is kept as a fault", () => {
    const piecesOf = (words: string): unknown => unpack(`1_a_11_w_w-w_${words};2;3_`).curve?.pieces;
    expect(piecesOf("f8,r180/5,l22.5/0.25")).toEqual([...HALF_RING, { kind: "left", angle: 22.5, radius: 0.25 }]);
    for (const text of ["f1.23456", "f12345", "r180", "f8/2", "f."])
      expect(piecesOf(text)).toEqual([{ kind: "unknown", text }]);
    expect(piecesOf("")).toEqual([]);
  });

  it("has the fields alone that its pieces use, rounded as in a track file", () => {
    const pieces: readonly PathPiece[] = [
      { kind: "forward", length: 10 / 3, angle: 90, radius: 3, text: "" },
      { kind: "left", length: 3, angle: 45, radius: 2, text: "" },
    ];
    expect(lay({ ...OVAL, curve: { pieces, road: 3, start: 4 } }).curve?.pieces).toEqual([
      { kind: "forward", length: 3.3333 },
      { kind: "left", angle: 45, radius: 2 },
    ]);
  });

  it("is kept by this browser even where it is too large for a link", () => {
    const lanes = [0, 1].map(() => Array.from({ length: 300 }, () => ({ colour: "r", length: "1.2500000000000000" })));
    const large = { ...OVAL, lanes };
    expect(faultOf(pack(large))).toBe("large");
    expect(packForLink(large)).toBeNull();
    expect(packForLink(OVAL)).toBe(pack(OVAL));
    expect(unpack(pack(large), KEPT_MOST)).toEqual(large);
  });

  it("survives the address bar", () => {
    const chance = makeChance(3);
    for (let round = 0; round < 100; round++) {
      const packed = pack(makeBoard(chance));
      expect(new URL(`http://127.0.0.1/#/workshop/${packed}`).hash).toBe(`#/workshop/${packed}`);
    }
  });

  it("is refused if it is damaged, from elsewhere, or too large", () => {
    const good = pack(OVAL);
    expect(faultOf("")).toBe("broken");
    expect(faultOf("1")).toBe("broken");
    expect(faultOf(good.replace("1_a", "2_a"))).toBe("version");
    expect(faultOf(good.replace("_a_", "_toString_"))).toBe("broken");
    expect(faultOf(good.replace("_10_", "_101_"))).toBe("broken");
    expect(faultOf(good.replace("xo9", "xq9"))).toBe("broken");
    expect(faultOf(good.replace("f5,", "<script>,"))).toBe("broken");
    expect(faultOf(good.replace("%20", "%ff"))).toBe("broken");
    expect(faultOf(`${good}_more`)).toBe("broken");
    expect(faultOf(`1_a_1_w_${"r".repeat(8_000)}__`)).toBe("large");
  });

  it("either comes back as a board or is refused, whatever is cut off or mixed up", () => {
    const chance = makeChance(11);
    for (let round = 0; round < 2_000; round++) {
      const text = [...pack(makeBoard(chance))];
      text.splice(chance(text.length), chance(4), ..."_-~<%0x".slice(chance(7)));
      const mixed = text.join("");
      if (faultOf(mixed) === "") expect(unpack(pack(unpack(mixed)))).toEqual(unpack(mixed));
    }
  });

  it("takes no title that could not be shown", () => {
    expect(unpack(pack({ ...OVAL, title: "a\u202eb\u0000c\n" })).title).toBe("a b c");
    expect([...unpack(pack({ ...OVAL, title: "x".repeat(400) })).title]).toHaveLength(MAX_NAME_LENGTH);
    expect(MAX_NAME_LENGTH).toBeLessThanOrEqual(LIMITS.longest_title);
  });
});
