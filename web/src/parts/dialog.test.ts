import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { words } from "../words";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<button>inside</button>" }));
const props = { title: "Menu", onclose: () => undefined, children };
const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
let first: HTMLButtonElement;

beforeEach(async () => {
  await words.speak("en");
  first = document.body.appendChild(document.createElement("button"));
  first.focus();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Open a dialog, and take the focus into it. */
function open(): { close: () => Promise<void>; inside: HTMLElement } {
  const room = document.body.appendChild(document.createElement("div"));
  const dialog = mount(Dialog, { target: room, props });
  flushSync();
  const [inside] = [...room.querySelectorAll("button")].reverse();
  inside?.focus();
  return { close: () => unmount(dialog), inside: inside as HTMLElement };
}

it("gives the focus back when it is removed while it is open", async () => {
  const { unmount: remove, container } = render(Dialog, props);
  container.querySelector("button")?.focus();
  expect(document.activeElement).not.toBe(first);
  remove();
  await tick();
  expect(document.activeElement).toBe(first);
});

it.each(["before", "after"])(
  "leads back to where the one was opened from that is removed %s it opens",
  async (order) => {
    const menu = open();
    if (order === "before") await menu.close();
    const other = open();
    if (order === "after") await menu.close();
    await tick();
    expect(document.activeElement).toBe(other.inside);
    await other.close();
    await tick();
    expect(document.activeElement).toBe(first);
  },
);

it("leads back into the dialog below it", async () => {
  const menu = open();
  const other = open();
  await other.close();
  await tick();
  expect(document.activeElement).toBe(menu.inside);
});

it("leaves the focus where it was moved to, and does not look for what is gone", async () => {
  const menu = open();
  const next = document.body.appendChild(document.createElement("button"));
  await menu.close();
  next.focus();
  await tick();
  expect(document.activeElement).toBe(next);
  const other = open();
  next.remove();
  await other.close();
  await tick();
  expect(document.activeElement).toBe(document.body);
});

it("hears that it was closed while it is there, and not when it is told too late", () => {
  const onclose = vi.fn();
  const { unmount: remove, container } = render(Dialog, { ...props, onclose });
  const dialog = container.querySelector("dialog");
  dialog?.dispatchEvent(new Event("close"));
  expect(onclose).toHaveBeenCalledTimes(1);
  remove();
  dialog?.dispatchEvent(new Event("close"));
  expect(onclose).toHaveBeenCalledTimes(1);
});
