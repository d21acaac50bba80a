import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeSeat, makeTable } from "../../../lib/fakes";
import { words } from "../../../words";
import type { MemoryReview, Shown } from "../wire";
import { replay } from ".";
import Memory from "./Memory.svelte";
import { beliefOf, sayLapse } from "./memory";

const CURVE: Shown = { cell: "b2", kind: "curve", turn: 5 };
const EXTRA: MemoryReview = {
  beliefs: [
    { turn: 8, known: [], hidden: ["a1", "b1"], odds: [100, 0, 0, 0, 0] },
    { turn: 9, known: [CURVE], hidden: ["a1"], odds: [50, 0, 50, 0, 0] },
  ],
  lapses: [
    { turn: 8, seat: 0, what: "again", tile: CURVE, cost: 0.1 },
    { turn: 9, seat: 1, what: "missed", tile: CURVE, cost: 0.2 },
  ],
  seats: [],
};
const table = makeTable({ seats: [makeSeat({ name: "Ada" }), makeSeat({ name: "Ben" })] });
const about = (turn: number) => ({ extra: EXTRA, table, turn });

beforeEach(() => words.learn("replay"));
afterEach(cleanup);

it("says what was forgotten in a turn, and nothing of others", () => {
  expect(sayLapse(about(8))).toBe("Ada turned over a tile that was shown on turn 5: curve. It wasn’t a good way.");
  expect(sayLapse(about(9))).toBe("Ben forgot a tile that was shown on turn 5: curve. That was the better way.");
  expect(sayLapse(about(7))).toBe("");
});

it("knows what could be known in a turn", () => {
  expect(beliefOf(about(9))?.known).toEqual([CURVE]);
  expect(beliefOf(about(7))).toBeNull();
});

it("shows the tiles that were shown as roads, the others as questions, and says both", () => {
  const { container } = render(Memory, about(9));
  expect(screen.getByRole("img", { name: "The table. Face-down tiles shown before: 1. Never shown: 1." })).toBeTruthy();
  expect(container.querySelector("[data-cell=b2] .road")).not.toBeNull();
  expect(container.querySelector("[data-cell=a1] .mark")).not.toBeNull();
  expect(screen.getByText("Each of the others could be: straight road 50%, junction 50%.")).toBeTruthy();
});

it("has a sentence for what is good about a way, unless it was the only one", () => {
  expect(replay.sayWhy?.("home")).toBe("The best way goes straight to the finish.");
  expect(replay.sayWhy?.("only")).toBe("");
});
