import { describe, expect, it } from "vitest";
import type { Miss, Quality } from "../wire";
import { words } from "../../../words";
import { fold } from "./open-road";
import { markOf, sideOf, writeFigure } from "./quality";
import { EMPTY } from "./saved";

const stall: Miss = { kind: "stalls", where: "", figure: 0.22, least: 0, most: 0.2 };

describe("the quality card", () => {
  it("is content without a miss, patient with a small one, and sad with a large one", () => {
    expect(markOf("stalls", [])).toBe("good");
    expect(markOf("stalls", [stall])).toBe("fair");
    expect(markOf("stalls", [{ ...stall, figure: 0.4 }])).toBe("poor");
    expect(markOf("stalls", [stall, { ...stall, kind: "worst-stall", figure: 0.9, most: 0.34 }])).toBe("poor");
    expect(markOf("turns", [stall, { kind: "lane", where: "B", figure: 0, least: 0.2, most: 1 }])).toBe("good");
  });

  it("knows which side of its limits a figure is on", () => {
    expect(sideOf({ kind: "turns", where: "", figure: 5, least: 8, most: 13 })).toBe("low");
    expect(sideOf({ kind: "turns", where: "", figure: 15, least: 8, most: 13 })).toBe("high");
  });

  it("writes figures as they are written in the language", async () => {
    const quality = { turns: 11.26, stalls: 0.127, endings: 2, skill: 0.5812 } as Quality;
    expect(writeFigure("turns", quality)).toBe("11.3");
    expect(writeFigure("stalls", quality)).toBe("13%");
    await words.speak("de");
    expect(writeFigure("turns", quality)).toBe("11,3");
  });
});

describe("empty road", () => {
  it("is one stretch to whoever lays it", () => {
    const lane = ["~1.5", "~1", "r2", "~4/3", "~2/3", "#1"].map((word) => ({
      colour: word[0] ?? "",
      length: word.slice(1),
    }));
    const [folded = []] = fold({ ...EMPTY, lanes: [lane] }).lanes;
    expect(folded.map(({ colour, length }) => colour + length)).toEqual(["~2.5", "r2", "~2", "#1"]);
  });
});
