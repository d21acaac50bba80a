import { describe, expect, test } from "vitest";
import type { Circuit } from "./circuit";
import { drive, lineUp, poseOf, type Car, type Controls } from "./drive";
import { formatGhost, ghostAt, parseGhost, Recorder, type Ghost } from "./ghost";
import { ghostsAreOn, GHOSTS_MOST, keepGhost, keepGhostsOn, readGhost } from "./ghosts";
import { parseFile } from "./notation";

const GO: Controls = { isGoing: true, isBraking: false, steers: 0 };
const read = (...rows: string[]): Circuit => parseFile(["Hairpin circuit 1", "", ...rows].join("\n")).circuit;
const RING = read("dqbe", "a..a", "cbbf");

/** A first lap: its recording, its gate, and where the car truly was at every tick. */
function lap(circuit: Circuit): { ghost: Ghost; gate: NonNullable<Car["laps"]["gate"]>; true: Car[] } {
  const recorder = new Recorder();
  const driven: Car[] = [];
  let [car] = lineUp(circuit, 1);
  while (car && car.laps.count === 0) {
    const [next] = drive(circuit, [car], [GO]);
    if (!next) break;
    car = next;
    const { laps } = car;
    if (laps.count === 0 && laps.gate) {
      recorder.see(laps.ticks, () => poseOf(circuit, next));
      driven[laps.ticks] = next;
    }
  }
  const ghost = recorder.finish(car?.laps.last ?? 0);
  if (!ghost || !car?.laps.gate) throw new Error("no lap");
  return { ghost, gate: car.laps.gate, true: driven };
}

describe("a ghost", () => {
  test.each([[RING], [read("dbbe", "a..a", "cbbf")], [read("mqbo")]])("drives as the car did", (circuit) => {
    const { ghost, true: driven } = lap(circuit);
    const again = parseGhost(circuit, formatGhost(circuit, ghost));
    expect(again?.ticks).toBe(ghost.ticks);
    driven.forEach((car, ticks) => {
      const [was, is] = [poseOf(circuit, car), again && ghostAt(again, ticks)];
      expect(Math.hypot((is?.x ?? 9) - was.x, (is?.y ?? 9) - was.y)).toBeLessThan(0.25);
    });
    const middle = driven[60];
    const pose = middle && poseOf(circuit, middle);
    expect(again && ghostAt(again, 60)?.x).toBeCloseTo(pose?.x ?? 9, 1);
  });

  test("waits at the line when its lap is over", () => {
    const { ghost } = lap(RING);
    expect(ghostAt(ghost, ghost.ticks + 500)).toEqual(ghost.poses.at(-1));
  });

  test("is not made of a lap whose beginning nobody saw, nor of one that never ends", () => {
    const late = new Recorder();
    late.see(24, () => ({ x: 0, y: 0, heading: 0 }));
    expect(late.finish(25)).toBeNull();
    const long = new Recorder();
    for (let tick = 0; tick < 40_000; tick++) long.see(tick, () => ({ x: 0, y: 0, heading: 0 }));
    expect(long.finish(40_000)).toBeNull();
  });

  test.each(["", "x", "zz 1 2", "5 1 2 3 4 5 é", `${"9 ".repeat(9000)}9`, "-5 1 1 1 1 1 1"])(
    "is not read from %#",
    (text) => {
      expect(parseGhost(RING, text)).toBeNull();
    },
  );
});

describe("kept ghosts", () => {
  test("belong to a circuit as it is, wherever it lies, and to its line", () => {
    const { ghost, gate } = lap(RING);
    keepGhost(RING, gate, ghost);
    expect(readGhost(RING, gate)?.ticks).toBe(ghost.ticks);
    const changed = read("dqbe", "a..a", "cbkf");
    expect(readGhost(changed, gate)).toBeNull();
    expect(readGhost(RING, { ...gate, from: gate.to, to: gate.from })).toBeNull();
    const moved = new Map(
      [...RING].map(([place, tile]) => [place.replace(/^\d+/, (x) => String(Number(x) + 7)), tile]),
    );
    const { gate: there, ghost: same } = lap(moved);
    expect(readGhost(moved, there)?.poses[0]?.x).toBeCloseTo(same.poses[0]?.x ?? 0, 1);
  });

  test("are bounded in number: the oldest go", () => {
    const { ghost, gate } = lap(RING);
    keepGhost(RING, gate, ghost);
    for (let length = 1; length <= GHOSTS_MOST; length++) {
      const road = read(`mq${"b".repeat(length)}o`);
      const driven = lap(road);
      keepGhost(road, driven.gate, driven.ghost);
    }
    expect(readGhost(RING, gate)).toBeNull();
    expect(JSON.parse(localStorage.getItem("hairpin/ghosts") ?? "")).toHaveLength(GHOSTS_MOST);
  });

  test("survive damage of what is stored", () => {
    const { gate } = lap(RING);
    for (const text of ["{]", "7", "[[1,2],3,null]", '[["a"]]']) {
      localStorage.setItem("hairpin/ghosts", text);
      expect(readGhost(RING, gate)).toBeNull();
    }
  });

  test("are shown until somebody switches them off", () => {
    expect(ghostsAreOn()).toBe(true);
    keepGhostsOn(false);
    expect(ghostsAreOn()).toBe(false);
    keepGhostsOn(true);
    expect(ghostsAreOn()).toBe(true);
  });
});
