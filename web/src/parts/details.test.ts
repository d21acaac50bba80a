import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "../lib/notices.svelte";
import { readPage, voice } from "../lib/voice.svelte";
import { t, words } from "../words";
import Notice from "./Notice.svelte";
import TableRefused from "./Refused.svelte";

const ENGLISH = "x/y: the frobnicator at 3:7 is not a widget";

beforeEach(() => words.speak("de"));
afterEach(() => {
  notices.dismiss();
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The fold with the developer's English: closed, in English, and in nothing that is announced or spoken. */
function expectFolded(said: string): HTMLDetailsElement {
  const text = screen.getByText(said);
  const fold = text.closest("details");
  if (!fold) throw new Error("it is not folded");
  expect([fold.open, text.lang]).toEqual([false, "en"]);
  expect(fold.querySelector("summary")?.textContent).toBe(t("details"));
  expect(fold.closest("[role=alert], [role=status], [aria-live], [data-say]")).toBeNull();
  expect(readPage()).not.toContain(said);
  return fold;
}

it("a notice without a message of its own says that it failed, and folds the English", async () => {
  const heard = vi.spyOn(voice, "follow");
  render(Notice);
  notices.tell("error-x-y", { said: ENGLISH });
  await tick();
  expect(screen.getByRole("alert").textContent).toBe(t("error-other"));
  expectFolded(ENGLISH);
  expect(heard.mock.calls.flat().join(" ")).not.toContain(ENGLISH);
  expect(heard).toHaveBeenLastCalledWith(t("error-other"));
});

it("a notice with a message of its own has no fold", async () => {
  render(Notice);
  notices.tell("error-seat-taken", { said: ENGLISH });
  await tick();
  expect(screen.getByRole("alert").textContent).toBe(t("error-seat-taken"));
  expect([screen.queryByText(ENGLISH), screen.queryByText(t("details"))]).toEqual([null, null]);
});

it("a notice stays while somebody reads its details", async () => {
  vi.useFakeTimers();
  render(Notice);
  notices.tell("error-x-y", { said: ENGLISH });
  flushSync();
  const fold = expectFolded(ENGLISH);
  fold.open = true;
  fold.dispatchEvent(new Event("toggle"));
  vi.advanceTimersByTime(60_000);
  expect(notices.now?.id).toBe("error-x-y");
});

it("a table that is closed for an unknown reason folds its code", () => {
  const heard = vi.spyOn(voice, "follow");
  render(TableRefused, { code: "ABC234", refusal: "x/y" });
  expect(screen.getByRole("heading").textContent).toBe(t("error-other"));
  expectFolded("x/y");
  expect(heard.mock.calls.flat().join(" ")).not.toContain("x/y");
});
