import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "../../../lib/notices.svelte";
import { MAX_SAVED } from "../../../lib/saved-items";
import { pack } from "./notation";
import { PointerGestures } from "./pointer";
import { saved } from "./saved";
import { Workbench } from "./workbench.svelte";

const SIZE = { width: 6, height: 6 };
const show = (bench: Workbench): string => pack({ name: "", circuit: bench.circuit });

function draw(bench: Workbench, ...places: string[]): void {
  bench.begin(places[0] ?? "");
  for (const place of places) bench.draw(place);
  bench.end();
}

beforeEach(() => notices.dismiss());

test("a line is one step to undo, and is tied to the road beside its end", () => {
  const bench = new Workbench(SIZE);
  draw(bench, "1,1", "3,1", "3,3", "1,3", "1,2");
  expect(show(bench)).toBe("1.3.dbea1acbf");
  bench.undo();
  expect(bench.circuit.size).toBe(0);
  expect(bench.canUndo).toBe(false);
  bench.redo();
  expect(bench.circuit.size).toBe(8);
});

test("every deed can be undone back to the beginning, and done again to the end", () => {
  const bench = new Workbench(SIZE);
  const seen = [show(bench)];
  const deeds = [
    () => bench.tap("2,2"),
    () => bench.tap("2,2"),
    () => bench.lay("3,2", "pit"),
    () => draw(bench, "0,0", "0,4"),
    () => bench.link("0,4", "E"),
    () => bench.remove("3,2"),
    () => bench.open(new Map([["9,9", { kind: "curve", ways: "NE" }]])),
    () => bench.clear(),
  ];
  for (const deed of deeds) {
    deed();
    seen.push(show(bench));
  }
  for (const was of seen.slice(0, -1).reverse()) {
    bench.undo();
    expect(show(bench)).toBe(was);
  }
  for (const was of seen.slice(1)) {
    bench.redo();
    expect(show(bench)).toBe(was);
  }
});

test("what changes nothing is no step", () => {
  const bench = new Workbench(SIZE);
  bench.remove("1,1");
  bench.turn("1,1");
  draw(bench, "1,1");
  bench.begin("1,1");
  bench.draw("3,1");
  bench.cancel();
  expect([bench.canUndo, bench.circuit.size]).toEqual([false, 0]);
});

test("a tap turns what lies there, whatever road is in hand; start-finish and pit replace a road", () => {
  const bench = new Workbench(SIZE);
  draw(bench, "0,0", "2,0");
  bench.tool = "curve";
  bench.tap("1,0");
  expect(bench.circuit.get("1,0")).toEqual({ kind: "straight", ways: "NS" });
  bench.tool = "start";
  bench.tap("1,0");
  expect(bench.circuit.get("1,0")).toEqual({ kind: "start", ways: "EW" });
  bench.tap("1,0");
  expect(bench.circuit.get("1,0")).toEqual({ kind: "start", ways: "NS" });
  bench.tool = "pit";
  bench.tap("1,0");
  expect(bench.circuit.get("1,0")?.kind).toBe("pit");
  const before = bench.circuit;
  bench.tap("1,0");
  expect(bench.circuit).toBe(before);
});

test("the rubber takes away all that it passes", () => {
  const bench = new Workbench(SIZE);
  draw(bench, "0,0", "4,0");
  bench.tool = "eraser";
  draw(bench, "1,0", "3,0");
  expect([...bench.circuit.keys()].sort()).toEqual(["0,0", "4,0"]);
});

test("the board has a rim to lay on, and grows with the circuit", () => {
  const bench = new Workbench(SIZE);
  const { left, right } = bench.frame;
  bench.lay(`${right},1`, "curve");
  expect(bench.frame).toMatchObject({ left, right: right + 1 });
});

test("at the bound there is a word, and the circuit stays as it is", () => {
  const bench = new Workbench(SIZE);
  bench.lay("0,0", "curve");
  bench.lay("40,0", "curve");
  expect([bench.circuit.size, notices.now?.id]).toEqual([1, "free-full"]);
  draw(bench, "0,0", "60,0");
  expect(bench.circuit.size).toBe(40);
});

test("it is still there tomorrow", () => {
  draw(new Workbench(SIZE), "0,0", "3,0");
  expect(new Workbench(SIZE).circuit.size).toBe(4);
});

test("a shelf keeps one circuit a name, the newest first, and not without end", () => {
  const { circuit } = new Workbench(SIZE);
  const one = saved.with(saved.with([], { name: "a", circuit }), { name: "b", circuit });
  expect(saved.with(one, { name: " a\n", circuit }).map(({ name }) => name)).toEqual(["a", "b"]);
  const many = Array.from({ length: 80 }, (_, index) => ({ name: String(index), circuit }));
  saved.change(() => one);
  const faults = many.map((named) => saved.change((kept) => saved.with(kept, named)).fault);
  expect(faults.indexOf("full")).toBe(MAX_SAVED - 2);
  expect(saved.read()).toHaveLength(MAX_SAVED);
  expect(saved.read().at(-1)?.name).toBe("a");
});

test("a browser that keeps nothing says so", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(saved.change(() => []).fault).toBe("lost");
});

/** Fingers on a board that notes what they mean. */
function touch(): { gestures: PointerGestures; told: string[] } {
  const told: string[] = [];
  const tell =
    (what: string) =>
    (...facts: unknown[]) => {
      told.push([what, ...facts].join(" "));
      return false;
    };
  const gestures = new PointerGestures({
    placeAt: (x, y) => `${x},${y}`,
    isDrawing: () => true,
    begin: tell("begin"),
    draw: tell("draw"),
    end: tell("end"),
    cancel: tell("cancel"),
    tap: tell("tap"),
    canHold: (place) => place === "0,0",
    hold: tell("hold"),
    pan: tell("pan"),
  });
  return { gestures, told };
}

function at(pointerId: number, clientX: number): PointerEvent {
  return { pointerId, clientX, clientY: 0, button: 0, currentTarget: null } as unknown as PointerEvent;
}

test("two fingers move the board and draw nothing", () => {
  const { gestures, told } = touch();
  gestures.down(at(1, 0));
  gestures.down(at(2, 100));
  gestures.move(at(2, 140));
  gestures.up(at(1, 0));
  gestures.up(at(2, 140));
  expect(told).toEqual(["begin 0,0", "cancel", "pan 20 0"]);
});

test("a long press takes a tile away; where there is none a slow finger still draws", () => {
  vi.useFakeTimers();
  const [tile, none] = [touch(), touch()];
  tile.gestures.down(at(1, 0));
  none.gestures.down(at(1, 50));
  vi.advanceTimersByTime(2000);
  for (const { gestures } of [tile, none]) {
    gestures.move(at(1, 90));
    gestures.up(at(1, 90));
  }
  expect(tile.told).toEqual(["begin 0,0", "cancel", "hold 0,0"]);
  expect(none.told).toEqual(["begin 50,0", "draw 90,0", "end"]);
  vi.useRealTimers();
});
