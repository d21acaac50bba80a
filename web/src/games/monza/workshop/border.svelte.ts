/** Dragging of the border between two spaces, in steps of a half. */

import type { Camera } from "../../../board/camera.svelte";
import type { Blueprint, Drawing } from "../wire";
import { borderOf, scaleAt } from "./canvas";
import { moveBorder } from "./edits";
import { HALF, times } from "./lengths";

export class Border {
  /** The space whose front border is dragged, or empty. */
  name = $state("");
  /** The distance of the drag ahead, in units of the drawing. */
  by = $state(0);
  #finger = 0;
  #halves = 0;
  #unit = 0;
  #from = { x: 0, y: 0 };
  /** The direction of the lane on the screen. */
  #along = { x: 0, y: 0 };

  grab(event: PointerEvent, name: string, drawing: Drawing, board: Blueprint, camera: Camera): void {
    const shape = drawing.spaces[name];
    if (!shape) return;
    const heading = ((borderOf(shape, "front")[2] - camera.signTurn) * Math.PI) / 180;
    this.name = name;
    this.#finger = event.pointerId;
    this.by = this.#halves = 0;
    this.#unit = scaleAt(board, name, shape) / 2;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#along = { x: Math.cos(heading) / camera.pixels, y: Math.sin(heading) / camera.pixels };
  }

  /** Is the border dragged by this pointer? */
  isUnder(event: PointerEvent): boolean {
    return this.name !== "" && event.pointerId === this.#finger;
  }

  pull(event: PointerEvent): void {
    const far = (event.clientX - this.#from.x) * this.#along.x + (event.clientY - this.#from.y) * this.#along.y;
    this.#halves = Math.round(far / this.#unit);
    this.by = this.#halves * this.#unit;
  }

  /** End the drag and return the changed board. */
  drop(board: Blueprint): Blueprint {
    const { name } = this;
    this.lose();
    return moveBorder(board, name, times(HALF, BigInt(this.#halves)));
  }

  lose(): void {
    this.name = "";
    this.by = 0;
  }
}
