import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { makeRace, makeSeat, makeTable } from "../lib/fakes";
import { notices } from "../lib/notices.svelte";
import { RefusalError } from "../lib/refusal";
import type { TableClient } from "../lib/table.svelte";
import type { Decision, Forecast, Race, Table } from "../wire";
import { t, words } from "../words";
import Bar from "./Bar.svelte";
import CoachSwitch from "./CoachSwitch.svelte";
import { chancesAtEnd, findLeader, toPercent, widthsOf } from "./chances";
import { FakeTable } from "./fake.svelte";
import { Forecasts } from "./forecasts.svelte";
import { Hints } from "./hints.svelte";
import LiveNews from "./LiveNews.svelte";
import { listNews, readLive } from "./news";

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
const guess = (...chances: number[]): Forecast => ({ chances, certainty: "estimated", error: 0.02 });
const tick = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  await words.speak("en");
  await words.learn("live");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the parts of the bar", () => {
  it.each([
    [0.5, 0.5],
    [1 / 3, 1 / 3, 1 / 3],
    [0.994, 0.004, 0.002],
    [1, 0],
    [0.17, 0.17, 0.17, 0.17, 0.16, 0.16],
    [0.2, 0.2, 0.199],
  ])("add up to 100, whatever the chances: %s %s", (...chances) => {
    expect(sum(toPercent(chances))).toBe(100);
    expect(sum(widthsOf(chances))).toBeCloseTo(1, 12);
    const far = toPercent(chances).map((part, seat) => Math.abs(part - (100 * (chances[seat] ?? 0)) / sum(chances)));
    expect(Math.max(...far)).toBeLessThan(1);
  });

  it("leave room for the symbol of every car that can still win, and none for others", () => {
    const [first = 0, second = 0, third = 1] = widthsOf([0.999, 0.001, 0]);
    expect(second).toBeGreaterThan(0.025);
    expect(first).toBeGreaterThan(0.9);
    expect(third).toBe(0);
  });

  it("are those of the winners at the end", () => {
    const result = { reason: "dice", ranking: [[2, 0], [1]], score: [] } as unknown as NonNullable<Race["result"]>;
    expect(chancesAtEnd(result, 3)).toEqual([0.5, 0, 0.5]);
  });

  it("have a leader only where the lead is larger than the error", () => {
    expect(findLeader([0.6, 0.4], 0.02)).toBe(0);
    expect(findLeader([0.52, 0.48], 0.03)).toBeNull();
    expect(findLeader([0.505, 0.495], 0)).toBeNull();
  });
});

describe("forecasts", () => {
  function open(ply: number): { table: FakeTable; forecasts: Forecasts } {
    const table = new FakeTable(makeTable({ has_bar: true, race: makeRace({ ply }) }));
    return { table, forecasts: new Forecasts(table) };
  }

  it("are asked for once for each position, and never shown before it is", async () => {
    const { table, forecasts } = open(4);
    table.forecasts = [guess(0.5, 0.5), guess(0.9, 0.1)];
    forecasts.look();
    forecasts.look();
    await tick();
    expect(table.asked).toEqual([4]);
    table.play(6);
    forecasts.look();
    await tick();
    expect(table.asked).toEqual([4, 6]);
    expect(forecasts.at({ number: 1, ply: 3 })).toBeNull();
    expect(forecasts.at({ number: 1, ply: 5 })?.chances).toEqual([0.5, 0.5]);
    expect(forecasts.at({ number: 1, ply: 6 })?.chances).toEqual([0.9, 0.1]);
    expect(forecasts.at({ number: 2, ply: 6 })).toBeNull();
  });

  it("are asked for one after the other: what came meanwhile is asked about afterwards", async () => {
    const { table, forecasts } = open(1);
    table.forecasts = [guess(0.5, 0.5), guess(0.6, 0.4)];
    forecasts.look();
    table.play(2);
    table.play(3);
    forecasts.look();
    expect(table.asked).toEqual([1]);
    await tick();
    expect(table.asked).toEqual([1, 3]);
  });

  it("are asked for again after a while where the server was busy, and not where there are none", async () => {
    vi.useFakeTimers();
    const { table, forecasts } = open(1);
    table.forecasts = [new RefusalError("server/busy", ""), guess(0.5, 0.5)];
    forecasts.look();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.asked).toEqual([1, 1]);
    expect(forecasts.at({ number: 1, ply: 1 })).not.toBeNull();
    const other = open(1);
    other.table.forecasts = [new RefusalError("bar/off", "")];
    other.forecasts.look();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(other.table.asked).toEqual([1]);
  });
});

describe("the bar", () => {
  const seats = [makeSeat({ name: "Mia", car: "red" }), makeSeat({ name: "Leo", car: "blue" })];

  async function show(table: FakeTable, shown: Table) {
    const client = table as unknown as TableClient;
    const bar = render(Bar, { client, table: shown, race: shown.race as Race });
    await tick();
    flushSync();
    return bar;
  }

  it("has a part for each car in its colour with its symbol, and says everything in words", async () => {
    const truth = makeTable({ seats, has_bar: true, race: makeRace({ ply: 3 }) });
    const table = new FakeTable(truth);
    table.forecasts = [guess(0.634, 0.366)];
    await show(table, truth);
    const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
    expect(parts.map((part) => part.style.background)).toEqual(["var(--red)", "var(--blue)"]);
    expect(parts.map((part) => part.querySelector("[data-sign]")?.getAttribute("data-sign"))).toEqual(["red", "blue"]);
    expect(screen.getByRole("button", { name: "Who might win? Mia 63%, Leo 37%" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Who might win/ }));
    expect(screen.getByText(/Estimated; off by about 2 percent/)).toBeTruthy();
  });

  it("tells of a new leader once, and not of every change", async () => {
    const truth = makeTable({ seats, has_bar: true, race: makeRace({ ply: 3 }) });
    const table = new FakeTable(truth);
    table.forecasts = [guess(0.7, 0.3), guess(0.75, 0.25), guess(0.2, 0.8)];
    const heard = announcer.lines.length === 0 ? -1 : (announcer.lines.at(-1)?.id ?? -1);
    const bar = await show(table, truth);
    for (const ply of [4, 5]) {
      table.play(ply);
      flushSync();
      await tick();
      await bar.rerender({ table: table.table as Table, race: table.table?.race as Race });
    }
    expect(announcer.lines.filter(({ id }) => id > heard).map(({ text }) => text)).toEqual([
      "Best chances now: Mia, 70%.",
      "Best chances now: Leo, 80%.",
    ]);
  });
});

describe("the owl", () => {
  const HINT = { ply: 3, seat: 0, ways: 4, why: "far" } as Decision;

  function open(changes: Partial<Race>, isCoached = true): { table: FakeTable; hints: Hints } {
    const seats = [makeSeat({ is_coached: isCoached }), makeSeat()];
    const race = makeRace({ ply: 3, awaits_roll: false, actor: 0, on_turn: 0, ...changes });
    const table = new FakeTable(makeTable({ seats, race }));
    table.advice = [HINT];
    return { table, hints: new Hints(table) };
  }

  it("is offered in one's own turn after the roll, to a seat that has one", () => {
    expect(open({}).hints.isOffered).toBe(true);
    expect(open({}, false).hints.isOffered).toBe(false);
    expect(open({ awaits_roll: true, actor: null }).hints.isOffered).toBe(false);
    expect(open({ actor: 1, on_turn: 1 }).hints.isOffered).toBe(false);
  });

  it("thinks, shows, and is put away by another tap", async () => {
    const { table, hints } = open({});
    hints.toggle();
    hints.toggle();
    expect([hints.isAsking, hints.shown]).toEqual([true, null]);
    await tick();
    expect(table.advised).toBe(1);
    expect([hints.isAsking, hints.shown?.decision]).toEqual([false, HINT]);
    hints.toggle();
    expect(hints.shown).toBeNull();
  });

  it("forgets its hint with the position, and an answer that comes too late", async () => {
    const { table, hints } = open({});
    hints.toggle();
    await tick();
    table.play(5);
    expect([hints.isOffered, hints.shown]).toEqual([true, null]);
    hints.toggle();
    table.play(6);
    await tick();
    expect([hints.isAsking, hints.shown]).toEqual([false, null]);
  });

  it("shows the newest answer, also where an older one comes after it", async () => {
    const { table, hints } = open({});
    const answers: ((decision: Decision) => void)[] = [];
    table.advise = () => new Promise((answer) => answers.push(answer));
    hints.toggle();
    table.play(5);
    hints.toggle();
    answers[1]?.({ ...HINT, ply: 5 });
    await tick();
    answers[0]?.(HINT);
    await tick();
    expect([hints.isAsking, hints.shown?.decision?.ply]).toEqual([false, 5]);
  });

  it("says nothing of a question that came too late, and tells why where it cannot answer", async () => {
    const { table, hints } = open({});
    notices.dismiss();
    table.advice = [new RefusalError("ply/stale", ""), new RefusalError("server/busy", "")];
    hints.toggle();
    await tick();
    expect([notices.now, hints.isAsking]).toEqual([null, false]);
    hints.toggle();
    await tick();
    expect(notices.now?.id).toBe("error-server-busy");
    notices.dismiss();
  });

  it("is switched by a tap", () => {
    const say = vi.fn();
    render(CoachSwitch, { seat: makeSeat({ name: "Mia" }), index: 1, say });
    const toggle = screen.getByRole("switch", { name: "The owl helps Mia" });
    expect(toggle.getAttribute("aria-checked")).toBe("false");
    toggle.click();
    expect(say).toHaveBeenCalledWith({ type: "set-seat", seat: 1, is_coached: true });
  });
});

describe("news", () => {
  const off = readLive(makeTable({ seats: [makeSeat(), makeSeat()] }));

  it("tell what was switched on and off, and nothing of seats that come and go", () => {
    const on = readLive(makeTable({ has_bar: true, seats: [makeSeat(), makeSeat({ is_coached: true })] }));
    expect(listNews(off, on)).toEqual([
      { id: "bar-says", state: "on", seat: -1 },
      { id: "coach-says", state: "on", seat: 1 },
    ]);
    expect(listNews(on, off).map(({ state }) => state)).toEqual(["off", "off"]);
    expect(listNews(on, { hasBar: true, coached: [true], ahead: [] })).toEqual([]);
    const ahead = { ...off, ahead: [0, 3] };
    expect([listNews(off, ahead), listNews(ahead, { ...off, ahead: [0, 3] }), listNews(ahead, off)]).toEqual([
      [{ id: "fair-start-says", state: "on", seat: -1 }],
      [],
      [{ id: "fair-start-says", state: "off", seat: -1 }],
    ]);
  });

  it("are shown to everybody, with the name of the seat", async () => {
    const seats = [makeSeat({ name: "Mia", is_coached: true }), makeSeat()];
    render(LiveNews, { table: makeTable({ seats }), before: off });
    await tick();
    expect(notices.now).toEqual({ id: "coach-says", facts: { state: "on", name: "Mia", says: "" } });
    expect(t("coach-says", notices.now?.facts)).toBe("Mia can ask the owl for hints now.");
    notices.dismiss();
  });

  it("of one step are told together", async () => {
    const seats = [makeSeat({ name: "Mia", is_coached: true }), makeSeat({ name: "Leo", is_coached: true })];
    render(LiveNews, { table: makeTable({ has_bar: true, seats }), ahead: [3, 0], before: off });
    await tick();
    expect(t(notices.now?.id ?? "", notices.now?.facts)).toBe(
      "The bar is on: everybody sees who might win. Mia can ask the owl for hints now. " +
        "Leo can ask the owl for hints now. Mia begins 3 spaces ahead.",
    );
    notices.dismiss();
  });

  it("say who begins how far ahead", async () => {
    const seats = [makeSeat({ name: "Mia" }), makeSeat({ name: "Leo" })];
    render(LiveNews, { table: makeTable({ seats }), ahead: [3, 1], before: off });
    await tick();
    expect(t(notices.now?.id ?? "", notices.now?.facts)).toBe("Mia begins 3 spaces ahead. Leo begins one space ahead.");
    notices.dismiss();
  });
});
