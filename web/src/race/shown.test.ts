/**
 * What is shown is what has happened so far. Recorded races of every game are played through the page, and each event a
 * second time with another future: other happenings after the first ones, and another table. As long as the same
 * happenings are being shown, the two pages must be the same to the last sign, in sight and sound.
 */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { kitOf } from "../games";
import { announcer } from "../lib/announcer.svelte";
import { applyChanges } from "../lib/changes";
import { FakeSocket } from "../lib/fakes";
import { playback } from "../lib/playback.svelte";
import { settings } from "../lib/settings.svelte";
import { TableClient } from "../lib/table.svelte";
import type { Event, Happening, Race as RaceOnTable, ServerFrame, Table, Welcome } from "../wire";
import Page from "./fixtures/RacePage.svelte";

const FILES = import.meta.glob<string>("../games/*/race/recorded/*", { query: "?raw", import: "default", eager: true });
/** The time between two pictures. */
const FRAME_MS = 160;
const MOST_FRAMES = 300;
const PATIENCE = { timeout: 10_000 };

/** An event of a recorded race, between two tables. */
interface Step {
  readonly before: Table;
  readonly happened: readonly Happening[];
  readonly after: Table;
}

interface Recording {
  readonly welcome: Welcome;
  readonly steps: readonly Step[];
}

const textOf = (name: string): string =>
  Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? "null";
const NAMES = Object.keys(FILES).flatMap((path) => /([^/]+)\.jsonl$/.exec(path)?.[1] ?? []);

function read(name: string): Recording {
  const lines = textOf(`${name}.jsonl`).trim().split("\n");
  const [welcome, ...frames] = lines.map((line) => JSON.parse(line) as ServerFrame) as [Welcome, ...ServerFrame[]];
  let before = welcome.table;
  const steps: Step[] = [];
  for (const frame of frames) {
    if (frame.type !== "event") continue;
    const after = applyChanges(before, frame.number, frame.changes);
    if (frame.happened.length > 0) steps.push({ before, happened: frame.happened, after });
    before = after;
  }
  return { welcome, steps };
}

/** The steps with the same kinds of happenings as no earlier one, and the last one. */
function chooseSteps(steps: readonly Step[]): readonly Step[] {
  const kindsOf = ({ happened }: Step): string => happened.map(({ kind }) => kind).join();
  const chosen = steps.filter((step, at) => steps.findIndex((other) => kindsOf(other) === kindsOf(step)) === at);
  return [...new Set([...chosen, ...steps.slice(-1)])];
}

/** What has been heard: every sound makes nodes. */
const heard: string[] = [];
const node: object = new Proxy(() => node, {
  get: (_, name) => (name === "getChannelData" ? () => new Float32Array(1) : node),
  set: () => true,
});

class LoudAudio {
  readonly state = "running";
  readonly currentTime = 0;
  readonly sampleRate = 1;
  readonly destination = node;
  #make = (what: string) => (): object => {
    heard.push(what);
    return node;
  };
  createGain = this.#make("gain");
  createOscillator = this.#make("oscillator");
  createBufferSource = this.#make("noise");
  createBiquadFilter = this.#make("filter");
  /** Made once for all. */
  createBuffer = (): object => node;
}

/** The browser's event, not the table's. */
const Blink = globalThis.Event;

// The views of a race are loaded on demand.
beforeAll(() => Promise.all(NAMES.map((name) => kitOf(read(name).welcome.table.game).loadRace())));

let client: TableClient;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, FRAME_MS));
  const observer = class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  };
  vi.stubGlobal("ResizeObserver", observer);
  vi.stubGlobal("AudioContext", LoudAudio);
  vi.stubGlobal("fetch", async (url: string) => {
    const board = /boards\/([\w-]+)/.exec(url)?.[1];
    return board ? new Response(textOf(`${board}.json`)) : new Response("", { status: 404 });
  });
  const path = { getTotalLength: () => 100, getPointAtLength: (at: number) => ({ x: at, y: at * 2 }) };
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null, ...path });
  Object.assign(Element.prototype, { animate });
  settings.isInWords = true;
  document.dispatchEvent(new MouseEvent("pointerdown"));
});

afterEach(() => {
  cleanup();
  client.close();
  playback.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The Web Animations API on the clock of the test. */
function animate(_frames: unknown, { duration }: { duration: number }) {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  setTimeout(end, duration);
  return { finished, cancel: () => end() };
}

/** Open a recorded race, as somebody who watches or who plays every car. */
async function open({ welcome }: Recording, isPlaying: boolean): Promise<void> {
  const { table } = welcome;
  client = new TableClient(table.code, (url) => new FakeSocket(url));
  socket = FakeSocket.last;
  socket.open();
  const seats = isPlaying ? table.seats.map((_, seat) => seat) : [];
  socket.say({ ...welcome, you: { ...welcome.you, seats } });
  render(Page, { client });
  await vi.waitFor(() => expect(document.querySelector("main [role=group] svg")).not.toBeNull(), PATIENCE);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
}

/** Show a table without a story, as after a gap; nothing that was heard or shown before is left. */
async function goTo({ welcome }: Recording, table: Table): Promise<void> {
  const view = document.querySelector("main > *");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Blink("visibilitychange"));
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  // By way of the start: a car that stays where it is would keep its heading.
  for (const next of [welcome.table, table]) {
    (document.activeElement as HTMLElement | null)?.blur();
    socket.say({ ...welcome, table: { ...next, number: client.table?.number ?? 0 }, you: client.you ?? welcome.you });
    await vi.advanceTimersByTimeAsync(FRAME_MS);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  announcer.clear();
  heard.length = 0;
  expect(document.querySelector("main > *")).toBe(view);
}

/** Everything that can be seen, read out or heard. */
function look(): string {
  const said = announcer.lines.map(({ text }) => text).join(" / ");
  // Comments are Svelte's own.
  const page = document.body.innerHTML
    .replaceAll(/<!--.*?-->/g, "")
    // The order of classes depends on which of them was set first.
    .replaceAll(/class="([^"]*)"/g, (_, names: string) => `class="${names.split(" ").sort().join(" ")}"`);
  return [document.title, said, heard.join(), page].join("\n");
}

/** The page picture by picture, each with the number of happenings that have been shown by then. */
async function show(happened: readonly Happening[], after: Table, until: number): Promise<[number, string][]> {
  let count = 0;
  const unsubscribe = playback.subscribe(() => count++);
  let seed = 1;
  vi.spyOn(Math, "random").mockImplementation(() => (seed = (seed * 16807) % 2147483647) / 2147483647);
  const number = (client.table?.number ?? 0) + 1;
  socket.say({ type: "event", number, changes: { ...after, number }, happened } satisfies Event);
  const pictures: [number, string][] = [];
  for (let at = 0; at < MOST_FRAMES && count < until; at++) {
    flushSync();
    pictures.push([count, look()]);
    await vi.advanceTimersByTimeAsync(FRAME_MS);
  }
  unsubscribe();
  expect(count).toBeGreaterThanOrEqual(until);
  return pictures;
}

/** The table with another future: the people at it are the same. */
function makeOther({ before }: Step, other: Table): Table {
  const race = { ...other.race, fairness: before.race?.fairness } as RaceOnTable;
  return { ...other, seats: before.seats, pace: before.pace, race };
}

function explain(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80)).join("\n  instead of\n");
}

/** Every moment at which something later can be seen, where the first happening alone is kept or all but the last. */
async function findLeaks(
  recording: Recording,
  steps: readonly Step[],
  keeps: "first" | "most",
): Promise<readonly string[]> {
  const leaks: string[] = [];
  const [first, last] = [recording.welcome.table, recording.steps.at(-1)?.after ?? recording.welcome.table];
  for (const step of steps) {
    const { before, happened, after } = step;
    await goTo(recording, before);
    const real = await show(happened, after, happened.length);
    const kept = keeps === "first" ? 1 : Math.max(1, happened.length - 1);
    await goTo(recording, before);
    const other = makeOther(step, step === recording.steps.at(-1) ? first : last);
    const pictures = await show(happened.slice(0, kept), other, kept);
    const moment = pictures.findIndex(([count, seen], at) => count < kept && seen !== real[at]?.[1]);
    if (moment < 0) continue;
    const kinds = happened.map(({ kind }) => kind).join(", ");
    const name = `${kinds}; ${kept} kept, at ${moment * FRAME_MS} ms of ${before.number}`;
    leaks.push(`${name}:\n  ${explain(pictures[moment]?.[1] ?? "", real[moment]?.[1] ?? "")}`);
  }
  return leaks;
}

describe.each(NAMES)("%s", (name) => {
  const recording = read(name);

  it.each([
    ["watches", false],
    ["plays", true],
  ])("shows nothing that has not happened yet to who %s", { timeout: 120_000 }, async (_, isPlaying) => {
    await open(recording, isPlaying);
    const steps = chooseSteps(recording.steps);
    expect(await findLeaks(recording, steps, isPlaying ? "first" : "most")).toEqual([]);
  });

  it("would be found out if the page read the truth", async () => {
    await open(recording, false);
    vi.spyOn(playback, "show").mockImplementation((table) => table);
    const end = recording.steps.slice(-1);
    expect(await findLeaks(recording, end, "first")).toHaveLength(1);
  });
});
