import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../../../lib/announcer.svelte";
import { words } from "../../../words";
import { moveBorder, paint, split } from "./edits";
import { HALF } from "./lengths";
import { EMPTY, saved } from "./saved";
import { findBench, Workbench } from "./workbench.svelte";

beforeEach(async () => {
  localStorage.clear();
  announcer.clear();
  await words.speak("en");
  // Nobody answers: what is done to a board does not wait for the engine.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterEach(() => vi.useRealTimers());

test("every step can be undone to the very board that was there, and done again", () => {
  const bench = new Workbench();
  const seen = [bench.board];
  for (const edit of [
    () => paint(bench.board, "A1", "r"),
    () => split(bench.board, "A1"),
    () => moveBorder(bench.board, "B1", HALF),
    () => paint(bench.board, "C2", "#"),
  ]) {
    bench.change(edit());
    seen.push(bench.board);
  }
  for (const board of seen.toReversed()) {
    expect(bench.board).toBe(board);
    bench.undo();
  }
  expect(bench.canUndo).toBe(false);
  for (const board of seen) {
    expect(bench.board).toBe(board);
    bench.redo();
  }
  expect(announcer.lines.map(({ text }) => text)).toContain("Undone.");
});

test("an edit that changes nothing is no step", () => {
  const bench = new Workbench();
  bench.change(paint(bench.board, "A1", "~"));
  expect(bench.canUndo).toBe(false);
});

test("open road comes as cells, whoever puts it onto the bench", () => {
  const bench = new Workbench();
  expect(bench.board.lanes[0]?.length).toBeGreaterThan(10);
  bench.change(EMPTY);
  expect(bench.board.lanes[0]?.length).toBeGreaterThan(10);
  expect(bench.tool).toBe("r");
});

test("a board with faults that cannot be written down is still there tomorrow", () => {
  const bench = new Workbench();
  const row = [
    { colour: "z", length: "1" },
    { colour: "r", length: "-2" },
  ];
  bench.change({
    ...EMPTY,
    lanes: [row, row, row],
    line: "?",
    curve: { pieces: [{ kind: "unknown", text: "q" }], road: -1, start: 0 },
  });
  expect(saved.readDraft()).toEqual(bench.board);
  expect(new Workbench().board).toEqual(bench.board);
});

test("who leaves the room and comes back finds the bench as it was, and is answered again", () => {
  const asked = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", asked);
  const bench = findBench();
  bench.change(paint(bench.board, "A1", "r"));
  bench.leave();
  asked.mockClear();
  expect(findBench()).toBe(bench);
  findBench().enter();
  expect(asked).toHaveBeenCalledTimes(1);
  findBench().enter();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(bench.canUndo).toBe(true);
});

test("where no answer comes it is asked again by itself, ever more rarely, until somebody leaves", async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.reject(new TypeError("network error")));
  vi.stubGlobal("fetch", asked);
  const bench = new Workbench();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked.mock.calls.length, bench.isUnanswered, bench.isMeasuring]).toEqual([1, true, false]);
  const counts: number[] = [];
  for (const wait of [2_000, 4_000, 8_000]) {
    await vi.advanceTimersByTimeAsync(wait);
    counts.push(asked.mock.calls.length);
  }
  expect(counts).toEqual([2, 3, 4]);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ faults: [{ kind: "open-road" }] })));
  await vi.advanceTimersByTimeAsync(16_000);
  expect([bench.isUnanswered, bench.faults.length]).toEqual([false, 1]);
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
  bench.change(paint(bench.board, "A1", "r"));
  await vi.advanceTimersByTimeAsync(1_000);
  bench.leave();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("while the workshop's tools are being installed it is asked again by itself", async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(Response.json({ code: "workshop/tools" }, { status: 503 })));
  vi.stubGlobal("fetch", asked);
  const bench = new Workbench();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked.mock.calls.length, bench.isUnanswered]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a board that the workshop cannot work out is tried once more, and not for ever", async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(Response.json({ code: "workshop/failed" }, { status: 503 })));
  vi.stubGlobal("fetch", asked);
  const bench = new Workbench();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect([asked.mock.calls.length, bench.isUnanswered]).toEqual([2, true]);
});
