import { describe, expect, test } from "vitest";
import { LIMITS } from "../constants";
import type { Blueprint } from "../wire";
import * as edits from "./edits";
import {
  add,
  compare,
  formatLength,
  HALF,
  lengthOf,
  LESS,
  parseLength,
  subtract,
  toNumber,
  type Length,
} from "./lengths";
import { unpack } from "./pack";
import { EMPTY } from "./saved";

/** Two short lanes: `w1.5 r1 y2` and `p1 #1 g2.5`. */
const SMALL = unpack("1_a_11_w_w1.5ry2-pxg2.5__");

const show = ({ lanes }: Blueprint): string =>
  lanes.map((lane) => lane.map(({ colour, length }) => colour + length).join(" ")).join(" | ");
const long = (board: Blueprint, lane = 0): number => toNumber(edits.lengthOfLane(board.lanes[lane] ?? []));

describe("a space", () => {
  test("is painted, and stays the same board where it has that colour", () => {
    expect(show(edits.paint(SMALL, "A2", "b"))).toBe("w1.5 b1 y2 | p1 #1 g2.5");
    expect(edits.paint(SMALL, "A2", "r")).toBe(SMALL);
    expect(edits.paint(SMALL, "A9", "r")).toBe(SMALL);
    expect(edits.paint(SMALL, "S", "r")).toBe(SMALL);
  });

  test("is made longer and shorter with its lane", () => {
    expect(show(edits.stretch(SMALL, "A2", HALF))).toBe("w1.5 r1.5 y2 | p1 #1 g2.5");
    expect(show(edits.stretch(SMALL, "A2", LESS))).toBe("w1.5 r0.5 y2 | p1 #1 g2.5");
    expect(edits.stretch(edits.stretch(SMALL, "A2", LESS), "A2", LESS)).toEqual(edits.stretch(SMALL, "A2", LESS));
  });

  test("takes from open road ahead of it, and gives back", () => {
    const open = edits.paint(SMALL, "A3", "~");
    const longer = edits.stretch(open, "A2", HALF);
    expect(show(longer)).toBe("w1.5 r1.5 ~1.5 | p1 #1 g2.5");
    expect(long(longer)).toBe(long(SMALL));
    const gone = [1, 2, 3].reduce((board) => edits.stretch(board, "A2", HALF), longer);
    expect(show(gone)).toBe("w1.5 r3 | p1 #1 g2.5");
    expect(show(edits.stretch(longer, "A2", LESS))).toBe("w1.5 r1 ~2 | p1 #1 g2.5");
  });

  test("gets any exact length", () => {
    expect(show(edits.setLength(SMALL, "A2", "4/3"))).toBe("w1.5 r4/3 y2 | p1 #1 g2.5");
    for (const bad of ["0", "-1", "x", "101", ""]) expect(edits.setLength(SMALL, "A2", bad)).toBe(SMALL);
    expect(edits.setLength(SMALL, "A2", "1.0")).toBe(SMALL);
  });

  test("gets a length also where it had none that can be read", () => {
    const odd = { ...SMALL, lanes: [[{ colour: "r", length: "0" }], SMALL.lanes[1] ?? []] };
    expect(show(edits.setLength(odd, "A1", "1"))).toBe("r1 | p1 #1 g2.5");
  });

  test("moves its border without moving the rest", () => {
    const moved = edits.moveBorder(SMALL, "A1", HALF);
    expect(show(moved)).toBe("w2 r0.5 y2 | p1 #1 g2.5");
    expect(edits.moveBorder(moved, "A1", HALF)).toBe(moved);
    expect(edits.moveBorder(SMALL, "A3", HALF)).toBe(SMALL);
  });

  test("is cut in two between halves, and joined again", () => {
    expect(show(edits.split(SMALL, "A1"))).toBe("w1 w0.5 r1 y2 | p1 #1 g2.5");
    expect(show(edits.split(SMALL, "A3"))).toBe("w1.5 r1 y1 y1 | p1 #1 g2.5");
    expect(edits.join(edits.split(SMALL, "A1"), "A1")).toEqual(SMALL);
    expect(edits.join(SMALL, "A3")).toBe(SMALL);
  });

  test("is put in before and after, and taken away, but for the last one", () => {
    expect(show(edits.insert(SMALL, "A2", "before"))).toBe("w1.5 ~1 r1 y2 | p1 #1 g2.5");
    expect(show(edits.insert(SMALL, "A2", "after"))).toBe("w1.5 r1 ~1 y2 | p1 #1 g2.5");
    expect(show(edits.remove(SMALL, "A2"))).toBe("w1.5 y2 | p1 #1 g2.5");
    const last = edits.remove(edits.remove(SMALL, "A1"), "A1");
    expect(edits.remove(last, "A1")).toBe(last);
  });
});

describe("lanes", () => {
  test("are added at either side as open road of the same length, two to five", () => {
    const left = edits.addLane(SMALL, "left");
    expect(left.lanes[1]).toBe(SMALL.lanes[0]);
    expect(long(left)).toBe(long(SMALL));
    expect(left.exits).toEqual([true, true, true]);
    const five = edits.copyLane(edits.addLane(left, "right"), 0);
    expect(five.lanes.length).toBe(5);
    expect(five.lanes[1]).toEqual(five.lanes[0]);
    expect(edits.addLane(five, "left")).toBe(five);
    expect(edits.removeLane(SMALL, 0)).toBe(SMALL);
    expect(edits.removeLane(left, 0)).toEqual(SMALL);
  });

  test("that stop too soon are filled up with open road", () => {
    const short = edits.remove(SMALL, "B2");
    const filled = edits.fillUp(short);
    expect(show(filled)).toBe("w1.5 r1 y2 | p1 g2.5 ~1");
    expect(edits.fillUp(filled)).toBe(filled);
  });

  test("grow and shrink together, as far as there is open road", () => {
    const longer = edits.lengthen(SMALL);
    expect([long(longer, 0), long(longer, 1)]).toEqual([6.5, 6.5]);
    expect(edits.shorten(longer)).toEqual(SMALL);
    expect(edits.shorten(SMALL)).toBe(SMALL);
  });
});

test("a board with too many spaces can be mended, but gets no more of them", () => {
  const many = { ...SMALL, lanes: [0, 1].map(() => Array.from({ length: 160 }, () => ({ colour: "r", length: "1" }))) };
  expect(edits.paint(many, "A1", "b").lanes[0]?.[0]?.colour).toBe("b");
  expect(edits.remove(many, "A1").lanes.flat().length).toBe(319);
  expect(edits.join(many, "A1").lanes.flat().length).toBe(319);
  for (const edit of [edits.split, edits.lengthen, (board: Blueprint) => edits.insert(board, "A1", "after")])
    expect(edit(many, "A1")).toBe(many);
});

test("a race ends on a line or on target squares, never on both (MZ-3)", () => {
  const targets = edits.setTargets(SMALL);
  expect([targets.line, targets.targets]).toEqual(["", [true, true]]);
  expect(edits.toggleTarget(targets, 0).targets).toEqual([false, true]);
  const line = edits.setLine(targets, "b");
  expect([line.line, line.targets]).toEqual(["b", [false, false]]);
});

test("long open road becomes cells of the same length, with ends that are not level", () => {
  const open = edits.unfold(EMPTY);
  expect(edits.unfold(open)).toBe(open);
  const fronts = open.lanes.map(edits.frontsOf);
  for (const lane of fronts) expect(lane.at(-1)).toBe(24);
  expect(open.lanes.flat().every(({ length }) => toNumber(lengthOf(length)) <= 3)).toBe(true);
  for (const [one, other] of [
    [0, 1],
    [1, 2],
  ] as const)
    expect(fronts[one]?.filter((front) => fronts[other]?.includes(front)).length).toBeLessThan(12);
});

// --- whatever one does

function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

function anyEdit(board: Blueprint, draw: (most: number) => number): Blueprint {
  const lane = draw(board.lanes.length + 1);
  const name = edits.nameOf({ lane, at: draw((board.lanes[lane]?.length ?? 2) + 1) });
  const by: Length = { over: BigInt(draw(7) - 3), under: BigInt(1 + draw(4)) };
  const all = [
    () => edits.paint(board, name, LIMITS.fills[draw(LIMITS.fills.length)] ?? "r"),
    () => edits.stretch(board, name, by),
    () => edits.moveBorder(board, name, by),
    () => edits.setLength(board, name, ["4/3", "0.5", "0", "x", "2.25", "99"][draw(6)] ?? ""),
    () => edits.split(board, name),
    () => edits.join(board, name),
    () => edits.insert(board, name, draw(2) ? "before" : "after"),
    () => edits.remove(board, name),
    () => edits.addLane(board, draw(2) ? "left" : "right"),
    () => edits.copyLane(board, lane),
    () => edits.removeLane(board, lane),
    () => edits.fillUp(board),
    () => edits.lengthen(board),
    () => edits.shorten(board),
    () => edits.toggleExit(board, lane),
    () => edits.toggleTarget(board, lane),
    () => edits.setTargets(board),
    () => edits.setLine(board, "w"),
    () => edits.unfold(board),
  ];
  return (all[draw(all.length)] as () => Blueprint)();
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

test("no edit changes the board that it is given, and every board that comes of it can be written down", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const draw = random(seed);
    let board = freeze(edits.unfold(seed % 2 ? EMPTY : SMALL));
    for (let step = 0; step < 80; step++) {
      const changed = freeze(anyEdit(board, draw));
      expect(changed.lanes.length).toBeGreaterThanOrEqual(LIMITS.fewest_lanes);
      expect(changed.lanes.length).toBeLessThanOrEqual(LIMITS.most_lanes);
      expect(changed.exits.length).toBe(changed.lanes.length);
      expect(changed.targets.length).toBe(changed.lanes.length);
      expect(changed.line === "" || !changed.targets.includes(true)).toBe(true);
      expect(changed.lanes.flat().length).toBeLessThanOrEqual(LIMITS.most_spaces);
      for (const lane of changed.lanes) {
        expect(lane.length).toBeGreaterThan(0);
        for (const { length } of lane) expect(formatLength(parseLength(length) ?? subtract(HALF, HALF))).toBe(length);
      }
      board = changed;
    }
  }
});

test("borders, cuts, joins, paint and cells leave every lane as long as it was", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const draw = random(seed * 77);
    let board = edits.unfold(EMPTY);
    const before = board.lanes.map(edits.lengthOfLane);
    for (let step = 0; step < 60; step++) {
      const name = edits.nameOf({ lane: draw(3), at: draw(24) });
      const kept = [
        () => edits.paint(board, name, LIMITS.fills[draw(LIMITS.fills.length)] ?? "r"),
        () => edits.moveBorder(board, name, { over: BigInt(draw(5) - 2), under: 2n }),
        () => edits.split(board, name),
        () => edits.join(board, name),
        () => edits.unfold(board),
      ];
      board = (kept[draw(kept.length)] as () => Blueprint)();
    }
    board.lanes.forEach((lane, index) => expect(compare(edits.lengthOfLane(lane), before[index] ?? HALF)).toBe(0));
  }
});

test("a longer space makes its lane longer by as much, unless open road gave it", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const draw = random(seed * 13);
    let board = edits.unfold(EMPTY);
    for (let step = 0; step < 30; step++) {
      board = edits.paint(board, edits.nameOf({ lane: draw(3), at: draw(18) }), "rgb"[draw(3)] ?? "r");
      const name = edits.nameOf({ lane: draw(3), at: draw(15) });
      const lane = edits.spotOf(name)?.lane ?? 0;
      const changed = edits.stretch(board, name, HALF);
      const [was, is] = [board, changed].map((one) => edits.lengthOfLane(one.lanes[lane] ?? []));
      if (!was || !is) throw new Error("no lane");
      const isGiven =
        edits.patchAt(board, name)?.colour !== "~" && edits.patchAt(board, edits.nextOf(name))?.colour === "~";
      expect(compare(is, isGiven ? was : add(was, HALF))).toBe(0);
      board = changed;
    }
  }
});
