import { beforeAll, expect, test } from "vitest";
import type { Drawing, Fault } from "../wire";
import { t, words } from "../../../words";
import { placeBeside } from "./card-placement";
import { badgesOf, borderOf, countFaults, exitOf, isSameShape, outlineFrom, roamBoard, spaceOfFault } from "./canvas";
import { fixesOf } from "./fixes";
import { nameOf, paint, remove, setTargets } from "./edits";
import { editOf, keepPlace, listKeys } from "./keys";
import { pack, unpack } from "./pack";
import { Stroke } from "./stroke";
import { saySpace } from "./speech";

const BOARD = unpack("1_a_11_w_w1.5ry2-pxg2.5__");
const NAMES = BOARD.lanes.flatMap((row, lane) => row.map((_, at) => nameOf({ lane, at })));
const box = (x: number): string => `M${x - 30} 30L${x + 30} 30L${x + 30} 70L${x - 30} 70Z`;
const DRAWING: Drawing = {
  view: [1000, 600],
  lane: 40,
  car: [30, 15],
  road: "",
  kerbs: ["", ""],
  start_box: "M0 0L80 0L80 40L0 40Z",
  arrows: [{ car: "red", path: "M70 20L10 20Z", sign: [66, 20, 180], radius: 4 }],
  start_line: "M0 0L0 80",
  finish_line: "",
  chequers: "",
  colours: {},
  places: {},
  spaces: Object.fromEntries(
    NAMES.map((name, index) => {
      const middle = [100 * index, 50, 0] as const;
      return [name, { path: box(100 * index), middle, car: middle, width: 40, length: 60 }];
    }),
  ),
  ways: {},
  faults: [],
  oddities: [],
  text: "",
};

const fault = (kind: string, where: Partial<Fault> = {}): Fault => ({
  kind,
  says: `${kind}!`,
  lane: "",
  space: "",
  word: 0,
  given: {},
  ...where,
});

beforeAll(() => words.speak("en"));

test("arrows go on and back in the lane, and across to what lies beside", () => {
  const walk = (from: string, ...keys: string[]): string =>
    keys.reduce((name, key) => roamBoard(BOARD, name, key), from);
  expect(walk("A1", "ArrowUp", "ArrowUp", "ArrowUp")).toBe("A3");
  expect(walk("A3", "ArrowDown", "ArrowDown", "ArrowDown")).toBe("A1");
  expect(walk("A3", "ArrowRight")).toBe("B3");
  expect(walk("A1", "ArrowRight")).toBe("B1");
  expect(walk("B2", "ArrowLeft")).toBe("A2");
  expect(walk("B2", "ArrowRight")).toBe("B2");
  expect([walk("A2", "Home"), walk("A2", "End")]).toEqual(["A1", "A3"]);
});

test("every space can be reached by arrows from every other", () => {
  const reached = new Set(["A1"]);
  for (const name of reached)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) reached.add(roamBoard(BOARD, name, key));
  expect([...reached].sort()).toEqual([...NAMES].sort());
});

test("painted spaces are for the race's painters, open road is not; flags stand on target squares", () => {
  const open = paint(BOARD, "A2", "~");
  expect(Object.keys(outlineFrom(DRAWING, open).spaces)).toEqual(NAMES.filter((name) => name !== "A2"));
  expect(outlineFrom(DRAWING, open).colours).toMatchObject({ A1: "w", B2: "#" });
  expect(Object.keys(outlineFrom(DRAWING, BOARD).places)).toEqual([]);
  expect(Object.keys(outlineFrom(DRAWING, setTargets(BOARD)).places)).toEqual(["A3", "B3"]);
});

test("a board has the same shape when only paint differs", () => {
  expect(isSameShape(BOARD, paint(BOARD, "A1", "b"))).toBe(true);
  expect(isSameShape(BOARD, remove(BOARD, "A1"))).toBe(false);
});

test("each fault has its badge where it is: a space, the end of a lane, the start, the end of the road", () => {
  const faults = [
    fault("no-colour", { space: "A2", lane: "A" }),
    fault("lane-length", { lane: "B" }),
    fault("no-exit", { space: "S" }),
    fault("curve-gap"),
    fault("no-finish", { space: "F" }),
    fault("curve-tight", { word: 2 }),
    fault("open-road", { space: "A3" }),
  ];
  const badges = badgesOf({ ...DRAWING, faults }, BOARD);
  expect(badges.map(({ fault: { kind }, x, y }) => [kind, x, y])).toEqual([
    ["no-colour", 100, 50],
    ["lane-length", 530, 50],
    ["no-exit", 40, 20],
    ["curve-gap", 530, 50],
    ["no-finish", 530, 50],
  ]);
  const lined = { ...DRAWING, finish_line: "M600 20L600 80", faults: [fault("cut-off", { space: "F" })] };
  expect(badgesOf(lined, BOARD).map(({ x, y }) => [x, y])).toEqual([[600, 50]]);
  expect(countFaults([...faults, ...faults.slice(5)])).toBe(8);
  expect(spaceOfFault(BOARD, fault("edition"))).toBe("");
});

test("what is odd has a badge of its own kind, under those of what is wrong", () => {
  const faults = [fault("no-exit", { space: "S" })];
  const badges = badgesOf({ ...DRAWING, faults, oddities: [{ kind: "dead-end", place: "A2" }] }, BOARD);
  expect(badges.map(({ fault: { kind }, isOdd, x, y }) => [kind, isOdd, x, y])).toEqual([
    ["dead-end", true, 100, 50],
    ["no-exit", false, 40, 20],
  ]);
});

test("borders lie across the lane, bends or not", () => {
  const shape = DRAWING.spaces.B1;
  if (!shape) throw new Error("it is in the drawing");
  expect(borderOf(shape, "front")).toEqual([330, 50, 0]);
  expect(borderOf(shape, "rear", 5)).toEqual([265, 50, 0]);
  const bend = { ...shape, path: "M0 0L10 0A10 10 0 0 1 20 10L16 10A6 6 0 0 0 10 4L0 4Z" };
  expect(borderOf(bend, "front")).toEqual([18, 10, 90]);
  expect(borderOf(bend, "rear")).toEqual([0, 2, 0]);
  expect(exitOf(DRAWING, 1, 2, 10)).toEqual([-10, 60, 0]);
});

test("a card lies beside its space and within the frame, wherever there is room", () => {
  const [card, frame] = [
    { width: 200, height: 150 },
    { width: 800, height: 600 },
  ];
  for (let x = 0; x <= 760; x += 40)
    for (let y = 0; y <= 560; y += 40) {
      const space = { left: x, top: y, right: x + 40, bottom: y + 40 };
      const at = placeBeside(space, card, frame);
      expect(at.x >= 0 && at.y >= 0 && at.x + 200 <= 800 && at.y + 150 <= 600).toBe(true);
      const isBeside =
        at.x >= space.right || at.x + 200 <= space.left || at.y >= space.bottom || at.y + 150 <= space.top;
      expect([x, y, isBeside]).toEqual([x, y, true]);
    }
});

test("a cure mends what it is for, and nothing is offered that would change nothing", () => {
  const short = remove(BOARD, "B2");
  expect(fixesOf(short, fault("lane-length", { lane: "B" }))[0]?.board.lanes[1]?.at(-1)).toEqual({
    colour: "~",
    length: "1",
  });
  expect(fixesOf(BOARD, fault("lane-length"))).toEqual([]);
  expect(fixesOf(BOARD, fault("unreachable", { space: "A2" }))[0]?.board.lanes[0]?.[1]?.colour).toBe("#");
  expect(fixesOf({ ...BOARD, exits: [false, false] }, fault("no-exit"))[0]?.board.exits).toEqual([true, true]);
  const bent = unpack("1_a_11_w_w1.5ry2-pxg2.5_f3,r180/5;1;2_");
  const cures = fixesOf(bent, fault("curve-gap"));
  expect(cures.map(({ name, board }) => [name, pack(board).split("_")[5]])).toEqual([
    ["close", "f3,r180/5,f3,r180/5;1;2"],
    ["fit", ""],
  ]);
});

test("each space is named by lane, number, colour and length, and what is wrong with it", () => {
  expect(saySpace(BOARD, "A1", [])).toBe("Lane A, space 1: white, length 1½.");
  expect(saySpace(BOARD, "B2", [fault("nonsense")])).toBe(`Lane B, space 2: a tire, length 1. ${t("workshop-fault")}`);
  expect(saySpace(setTargets(BOARD), "B3", [])).toBe("Lane B, space 3: green, length 2½, finish space.");
  expect(saySpace(paint(BOARD, "A1", "z"), "A1", [])).toBe("Lane A, space 1: empty road, length 1½.");
  expect(saySpace(BOARD, "B4", [])).toBe("Lane B stops too soon: there’s some road missing here.");
});

test.each([
  ["r", "r1 r1 y2"],
  ["T", "#1 r1 y2"],
  ["~", "~1 r1 y2"],
  ["+", "w1.5 r1 y2"],
  ["-", "w0.5 r1 y2"],
  ["]", "w1.5 r0.5 y2"],
  ["s", "w0.5 w0.5 r1 y2"],
  ["j", "w2 y2"],
  ["i", "~1 w1 r1 y2"],
  ["a", "w1 ~1 r1 y2"],
  ["Delete", "r1 y2"],
])("the key %s makes %s", (key, row) => {
  const board = unpack("1_a_11_w_wry2-pxg2__");
  const lane = editOf({ key, code: "" })?.(board, "A1").lanes[0] ?? [];
  expect(lane.map(({ colour, length }) => colour + length).join(" ")).toBe(row);
});

test.each([
  ["n", "g1 r1 y2"],
  ["g", "y1 r1 y2"],
  ["f", "#1 r1 y2"],
  ["t", "w0.5 w0.5 r1 y2"],
])("the German key %s makes %s", async (key, row) => {
  await words.speak("de");
  const board = unpack("1_a_11_w_wry2-pxg2__");
  const lane = editOf({ key, code: "" })?.(board, "A1").lanes[0] ?? [];
  expect(lane.map(({ colour, length }) => colour + length).join(" ")).toBe(row);
  expect(listKeys()).toContainEqual(["N", "grün"]);
});

test("keys that mean nothing change nothing, and the keyboard stays on the board", () => {
  for (const key of ["x", "1", "Tab", "F5", "rygbwp", "ry"]) expect(editOf({ key, code: "" })).toBeNull();
  expect(keepPlace(remove(BOARD, "A3"), "A3")).toBe("A2");
  expect(keepPlace(BOARD, "E9")).toBe("B3");
});

test("a stroke paints every space on its way, and a second finger takes it back", () => {
  const painted: string[] = [];
  const ends: string[] = [];
  const stroke = new Stroke({
    placeAt: (x) => (x < 0 ? "" : `A${Math.floor(x / 20) + 1}`),
    isPainting: () => true,
    touch: (place) => painted.push(place),
    end: () => ends.push("end"),
    cancel: () => ends.push("cancel"),
  });
  const at = (x: number, pointerId = 1): PointerEvent =>
    ({ button: 0, pointerId, clientX: x, clientY: 0, currentTarget: null }) as unknown as PointerEvent;
  stroke.down(at(5));
  stroke.move(at(95));
  stroke.up(at(95));
  expect([...new Set(painted)]).toEqual(["A1", "A2", "A3", "A4", "A5"]);
  stroke.down(at(5));
  stroke.down(at(50, 2));
  stroke.move(at(300));
  stroke.up(at(300));
  stroke.up(at(50, 2));
  stroke.down(at(-5));
  stroke.up(at(-5));
  expect(ends).toEqual(["end", "cancel"]);
});
