import { expect, test } from "vitest";
import { boxOf, fitTile, hasRoom, isJoined, layTile, MOST, turnAt, type Circuit } from "./circuit";
import { EXAMPLES } from "./examples";
import { MAX_NAME_LENGTH, cleanName } from "../../../lib/clean-name";
import { CircuitError, formatFile, pack, parseFile, unpack } from "./notation";
import { dot, join, tieUp, trail } from "./pencil";
import { shuffle } from "./shuffle";
import { KINDS, layingsOf, letterOf, roadOf, tileOf, turnTile } from "./tiles";

/** A repeatable stream of chance. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const SIZE = { width: 8, height: 6 };
const line = (...places: string[]): Circuit =>
  places.reduce<Circuit>((roads, place, index) => join(roads, places[index - 1] ?? place, place), new Map());

test("every tile in every laying has a letter of its own", () => {
  const all = KINDS.flatMap(layingsOf);
  expect(all).toHaveLength(18);
  expect(new Set(all.map(letterOf)).size).toBe(18);
  for (const tile of all) expect(tileOf(letterOf(tile))).toEqual(tile);
  expect(all.map(letterOf).join("")).toBe("abcdefghijklmnopqr");
  expect([..."ahmqr"].map((letter) => tileOf(letter)?.ways)).toEqual(["NS", "ESW", "E", "EW", "NESW"]);
  expect([tileOf("z"), tileOf("constructor"), tileOf("")]).toEqual([undefined, undefined, undefined]);
});

test("a tile turned four times lies as before", () => {
  for (const tile of KINDS.flatMap(layingsOf)) expect([1, 2, 3, 4].reduce((now) => turnTile(now), tile)).toEqual(tile);
  expect(turnAt(new Map([["0,0", { kind: "curve", ways: "NE" }]]), "0,0").get("0,0")?.ways).toBe("ES");
});

test("openings make a road", () => {
  expect(["N", "NS", "ES", "ESW", "NESW"].map((sides) => roadOf(sides)?.kind)).toEqual([
    "dead-end",
    "straight",
    "curve",
    "junction",
    "crossing",
  ]);
  expect(roadOf("")).toBeUndefined();
});

test("a line drawn in a ring is a closed road of straights and curves", () => {
  const ring = line("0,0", "1,0", "2,0", "2,1", "2,2", "1,2", "0,2", "0,1", "0,0");
  expect([...ring.values()].map(({ kind }) => kind).sort()).toEqual([
    ...Array<string>(4).fill("curve"),
    ...Array<string>(4).fill("straight"),
  ]);
  for (const [place, { ways }] of ring) for (const side of ways) expect(isJoined(ring, place, side)).toBe(true);
});

test("a line across a road makes a crossing, and leaves start-finish and pit as they are along their roads", () => {
  const road = line("0,1", "1,1", "2,1");
  expect(join(join(road, "1,0", "1,1"), "1,1", "1,2").get("1,1")?.kind).toBe("crossing");
  const start = layTile(road, "1,1", { kind: "start", ways: "EW" });
  expect(join(join(start, "0,1", "1,1"), "1,1", "2,1").get("1,1")?.kind).toBe("start");
});

test("a line that stops one place short is tied up", () => {
  const open = line("0,0", "1,0", "1,1", "0,1");
  const closed = tieUp(layTile(open, "0,0", { kind: "curve", ways: "ES" }), "0,1");
  expect(closed.get("0,1")).toEqual({ kind: "curve", ways: "NE" });
});

test("a tap takes up the roads that come here, else it lies flat", () => {
  expect(dot(new Map(), "5,5")).toEqual({ kind: "straight", ways: "EW" });
  expect(dot(new Map([["5,4", { kind: "curve", ways: "ES" }]]), "5,5")).toEqual({ kind: "straight", ways: "NS" });
});

test("a new tile lies as it fits best", () => {
  const roads: Circuit = new Map([
    ["0,0", { kind: "straight", ways: "EW" }],
    ["1,1", { kind: "straight", ways: "NS" }],
  ]);
  expect(fitTile(roads, "1,0", "curve")).toEqual({ kind: "curve", ways: "SW" });
});

test("a finger that is too fast still leaves no gaps and cuts no corners", () => {
  expect(trail("0,0", "2,1")).toEqual(["1,0", "2,0", "2,1"]);
  expect(trail("3,3", "3,3")).toEqual([]);
});

test("there is room for forty by forty and no more", () => {
  const one: Circuit = new Map([["0,0", { kind: "pit", ways: "NESW" }]]);
  expect([hasRoom(one, `${MOST - 1},0`), hasRoom(one, `${MOST},0`), hasRoom(one, `0,${-MOST}`)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))("chance %i makes a closed circuit with a start", (seed) => {
  const circuit = shuffle(dice(seed), SIZE);
  const kinds = [...circuit.values()].map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "start")).toHaveLength(1);
  expect(kinds).not.toContain("dead-end");
  const box = boxOf(circuit);
  expect(box && box.right - box.left < SIZE.width && box.bottom - box.top < SIZE.height).toBe(true);
  for (const [place, { ways }] of circuit) for (const side of ways) expect(isJoined(circuit, place, side)).toBe(true);
});

test("links and files give the same circuit again, name and all", () => {
  for (let seed = 0; seed < 40; seed++) {
    const circuit = shuffle(dice(seed), { width: 3 + (seed % 9), height: 3 + (seed % 5) });
    for (const name of ["", "Monza. Ring", "서킷 1 <b>", "a/b?c#d%", "🏎️ 1.2.3"]) {
      const packed = pack({ name, circuit });
      expect(packed).toMatch(/^[\w.~%!*'()-]*$/);
      expect(pack(unpack(packed))).toBe(packed);
      expect(unpack(packed).name).toBe(name);
      expect(pack(parseFile(formatFile({ name, circuit })))).toBe(packed);
    }
  }
  expect(unpack(pack({ name: "", circuit: new Map() })).circuit.size).toBe(0);
});

test("a file may hold a link, and lines of other systems", () => {
  const packed = "1.2.deRc";
  expect(parseFile(`see http://somewhere/#/free/1.2.decf`).circuit.size).toBe(4);
  expect(parseFile("Hairpin circuit 1\r\nRing\r\nde\r\ncf\r\n").circuit.size).toBe(4);
  expect(() => unpack(packed)).toThrow(CircuitError);
});

test.each([
  ["", "broken"],
  ["nonsense", "broken"],
  ["1", "broken"],
  ["1.3", "ok"],
  ["1.-3.a", "broken"],
  ["1.3.a<script>", "broken"],
  ["1.3.zzz", "broken"],
  ["1.3.a.%", "broken"],
  ["1.3.a.b.c", "broken"],
  ["2.3.a", "version"],
  ["1.41.a", "large"],
  ["1.9999.a", "large"],
  ["1.3.9999", "large"],
  ["1.3.9999999999999a", "large"],
  [`1.1.${"a".repeat(41)}`, "large"],
  [`1.40.${"a".repeat(100_000)}`, "large"],
  ["1.40.1599a", "ok"],
  ["1.40.1600a", "large"],
])("the link %.20s is %s", (text, verdict) => {
  const judge = (): string => {
    try {
      unpack(text);
      return "ok";
    } catch (error) {
      if (error instanceof CircuitError) return error.fault;
      throw error;
    }
  };
  expect(judge()).toBe(verdict);
});

test("whatever comes, it is a circuit or a circuit error", () => {
  const signs = [..."0123456789abcdefghijklmnopqrstuvwxyz.%~-<\u0000é"];
  const chance = dice(7);
  for (let round = 0; round < 3000; round++) {
    const noise = Array.from({ length: Math.floor(chance() * 12) }, () => signs[Math.floor(chance() * signs.length)]);
    for (const text of [noise.join(""), `1.4.${noise.join("")}`, `Hairpin circuit 1\n\n${noise.join("")}`]) {
      for (const read of [unpack, parseFile]) {
        try {
          expect(read(text).circuit.size).toBeLessThanOrEqual(MOST * MOST);
        } catch (error) {
          expect(error).toBeInstanceOf(CircuitError);
        }
      }
    }
  }
});

test("names are one short line that can be seen", () => {
  expect(cleanName("  a\n\tb\u202e\u0000c  ")).toBe("a b c");
  expect([...cleanName("🏎".repeat(200))]).toHaveLength(MAX_NAME_LENGTH);
});

test("the examples are whole: a start-finish on a road without an open end", () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(4);
  for (const { circuit } of EXAMPLES) {
    expect([...circuit.values()].some(({ kind }) => kind === "start")).toBe(true);
    for (const [place, { ways }] of circuit) for (const side of ways) expect(isJoined(circuit, place, side)).toBe(true);
  }
});
