/** Fingers, wheel and keys on the board: pinch, pan and zoom. A tap stays a tap. */

import type { Camera } from "./camera.svelte";

/** So many pixels must a finger move before it drags. */
export const SLOP = 8;

/**
 * Let an element move a camera; returns how to stop. `wasDragged` tells whether the last press was no tap.
 * Where one finger draws it takes two to move the board: `isDrawing` says so.
 */
export function attachGestures(
  element: Element,
  camera: Camera,
  isDrawing: () => boolean = () => false,
): { wasDragged: () => boolean; detach: () => void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;

  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent): void => {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy, before] = [event.clientX - finger.x, event.clientY - finger.y, spread()];
    moved += Math.hypot(dx, dy);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (moved > SLOP && (fingers.size > 1 || !isDrawing())) camera.pan(dx / fingers.size, dy / fingers.size);
    if (before > 0) zoomAt(event, spread() / before);
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    zoomAt(event, Math.exp(-event.deltaY / (event.ctrlKey ? 90 : 400)));
  };
  const zoomAt = (event: MouseEvent, factor: number): void => {
    const box = element.getBoundingClientRect();
    camera.zoomBy(factor, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };

  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener("pointerdown", down as EventListener, { signal });
  element.addEventListener("wheel", wheel as EventListener, { signal, passive: false });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
  return { wasDragged: () => moved > SLOP, detach: () => ends.abort() };
}
