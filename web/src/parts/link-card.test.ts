import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { words } from "../words";
import LinkCard from "./LinkCard.svelte";

const URL = "http://192.0.2.1:8642/t/ABC234#key";

beforeEach(() => words.speak("en"));

test("a link is shown as a QR code and as text", async () => {
  render(LinkCard, { url: URL });
  const code = await screen.findByRole("img");
  expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M/);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(URL);
});

test("the button copies the link, and selects it where the browser has no clipboard", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  render(LinkCard, { url: URL });
  await fireEvent.click(screen.getByRole("button"));
  expect(writeText).toHaveBeenCalledWith(URL);
  writeText.mockRejectedValueOnce(new Error("not allowed"));
  await fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
});

test.each([
  [false, /stop Hairpin and start it like this/],
  [true, /isn’t on a network right now/],
])("a link that no phone can open has no QR code, but a hint (home network: %s)", async (isLan, hint) => {
  const house = { address: "http://127.0.0.1:8642", is_lan: isLan, keep_days: 30 };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(house))));
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    const url = `http://${host}:8642/t/ABC234#key`;
    const { unmount } = render(LinkCard, { url });
    expect(await screen.findByText(hint)).toBeTruthy();
    expect(screen.queryByText("hairpin serve --lan") !== null).toBe(!isLan);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(url);
    unmount();
  }
});
