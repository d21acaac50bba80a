import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeSeat, makeTable } from "../../../lib/fakes";
import { notices } from "../../../lib/notices.svelte";
import { RefusalError } from "../../../lib/refusal";
import type { TableClient } from "../../../lib/table.svelte";
import type { Table } from "../../../wire";
import { words } from "../../../words";
import { BOARD } from "../board/fixture";
import { lendBoard } from "../boards";
import type { FairStartStep } from "../wire";
import FairStart from "./FairStart.svelte";

const FOUND: FairStartStep = {
  share: 1,
  found: { grid: ["A3", "S"], before: [0.4, 0.6], after: [0.5, 0.5], error: 0.01, races: 1000 },
  code: "",
  fields: {},
};
const SEATS = [makeSeat({ name: "Mia", car: "red" }), makeSeat({ kind: "computer", driver: "racer", car: "blue" })];
const OPTIONS = { track: "sprint", pro: "no", bonus: "no", grid: "-" };
const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
const button = (name: string): HTMLElement => screen.getByRole("button", { name, hidden: true });
const press = async (name: string): Promise<void> => {
  button(name).focus();
  await fireEvent.click(button(name));
  await tick();
};

/** A table on a board that need not be fetched. */
function makeLent(changes: Partial<Table> = {}): Table {
  const table = makeTable({ game: "monza", seats: SEATS, options: OPTIONS, ...changes });
  lendBoard(table.options, BOARD);
  return table;
}

function show(command: TableClient["command"] = () => Promise.resolve(null as never)) {
  const props = { table: makeLent(), drivers: [], standard: "racer", onclose: vi.fn() };
  return { ...render(FairStart, { ...props, client: { command } as TableClient }), onclose: props.onclose };
}

/** A response with a line of JSON; jsdom has no streams. */
function makeLine(step: FairStartStep): Response {
  const parts = [{ done: false, value: `${JSON.stringify(step)}\n` }];
  const read = () => Promise.resolve(parts.shift() ?? { done: true });
  return { ok: true, body: { pipeThrough: () => ({ getReader: () => ({ read }) }) } } as unknown as Response;
}

/** Answer the search. */
function answerWith(answer: Promise<Response>): void {
  vi.stubGlobal("TextDecoderStream", Object);
  vi.stubGlobal("fetch", () => answer);
}

async function find(): Promise<void> {
  answerWith(Promise.resolve(makeLine(FOUND)));
  await press("Find a fair start");
  await screen.findByText("Mia begins 3 spaces ahead.");
}

beforeEach(() => words.learn("live"));
afterEach(() => {
  cleanup();
  notices.dismiss();
  vi.unstubAllGlobals();
});

describe("the focus", () => {
  it("goes to what takes the place of what was pressed", async () => {
    show();
    answerWith(new Promise(() => undefined));
    await press("Find a fair start");
    expect(document.activeElement).toBe(button("Stop"));
    await press("Stop");
    expect(document.activeElement).toBe(button("Find a fair start"));
    await find();
    await tick();
    expect(document.activeElement?.textContent).toContain("Mia begins 3 spaces ahead.");
    await press("Change something");
    expect(document.activeElement).toBe(button("Find a fair start"));
  });

  it("stays where somebody has moved it meanwhile", async () => {
    show();
    let answer = (_: Response): void => undefined;
    answerWith(new Promise((done) => (answer = done)));
    await press("Find a fair start");
    button("Close").focus();
    answer(makeLine(FOUND));
    await screen.findByText("Mia begins 3 spaces ahead.");
    await tick();
    expect(document.activeElement).toBe(button("Close"));
  });
});

describe("what fails", () => {
  it("is told in the dialog, where the search was", async () => {
    show();
    answerWith(Promise.resolve(new Response('{ "code": "record/failed" }', { status: 503 })));
    await press("Find a fair start");
    const told = await screen.findByText("This race is too hard to work out. Try another one.");
    expect(told.closest("dialog")).not.toBeNull();
    expect(document.activeElement).toBe(button("Find a fair start"));
  });

  it("is told in the dialog, where what was found is not taken", async () => {
    const { onclose } = show(() => Promise.reject(new RefusalError("table/stage", "")));
    await find();
    await press("Let’s race like this");
    const told = await screen.findByText(/^You can’t do that right now/);
    expect(told.closest("dialog")).not.toBeNull();
    expect(onclose).not.toHaveBeenCalled();
  });
});

describe("what was found", () => {
  it.each([
    ["another rule", { options: { ...OPTIONS, pro: "yes" } }],
    ["another driver", { seats: [makeSeat({ name: "Mia", car: "red" }), { ...SEATS[1], driver: "random" }] as never }],
    ["another board", { options: { ...OPTIONS, track: "oval" } }],
  ])("is dropped with %s", async (_, changes: Partial<Table>) => {
    const { rerender } = show();
    await find();
    await rerender({ table: makeLent(changes) });
    flushSync();
    expect(button("Find a fair start")).toBeTruthy();
  });

  it("stays where somebody is called something else, and where it is taken", async () => {
    const { rerender } = show();
    await find();
    const named = [makeSeat({ name: "Leo", car: "red" }), ...SEATS.slice(1)];
    await rerender({ table: makeLent({ seats: named, options: { ...OPTIONS, grid: "A3,S" } }) });
    expect(screen.getByText("Leo begins 3 spaces ahead.")).toBeTruthy();
  });
});
