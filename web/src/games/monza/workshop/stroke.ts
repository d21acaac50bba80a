/** Painting with one finger: a stroke over spaces. A second finger cancels it. */

interface Handlers {
  /** The space at a point of the window, or "". */
  placeAt(x: number, y: number): string;
  isPainting(): boolean;
  /** Paint one more space of the stroke. */
  touch(place: string): void;
  /** The stroke is done. */
  end(): void;
  cancel(): void;
}

/** So far apart a moving finger is looked at: no space is narrower where one can still see it. */
const STEP_PX = 5;

export class Stroke {
  readonly #handlers: Handlers;
  readonly #fingers = new Set<number>();
  #last: { x: number; y: number } | null = null;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#fingers.add(event.pointerId);
    if (this.#fingers.size > 1) return this.#stop();
    if (!this.#handlers.isPainting()) return;
    const place = this.#handlers.placeAt(event.clientX, event.clientY);
    if (place === "") return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#last = { x: event.clientX, y: event.clientY };
    this.#handlers.touch(place);
  }

  move(event: PointerEvent): void {
    if (!this.#last || !this.#fingers.has(event.pointerId)) return;
    const from = this.#last;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const steps = Math.ceil(Math.hypot(dx, dy) / STEP_PX);
    for (let step = 1; step <= steps; step++) {
      const place = this.#handlers.placeAt(from.x + (dx * step) / steps, from.y + (dy * step) / steps);
      if (place !== "") this.#handlers.touch(place);
    }
    this.#last = { x: event.clientX, y: event.clientY };
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#last) this.#handlers.end();
    this.#last = null;
  }

  /** The browser took the finger for itself. */
  lose(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#stop();
  }

  #stop(): void {
    if (this.#last) this.#handlers.cancel();
    this.#last = null;
  }
}
