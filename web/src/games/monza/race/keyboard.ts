/** Keys of a turn: digits and letters pick a die, arrows move over the board, Page keys go to the next lit space. */

import { colourOf } from "../keys";
import type { Controls } from "./controls.svelte";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Do what a key means in a turn; says whether it meant anything. */
export function pressKey(
  event: KeyboardEvent,
  controls: Controls,
  root: Element,
  onroam: (key: string) => void,
): boolean {
  const { route } = controls;
  const { key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (ARROWS.includes(key) && !event.shiftKey) onroam(key);
  else if (key === "PageDown" || key === "PageUp") return focusTarget(root, key === "PageDown" ? 1 : -1);
  else if (!route || !controls.isReady) return false;
  else if (key === "Backspace") controls.takeBack();
  else if (key === "Escape") dropAll(controls);
  else if (/^[1-6]$/.test(key)) chooseSlot(controls, Number(key) - 1);
  else return chooseColour(controls, colourOf(event));
  return true;
}

/** What is to be done next, the nearest thing first. */
export const NEXT =
  "button.cup, [data-way], [data-place].target, .said button:not([aria-disabled=true]), .middle button";

function chooseSlot(controls: Controls, slot: number): void {
  const colour = controls.route?.dice[slot];
  if (!controls.route || !colour || controls.route.out.has(slot)) return;
  if (controls.route.isMarking) controls.route.mark(slot);
  else controls.choose({ colour, is_accelerator: false, slot });
}

function chooseColour(controls: Controls, colour: string | null): boolean {
  const choice = colour && controls.route?.findPiece(colour);
  if (choice) controls.choose(choice);
  return colour !== null;
}

function dropAll(controls: Controls): void {
  controls.choose(null);
  controls.route?.stopMarking();
}

function focusTarget(root: Element, by: number): boolean {
  const targets = [...root.querySelectorAll<SVGElement>("[data-place].target")];
  if (targets.length === 0) return false;
  const at = targets.findIndex((target) => target === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : targets.length - 1) : (at + by + targets.length) % targets.length;
  targets[next]?.focus();
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
