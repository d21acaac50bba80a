import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { colourFacts } from "../../../lib/colours";
import { settings } from "../../../lib/settings.svelte";
import type { TableClient } from "../../../lib/table.svelte";
import type { Happening, Race, Table } from "../../../wire";
import type { Plan } from "../wire";
import { BOARD } from "../board/fixture";
import { happening, makeTable, PLAN, PRO_PLAN, step } from "./fixture";
import { FakeClient } from "./fake.svelte";
import MonzaRace from "./MonzaRace.svelte";

const DRIVE: Partial<Race> = { awaits_roll: false, actor: 0, plan: PLAN };
const DICE = { phase: "drive", dice: "rygbbw" } as const;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(BOARD)));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(table: Table): Promise<FakeClient> {
  const client = new FakeClient(table);
  render(MonzaRace, { client: client as unknown as TableClient });
  await screen.findByRole("group", { name: "The board" });
  return client;
}

const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });
const space = (place: string): Element => document.querySelector(`[data-place="${place}"]`) as Element;
const key = (name: string): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe("the start", () => {
  it("has an arrow for every car in its colour, with the symbol of that", async () => {
    await open(makeTable());
    const arrows = [...document.querySelectorAll("[data-car]")];
    expect(arrows.map((arrow) => [arrow.getAttribute("data-car"), arrow.getAttribute("fill")])).toEqual([
      ["red", "var(--red)"],
      ["blue", "var(--blue)"],
    ]);
    const signs = arrows.map((arrow) => arrow.nextElementSibling?.querySelector("path")?.getAttribute("d"));
    expect(signs).toEqual([colourFacts("red").path, colourFacts("blue").path]);
  });
});

describe("a turn by hand", () => {
  it("begins with the cup", async () => {
    const client = await open(makeTable());
    await fireEvent.click(document.querySelector("button.cup") as Element);
    expect(client.said).toEqual(["roll"]);
    // It shows that it was pressed until the dice come, and cannot be pressed again.
    expect(document.querySelector(".cup.rolling")).toBeTruthy();
    expect(document.querySelector("button.cup")).toBeNull();
  });

  it("lays dice on tapped spaces, shows them to the others, and drives with the flag", async () => {
    const client = await open(makeTable(DRIVE, DICE));
    await fireEvent.click(space("A1"));
    await fireEvent.click(space("A2"));
    expect(client.drafted).toEqual([["A1b"], ["A1b", "A2r"]]);
    await fireEvent.click(document.querySelector(".said button") as Element);
    expect(client.said).toEqual(["A1b A2r stop"]);
  });

  it("keeps the flag shut while a die must be laid", async () => {
    await open(makeTable(DRIVE, DICE));
    expect(document.querySelector(".said button")?.getAttribute("aria-disabled")).toBe("true");
  });

  it("lights only what the tapped die fits", async () => {
    await open(makeTable(DRIVE, DICE));
    await fireEvent.click(document.querySelectorAll("[data-slot] button")[5] as Element);
    expect(space("A1")).toBeNull();
    expect(space("B1")).not.toBeNull();
  });

  it("takes the last die back", async () => {
    const client = await open(makeTable(DRIVE, DICE));
    await fireEvent.click(space("A1"));
    await fireEvent.click(document.querySelector(".last") as Element);
    expect(client.drafted.at(-1)).toEqual([]);
    expect(document.querySelectorAll("[data-slot] button")).toHaveLength(6);
  });

  it("gives the draft up with the position, and keeps it when somebody only changes a name", async () => {
    const table = makeTable(DRIVE, DICE);
    const client = await open(table);
    await fireEvent.click(space("A1"));
    client.happen([], { ...table, number: 2, race: { ...(table.race as Race) } });
    await waitFor(() => expect(space("A2")).not.toBeNull());
    client.happen([], makeTable({ ...DRIVE, ply: 2 }, DICE));
    await waitFor(() => expect(space("A1")).not.toBeNull());
  });
});

describe("a turn by keys", () => {
  it("chooses a die by number or letter, a space by arrows, and takes back", async () => {
    const client = await open(makeTable(DRIVE, DICE));
    await key("4");
    expect(space("B1")).toBeNull();
    await key("Escape");
    await key("w");
    expect(space("A1")).toBeNull();
    await key("w");
    await key("PageDown");
    expect(document.activeElement).toBe(space("A1"));
    await key("PageDown");
    expect(document.activeElement).toBe(space("B1"));
    await key("PageUp");
    await key("Enter");
    expect(client.drafted).toEqual([["A1b"]]);
    await key("Backspace");
    expect(client.drafted.at(-1)).toEqual([]);
  });

  it("moves on to what is to be done next", async () => {
    await open(makeTable(DRIVE, DICE));
    await waitFor(() => expect(document.activeElement).toBe(space("A1")));
    await key("Enter");
    await waitFor(() => expect(document.activeElement).toBe(space("A2")));
  });

  it("roams the board as the driver sees it, and names what lies there", async () => {
    await open(makeTable(DRIVE, DICE));
    const named = (): string => document.activeElement?.getAttribute("aria-label") ?? "";
    await waitFor(() => expect(named()).toBe("blue, straight ahead, lane 1; then red"));
    await key("ArrowUp");
    await waitFor(() => expect(named()).toBe("Space A2: red, long, lane 1"));
    expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
    await key("ArrowRight");
    await waitFor(() => expect(named()).toBe("Space B3: yellow, lane 2"));
    await key("ArrowDown");
    await waitFor(() => expect(named()).toBe("Space B2: a tire, lane 2"));
  });

  it("describes the board, and offers the ways as a list", async () => {
    settings.isInWords = true;
    const client = await open(makeTable(DRIVE, DICE));
    const section = screen.getByRole("region", { name: "In words" });
    expect(section.textContent).toContain("Ada is at the start.");
    const list = within(section).getByRole("list", { name: "What you can do" });
    expect(
      within(list)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["blue, straight ahead, lane 1; then red", "white, straight ahead, lane 2; then nothing else fits"]);
    await fireEvent.click(within(list).getAllByRole("button")[0] as Element);
    expect(client.drafted).toEqual([["A1b"]]);
    await waitFor(() =>
      expect(section.textContent).toContain("Your dice lead onto blue in lane 1, about a quarter of the way."),
    );
    expect(section.textContent).toContain("To the right: white, doesn’t reach further forward than yours.");
    settings.isInWords = false;
  });
});

describe("the professional variant", () => {
  const pro = makeTable({ ...DRIVE, plan: PRO_PLAN }, { ...DICE, tiles: ["xrygbwp", "x"] });

  it("asks for the routes after an accelerator", async () => {
    const client = await open(pro);
    client.nextPlan = { nodes: [{ place: "B1", dice: "rygbbw", steps: [step("B3y", null)], words: [] }] } as Plan;
    await fireEvent.click(document.querySelector('[data-tile="w"] button') as Element);
    await fireEvent.click(space("B1"));
    await waitFor(() => expect(space("B3")).not.toBeNull());
    expect(client.planned).toEqual([["B1w+"]]);
    expect(document.querySelector('[data-tile="w"] button')).toBeNull();
  });

  it("keeps what was laid out of the tray while the drive is being sent", async () => {
    const client = await open(pro);
    client.nextPlan = { nodes: [{ place: "B1", dice: "rygbbw", steps: [step("B3y", null)], words: [] }] } as Plan;
    await fireEvent.click(document.querySelector('[data-tile="w"] button') as Element);
    await fireEvent.click(space("B1"));
    await waitFor(() => expect(space("B3")).not.toBeNull());
    await fireEvent.click(space("B3"));
    await fireEvent.click(document.querySelector(".said button") as Element);
    expect(client.said).toEqual(["B1w+ B3y"]);
    expect(document.querySelectorAll("[data-slot].empty")).toHaveLength(1);
    expect(document.querySelectorAll("[data-tile].empty")).toHaveLength(1);
    expect(document.querySelectorAll(".paper")).toHaveLength(2);
  });

  it("rolls marked dice again", async () => {
    const client = await open(pro);
    await fireEvent.click(button(/extra roll/i));
    await key("4");
    await key("5");
    await fireEvent.click(document.querySelector("button.cup") as Element);
    expect(client.said).toEqual(["reroll:bb"]);
  });

  it("commits the turbo with the words before it", async () => {
    const client = await open(pro);
    await fireEvent.click(space("A1"));
    await fireEvent.click(document.querySelector(".said button") as Element);
    expect(client.said).toEqual(["A1b turbo"]);
  });
});

describe("the bonus move", () => {
  const bonus = { awaits_roll: false, actor: 0, on_turn: 1, legal: ["bonus:A2", "bonus:no"] };

  it("is a tap on a space, or the hand", async () => {
    const client = await open(makeTable(bonus, { phase: "bonus", cars: ["A1", "B1"], turn: 1, last: "r" }));
    await fireEvent.click(space("A2"));
    expect(client.said).toEqual(["bonus:A2"]);
    client.happen([], makeTable({ ...bonus, ply: 2 }, { phase: "bonus", cars: ["A1", "B1"], turn: 1, last: "r" }));
    await fireEvent.click(await waitFor(() => button(/bonus/i)));
    expect(client.said).toEqual(["bonus:A2", "bonus:no"]);
  });
});

describe("somebody else's turn", () => {
  it("shows what they lay, and nothing to press", async () => {
    const client = await open(makeTable({ ...DRIVE, actor: 1, on_turn: 1 }, { ...DICE, turn: 1 }));
    client.drafts = { 1: ["A1b"] };
    await waitFor(() => expect(document.querySelectorAll(".paper")).toHaveLength(1));
    expect(document.querySelector("[data-place], [data-slot] button, .last")).toBeNull();
  });

  it("acts a story out, and stops when somebody taps", async () => {
    const client = await open(makeTable({ on_turn: 1 }, { turn: 1 }));
    const story: Happening[] = [happening("rolled", { seat: 1, dice: "rygbbw", word: "roll" })];
    client.happen(story, makeTable({ ...DRIVE, actor: 1, on_turn: 1 }, { ...DICE, turn: 1 }));
    await waitFor(() => expect(document.querySelectorAll("[data-slot]")).toHaveLength(6));
    await fireEvent.click(document.body);
    await waitFor(() => expect(document.querySelector(".sentence")?.textContent).not.toMatch(/rolled|rolls/));
  });
});

describe("a race that nobody can win any more", () => {
  it("says so instead of asking, to everybody", async () => {
    for (const onTurn of [0, 1]) {
      await open(makeTable({ on_turn: onTurn }, { turn: onTurn, cars: ["A1", "B1"], is_stuck: true }));
      expect(document.querySelector(".sentence")?.textContent).toMatch(/^No car can finish anymore/);
      cleanup();
    }
  });
});

describe("no choice at all", () => {
  it("lets the car drive by itself after a beat", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const only: Plan = { nodes: [{ place: "S", dice: "rygbbw", steps: [step("A1b", null)], words: [] }] };
    const client = await open(makeTable({ ...DRIVE, plan: only }, DICE));
    expect(client.said).toEqual([]);
    expect(document.querySelector("[data-place], [data-slot] button, .said button")).toBeNull();
    expect(document.querySelector(".sentence")?.textContent).toBe("There’s only one way, so Ada just drives.");
    await vi.advanceTimersByTimeAsync(2000);
    expect(client.said).toEqual(["A1b"]);
    vi.useRealTimers();
  });
});
