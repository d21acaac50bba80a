import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeSeat, makeTable, makeYou } from "../lib/fakes";
import type { Wish } from "../lib/table.svelte";
import { words } from "../words";
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
