/** Keys of a turn: numbers and letters pick a die up, arrows roam the board, Page keys go from lit space to lit space. */

import type { Wheel } from "./wheel.svelte";
import { LETTERS } from "./words";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Do what a key means in a turn; says whether it meant anything. */
export function pressKey(event: KeyboardEvent, wheel: Wheel, root: Element, onroam: (key: string) => void): boolean {
  const { route } = wheel;
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (ARROWS.includes(key) && !event.shiftKey) onroam(key);
  else if (key === "PageDown" || key === "PageUp") return focusTarget(root, key === "PageDown" ? 1 : -1);
  else if (!route || !wheel.isReady) return false;
  else if (key === "Backspace") wheel.takeBack();
  else if (key === "Escape") dropAll(wheel);
  else if (/^[1-6]$/.test(key)) chooseSlot(wheel, Number(key) - 1);
  else if (key.length === 1 && LETTERS.includes(key.toLowerCase())) chooseColour(wheel, key.toLowerCase());
  else return false;
  return true;
}

/** What is to be done next, the nearest thing first. */
export const NEXT =
  "button.cup, [data-way], [data-place].target, .said button:not([aria-disabled=true]), .middle button";

function chooseSlot(wheel: Wheel, slot: number): void {
  const colour = wheel.route?.dice[slot];
  if (!wheel.route || !colour || wheel.route.out.has(slot)) return;
  if (wheel.route.isMarking) wheel.route.mark(slot);
  else wheel.choose({ colour, isAccelerator: false, slot });
}

function chooseColour(wheel: Wheel, colour: string): void {
  const choice = wheel.route?.findPiece(colour);
  if (choice) wheel.choose(choice);
}

function dropAll(wheel: Wheel): void {
  wheel.choose(null);
  wheel.route?.stopMarking();
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
