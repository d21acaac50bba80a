import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { RefusalError } from "../../../lib/refusal";
import { readPage } from "../../../lib/voice.svelte";
import type { Oddity } from "../../../wire";
import type { Drawing } from "../wire";
import { t, words } from "../../../words";
import Faults from "./Faults.svelte";
import { sayFault, whyNot } from "./faults";
import Refused from "./Refused.svelte";
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
    /Ready to race!.*A bit odd, but you can race on it:.*A dead end:.*Nobody can drive onto this space/s,
  );
  screen.getByRole("button", { name: /^B4: A dead end/ }).click();
  expect([bench.tool, bench.chosen]).toEqual(["hand", "B4"]);
});

test("a space that nobody can reach becomes a tyre by one tap", () => {
  const bench = layOut({ kind: "unreachable", place: "C1" });
  render(Faults, { bench, onpanel: () => undefined });
  screen.getByRole("button", { name: "Make it a tire" }).click();
  expect(bench.board.lanes[2]?.[0]?.colour).toBe("#");
});

test("a board without oddities says nothing about them", () => {
  render(Faults, { bench: layOut(), onpanel: () => undefined });
  expect(screen.queryByText("A bit odd, but you can race on it:")).toBeNull();
});

test("a length that is missing is shown as people write it", () => {
  const given = { long: "3.5", longest: "4", missing: "0.5" };
  expect(sayFault({ kind: "lane-length", given })).toContain("½");
});

test("a fault that has no message is told in general, with the English behind a fold", () => {
  const bench = new Workbench();
  const fault = { kind: "brand-new", says: "lane A: is wobbly", lane: "A", space: "A1", word: 0, given: {} };
  bench.drawing = { faults: [fault], oddities: [], spaces: {} } as unknown as Drawing;
  render(Faults, { bench, onpanel: () => undefined });
  expect(screen.getByText(t("workshop-fault"))).toBeTruthy();
  expect(screen.getByText(fault.says).closest("details")?.open).toBe(false);
  expect(screen.getByRole("button", { name: `A1: ${t("workshop-fault")}` })).toBeTruthy();
});

test("a file that is refused says why, and folds where in it the fault is", () => {
  const refusal = new RefusalError("track/file", "x.toml, line 3: is no TOML", { fault: "not-toml" });
  render(Refused, { refusal, onclose: () => undefined });
  expect(readPage()).toBe(t("fault-not-toml"));
  const said = screen.getByText(refusal.message);
  expect([said.closest("details")?.open, said.lang, said.closest("[data-say]")]).toEqual([false, "en", null]);
});
