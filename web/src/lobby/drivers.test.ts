import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeSeat } from "../lib/fakes";
import { readDriver, sayShare, statusSays } from "../lib/names";
import { words } from "../words";
import type { DriverFacts, DriverStatus, Seat } from "../wire";
import DriverPicker from "./DriverPicker.svelte";
import { dialSteps } from "./menu";

const DRIVERS: readonly DriverFacts[] = [
  { name: "random", strength: 1, dial: null },
  { name: "learner", strength: 2, dial: { least: 10, most: 46, default: 25 } },
  { name: "racer", strength: 3, dial: null },
  { name: "tactician", strength: 4, dial: null },
  { name: "champion", strength: 5, dial: null },
  { name: "turtle", strength: 0, dial: null },
];

beforeEach(() => words.speak("en"));

function renderPicker(changes: Partial<Seat>): ReturnType<typeof vi.fn<(driver: string) => void>> {
  const onchange = vi.fn<(driver: string) => void>();
  render(DriverPicker, {
    seat: makeSeat({ kind: "computer", driver: "racer", ...changes }),
    drivers: DRIVERS,
    standard: "racer",
    onchange,
  });
  return onchange;
}

describe("the row of drivers", () => {
  it("says of each what it does and how strong it is", () => {
    const onchange = renderPicker({});
    expect(screen.getAllByRole("radio")).toHaveLength(6);
    screen.getByRole("radio", { name: "Fox: keeps an eye on the others, level 4 of 5" }).click();
    expect(onchange).toHaveBeenCalledWith("tactician");
  });

  it("shows one little flag to five, and none for a guest's own", () => {
    renderPicker({});
    const flags = screen
      .getAllByRole("radio")
      .map((radio) => radio.parentElement?.querySelectorAll("[fill=currentColor]"));
    expect(flags.map((found) => found?.length)).toEqual([1, 2, 3, 4, 5, 0]);
    expect(screen.getByRole("radio", { name: "turtle: was brought along by a guest" })).toBeTruthy();
  });

  it("has a dial for whoever has one, in steps that a parent understands", () => {
    const onchange = renderPicker({ driver: "learner:25" });
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: /How well does Pip drive/ });
    expect(slider.getAttribute("aria-valuetext")).toBe("wins about 1 of 4 races against Flash");
    slider.value = "0";
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onchange).toHaveBeenCalledWith("learner:10");
  });

  it("has no dial for the others", () => {
    renderPicker({});
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("says what the champion plays by", () => {
    renderPicker({ driver: "champion", status: { basis: "solved", is_preparing: false, is_studying: false } });
    expect(screen.getByRole("status").textContent).toBe("knows what to do everywhere");
  });
});

describe("a driver in words", () => {
  it("carries its dial behind its name", () => {
    expect(readDriver("learner:25")).toEqual({ name: "learner", percent: 25 });
    expect(readDriver("racer")).toEqual({ name: "racer", percent: null });
  });

  it.each([
    [10, "1 of 10"],
    [15, "1 of 6"],
    [25, "1 of 4"],
    [33, "1 of 3"],
    [40, "2 of 5"],
    [49, "1 of 2"],
  ])("wins %i percent as %s", (percent, said) => {
    expect(sayShare(percent, "racer")).toBe(`wins about ${said} races against Flash`);
  });

  it("goes from the least to the most in five steps", () => {
    expect(dialSteps({ least: 10, most: 46, default: 25 })).toEqual([10, 19, 28, 37, 46]);
  });

  it("is busy before it stands on anything", () => {
    const says = (status: DriverStatus | null) => statusSays(status, "racer");
    const status = { basis: "search", is_preparing: false, is_studying: false } as const;
    expect(says({ ...status, is_preparing: true })).toMatch(/getting ready; Flash is driving/);
    expect(says({ ...status, is_studying: true })).toMatch(/learning this board/);
    expect(says(status)).toBe("thinks ahead");
    expect(says({ ...status, basis: "rule" })).toBe("");
    expect(says(null)).toBe("");
  });
});
