import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { makeSeat, makeTable, makeYou } from "../lib/fakes";
import type { Wish } from "../lib/table.svelte";
import { words } from "../words";
import LockSwitch from "../parts/LockSwitch.svelte";
import type { Menu } from "./menu";
import OddBoard from "./OddBoard.svelte";
import SeatCard from "./SeatCard.svelte";
import StarterPicker from "./StarterPicker.svelte";

beforeEach(() => words.speak("en"));

function renderSeat(seat = makeSeat(), you = makeYou()): ReturnType<typeof vi.fn<(wish: Wish) => void>> {
  const say = vi.fn<(wish: Wish) => void>();
  render(SeatCard, {
    seat,
    index: 0,
    table: makeTable({ seats: [seat, makeSeat()] }),
    you,
    menu: null,
    canRemove: true,
    say,
  });
  return say;
}

describe("a seat", () => {
  it("is handed to the computer by one tap of the host", () => {
    const say = renderSeat();
    screen.getByRole("radio", { name: "the computer" }).click();
    expect(say).toHaveBeenCalledWith({ type: "set-seat", seat: 0, kind: "computer" });
  });

  it("gets its name when the field is left", () => {
    const say = renderSeat();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    field.value = " Oma ";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    expect(say).toHaveBeenCalledWith({ type: "set-seat", seat: 0, name: "Oma" });
  });

  it("that is free is taken by a guest", () => {
    const guest = makeYou({ is_host: false, seats: [] });
    const say = renderSeat(makeSeat({ kind: "link", is_taken: false, is_online: false }), guest);
    screen.getByRole("button", { name: "Sit here" }).click();
    expect(say).toHaveBeenCalledWith({ type: "sit", seat: 0 });
  });

  it("of somebody else cannot be changed by a guest", () => {
    renderSeat(makeSeat({ name: "Mama" }), makeYou({ is_host: false, seats: [] }));
    const card = within(screen.getByRole("article", { name: "Mama" }));
    expect(card.queryByRole("textbox")).toBeNull();
    expect(card.queryByRole("radio")).toBeNull();
    expect(card.queryByRole("button", { name: /Take Mama/ })).toBeNull();
  });
});

describe("cars", () => {
  const others = [makeSeat({ name: "Mama", car: "blue" }), makeSeat({ kind: "computer", car: "green" })];
  const cars = ["red", "blue", "green", "white"];

  async function pick(isHost: boolean): Promise<readonly (readonly [string, boolean])[]> {
    const seat = makeSeat({ kind: "link", name: "Opa" });
    const table = makeTable({ seats: [seat, ...others] });
    const you = makeYou({ is_host: isHost, seats: [0] });
    const menu = { cars, game: { drivers: [], standard_driver: "" }, aid: null } as unknown as Menu;
    render(SeatCard, { seat, index: 0, table, you, menu, canRemove: false, say: vi.fn() });
    await fireEvent.click(screen.getByRole("button", { name: /Red racing car/ }));
    const choice = within(screen.getByRole("group", { name: "Which car?" }));
    return choice.getAllByRole<HTMLInputElement>("radio").map((radio) => [readName(radio), radio.disabled]);
  }

  const readName = (radio: HTMLElement): string =>
    (radio.getAttribute("aria-label") ?? "").replace(/[\u2068\u2069]/g, "");

  it("of other people are taken for a player, who swaps with computers and takes free ones", async () => {
    expect(await pick(false)).toEqual([
      ["red racing car", false],
      ["blue racing car: Mama has it", true],
      ["green racing car", false],
      ["white racing car", false],
    ]);
  });

  it("are all free to choose for the host", async () => {
    expect((await pick(true)).filter(([, isTaken]) => isTaken)).toEqual([]);
  });
});

describe("a seat by link", () => {
  const opa = makeSeat({ kind: "link", name: "Opa" });
  const host = makeYou({ seats: [1] });

  it("is made free by the host, who is asked first", async () => {
    const say = renderSeat(opa, host);
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(screen.getByRole("group", { name: /Send Opa away\? The seat is free again/ })).toBeTruthy();
    expect(say).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Send Opa away" }));
    expect(say).toHaveBeenCalledWith({ type: "send-away", seat: 0 });
  });

  it("is not made free by others, nor by its own player", () => {
    renderSeat(opa, makeYou({ is_host: false, seats: [1] }));
    renderSeat(opa, makeYou({ is_host: true, seats: [0] }));
    renderSeat({ ...opa, is_taken: false }, host);
    expect(screen.queryByRole("button", { name: /Send Opa away/ })).toBeNull();
  });

  it("is not offered at a locked table", () => {
    const seat = makeSeat({ kind: "link", is_taken: false, is_online: false });
    const table = makeTable({ seats: [seat, makeSeat()], is_locked: true });
    const you = makeYou({ is_host: false, seats: [] });
    render(SeatCard, { seat, index: 0, table, you, menu: null, canRemove: false, say: vi.fn() });
    expect(screen.queryByRole("button", { name: "Sit here" })).toBeNull();
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
  it("asks who is the youngest", () => {
    const say = vi.fn<(wish: Wish) => void>();
    const seats = [makeSeat({ name: "Mama" }), makeSeat({ name: "Mia", car: "blue" })];
    render(StarterPicker, { table: makeTable({ seats }), isHost: true, say });
    const asked = within(screen.getByRole("group", { name: "Who is the youngest?" }));
    asked.getByRole("radio", { name: "Mia" }).click();
    expect(say).toHaveBeenCalledWith({ type: "arrange", starter_seat: 1 });
  });

  it("offers the champion once there is one", () => {
    render(StarterPicker, { table: makeTable({ champions: [1] }), isHost: true, say: vi.fn() });
    expect(screen.getByRole("radio", { name: "the champion" })).toBeTruthy();
  });
});

describe("an odd board", () => {
  it("tells before the race what is odd about it, a line for each kind", () => {
    const places = Array.from({ length: 10 }, (_, number) => ({ kind: "unreachable", place: `B${number + 1}` }));
    render(OddBoard, { oddities: [{ kind: "dead-end", place: "A2" }, ...places] });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "A2 A dead end: a car here cannot drive on until another one bumps it back.",
      "B1, B2, B3, B4, B5, B6, B7, B8 … No way leads here. At most a car is bumped back to this space.",
    ]);
  });

  it("says nothing where nothing is odd", () => {
    const { container } = render(OddBoard, { oddities: [] });
    expect(container.textContent).toBe("");
  });
});
