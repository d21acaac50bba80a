/** Pointer and wheel gestures that move a camera: pinch, pan and zoom. */

import type { Camera } from "./camera.svelte";

/** A pointer drags once it has moved this many pixels. */
export const SLOP = 8;

/**
 * Attach gestures to an element. `wasDragged` tells whether the last press was a drag.
 * While `isDrawing`, one finger draws and two pan.
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
