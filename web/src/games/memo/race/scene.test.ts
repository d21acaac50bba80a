import { expect, test } from "vitest";
import { happening, makeView } from "./fixtures.svelte";
import { centreOf } from "./places";
import { applyChanges } from "../../../lib/changes";
import type { Event, Race, Welcome } from "../../../wire";
import { viewOf } from "../view";
import recorded from "./recorded/memo.jsonl?raw";
import { countCanisters, EMPTY, follow, followRace, sceneOf, standOf, waysOf } from "./scene";

const CURVE = { cell: "a1", kind: "curve", ways: "NE" };

test("turned up, laid and driven onto: the car looks round the curve", () => {
  let scene = sceneOf(makeView());
  scene = follow(scene, happening("turned", { places: ["a1"], word: "curve" }));
  expect(scene.faces).toEqual({ a1: { kind: "curve", ways: "" } });
  scene = follow(scene, happening("laid", { places: ["a1"], word: "NE" }));
  scene = follow(scene, happening("moved", { places: ["red", "a1"] }));
  expect([scene.cars[0], scene.headings[0], waysOf(scene, "a1")]).toEqual(["a1", 45, "NE"]);
});

test("a covered tile leaves nothing behind", () => {
  const scene = sceneOf(makeView({ cars: ["b1", "blue"], ways: ["EW", "W"], open: [CURVE] }));
  const after = follow(scene, happening("covered", { seat: null, places: ["a1"] }));
  expect(JSON.stringify(after)).not.toContain("a1");
  expect(JSON.stringify(after)).not.toContain("curve");
});

test("whichever tile was covered, the scene is the same", () => {
  const [one, other] = ["curve", "dead-end"].map((kind) => {
    let scene = sceneOf(makeView({ cars: ["a1", "blue"] }));
    scene = follow(scene, happening("turned", { places: ["b2"], word: kind }));
    return follow(scene, happening("covered", { seat: null, places: ["b2"] }));
  });
  expect(one).toEqual(other);
});

test("a ghost goes when its tile is turned up or swapped", () => {
  const scene = sceneOf(makeView({ ghosts: [{ cell: "b2", kind: "curve", age: 0 }] }));
  expect(follow(scene, happening("turned", { places: ["b2"], word: "curve" })).ghosts).toEqual([]);
  expect(follow(scene, happening("swapped", { places: ["e4", "b2"] })).ghosts).toEqual([]);
  expect(follow(scene, happening("swapped", { places: ["e4", "b3"] })).ghosts).toHaveLength(1);
});

test("a canister gives a car its finish", () => {
  const scene = follow(sceneOf(makeView()), happening("canister", { seat: 1, word: "green" }));
  expect([scene.canisters, countCanisters(scene)]).toEqual([["", "green"], 1]);
});

test("a car that stands still goes on looking where it looked", () => {
  const before = { ...EMPTY, cars: ["a1", "blue"], headings: [12, 34] };
  expect(sceneOf(makeView({ cars: ["a1", "e1"], ways: ["NE", "EW"] }), before).headings).toEqual([12, 180]);
});

test("cars that share a tile stand apart and smaller; a car in a curve stands on its road", () => {
  const together = sceneOf(makeView({ cars: ["c3", "c3"], ways: ["NESW", "NESW"] }));
  const [one, other] = [standOf(together, 0), standOf(together, 1)];
  expect(one).not.toEqual(other);
  expect(one?.scale).toBeLessThan(0.95);
  const alone = sceneOf(makeView({ cars: ["a1", ""], ways: ["NE", ""], open: [CURVE] }));
  expect(standOf(alone, 0)).toMatchObject({ x: centreOf("a1").x + 9, y: centreOf("a1").y - 9 });
  expect(standOf(alone, 1)).toBeNull();
});

test("a recorded race is at the truth whenever all happenings of an event have been shown", () => {
  const [welcome, ...frames] = recorded
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Welcome | Event) as [Welcome, ...Event[]];
  let { table } = welcome;
  const kinds = new Set<string>();
  for (const { number, changes, happened } of frames.filter((frame) => "happened" in frame)) {
    let race = table.race as Race;
    let scene = sceneOf(viewOf(race));
    for (const act of happened) {
      scene = follow(scene, act);
      race = followRace(race, act, scene);
      kinds.add(act.kind);
    }
    table = applyChanges(table, number, changes);
    const { cars, canisters, open, turn, phase } = viewOf(table.race as Race);
    expect(viewOf(race)).toMatchObject({ cars, canisters, turn });
    // At the end all tiles are turned up, whether somebody has seen them or not.
    if (phase !== "over") expect(new Set(viewOf(race).open)).toEqual(new Set(open));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["turned", "swapped", "canister", "covered", "over"]));
});
