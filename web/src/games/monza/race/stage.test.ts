import { afterEach, describe, expect, it, vi } from "vitest";
import { Playback } from "../../../lib/playback.svelte";
import { BOARD } from "../board/fixture";
import { happening, makeTable } from "./fixture";
import type { Table } from "../../../wire";
import { Stage, type Tools } from "./stage.svelte";
import type { Tween } from "../../../board/tween";

/** A clock that runs only when it is told to. */
function makeTools(isStill = false) {
  const waiting: (() => void)[] = [];
  const sounds: string[] = [];
  const durations: number[] = [];
  const tween: Tween = (ms, paint, signal) =>
    new Promise((resolve) => {
      durations.push(ms);
      if (signal.aborted) return resolve();
      signal.addEventListener("abort", () => resolve());
      waiting.push(() => {
        paint(0.5);
        paint(1);
        resolve();
      });
    });
  const tools: Tools = {
    tween,
    isStill: () => isStill,
    sound: (name) => void sounds.push(name),
    follow: () => ({ length: 100, at: (part) => [part * 100, 0, 0] }),
  };
  const next = async (): Promise<void> => {
    waiting.shift()?.();
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const finish = async (): Promise<void> => {
    while (waiting.length > 0) await next();
  };
  return { tools, sounds, durations, next, finish };
}

function makeStage(isStill = false) {
  const kit = makeTools(isStill);
  const stage = new Stage(BOARD, kit.tools, new Playback());
  stage.settle(makeTable());
  return { stage, ...kit };
}

const DRIVE = [happening("drove", { places: ["S", "A1", "A2"], steps: ["A1b", "A2r+"] })];
const AFTER = makeTable({ on_turn: 1 }, { cars: ["A2", "S"], turn: 1 });

afterEach(() => vi.restoreAllMocks());

describe("the stage", () => {
  it("shows a table at once when it settles", () => {
    const { stage } = makeStage();
    expect(stage.cars.all.map(({ x, y, scale }) => [x, y, scale])).toEqual([
      [10, 20, 0.5],
      [10, 60, 0.5],
    ]);
    expect(stage.turn).toBe(0);
    expect(stage.isBusy).toBe(false);
  });

  it("stands each car on the arrow of its colour, whoever drives it, and again when it is pushed back there", async () => {
    const { stage, finish } = makeStage();
    const swap = (table: Table): Table => ({ ...table, seats: table.seats.toReversed() });
    stage.settle(swap(makeTable()));
    expect(stage.cars.all.map(({ y }) => y)).toEqual([60, 20]);
    stage.settle(swap(makeTable({}, { cars: ["A2", "S"] })));
    stage.add([happening("pushed-back", { seat: 0, places: ["A2", "S"] })], swap(makeTable()));
    await finish();
    expect(stage.cars.all.map(({ y }) => y)).toEqual([60, 20]);
  });

  it("settles at once where nothing is to be told", () => {
    const { stage } = makeStage();
    stage.add([], AFTER);
    expect(stage.isBusy).toBe(false);
    expect(stage.cars.all[0]?.x).toBe(220);
  });

  it("lets the dice tumble, land and lie", async () => {
    const { stage, sounds, next, finish } = makeStage();
    stage.add([happening("rolled", { dice: "rygbbw", word: "roll" })], makeTable({}, { dice: "rygbbw" }));
    expect(stage.isBusy).toBe(true);
    expect(stage.dice.tumbling).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sounds).toEqual(["rattle"]);
    const { throw: number } = stage.dice;
    await next();
    expect(stage.dice.tumbling).toEqual([]);
    await finish();
    expect(stage.isBusy).toBe(false);
    expect(stage.dice).toEqual({ row: "rygbbw", out: [], tumbling: [], throw: number });
  });

  it("tumbles only what is rolled again", async () => {
    const { stage, next } = makeStage();
    stage.settle(makeTable({}, { dice: "rygbbw" }));
    stage.add(
      [happening("reroll", { dice: "bw" }), happening("rolled", { dice: "rrygbp", word: "reroll" })],
      makeTable({}, { dice: "rrygbp" }),
    );
    expect(stage.dice.out).toEqual([3, 5]);
    await next();
    expect([...stage.dice.row].filter((_, index) => stage.dice.tumbling.includes(index))).toEqual(["r", "p"]);
  });

  it("lays unseen dice one by one, and drives over them", async () => {
    const { stage, sounds, next, finish } = makeStage();
    stage.settle(makeTable({}, { dice: "rygbbw" }));
    stage.add(DRIVE, AFTER);
    await next();
    expect(stage.trail.map(({ place }) => place)).toEqual(["A1"]);
    expect(stage.dice.out).toEqual([3]);
    await next();
    expect(stage.trail.map((piece) => piece.is_accelerator)).toEqual([false, true]);
    expect(stage.dice.out).toEqual([3]);
    await next();
    expect(stage.cars.moving).toBe(0);
    await finish();
    expect(stage.cars.moving).toBeNull();
    expect(stage.trail).toEqual([]);
    expect(stage.cars.all[0]).toMatchObject({ x: 220, y: 20, scale: 1, lift: 0 });
    expect(stage.turn).toBe(1);
    expect(sounds).toEqual(["engine", "engine"]);
  });

  it("does not lay again what lay there already", async () => {
    const { stage, durations, finish } = makeStage();
    const laid = [
      { place: "A1", colour: "b", is_accelerator: false },
      { place: "A2", colour: "r", is_accelerator: true },
    ];
    stage.add(DRIVE, AFTER, laid);
    expect(stage.trail).toEqual(laid);
    await finish();
    expect(durations).toHaveLength(3);
  });

  it("begins with an empty road where another drive was being shown", async () => {
    const { stage, next } = makeStage();
    stage.add([happening("passed")], makeTable());
    stage.add([happening("turbo")], AFTER, [{ place: "A1", colour: "b", is_accelerator: false }]);
    await next();
    expect(stage.showing?.kind).toBe("turbo");
    expect(stage.trail).toEqual([]);
  });

  it("squeals where a car changes lanes", async () => {
    const { stage, sounds, finish } = makeStage();
    stage.add([happening("drove", { places: ["A2", "B3"], steps: ["B3y"] })], AFTER);
    await finish();
    expect(sounds).toEqual(["squeal"]);
  });

  it("hops back space by space, over the tyre", async () => {
    const { stage, sounds, finish } = makeStage();
    stage.settle(makeTable({}, { cars: ["B3", "B3"] }));
    stage.add([happening("pushed-back", { seat: 1, places: ["B3", "B1"] })], makeTable({}, { cars: ["B3", "B1"] }));
    await finish();
    expect(sounds).toEqual(["bump", "click", "click"]);
    expect(stage.cars.all[1]?.x).toBe(120);
  });

  it("fades instead of moving where less motion is wanted", async () => {
    const { stage, next, finish } = makeStage(true);
    stage.add([happening("bonus", { places: ["A1", "A2"] })], AFTER);
    await next();
    await next();
    expect(stage.cars.all[0]?.fade).toBe(0);
    await finish();
    expect(stage.cars.all[0]).toMatchObject({ x: 220, fade: 1 });
  });

  it("jumps to the truth when somebody taps, and nothing comes after", async () => {
    const { stage, next, finish } = makeStage();
    stage.add(DRIVE, AFTER);
    stage.add([happening("turn", { seat: 1 })], AFTER);
    await next();
    stage.skip();
    expect(stage.isBusy).toBe(false);
    expect(stage.cars.all[0]?.x).toBe(220);
    await finish();
    expect(stage.trail).toEqual([]);
    expect(stage.showing).toBeNull();
    expect(stage.cars.all[0]?.x).toBe(220);
    stage.add([happening("turn", { seat: 0 })], makeTable());
    expect(stage.isBusy).toBe(true);
  });

  it("ends at a table that came without a story meanwhile", async () => {
    const { stage, finish } = makeStage();
    stage.add([happening("passed")], makeTable());
    stage.follow(AFTER);
    expect(stage.cars.all[0]?.x).toBe(10);
    await finish();
    expect(stage.cars.all[0]?.x).toBe(220);
  });

  it("shows one story after the other, and hurries when it is behind", async () => {
    const { stage, durations, finish } = makeStage();
    for (let count = 0; count < 5; count++) stage.add([happening("passed")], AFTER);
    await finish();
    expect(durations[0]).toBe(1100);
    expect(durations[1]).toBeLessThan(durations[0] ?? 0);
    expect(stage.isBusy).toBe(false);
  });

  it("keeps the table's pace", async () => {
    const { stage, durations, finish } = makeStage();
    stage.add([happening("passed")], { ...AFTER, pace: "calm" });
    await finish();
    expect(durations).toEqual([1540]);
  });

  it("shows another race at once, whatever is being shown of the last one", async () => {
    const next = makeTable({ number: 2 });
    for (const begin of ["add", "follow"] as const) {
      const { stage, finish } = makeStage();
      stage.add(DRIVE, AFTER);
      if (begin === "add") stage.add([happening("turn", { seat: 0 })], next);
      else stage.follow(next);
      expect([stage.isBusy, stage.playback.shown?.race?.number, stage.cars.all[0]?.x]).toEqual([false, 2, 10]);
      await finish();
      expect(stage.playback.shown).toBe(next);
    }
  });

  it("advances what is shown of the race with each happening, and no further", async () => {
    const { stage, next, finish } = makeStage();
    stage.settle(makeTable({}, { dice: "rygbbw", tiles: ["xrb", "xr"] }));
    const end = makeTable({ on_turn: 1 }, { cars: ["A2", "S"], turn: 1, tiles: ["xb", "xr"], used: [1, 0] });
    const story = [
      happening("drove", { places: ["S", "A1", "A2"], steps: ["A1b", "A2r+"], score: 1 }),
      happening("last-round", { seat: null }),
      happening("turn", { seat: 1 }),
    ];
    stage.add(story, end);
    const seen = () => [stage.view?.cars[0], stage.view?.tiles[0], stage.view?.used[0], stage.view?.is_last_round];
    const moments = [[...seen(), stage.turn]];
    while (stage.isBusy) {
      await next();
      const moment = [...seen(), stage.turn];
      if (moment.join() !== moments.at(-1)?.join()) moments.push(moment);
    }
    await finish();
    expect(moments).toEqual([
      ["S", "xrb", 0, false, 0],
      ["S", "xb", 0, false, 0],
      ["A1", "xb", 0, false, 0],
      ["A2", "xb", 1, true, 0],
      ["A2", "xb", 1, true, 1],
      ["A2", "xb", 1, false, 1],
    ]);
  });

  it("shows nothing any more once it is closed", async () => {
    const { stage, next, finish } = makeStage();
    stage.add(DRIVE, AFTER);
    await next();
    stage.close();
    stage.playback.reset();
    await finish();
    expect([stage.isBusy, stage.playback.shown]).toEqual([false, null]);
  });

  it("acts nothing out that nobody looks at", () => {
    const { stage } = makeStage();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.add(DRIVE, AFTER);
    expect(stage.isBusy).toBe(false);
    expect(stage.cars.all[0]?.x).toBe(220);
  });

  it("sets a car on fire for the turbo, until it is parked", async () => {
    const { stage, next, finish } = makeStage();
    stage.add([happening("turbo"), happening("passed")], AFTER);
    expect(stage.cars.all[0]?.isAfire).toBe(true);
    await next();
    await finish();
    expect(stage.cars.all[0]?.isAfire).toBe(false);
  });
});
