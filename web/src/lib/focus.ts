/** Keyboard focus after the focused element was removed. */

/** Focus the first match of `next` if the focus was lost or is on the container. */
export function focusNext(room: HTMLElement, next: string): void {
  if (!isLost() && document.activeElement !== room) return;
  room.querySelector<HTMLElement | SVGElement>(next)?.focus();
  keepFocus(room);
}

/** Focus the container if the focus was lost. */
export function keepFocus(room: HTMLElement): void {
  if (isLost()) room.focus({ preventScroll: true });
}

type Focusable = HTMLElement | SVGElement;

/** By open dialog, where the focus came from: at first, and from where before that if it was in another dialog. */
const origins = new WeakMap<Element, readonly Focusable[]>();
/** Those of a dialog that has just been removed: the one that takes its place is opened before the focus is back. */
let left: readonly Focusable[] = [];

/** Remember where the focus is when a dialog opens; returns what gives it back when the dialog is removed. */
export function rememberFocus(dialog: Element): () => void {
  const active = document.activeElement;
  const outer = active?.closest("dialog");
  const before = outer ? (origins.get(outer) ?? []) : left;
  const mine = isLost() ? before : [active as Focusable, ...before];
  origins.set(dialog, mine);
  return () => {
    left = mine;
    setTimeout(() => {
      if (left === mine) left = [];
      for (const one of mine) if (isLost() && one.isConnected) one.focus({ preventScroll: true });
    });
  };
}

function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || !active.isConnected;
}
