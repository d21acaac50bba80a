import { describe, expect, test } from "vitest";
import type { Circuit } from "./circuit";
import { AT_REST, CAR_LENGTH, drive, lineUp, park, poseOf, TICKS_PER_S, type Car, type Controls } from "./drive";
import { EXAMPLES } from "./examples";
import { COMMON, endOf, follow, lengthOf, poseOn, type Hand, type Leg } from "./legs";
import { parseFile } from "./notation";
import { shuffle } from "./shuffle";

const GO: Controls = { isGoing: true, isBraking: false, steers: 0 };
const BRAKE: Controls = { isGoing: false, isBraking: true, steers: 0 };
const read = (...rows: string[]): Circuit => parseFile(["Hairpin circuit 1", "", ...rows].join("\n")).circuit;
const RING = read("dqbe", "a..a", "cbbf");
const OPEN_RING = read("dbbe", "a..a", "cbbf");
const LINE = read("mbbbo");

function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** The cars after some seconds with the same controls. */
function after(circuit: Circuit, cars: readonly Car[], seconds: number, ...controls: Controls[]): readonly Car[] {
  let now = cars;
  for (let tick = 0; tick < seconds * TICKS_PER_S; tick++) now = drive(circuit, now, controls);
  return now;
}

function only(cars: readonly (Car | null)[]): Car {
  const [car] = cars;
  if (!car) throw new Error("no car");
  return car;
}

const distance = (one: { x: number; y: number }, two: { x: number; y: number }): number =>
  Math.hypot(one.x - two.x, one.y - two.y);

describe("the lines", () => {
  const maps = [...EXAMPLES.map(({ circuit }) => circuit), LINE, read("k"), read("jh", "ab")];

  test("go on where the one before ended, without a jump or a kink", () => {
    for (const circuit of maps) {
      for (const [place, { ways }] of circuit) {
        for (const from of ways) {
          for (const wish of [-1, 0, 1] as const) {
            const leg = park(circuit, place, from, 0)?.leg as Leg;
            const next = follow(circuit, leg, wish);
            expect(next).not.toBeNull();
            if (!next) continue;
            const end = poseOn(leg, endOf(circuit, leg), circuit);
            const start = poseOn(next.leg, next.offset, circuit);
            expect(distance(end, start)).toBeLessThan(1e-9);
            expect(Math.cos(((end.heading - start.heading) * Math.PI) / 180)).toBeCloseTo(1);
          }
        }
      }
    }
  });

  test("are as long as they say", () => {
    const legs = [..."NESW", "C"].flatMap((to) => ({ place: "0,0", from: "N", to }));
    for (const leg of [...legs, { place: "0,0", from: "C", to: "C" }, { place: "0,0", from: "C", to: "N" }]) {
      const circuit = read(leg.from === "C" || leg.to === "C" ? "l" : "k");
      const parts = 400;
      let sum = 0;
      for (let part = 0; part < parts; part++) {
        const at = (index: number) => poseOn(leg, (lengthOf(leg) * index) / parts, circuit);
        sum += distance(at(part), at(part + 1));
      }
      expect(sum).toBeCloseTo(lengthOf(leg), 3);
    }
  });

  test("keep right, so that oncoming cars pass", () => {
    const east = poseOn({ place: "0,0", from: "W", to: "E" }, 0.5, RING);
    const west = poseOn({ place: "0,0", from: "E", to: "W" }, 0.5, RING);
    expect(east.y).toBeGreaterThan(0);
    expect(west.y).toBeLessThan(0);
  });
});

describe("driving", () => {
  test("a car goes while somebody holds the pedal, and rolls out when it is let go", () => {
    const start = lineUp(RING, 1);
    const fast = after(RING, start, 2, GO);
    expect(only(fast).speed).toBeGreaterThan(1);
    const still = after(RING, fast, 6, AT_REST);
    expect(only(still).speed).toBe(0);
    expect(poseOf(RING, only(after(RING, still, 1, AT_REST)))).toEqual(poseOf(RING, only(still)));
  });

  test("the brake stops it sooner than rolling out", () => {
    const fast = after(RING, lineUp(RING, 1), 2, GO);
    expect(only(after(RING, fast, 0.4, BRAKE)).speed).toBeLessThan(only(after(RING, fast, 0.4, AT_REST)).speed);
  });

  test("it brakes for curves by itself", () => {
    let cars = lineUp(RING, 1);
    for (let tick = 0; tick < 20 * TICKS_PER_S; tick++) {
      cars = drive(RING, cars, [GO]);
      const { leg, speed } = only(cars);
      if (RING.get(leg.place)?.kind === "curve") expect(speed).toBeLessThanOrEqual(1.75);
    }
  });

  test("the fuel of the pit makes it faster for a while", () => {
    const long = read("mrbbbbbbbbbbo");
    const plain = read("mkbbbbbbbbbbo");
    const [fuelled, other] = [long, plain].map((road) => {
      const cars = after(road, [only([park(road, "1,0", "W", 0)])], 3, GO);
      return only(cars);
    });
    expect(fuelled?.boost).toBeGreaterThan(0);
    expect(fuelled?.speed).toBeGreaterThan((other?.speed ?? 0) * 1.3);
    expect(only(after(long, fuelled ? [fuelled] : [], 6, AT_REST)).boost).toBe(0);
  });

  test("at the end of a road it turns round and comes back", () => {
    const seen = new Set<string>();
    let cars: readonly Car[] = [only([park(LINE, "1,0", "W", 0.5)])];
    for (let tick = 0; tick < 20 * TICKS_PER_S; tick++) {
      cars = drive(LINE, cars, [GO]);
      const { leg } = only(cars);
      seen.add(`${leg.place} ${leg.from}${leg.to}`);
    }
    expect(seen).toContain("4,0 CC");
    expect(seen).toContain("0,0 CC");
  });

  test("a lone tile is road enough: it turns round at the rims, and stays on the tile", () => {
    const lone = read("b");
    let cars: readonly Car[] = [only([park(lone, "0,0", "W", 0.3)])];
    for (let tick = 0; tick < 10 * TICKS_PER_S; tick++) {
      cars = drive(lone, cars, [GO]);
      expect(Math.abs(poseOf(lone, only(cars)).x)).toBeLessThan(0.5);
    }
  });

  test.each<[Hand, string]>([
    [-1, "N"],
    [0, "E"],
    [1, "S"],
  ])("at a crossing hand %i leads %s", (steers, to) => {
    const crossing = read(".n.", "bkb", ".l.");
    let cars: readonly Car[] = [only([park(crossing, "0,1", "W", 0.3)])];
    // A short tap long before the crossing is remembered.
    cars = after(crossing, cars, 0.1, { ...GO, steers });
    for (let tick = 0; tick < 5 * TICKS_PER_S && only(cars).leg.place !== "1,1"; tick++)
      cars = drive(crossing, cars, [GO]);
    expect(only(cars).leg).toEqual({ place: "1,1", from: "W", to });
    cars = after(crossing, cars, 0.5, GO);
    expect(only(cars).wish).toBe(0);
  });

  test("one may choose until the ways part", () => {
    const crossing = read(".n.", "bkb", ".l.");
    const late = [only([park(crossing, "1,1", "W", COMMON - 0.02)])];
    expect(only(drive(crossing, late, [{ ...GO, steers: 1 }])).leg.to).toBe("S");
    const tooLate = [only([park(crossing, "1,1", "W", COMMON + 0.02)])];
    const missed = only(drive(crossing, tooLate, [{ ...GO, steers: 1 }]));
    expect([missed.leg.to, missed.wish]).toEqual(["E", 1]);
  });

  test("the brake held at rest spins a car round once", () => {
    const start = lineUp(RING, 1);
    const { from, to } = only(start).leg;
    const turned = only(after(RING, start, 3, BRAKE));
    expect(turned.leg).toMatchObject({ from: to, to: from });
    expect(turned.spin).toBe(0);
    const again = only(after(RING, after(RING, [turned], 0.1, AT_REST), 1, BRAKE));
    expect(again.leg).toMatchObject({ from, to });
  });
});

describe("laps", () => {
  test("a lap is from the line to the line, and the best one is kept", () => {
    const first = only(after(RING, lineUp(RING, 1), 1, GO)).laps;
    expect(first).toMatchObject({ count: 0, last: null });
    expect(first.gate).not.toBeNull();
    const { count, last, best } = only(after(RING, lineUp(RING, 1), 30, GO)).laps;
    expect(count).toBeGreaterThanOrEqual(3);
    expect(best).toBeLessThanOrEqual(last ?? 0);
    expect((best ?? 0) / TICKS_PER_S).toBeGreaterThan(2);
  });

  test("there and back on an open road is a lap", () => {
    for (const road of [read("mqbo"), read("mbbo")]) {
      expect(only(after(road, lineUp(road, 1), 30, GO)).laps.count).toBeGreaterThan(2);
    }
  });

  test("who turns round on the spot and comes back over the line begins anew", () => {
    for (const road of [RING, OPEN_RING]) {
      let cars = after(road, lineUp(road, 1), 1, GO);
      for (let turn = 0; turn < 4; turn++) {
        cars = after(road, after(road, cars, 2, BRAKE), 1.5, GO);
        expect(only(cars).laps.count).toBe(0);
      }
      expect(only(after(road, cars, 12, GO)).laps.count).toBeGreaterThan(0);
    }
  });

  test("without a start-finish the clock starts with the car, and a lap ends where it began", () => {
    const start = lineUp(OPEN_RING, 1);
    expect(only(after(OPEN_RING, start, 2, AT_REST)).laps).toMatchObject({ gate: null, ticks: 0 });
    expect(only(after(OPEN_RING, start, 1, GO)).laps.ticks).toBeCloseTo(TICKS_PER_S, -1);
    let cars = start;
    while (only(cars).laps.count === 0) cars = drive(OPEN_RING, cars, [GO]);
    expect(distance(poseOf(OPEN_RING, only(cars)), poseOf(OPEN_RING, only(start)))).toBeLessThan(0.05);
    expect((only(cars).laps.last ?? 0) / TICKS_PER_S).toBeGreaterThan(4);
  });

  test("each car is timed at the line that it crossed first", () => {
    const two = read("dqbe", "a..a", "cqbf");
    expect(only(after(two, lineUp(two, 1), 30, GO)).laps.count).toBe(
      only(after(RING, lineUp(RING, 1), 30, GO)).laps.count,
    );
  });
});

describe("several cars", () => {
  test("line up behind each other, none on top of another", () => {
    for (const { circuit } of EXAMPLES) {
      const poses = lineUp(circuit, 4).map((car) => poseOf(circuit, car));
      expect(poses).toHaveLength(4);
      poses.forEach((one, index) =>
        poses.slice(index + 1).forEach((two) => expect(distance(one, two)).toBeGreaterThan(CAR_LENGTH)),
      );
    }
    expect(lineUp(new Map(), 4)).toEqual([]);
  });

  test("a car that runs into a standing one pushes it on, and both get away", () => {
    let cars: readonly Car[] = [only([park(RING, "1,0", "W", 0.9)]), only([park(RING, "1,0", "W", 0.1)])];
    let hasWobbled = false;
    for (let tick = 0; tick < 20 * TICKS_PER_S; tick++) {
      cars = drive(RING, cars, [AT_REST, GO]);
      hasWobbled ||= (cars[0]?.wobble ?? 0) > 0;
    }
    expect(hasWobbled).toBe(true);
    expect(cars[1]?.laps.count).toBeGreaterThan(0);
  });

  test("one car moves three that stand before it", () => {
    const row = lineUp(RING, 4);
    const cars = after(RING, row, 25, AT_REST, AT_REST, AT_REST, GO);
    expect(cars[3]?.laps.count).toBeGreaterThan(0);
  });

  test("cars in a row stay apart, however long they push, and two on the same spot part", () => {
    let cars: readonly Car[] = [...lineUp(RING, 3), only(lineUp(RING, 1))];
    for (let second = 0; second < 40; second++) {
      cars = after(RING, cars, 1, GO, GO, AT_REST, GO);
      if (second < 4) continue;
      const poses = cars.map((car) => poseOf(RING, car));
      poses.forEach((one, index) =>
        poses.slice(index + 1).forEach((two) => expect(distance(one, two)).toBeGreaterThan(CAR_LENGTH / 2)),
      );
    }
  });

  test("oncoming cars pass each other", () => {
    const road = read("mbbbbo");
    const cars: readonly Car[] = [only([park(road, "1,0", "W", 0)]), only([park(road, "4,0", "E", 0)])];
    const alone = after(road, [only(cars)], 2, GO);
    expect(only(after(road, cars, 2, GO, GO))).toEqual(only(alone));
  });

  test("nobody is ever stuck, off the road or lost, whatever they press and wherever they are", () => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = seeded(seed);
      const circuit = shuffle(chance, { width: 6, height: 5 });
      let cars = lineUp(circuit, 4);
      for (let bout = 0; bout < 30; bout++) {
        const controls = cars.map(() => ({
          isGoing: chance() < 0.8,
          isBraking: chance() < 0.2,
          steers: (Math.floor(chance() * 3) - 1) as Hand,
        }));
        cars = after(circuit, cars, 0.5, ...controls);
        for (const car of cars) {
          const { x, y } = poseOf(circuit, car);
          expect(circuit.has(`${Math.round(x)},${Math.round(y)}`)).toBe(true);
        }
      }
      const before = cars.map((car) => poseOf(circuit, car));
      cars = after(circuit, cars, 3, GO, GO, GO, GO);
      cars.forEach((car, index) => {
        expect(car.speed).toBeGreaterThan(0);
        expect(before[index]).not.toEqual(poseOf(circuit, car));
      });
    }
  });
});
