import { expect, test, vi } from "vitest";
import { Playback } from "../../../lib/playback.svelte";
import { happening, makeTable, makeView } from "./fixtures.svelte";
import { Stage, type Actor } from "./stage.svelte";

const TURNED = [happening("turned", { places: ["a1"], word: "curve" })];
const ROTATE = makeTable(makeView({ phase: "rotate", chosen: "a1", open: [{ cell: "a1", kind: "curve", ways: "" }] }));
const DROVE = [
  happening("laid", { places: ["a1"], word: "NE" }),
  happening("moved", { places: ["red", "a1"] }),
  happening("turn", { seat: 1 }),
];
const ON = makeTable(
  makeView({
    turn: 1,
    cars: ["a1", "blue"],
    ways: ["NE", "W"],
    open: [{ cell: "a1", kind: "curve", ways: "NE" }],
  }),
);

/** An actor that waits to be told that it is done. */
class SlowActor implements Actor {
  readonly shown: string[] = [];
  readonly cut = vi.fn();
  finish: () => void = () => undefined;

  perform({ kind }: { kind: string }): Promise<void> {
    this.shown.push(kind);
    return new Promise((resolve) => (this.finish = resolve));
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(): Stage {
  const stage = new Stage(new Playback());
  stage.jump(makeTable(makeView()));
  return stage;
}

test("what is shown lags behind what is true, one thing after the other", async () => {
  const stage = open();
  const actor = new SlowActor();
  stage.actor = actor;
  stage.tell(TURNED, ROTATE);
  stage.tell(DROVE, ON);
  expect([stage.isBusy, stage.doing?.kind, stage.scene.faces]).toEqual([true, "turned", {}]);
  actor.finish();
  await settle();
  expect(stage.doing?.kind).toBe("laid");
  expect(stage.scene.faces).toEqual({ a1: { kind: "curve", ways: "" } });
  for (let step = 0; step < 3; step++) {
    actor.finish();
    await settle();
  }
  expect(actor.shown).toEqual(["turned", "laid", "moved", "turn"]);
  expect([stage.isBusy, stage.doing, stage.scene.cars, stage.scene.turn]).toEqual([false, null, ["a1", "blue"], 1]);
});

test("skipping shows the end at once, and a late change of the scene is refused", async () => {
  const stage = open();
  let late: () => void = () => undefined;
  const cut = vi.fn();
  stage.actor = {
    cut,
    perform: (_happening, _from, _to, commit) => {
      late = commit;
      return new Promise(() => undefined);
    },
  };
  stage.tell(TURNED, ROTATE);
  stage.tell(DROVE, ON);
  stage.skip();
  await settle();
  expect([stage.isBusy, stage.scene.cars[0]]).toEqual([false, "a1"]);
  expect(cut).toHaveBeenCalled();
  const shown = stage.scene;
  late();
  expect(stage.scene).toBe(shown);
});

test("after a skip the next thing is shown in full again", async () => {
  const stage = open();
  const actor = new SlowActor();
  stage.actor = actor;
  stage.tell(TURNED, ROTATE);
  stage.skip();
  await settle();
  stage.tell(DROVE, ON);
  expect([stage.isBusy, stage.doing?.kind]).toEqual([true, "laid"]);
});

test("a position without a story cuts everything off", async () => {
  const stage = open();
  const actor = new SlowActor();
  stage.actor = actor;
  stage.tell(TURNED, ROTATE);
  stage.jump(makeTable(makeView({ cars: ["b1", "blue"], ways: ["EW", "W"] })));
  actor.finish();
  await settle();
  expect([stage.isBusy, stage.doing, stage.scene.faces, stage.scene.cars[0]]).toEqual([false, null, {}, "b1"]);
});

test("who was away is not made to watch everything", async () => {
  const stage = open();
  stage.actor = new SlowActor();
  for (let turn = 0; turn < 5; turn++) stage.tell(TURNED, ROTATE);
  await settle();
  expect(stage.isBusy).toBe(false);
});

test("without anybody who can draw, everything happens at once", async () => {
  const stage = open();
  stage.tell(TURNED, ROTATE);
  stage.tell(DROVE, ON);
  await settle();
  expect(stage.isBusy).toBe(false);
});
