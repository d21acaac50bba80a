import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { keepEvening } from "../lib/evenings";
import { makeSeat, makeTable, makeYou } from "../lib/fakes";
import type { Wish } from "../lib/table.svelte";
import type { Table } from "../wire";
import { words } from "../words";
import LockSwitch from "../parts/LockSwitch.svelte";
import Bay from "./Bay.svelte";
import type { Menu } from "./menu";
import OddBoard from "./OddBoard.svelte";
import SeatSheet from "./SeatSheet.svelte";
import StarterPicker from "./StarterPicker.svelte";

beforeEach(() => words.speak("en"));

type Say = ReturnType<typeof vi.fn<(wish: Wish) => void>>;

function renderSheet(seat = makeSeat(), you = makeYou(), menu: Menu | null = null): Say {
  const say = vi.fn<(wish: Wish) => void>();
  const table = makeTable({ seats: [seat, makeSeat()] });
  render(SeatSheet, { index: 0, table, you, menu, say, onclose: vi.fn() });
  return say;
}

function renderBay(seat = makeSeat(), you = makeYou(), changes: Partial<Table> = {}): Say {
  const say = vi.fn<(wish: Wish) => void>();
  const table = makeTable({ seats: [seat, makeSeat()], ...changes });
  render(Bay, { seat, index: 0, table, you, menu: null, say, onopen: vi.fn() });
  return say;
}

describe("the sheet of a seat", () => {
  it("hands it to the computer by one tap of the host", () => {
    const say = renderSheet();
    screen.getByRole("radio", { name: "the computer" }).click();
    expect(say).toHaveBeenCalledWith({ type: "set-seat", seat: 0, kind: "computer" });
  });

  it("takes its name when the field is left", () => {
    const say = renderSheet();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    field.value = " Oma ";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    expect(say).toHaveBeenCalledWith({ type: "set-seat", seat: 0, name: "Oma" });
  });

  it("offers the names of the last evenings that nobody has here", () => {
    const seats = [makeSeat({ name: "Mia" }), makeSeat({ name: "Ben" }), makeSeat({ kind: "computer", name: "Skye" })];
    keepEvening(makeTable({ code: "OLD234", seats, races: 1 }), makeYou());
    const say = renderSheet(makeSeat({ name: "Ben" }));
    const names = within(screen.getByRole("group", { name: "Recent names" }));
    expect(names.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Mia"]);
    names.getByRole("button", { name: "Mia" }).click();
    expect(say).toHaveBeenCalledWith({ type: "set-seat", seat: 0, name: "Mia" });
  });

  it("of somebody else cannot be changed by a guest", () => {
    renderSheet(makeSeat({ name: "Mama" }), makeYou({ is_host: false, seats: [] }));
    const sheet = within(screen.getByRole("dialog", { name: "Mama" }));
    expect(sheet.queryByRole("textbox")).toBeNull();
    expect(sheet.queryByRole("radio")).toBeNull();
    expect(sheet.queryByRole("button", { name: /Take Mama/ })).toBeNull();
  });
});

describe("a bay of the garage", () => {
  const free = makeSeat({ kind: "link", is_taken: false, is_online: false });
  const guest = makeYou({ is_host: false, seats: [] });

  it("of a free seat is taken by a guest", () => {
    const say = renderBay(free, guest);
    screen.getByRole("button", { name: "Sit here" }).click();
    expect(say).toHaveBeenCalledWith({ type: "sit", seat: 0 });
  });

  it("is not offered at a locked table", () => {
    renderBay(free, guest, { is_locked: true });
    expect(screen.queryByRole("button", { name: "Sit here" })).toBeNull();
  });

  it("shows the link of a free seat to the host", () => {
    renderBay(free, makeYou({ seats: [1], links: { 0: "http://hairpin.test/t/ABC234#key" } }));
    expect(screen.getByRole("button", { name: "Red’s link" })).toBeTruthy();
  });

  it("says who drives, how many trophies there are, and who starts", () => {
    renderBay(makeSeat({ kind: "computer", driver: "tactician" }), makeYou({ seats: [1] }), { trophies: [2, 0] });
    const bay = within(screen.getByRole("article"));
    expect(bay.getByText("Fox keeps an eye on the others")).toBeTruthy();
    expect(bay.getByRole("img", { name: "2 trophies" })).toBeTruthy();
    expect(bay.getByRole("img", { name: "Goes first" })).toBeTruthy();
  });
});

describe("cars", () => {
  const others = [makeSeat({ name: "Mama", car: "blue" }), makeSeat({ kind: "computer", car: "green" })];
  const cars = ["red", "blue", "green", "white"];

  function pick(isHost: boolean): readonly (readonly [string, boolean])[] {
    const seat = makeSeat({ kind: "link", name: "Opa" });
    const table = makeTable({ seats: [seat, ...others] });
    const you = makeYou({ is_host: isHost, seats: [0] });
    const menu = { cars, players: [2], game: { drivers: [], standard_driver: "" }, aid: null } as unknown as Menu;
    render(SeatSheet, { index: 0, table, you, menu, say: vi.fn(), onclose: vi.fn() });
    const choice = within(screen.getByRole("group", { name: "Which car?" }));
    return choice.getAllByRole<HTMLInputElement>("radio").map((radio) => [readName(radio), radio.disabled]);
  }

  const readName = (radio: HTMLElement): string =>
    (radio.getAttribute("aria-label") ?? "").replace(/[\u2068\u2069]/g, "");

  it("of other people are taken for a player, who swaps with computers and takes free ones", () => {
    expect(pick(false)).toEqual([
      ["red race car", false],
      ["blue race car: Mama has it", true],
      ["green race car", false],
      ["white race car", false],
    ]);
  });

  it("are all free to choose for the host", () => {
    expect(pick(true).filter(([, isTaken]) => isTaken)).toEqual([]);
  });
});

describe("a seat by link", () => {
  const opa = makeSeat({ kind: "link", name: "Opa" });
  const host = makeYou({ seats: [1] });

  it("is made free by the host, who is asked first", async () => {
    const say = renderSheet(opa, host);
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(screen.getByRole("group", { name: /Send Opa away\? The seat will be free again/ })).toBeTruthy();
    expect(say).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(say).toHaveBeenCalledWith({ type: "send-away", seat: 0 });
  });

  it("is not made free by others, nor by its own player", () => {
    renderSheet(opa, makeYou({ is_host: false, seats: [1] }));
    renderSheet(opa, makeYou({ is_host: true, seats: [0] }));
    renderSheet({ ...opa, is_taken: false }, host);
    expect(screen.queryByRole("button", { name: /Send Opa away/ })).toBeNull();
  });
});

describe("the lock", () => {
  it("is a switch for the host", () => {
    const say = vi.fn<(wish: Wish) => void>();
    render(LockSwitch, { isLocked: false, isHost: true, say });
    const lock = screen.getByRole("switch", { name: "Lock the table" });
    expect(lock.getAttribute("aria-checked")).toBe("false");
    lock.click();
    expect(say).toHaveBeenCalledWith({ type: "lock", is_locked: true });
  });

  it("is shown to everybody while it is locked, and said when it changes", async () => {
    announcer.clear();
    const { rerender } = render(LockSwitch, { isLocked: false, isHost: false, say: vi.fn() });
    expect(screen.queryByRole("img")).toBeNull();
    await rerender({ isLocked: true });
    expect(screen.getByRole("img", { name: "Locked: nobody new can come in." })).toBeTruthy();
    expect(announcer.lines.map(({ text }) => text)).toEqual(["Locked: nobody new can come in."]);
  });
});

describe("who starts", () => {
  const open = () => fireEvent.click(screen.getByRole("button", { name: /Who goes first/ }));

  it("asks who is the youngest, among people only", async () => {
    const say = vi.fn<(wish: Wish) => void>();
    const seats = [makeSeat({ name: "Mama" }), makeSeat({ name: "Mia", car: "blue" }), makeSeat({ kind: "computer" })];
    render(StarterPicker, { table: makeTable({ seats }), isHost: true, say });
    await open();
    const asked = within(screen.getByRole("group", { name: "Who’s the youngest?" }));
    expect(asked.getAllByRole("radio")).toHaveLength(2);
    asked.getByRole("radio", { name: "Mia" }).click();
    expect(say).toHaveBeenCalledWith({ type: "arrange", starter_seat: 1 });
  });

  it("asks for no age where computers race alone", async () => {
    const seats = [makeSeat({ kind: "computer" }), makeSeat({ kind: "computer", car: "blue" })];
    render(StarterPicker, { table: makeTable({ seats, starter_rule: "seat" }), isHost: true, say: vi.fn() });
    await open();
    expect(screen.queryByRole("radio", { name: "the youngest" })).toBeNull();
  });

  it("offers the champion once there is one", async () => {
    render(StarterPicker, { table: makeTable({ champions: [1] }), isHost: true, say: vi.fn() });
    await open();
    expect(screen.getByRole("radio", { name: "the champion" })).toBeTruthy();
  });
});

describe("an odd board", () => {
  it("tells before the race what is odd about it, a line for each kind", () => {
    const places = Array.from({ length: 10 }, (_, number) => ({ kind: "unreachable", place: `B${number + 1}` }));
    render(OddBoard, { oddities: [{ kind: "dead-end", place: "A2" }, ...places] });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "A2 A dead end: a car here can’t get out until another one bumps it back.",
      "B1, B2, B3, B4, B5, B6, B7, B8… Nobody can drive onto this space. Cars only get here when they’re bumped back.",
    ]);
  });

  it("says nothing where nothing is odd", () => {
    const { container } = render(OddBoard, { oddities: [] });
    expect(container.textContent).toBe("");
  });
});
