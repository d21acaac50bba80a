/** Dragging of a piece from the tray to the road. */

import { SLOP } from "../../../board/gestures";
import type { Choice } from "./route.svelte";

/** A finger covers what it drags: the piece is held this much above it. */
const ABOVE_PX = 34;

interface Hands {
  /** It left its place. */
  readonly onlift: (choice: Choice) => void;
  /** It was let go at a point of the window. */
  readonly ondrop: (choice: Choice, x: number, y: number) => void;
  readonly oncancel: () => void;
}

export class Drag {
  choice: Choice | null = $state.raw(null);
  x = $state(0);
  y = $state(0);

  constructor(readonly hands: Hands) {}

  /** Begin with a press; it becomes a drag once the finger moves. */
  press(event: PointerEvent, choice: Choice): void {
    if (!event.isPrimary || event.button !== 0) return;
    const ends = new AbortController();
    const { signal } = ends;
    const above = event.pointerType === "touch" ? ABOVE_PX : 0;
    const [startX, startY] = [event.clientX, event.clientY];

    const move = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      if (!this.choice) {
        if (Math.hypot(at.clientX - startX, at.clientY - startY) < SLOP) return;
        this.choice = choice;
        this.hands.onlift(choice);
      }
      [this.x, this.y] = [at.clientX, at.clientY - above];
    };
    const end = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      ends.abort();
      const wasDragging = this.choice !== null;
      this.choice = null;
      if (!wasDragging) return;
      if (at.type === "pointerup") this.hands.ondrop(choice, this.x, this.y);
      else this.hands.oncancel();
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }
}
