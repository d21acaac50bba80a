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
