import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../../../lib/announcer.svelte";
import { event, FakeSocket } from "../../../lib/fakes";
import { playback } from "../../../lib/playback.svelte";
import { TableClient } from "../../../lib/table.svelte";
import type { Race, Table } from "../../../wire";
import { viewOf } from "../view";
import MonzaRace from "./MonzaRace.svelte";
import { DRIVES, EVENTS, SPRINT, TABLES, WELCOME, type Drive } from "./recorded";
import { coloursOf, sortDice, takeDice, type Laid } from "./words";

const FRAME_MS = 100;
const MIXED = DRIVES.filter(({ laid }) => coloursOf(laid, "die") !== "" && coloursOf(laid, "accelerator") !== "");

let client: TableClient | null = null;
let now = 0;
let paints: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paints.push(paint));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  const path = { getTotalLength: () => 100, getPointAtLength: () => ({ x: 0, y: 0 }) };
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null, ...path });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(SPRINT)));
  announcer.clear();
});

afterEach(() => {
  cleanup();
  client?.close();
  paints = [];
  vi.unstubAllGlobals();
});

/** Open the page at a table, as somebody who watches or who plays some seats. */
async function come(table: Table, seats: readonly number[] = []): Promise<FakeSocket> {
  client = new TableClient(table.code, (url) => new FakeSocket(url));
  const socket = FakeSocket.last;
  socket.open();
  socket.say({ ...WELCOME, table, you: { ...WELCOME.you, seats } });
  render(MonzaRace, { client });
  await screen.findByRole("group", { name: "The board" });
  return socket;
}

/** Watch pieces being laid. */
async function watch({ before, drafts }: Drive): Promise<FakeSocket> {
  const socket = await come(before);
  for (const frame of drafts) socket.say(frame);
  await tick();
  return socket;
}

/** The colours among names like "die 3, blue" and "accelerator, red", as letters. */
function readColours(names: readonly string[], what: string): string {
  return sortDice(names.flatMap((name) => (name.startsWith(what) ? (/, (.)/.exec(name)?.[1] ?? []) : [])));
}

/** What lies in the tray and on the road. */
function look() {
  const slots = [...document.getElementsByClassName("slot")].filter((slot) => !slot.classList.contains("empty"));
  const names = slots.map((slot) => slot.firstElementChild?.getAttribute("aria-label") ?? "");
  const road = [...document.getElementsByClassName("paper")].map((paper) => {
    const [width, round] = ["width", "rx"].map((name) => Number(paper.getAttribute(name)));
    return round === (width ?? 0) / 2 ? "accelerator" : "die";
  });
  const extra = names.some((name) => name.startsWith("Extra roll")) ? "x" : "";
  return { dice: readColours(names, "die"), tiles: extra + readColours(names, "accelerator"), road };
}

const kinds = (laid: readonly Laid[]): string[] => laid.map((piece) => (piece.is_accelerator ? "accelerator" : "die"));

/** What must be in the tray while these pieces lie on the road, or after the car has driven over them. */
function rest({ view }: Drive, laid: readonly Laid[]) {
  const held = view.tiles[view.turn] ?? "";
  return {
    dice: takeDice(view.dice, coloursOf(laid, "die")),
    tiles: takeDice(held, coloursOf(laid, "accelerator")),
  };
}

/** Let time pass until the next picture. */
async function wait(): Promise<void> {
  now += FRAME_MS;
  for (const paint of paints.splice(0)) paint(now);
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  await tick();
}

describe("the recorded race", () => {
  it("has everything in it that professionals do", () => {
    const told = EVENTS.flatMap(({ happened }) => happened.map(({ kind }) => kind));
    expect(told).toEqual(expect.arrayContaining(["reroll", "turbo", "bonus", "no-bonus", "passed", "last-round"]));
    expect(MIXED.length).toBeGreaterThan(2);
    const hasTwin = ({ view, laid }: Drive): boolean =>
      [...coloursOf(laid, "accelerator")].some((colour) => rest({ view } as Drive, laid).dice.includes(colour));
    expect(MIXED.some(hasTwin)).toBe(true);
  });
});

describe("a page that watches", () => {
  it("shows what is laid as what it is, and takes it out of the tray", async () => {
    for (const drive of MIXED) {
      const socket = await come(drive.before);
      expect(look()).toEqual({ ...rest(drive, []), road: [] });
      for (const [index, frame] of drive.drafts.entries()) {
        socket.say(frame);
        await tick();
        const laid = drive.laid.slice(0, index + 1);
        expect(look()).toEqual({ ...rest(drive, laid), road: kinds(laid) });
      }
      cleanup();
    }
  });

  it("keeps unused dice and spent accelerators where they are while the car drives", async () => {
    for (const drive of MIXED) {
      const socket = await watch(drive);
      socket.say(drive.event);
      await tick();
      const seen = new Set<number>();
      for (let { road, ...tray } = look(); road.length > 0; { road, ...tray } = look()) {
        expect(tray).toEqual(rest(drive, drive.laid));
        expect(road).toEqual(kinds(drive.laid).slice(-road.length));
        seen.add(road.length);
        await wait();
      }
      expect(seen.size).toBe(drive.laid.length);
      cleanup();
    }
  });

  it("lays the same, one by one, where it has not seen it being laid", async () => {
    for (const drive of MIXED) {
      const socket = await come(drive.before);
      socket.say(drive.event);
      await tick();
      const seen = new Set<number>();
      while (!seen.has(drive.laid.length)) {
        const { road, ...tray } = look();
        const laid = drive.laid.slice(0, road.length);
        expect(tray).toEqual(rest(drive, laid));
        expect(road).toEqual(kinds(laid));
        seen.add(road.length);
        await wait();
      }
      expect([...seen]).toEqual([...Array(drive.laid.length + 1).keys()]);
      cleanup();
    }
  });

  it("has spent the extra-roll tile when the dice roll again", async () => {
    const again = EVENTS.findIndex(({ happened }) => happened.some(({ kind }) => kind === "reroll"));
    const socket = await come(TABLES[again - 1] as Table);
    expect(look().tiles).toBe("xrygbwp");
    socket.say(EVENTS[again] ?? event(WELCOME.table));
    await tick();
    for (; playback.isBusy; await wait()) expect(look().tiles).toBe("rygbwp");
    expect(look()).toEqual({ dice: "rryygp", tiles: "rygbwp", road: [] });
  });

  it("ends every event at the truth, also when a tap cuts it short", async () => {
    const socket = await come(WELCOME.table);
    for (const [index, frame] of EVENTS.entries()) {
      socket.say(frame);
      await wait();
      await fireEvent.click(document.body);
      const race = TABLES[index]?.race as Race;
      const view = viewOf(race);
      const tiles = view.phase === "over" ? "" : view.tiles[view.turn];
      const dice = race.awaits_roll ? "" : view.dice;
      expect(look()).toEqual({ dice, tiles, road: [] });
    }
  });

  it("shows after a gap what is left, and nothing on the road", async () => {
    const drive = MIXED[0] as Drive;
    const socket = await watch(drive);
    socket.tear();
    client?.close();
    cleanup();
    const view = viewOf(drive.after.race as Race);
    await come(drive.after);
    expect(look()).toEqual({ dice: view.dice, tiles: view.tiles[view.turn], road: [] });
  });

  it("tells ears which step was made with an accelerator", async () => {
    for (const drive of MIXED) {
      const socket = await come(drive.before);
      socket.say(drive.event);
      while (playback.isBusy) await wait();
      const line = announcer.lines.map(({ text }) => text).find((text) => text.includes(" drives ")) ?? "";
      const count = line.match(/with an accelerator/g)?.length;
      expect(count).toBe(coloursOf(drive.laid, "accelerator").length);
      cleanup();
      announcer.clear();
    }
  });
});

describe("a page on which everybody plays", () => {
  it("shows the tiles of who drives until the drive has been shown", async () => {
    const drive = DRIVES.find(({ event: { happened } }) => happened.some(({ kind }) => kind === "turn")) as Drive;
    const socket = await come(drive.before, [0, 1]);
    socket.say(drive.event);
    while (look().road.length < drive.laid.length) await wait();
    for (; look().road.length > 0; await wait()) expect(look().tiles).toBe(rest(drive, drive.laid).tiles);
  });
});
