import { describe, expect, it } from "vitest";
import { fitText, widthOf, wrapText } from "./fit-text";

describe("a text in a drawing", () => {
  it("stays as it is where there is room, and is cut off where there is none", () => {
    expect(fitText("Oma", 60, 15)).toBe("Oma");
    const long = fitText("Maximiliane-Charlotte", 100, 15);
    expect(long).toMatch(/^Maxi.*…$/u);
    expect(widthOf(long, 15)).toBeLessThanOrEqual(100);
  });

  it("breaks between words, and anywhere in Chinese, but not before a full stop", () => {
    expect(wrapText("Rums! Skye schickt Ruby zurück.", 100, 12, 3)).toEqual(["Rums! Skye", "schickt Ruby", "zurück."]);
    expect(wrapText("露比冲过终点线！", 7 * 12.7, 12, 3)).toEqual(["露比冲过终点线！"]);
    expect(wrapText("露比把小蓝顶了回去。", 60, 12, 3).join("")).toBe("露比把小蓝顶了回去。");
  });

  it("never has more lines than it may", () => {
    const lines = wrapText("one two three four five six seven eight nine ten", 50, 12, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/u);
  });
});
