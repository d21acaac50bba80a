import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, test } from "vitest";
import { words } from "../../words";
import { monza } from ".";
import { spotOn } from "./home/oval";
import { makeRace, makeView } from "./race/fixture";
import { diceCounts, tilesOf } from "./rail/seat";
import SeatBadges from "./rail/SeatBadges.svelte";

beforeEach(() => words.speak("en"));

test.each([
  ["first", "first", "first-edition"],
  ["anniversary", "oval", "monza"],
])("a board that somebody brought along has picture and rules of the %s edition", (edition, card, page) => {
  const own = { name: "my-board", edition };
  expect(monza.cardOf({ track: "my-board" }, own).id).toBe(card);
  expect(monza.rules?.pageOf({ track: "my-board" }, own)).toBe(page);
  expect(monza.cardOf({ track: "first-edition" }, own).id).toBe("first");
  expect(monza.rules?.pageOf({ track: "first-edition" }, own)).toBe("first-edition");
});

test("rules of a variant are on its own page, rules of both editions on both", () => {
  const pagesOf = (rule: string): string[] =>
    (monza.rules?.pages ?? []).flatMap(({ name, cards, house }) =>
      [...cards, ...house].some(({ rules }) => rules.includes(rule)) ? [name] : [],
    );
  expect(pagesOf("MZ-7")).toEqual(["monza", "first-edition"]);
  expect(pagesOf("MZP-4")).toEqual(["professional"]);
  expect(pagesOf("RU-16")).toEqual(["bonus"]);
});

test("the reason of a victory names the dice", () => {
  const end = { reason: "fewest-dice", names: "Opa", winners: 1, score: 3 };
  expect(monza.sayEnd(end)).toBe("Across the finish line with the fewest dice: 3.");
});

describe("the rail", () => {
  const lastRound = makeRace({ view: makeView({ used: [4, 1], is_last_round: true }) });

  it("shows the dice in the last round only", () => {
    expect(diceCounts(makeRace())).toBeNull();
    expect(diceCounts(lastRound)).toEqual([4, 1]);
    render(SeatBadges, { race: lastRound, seat: 0 });
    render(SeatBadges, { race: lastRound, seat: 1 });
    expect(screen.getByRole("img", { name: "4 dice used" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "one die used" })).toBeTruthy();
  });

  it("knows the tiles of a seat", () => {
    expect(tilesOf(makeRace({ view: makeView({ tiles: ["xry", ""] }) }), 0)).toBe("xry");
    expect(tilesOf(makeRace(), 1)).toBe("");
  });
});

describe("the oval", () => {
  it("goes around clockwise: right along the top, down, left along the bottom, up", () => {
    expect(spotOn(0, 10, 5)).toEqual({ x: -10, y: -5, turn: 0 });
    const quarter = 20 + (Math.PI * 5) / 2;
    const whole = 40 + Math.PI * 10;
    expect(spotOn(quarter / whole, 10, 5).x).toBeCloseTo(15);
    expect(spotOn(0.5, 10, 5).x).toBeCloseTo(10);
    expect(spotOn(0.5, 10, 5).turn).toBeCloseTo(180);
    expect(spotOn(0.5 + quarter / whole, 10, 5).x).toBeCloseTo(-15);
  });
});
