import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, makeTable, makeYou, welcome } from "./lib/fakes";
import { route } from "./lib/route.svelte";
import TablePage from "./TablePage.svelte";
import { words } from "./words";

const CODE = "ABC234";

beforeEach(async () => {
  await words.speak("en");
  localStorage.clear();
  FakeSocket.opened.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response("[]"));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function refuse(code: string): void {
  FakeSocket.last.say({ type: "refusal", id: "", code, message: "no", fields: {} });
}

/** What the page says, without the marks around inserted names. */
const read = () => (document.body.textContent ?? "").replace(/[\u2068\u2069]/g, "");

describe("a table that is closed to this page", () => {
  it.each([
    ["table/unknown", "Table ABC234 is gone.", false],
    ["table/locked", "Table ABC234 is locked.", true],
    ["table/sent-away", "You’re no longer at table ABC234.", false],
    ["frame/too-many", "That was too fast. Take a breath and try again.", true],
  ])("says so, and shows the way home: %s", async (code, says, canTry) => {
    render(TablePage, { code: CODE });
    FakeSocket.last.open();
    refuse(code);
    FakeSocket.last.tear(4404, code);
    await tick();
    expect(read()).toContain(says);
    expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe(canTry);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    screen.getByRole("button", { name: "All games" }).click();
    expect(route.code).toBeNull();
  });

  it("while it was only refused for now says why, and waits", async () => {
    render(TablePage, { code: CODE });
    FakeSocket.last.open();
    refuse("server/busy");
    await tick();
    expect(read()).toContain("On our way to your table");
    expect(screen.getByRole("status").textContent).toContain("There’s too much going on right now.");
  });
});

describe("a race that this version could not continue", () => {
  it("is told about in the lobby until the next race", async () => {
    render(TablePage, { code: CODE });
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(makeTable({ closed: "replay" }), makeYou()));
    await vi.waitFor(() => expect(read()).toContain("The last race couldn’t go on"), 10_000);
    FakeSocket.last.say({ type: "event", number: 2, changes: { closed: "" }, happened: [] });
    await tick();
    expect(read()).not.toContain("The last race couldn’t go on");
  });
});
