import { describe, expect, it } from "vitest";
import { t, words } from "../../../words";
import { BOARD } from "../board/fixture";
import type { RaceBoard } from "../wire";
import { happening, makeTable } from "./fixture";
import { report } from "./sentence";

const MIXED = happening("drove", { places: ["S", "A1", "A2", "A3"], steps: ["A1b", "A2r+", "A3g"] });
const HOME = happening("drove", { places: ["A3", "F"], steps: ["Fw+"] });

const BACK = happening("pushed-back", { places: ["A3", "B3"] });

/** What each of them says, with the colours and the lane as the language names them. */
const ACTS: readonly (readonly [act: typeof MIXED, colours: readonly string[], lane: string | null])[] = [
  [MIXED, ["blue", "red", "green"], "outer"],
  [HOME, ["white"], null],
  [BACK, ["yellow"], "inner"],
];

/** The board of tests, bent so that lane A is the longer way round. */
const BENT: RaceBoard = {
  ...BOARD,
  spaces: Object.fromEntries(
    Object.entries(BOARD.spaces).map(([name, space]) => {
      const [x, y, turn] = space.middle;
      return [name, { ...space, middle: [name.startsWith("A") ? x * 1.2 : x, y, turn] as const }];
    }),
  ),
};

describe("a drive, for ears", () => {
  const say = (sentence: ReturnType<typeof report>): string => (sentence ? t(sentence.id, sentence.facts) : "");

  it("says which colours and which lane", () => {
    expect(ACTS.map(([act]) => say(report(act, makeTable(), BENT)))).toEqual([
      "Ada drives over blue, red with an accelerator and green, and is now in the outer lane.",
      "Ada drives over white with an accelerator.",
      "Bump! Ada hops back onto yellow in the inner lane.",
    ]);
  });

  it("says it in every language, and no number of a space", async () => {
    for (const language of words.languages) {
      await words.speak(language);
      for (const [act, colours, lane] of ACTS) {
        const said = say(report(act, makeTable(), BENT));
        const told = colours.map((colour) => t("monza-colour", { colour }));
        if (lane) told.push(t("monza-where", { name: lane, lane: "" }));
        // A language may write a colour as a noun.
        for (const piece of told) expect(said.toLowerCase(), language).toContain(piece.toLowerCase());
        expect(said, language).toMatch(/Ada/);
        expect(said, language).not.toMatch(/\b[A-F]\d|\{/);
      }
    }
    await words.speak("en");
  });

  it("says when a car hops back to the start, and tells less before the board is there", () => {
    const toStart = happening("pushed-back", { places: ["A1", "S"] });
    expect(say(report(toStart, makeTable(), BOARD))).toBe("Bump! Ada hops back to the start.");
    expect(say(report(BACK, makeTable(), null))).toBe("Bump! Ada hops back.");
  });
});
