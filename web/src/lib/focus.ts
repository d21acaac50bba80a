/** Where the keyboard goes when the thing that had it is gone. */

/** Give the keyboard to the first thing that is to be done next, where it was lost or waits in the room. */
export function focusNext(room: HTMLElement, next: string): void {
  if (!isLost() && document.activeElement !== room) return;
  room.querySelector<HTMLElement | SVGElement>(next)?.focus();
  keepFocus(room);
}

/** Keep the keyboard in the room, where the thing that had it is gone and nothing is to be done. */
export function keepFocus(room: HTMLElement): void {
  if (isLost()) room.focus({ preventScroll: true });
}

function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || !active.isConnected;
}
