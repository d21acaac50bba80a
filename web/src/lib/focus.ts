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

function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || !active.isConnected;
}
