import { describe, expect, it, test, vi } from "vitest";
import { COLOURS, colourFacts, isColour, paint, strongInk } from "./colours";
import { contrast, difference, readLab, type Sight } from "./colour-difference";

interface Files {
  readFileSync(path: string, encoding: "utf8"): string;
}

// Vitest leaves style sheets out, so they are read as files.
const files = await vi.importActual<Files>("node:fs");
const generated = files.readFileSync("src/paints.css", "utf8");
const theme = files.readFileSync("src/theme.css", "utf8");
const PAIRS = COLOURS.flatMap((one, index) => COLOURS.slice(index + 1).map((other) => [one, other] as const));
const SIGHTS: readonly Sight[] = ["normal", "protanopia", "deuteranopia", "tritanopia"];

describe("the six colours", () => {
  it("differ in name, letter and symbol", () => {
    for (const key of ["name", "letter", "symbol"] as const) {
      expect(new Set(COLOURS.map((colour) => colour[key])).size).toBe(6);
    }
  });

  it("are found by name and by letter", () => {
    expect(colourFacts("g")).toBe(colourFacts("green"));
    expect([isColour("green"), isColour("g")]).toEqual([true, false]);
    expect([paint("g"), paint("green", "edge")]).toEqual(["var(--green)", "var(--green-edge)"]);
  });

  it.each(COLOURS)("are painted in the generated style sheet alone: $name", ({ name, hex, edge, ink }) => {
    expect(generated).toContain(`--${name}: ${hex};\n  --${name}-edge: ${edge};\n  --${name}-ink: ${ink};`);
    expect(theme).not.toContain(`--${name}:`);
  });

  it("are in the theme, which imports them", () => {
    expect(theme).toContain('@import "./paints.css";');
  });

  describe.each(SIGHTS)("with %s sight", (sight) => {
    it.each(PAIRS)("are told apart: $0.name and $1.name", (one, other) => {
      expect(difference(readLab(one.hex, sight), readLab(other.hex, sight))).toBeGreaterThanOrEqual(20);
    });
  });

  it.each(["normal", "achromatopsia"] as const)("are told apart by brightness alone: %s sight", (sight) => {
    const lightness = COLOURS.map(({ hex }) => readLab(hex, sight)[0]).sort((a, b) => a - b);
    const gaps = lightness.slice(1).map((light, index) => light - (lightness[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9);
  });
});

describe("strong symbols", () => {
  it.each(COLOURS)("are seen on their own colour: $name", ({ name, hex, ink }) => {
    expect(contrast(strongInk(name).ink, hex)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strongInk(name).ink, hex)).toBeGreaterThan(contrast(ink, hex));
    expect(contrast(strongInk(name).ink, strongInk(name).rim)).toBeGreaterThan(15);
  });
});

/** The colours of the theme, by day, or by night where those differ. */
function readPaints(scheme: "day" | "night"): ReadonlyMap<string, string> {
  const [day = "", night = ""] = theme.split("@media (prefers-color-scheme: dark)");
  const read = (text: string) =>
    [...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]);
  return new Map([...read(generated), ...read(day), ...(scheme === "night" ? read(night) : [])] as [string, string][]);
}

describe.each(["day", "night"] as const)("by %s", (scheme) => {
  const paints = readPaints(scheme);
  const between = (one: string, other: string): number => contrast(paints.get(one) ?? "", paints.get(other) ?? "");

  it.each(COLOURS)("the symbol stands out from its colour: $name", ({ name }) => {
    expect(between(`${name}-ink`, name)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["ink", "card"],
    ["ink", "card-dim"],
    ["ink", "wood"],
    ["ink", "wood-dark"],
    ["ink-soft", "card"],
    ["ink-soft", "card-dim"],
  ])("text can be read: %s on %s", (ink, paper) => {
    expect(between(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["go", "red", "felt"])("white letters can be read on %s", (paper) => {
    expect(contrast("#ffffff", paints.get(paper) ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["card", "wood", "wood-dark", "card-dim"])("the ring of the keyboard stands out from %s", (paper) => {
    expect(between("focus", paper)).toBeGreaterThanOrEqual(3);
  });
});

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

// From the test data that Sharma, Wu and Dalal published with the formula.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)("the distance of %j and %j is %d", (one, other, expected) => {
  expect(difference(one, other)).toBeCloseTo(expected, 3);
});
