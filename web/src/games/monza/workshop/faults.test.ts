import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Oddity } from "../../../wire";
import type { Drawing } from "../wire";
import { words } from "../../../words";
import Faults from "./Faults.svelte";
import { whyNot } from "./faults";
import { Workbench } from "./workbench.svelte";

beforeEach(async () => {
  localStorage.clear();
  await words.speak("en");
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

/** A board that can be raced on, with what is odd about it. */
function layOut(...oddities: Oddity[]): Workbench {
  const bench = new Workbench();
  bench.drawing = { faults: [], oddities, spaces: {} } as unknown as Drawing;
  return bench;
}

test("an odd board is ready to race, and says what is odd about it and where", () => {
  const bench = layOut(
    { kind: "dead-end", place: "A2" },
    { kind: "dead-end", place: "B4" },
    { kind: "unreachable", place: "C1" },
  );
  const { container } = render(Faults, { bench, onpanel: () => undefined });
  expect([bench.isWhole, whyNot(bench)]).toEqual([true, ""]);
  expect(container.textContent).toMatch(
    /Ready to race!.*Odd, but you can race on it:.*A dead end:.*No way leads here/s,
  );
  screen.getByRole("button", { name: /^B4: A dead end/ }).click();
  expect([bench.tool, bench.chosen]).toEqual(["hand", "B4"]);
});

test("a space that nobody can reach becomes a tyre by one tap", () => {
  const bench = layOut({ kind: "unreachable", place: "C1" });
  render(Faults, { bench, onpanel: () => undefined });
  screen.getByRole("button", { name: "Make it a tyre" }).click();
  expect(bench.board.lanes[2]?.[0]?.colour).toBe("#");
});

test("a board without oddities says nothing about them", () => {
  render(Faults, { bench: layOut(), onpanel: () => undefined });
  expect(screen.queryByText("Odd, but you can race on it:")).toBeNull();
});
