import { describe, expect, it } from "vitest";
import type { Happening, Seat } from "../../../wire";
import { words } from "../../../words";
import { PLACES } from "./places";
import { sayHappening } from "./speech";

const SEATS = [{ name: "Ada", car: "red" }] as unknown as readonly Seat[];

function happening(kind: string, places: readonly string[], word = ""): Happening {
  return { kind, seat: 0, places, word, dice: "", steps: [] } as unknown as Happening;
}

const say = (kind: string, places: readonly string[], word = ""): string =>
  sayHappening(happening(kind, places, word), SEATS).replace(/\s/g, " ");

describe("what happened, for ears", () => {
  it("names tiles by row and column in words that a child can follow", () => {
    expect(say("turned", ["a1"], "curve")).toBe("Ada turns over a tile, top row, far left: curve.");
    expect(say("moved", ["a1", "e2"])).toMatch(/^Ada drives here: (second row, far right|bottom row, .*)\.$/);
    expect(say("moved", ["c2", "c3"])).toBe("Ada drives here: the pit stop.");
    expect(say("laid", ["a1"], "NE")).toBe("Its road goes up and right.");
  });

  it("gives every place a name of its own, and none has a letter with a number, in any language", async () => {
    for (const language of words.languages) {
      await words.speak(language);
      const said = PLACES.map((place) => say("moved", ["a1", place]));
      expect(new Set(said).size).toBe(PLACES.length);
      const all = ["placed", "turned", "covered", "swapped"].flatMap((kind) => say(kind, ["b2", "d4"], "curve"));
      expect([...said, ...all].join(" ")).not.toMatch(/\b[a-e][1-5]\b/);
    }
  });
});
