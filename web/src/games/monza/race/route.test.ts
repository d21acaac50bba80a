import { describe, expect, it } from "vitest";
import { PLAN, PRO_PLAN, step } from "./fixture";
import { findOnlyRoute, Route, type Choice } from "./route.svelte";
import type { Step } from "../wire";

const die = (colour: string, slot: number | null = null): Choice => ({ colour, is_accelerator: false, slot });
const tile = (colour: string): Choice => ({ colour, is_accelerator: true, slot: null });

function go(route: Route, ...places: string[]): void {
  for (const place of places) {
    const next = route.stepTo(place);
    if (!next || !route.place(next)) throw new Error(`no way to ${place}`);
  }
}

describe("laying dice", () => {
  it("lights every space that some die fits", () => {
    const route = new Route(PLAN);
    expect(route.lit).toEqual(["A1", "B1"]);
    expect(route.soft).toEqual(new Set());
    expect(route.dice).toBe("rygbbw");
  });

  it("lights only what the chosen die fits, and everything again when it is put down", () => {
    const route = new Route(PLAN);
    expect(route.choose(die("b", 3))).toBe(true);
    expect(route.lit).toEqual(["A1"]);
    route.choose(die("b", 3));
    expect(route.chosen).toBeNull();
    expect(route.lit).toEqual(["A1", "B1"]);
  });

  it("changes to another die of the same colour", () => {
    const route = new Route(PLAN);
    route.choose(die("b", 3));
    route.choose(die("b", 4));
    expect(route.chosen?.slot).toBe(4);
  });

  it("leaves a die alone that fits nowhere", () => {
    const route = new Route(PLAN);
    expect(route.choose(die("r", 0))).toBe(false);
    expect(route.chosen).toBeNull();
  });

  it("takes the die of the row that was meant, else the first of its colour", () => {
    const route = new Route(PLAN);
    route.choose(die("b", 4));
    go(route, "A1");
    expect([...route.out]).toEqual([4]);
    const other = new Route(PLAN);
    go(other, "A1");
    expect([...other.out]).toEqual([3]);
  });

  it("refuses a die of another colour, or one that lies on the road, and takes a free one", () => {
    const route = new Route(PLAN);
    route.place(route.stepTo("A1") as Step, 0);
    expect([...route.out]).toEqual([3]);
  });

  it("walks on and forgets what was chosen", () => {
    const route = new Route(PLAN);
    route.choose(die("b", 3));
    go(route, "A1");
    expect(route.chosen).toBeNull();
    expect(route.words).toEqual(["A1b"]);
    expect(route.lit).toEqual(["A2"]);
  });

  it("takes back one after the other, down to nothing", () => {
    const route = new Route(PLAN);
    go(route, "A1", "A2");
    expect(route.takeBack()).toBe(true);
    expect(route.words).toEqual(["A1b"]);
    expect(route.takeBack()).toBe(true);
    expect(route.out.size).toBe(0);
    expect(route.takeBack()).toBe(false);
    expect(route.lit).toEqual(["A1", "B1"]);
  });

  it("knows no way to a dark space, and refuses a step from elsewhere", () => {
    const route = new Route(PLAN);
    expect(route.stepTo("A3")).toBeNull();
    expect(route.place(step("A3g", null))).toBe(false);
  });

  it("finds the piece that a letter means", () => {
    const route = new Route(PRO_PLAN);
    expect(route.findPiece("b")).toEqual(die("b", 3));
    expect(route.findPiece("w")).toEqual(tile("w"));
    expect(route.findPiece("y")).toEqual(die("y", 1));
    expect(new Route(PLAN).findPiece("p")).toBeNull();
  });
});

describe("ending a drive", () => {
  it("cannot end where a die still fits and no stop is said", () => {
    const route = new Route(PLAN);
    expect(route.canDrive).toBe(false);
    expect(route.finish()).toBeNull();
  });

  it("says stop where the plan has it", () => {
    const route = new Route(PLAN);
    go(route, "A1", "A2");
    expect(route.finish()).toEqual(["A1b", "A2r", "stop"]);
  });

  it("says no stop where the drive ends by itself", () => {
    const route = new Route(PLAN);
    go(route, "A1", "A2", "A3");
    expect(route.isEnd).toBe(true);
    expect(route.lit).toEqual([]);
    expect(route.finish()).toEqual(["A1b", "A2r", "A3g"]);
  });

  it("shows the turbo only where it may be said", () => {
    const route = new Route(PRO_PLAN);
    expect(route.turbo()).toBeNull();
    route.place(route.stepTo("A1", die("b")) as Step);
    expect(route.canTurbo).toBe(true);
    expect(route.turbo()).toEqual(["A1b", "turbo"]);
  });

  it("is at its end with an empty plan", () => {
    expect(new Route({ nodes: [] }).isEnd).toBe(true);
  });
});

describe("accelerators", () => {
  it("prefers a die and never urges onto what only an accelerator reaches", () => {
    const route = new Route(PRO_PLAN);
    expect(route.stepTo("A1")?.is_accelerator).toBe(false);
    expect(route.lit).toEqual(["A1", "B1"]);
    expect(route.soft).toEqual(new Set(["B1"]));
    route.choose(tile("w"));
    expect(route.soft).toEqual(new Set());
    expect(route.stepTo("B1")?.word).toBe("B1w+");
  });

  it("waits for the next plan, and goes on with it", () => {
    const route = new Route(PRO_PLAN);
    go(route, "B1");
    expect(route.isAwaited).toBe(true);
    expect(route.isEnd).toBe(false);
    expect(route.canDrive).toBe(false);
    expect(route.lit).toEqual([]);
    expect(route.out.has(5)).toBe(false);
    route.extend(["B1w+"], { nodes: [{ place: "B1", dice: "rygbbw", steps: [step("B3y", null)], words: [] }] });
    expect(route.isAwaited).toBe(false);
    go(route, "B3");
    expect(route.finish()).toEqual(["B1w+", "B3y"]);
    expect([...route.out]).toEqual([null, 1]);
  });

  it("ends where the next plan is silent", () => {
    const route = new Route(PRO_PLAN);
    go(route, "B1");
    route.extend(["B1w+"], { nodes: [{ place: "B1", dice: "", steps: [], words: [] }] });
    expect(route.finish()).toEqual(["B1w+"]);
  });

  it("drops a plan that comes too late", () => {
    const route = new Route(PRO_PLAN);
    go(route, "B1");
    route.takeBack();
    route.extend(["B1w+"], { nodes: [] });
    expect(route.lit).toEqual(["A1", "B1"]);
    go(route, "B1");
    route.extend(["A1b+"], { nodes: [] });
    expect(route.isAwaited).toBe(true);
  });
});

describe("the extra roll", () => {
  it("marks dice of the row and writes them sorted", () => {
    const route = new Route(PRO_PLAN);
    route.startMarking();
    expect(route.reroll()).toBeNull();
    route.mark(4);
    route.mark(0);
    expect(route.reroll()).toBe("reroll:rb");
    route.mark(0);
    expect(route.reroll()).toBe("reroll:b");
  });

  it("is over once something lies on the road", () => {
    const route = new Route(PRO_PLAN);
    route.startMarking();
    route.mark(3);
    route.place(route.stepTo("A1") as Step);
    expect(route.isMarking).toBe(false);
    expect(route.canReroll).toBe(false);
    route.startMarking();
    expect(route.isMarking).toBe(false);
  });

  it("does not exist without the tile", () => {
    const route = new Route(PLAN);
    route.startMarking();
    expect(route.isMarking).toBe(false);
  });
});

describe("the only route", () => {
  const only = (to: number | null): Step[] => [step("A1b", to)];

  it("is found where every node has one step and nothing else to say", () => {
    const plan = {
      nodes: [
        { place: "S", dice: "b", steps: only(1), words: [] },
        { place: "A1", dice: "", steps: [step("A2r", null)], words: [] },
      ],
    };
    expect(findOnlyRoute(plan)?.map(({ word }) => word)).toEqual(["A1b", "A2r"]);
  });

  it("does not exist where there is a choice, a word, an accelerator, or nothing at all", () => {
    expect(findOnlyRoute(PLAN)).toBeNull();
    expect(findOnlyRoute({ nodes: [{ place: "S", dice: "b", steps: only(null), words: ["stop"] }] })).toBeNull();
    expect(findOnlyRoute({ nodes: [{ place: "S", dice: "b", steps: [step("A1b+", -1)], words: [] }] })).toBeNull();
    expect(findOnlyRoute({ nodes: [] })).toBeNull();
  });
});
