import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { event, FakeSocket, makeSeat, makeTable, makeYou, welcome } from "../lib/fakes";
import { TableClient } from "../lib/table.svelte";
import type { Table } from "../wire";
import { words } from "../words";
import StartButton from "./StartButton.svelte";

const free = makeSeat({ kind: "link", car: "blue", is_taken: false, is_online: false, is_away: true });
const opa = makeSeat({ kind: "link", car: "green", name: "Opa", is_online: false });
const you = makeYou({ links: { 1: "http://192.0.2.1/t/ABC234#key" } });

beforeEach(() => words.speak("en"));

function show(table: Table): FakeSocket {
  const client = new TableClient("ABC234", (url) => new FakeSocket(url));
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(table, you));
  render(StartButton, { client, table, you });
  return FakeSocket.last;
}

function answer(socket: FakeSocket, number: number): void {
  const id = socket.sent.at(-1)?.id ?? "";
  socket.say({ type: "answer", id, number, key: null });
  socket.say(event(makeTable({ number })));
}

test("a race starts at once where everybody is there, or a computer drives", async () => {
  const socket = show(makeTable({ seats: [makeSeat(), { ...opa, is_online: true }, { ...free, driver: "racer" }] }));
  await fireEvent.click(screen.getByRole("button", { name: "Start!" }));
  expect(socket.heard("start")).toHaveLength(1);
});

test("where somebody is missing it asks first, and waits", async () => {
  const socket = show(makeTable({ seats: [makeSeat(), free, opa] }));
  await fireEvent.click(screen.getByRole("button", { name: "Start!" }));
  expect(screen.getByRole("dialog", { name: "Blue and Opa aren’t here yet." })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Send Blue the link" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toBe(you.links["1"]);
  await fireEvent.click(screen.getByRole("button", { name: "Let’s wait" }));
  expect(screen.queryByRole("dialog", { name: /not here yet/ })).toBeNull();
  expect(socket.heard("start")).toHaveLength(0);
});

test("computers may drive there, or it starts all the same", async () => {
  const socket = show(makeTable({ seats: [makeSeat(), free] }));
  await fireEvent.click(screen.getByRole("button", { name: "Start!" }));
  await fireEvent.click(screen.getByRole("button", { name: "Let the computer drive that car" }));
  expect(socket.heard("hand-over")).toMatchObject([{ seat: 1 }]);
  expect(socket.heard("start")).toHaveLength(0);
  answer(socket, 2);
  await vi.waitFor(() => expect(socket.heard("start")).toHaveLength(1));
  answer(socket, 3);
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await fireEvent.click(screen.getByRole("button", { name: "Start!" }));
  await fireEvent.click(screen.getByRole("button", { name: "Start anyway" }));
  expect(socket.heard("start")).toHaveLength(2);
});
