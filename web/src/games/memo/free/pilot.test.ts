import { describe, expect, test } from "vitest";
import type { Circuit } from "./circuit";
import { drive, lineUp, poseOf, TICKS_PER_S, type Car, type Controls } from "./drive";
import { EXAMPLES } from "./examples";
import { parseFile } from "./notation";
import { LEVELS, routeOf, steer, type Level } from "./pilot";
import { shuffle } from "./shuffle";

const GO: Controls = { isGoing: true, isBraking: false, steers: 0 };
const read = (...rows: string[]): Circuit => parseFile(["Hairpin circuit 1", "", ...rows].join("\n")).circuit;

function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Computers alone on a road for some seconds. */
function race(circuit: Circuit, seconds: number, ...levels: Level[]): readonly Car[] {
  const grid = lineUp(circuit, levels.length);
  const routes = grid.map((car) => routeOf(circuit, car, grid));
  let cars = grid;
  for (let tick = 0; tick < seconds * TICKS_PER_S; tick++) {
    const controls = cars.map((car, index) => steer(routes[index] ?? new Map(), car, levels[index] ?? "fast"));
    cars = drive(circuit, cars, controls);
  }
  return cars;
}

const lapsOf = (cars: readonly Car[]): number[] => cars.map(({ laps }) => laps.count);
const bestOf = (cars: readonly Car[]): number => cars[0]?.laps.best ?? Infinity;

describe("a computer", () => {
  test("laps every example at every level, the faster the higher", () => {
    for (const { circuit } of EXAMPLES) {
      const times = LEVELS.map((level) => bestOf(race(circuit, 35, level)));
      expect(times.every(Number.isFinite)).toBe(true);
      expect(times[0]).toBeGreaterThan((times[1] ?? 0) * 1.1);
      expect(times[1]).toBeGreaterThan((times[2] ?? 0) * 1.1);
    }
  });

  test("is nearly as fast as a person who never lifts the foot, and can be beaten", () => {
    const { circuit } = EXAMPLES[0] ?? { circuit: new Map() };
    let cars = lineUp(circuit, 1);
    for (let tick = 0; tick < 30 * TICKS_PER_S; tick++) cars = drive(circuit, cars, [GO]);
    const ratio = bestOf(race(circuit, 30, "fast")) / bestOf(cars);
    expect(ratio).toBeGreaterThan(1);
    expect(ratio).toBeLessThan(1.06);
  });

  test("takes the turns that lead back to the line, and the shorter way", () => {
    // Straight on at the junction leads away from the line, to a dead end far off.
    const forked = read("dqhbbbbbo", "a.a......", "cbf......");
    const straight = read("dqe......", "a.a......", "cbf......");
    expect(bestOf(race(forked, 30, "fast"))).toBeCloseTo(bestOf(race(straight, 30, "fast")), -2);
  });

  test("drives there and back on open roads, on a lone tile, and without a start-finish", () => {
    for (const circuit of [read("mqbbo"), read("mbbbo"), read("q"), read("k"), read("dbe", "a.a", "cbf"), read("l")]) {
      expect(lapsOf(race(circuit, 40, "fast"))[0]).toBeGreaterThan(1);
    }
    expect(race(new Map(), 1, "fast")).toEqual([]);
  });

  test("laps circuits of all shapes, four at once, and stays on the road", () => {
    for (let seed = 0; seed < 6; seed++) {
      const circuit = shuffle(seeded(seed), { width: 6, height: 5 });
      const cars = race(circuit, 45, "fast", "middle", "slow", "fast");
      for (const car of cars) {
        expect(car.laps.count).toBeGreaterThan(0);
        const { x, y } = poseOf(circuit, car);
        expect(circuit.has(`${Math.round(x)},${Math.round(y)}`)).toBe(true);
      }
    }
  });

  test("finds its way on the largest circuit", () => {
    const rows = Array.from({ length: 40 }, (_, row) => (row === 20 ? "q" : "k") + "k".repeat(39));
    const circuit = read(...rows);
    const grid = lineUp(circuit, 1);
    const [car] = grid;
    expect(car && routeOf(circuit, car, grid).size).toBeGreaterThan(1000);
  });
});
