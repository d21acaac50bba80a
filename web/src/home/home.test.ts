import { describe, expect, it } from "vitest";
import { HOME_GAMES, pictureOf, readCode } from "./games";
import { spotOn } from "../games/monza/home/oval";

describe("home", () => {
  it("opens each game with somebody here and a computer", () => {
    for (const { table } of HOME_GAMES) expect(table.seats?.map(({ kind }) => kind)).toEqual(["here", "computer"]);
  });

  it("shows the picture of the game on the table", () => {
    for (const { picture, table } of HOME_GAMES) expect(pictureOf(table.game, table.options ?? {})).toBe(picture);
  });

  it("shows the edition of a board of one's own", () => {
    for (const [edition, picture] of [
      ["first", "first"],
      ["anniversary", "oval"],
    ] as const) {
      expect(pictureOf("monza", { track: "my-board" }, { name: "my-board", edition })).toBe(picture);
      expect(pictureOf("monza", { track: "first-edition" }, { name: "my-board", edition })).toBe("first");
    }
  });

  it("reads a code as people type it", () => {
    expect(readCode(" abc-2 34 ")).toBe("ABC234");
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
