import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchStory } from "../lib/api";
import { notices } from "../lib/notices.svelte";
import { words } from "../words";
import RecordLink from "./RecordLink.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>Save</span>" }));
const fetched = vi.fn<typeof fetch>();
const paths = () => fetched.mock.calls.map(([path, init]) => [path, init?.headers]);

beforeEach(async () => {
  await words.speak("en");
  vi.stubGlobal("fetch", fetched);
  URL.createObjectURL = vi.fn(() => "blob:record");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  localStorage.clear();
});

test("the record and the story of a locked table are fetched with the keys of this browser", async () => {
  localStorage.setItem("hairpin/keys/ABC234", '["k1","k2"]');
  fetched.mockImplementationOnce(() => Promise.resolve(new Response("hairpin race 1\n")));
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('{"race":1,"moments":[]}')));
  render(RecordLink, { code: "ABC234", race: 1, children });
  expect(await fireEvent.click(screen.getByRole("link", { name: "Save" }))).toBe(false);
  await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(await fetchStory("ABC234", 1)).toEqual([]);
  const keys = { "Hairpin-Keys": "k1,k2" };
  expect(paths()).toEqual([
    ["/api/tables/ABC234/races/1.race", keys],
    ["/api/tables/ABC234/races/1/story", keys],
  ]);
});

test("whoever has no key is told why nothing is saved", async () => {
  const locked = new Response('{"code":"table/locked","message":"","fields":{}}', { status: 403 });
  fetched.mockImplementationOnce(() => Promise.resolve(locked));
  render(RecordLink, { code: "ABC234", race: 1, children });
  await fireEvent.click(screen.getByRole("link", { name: "Save" }));
  await vi.waitFor(() => expect(notices.now?.id).toBe("error-table-locked"));
  expect(paths()).toEqual([["/api/tables/ABC234/races/1.race", undefined]]);
});
