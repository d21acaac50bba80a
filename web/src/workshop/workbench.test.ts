import { beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { words } from "../words";
import { moveBorder, paint, split } from "./edits";
import { HALF } from "./lengths";
import { EMPTY } from "./shelf";
import { Workbench } from "./workbench.svelte";

beforeEach(async () => {
  localStorage.clear();
  announcer.clear();
  await words.speak("en");
  // Nobody answers: what is done to a board does not wait for the engine.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

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
  expect(announcer.lines.map(({ text }) => text)).toContain("Taken back.");
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
