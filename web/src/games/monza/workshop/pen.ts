/** What one finger on the board means while there is paint on it: a stroke. A second finger takes the stroke back. */

interface Deeds {
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

export class Pen {
  readonly #deeds: Deeds;
  readonly #fingers = new Set<number>();
  #last: { x: number; y: number } | null = null;

  constructor(deeds: Deeds) {
    this.#deeds = deeds;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#fingers.add(event.pointerId);
    if (this.#fingers.size > 1) return this.#stop();
    if (!this.#deeds.isPainting()) return;
    const place = this.#deeds.placeAt(event.clientX, event.clientY);
    if (place === "") return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#last = { x: event.clientX, y: event.clientY };
    this.#deeds.touch(place);
  }

  move(event: PointerEvent): void {
    if (!this.#last || !this.#fingers.has(event.pointerId)) return;
    const from = this.#last;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const steps = Math.ceil(Math.hypot(dx, dy) / STEP_PX);
    for (let step = 1; step <= steps; step++) {
      const place = this.#deeds.placeAt(from.x + (dx * step) / steps, from.y + (dy * step) / steps);
      if (place !== "") this.#deeds.touch(place);
    }
    this.#last = { x: event.clientX, y: event.clientY };
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#last) this.#deeds.end();
    this.#last = null;
  }

  /** The browser took the finger for itself. */
  lose(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#stop();
  }

  #stop(): void {
    if (this.#last) this.#deeds.cancel();
    this.#last = null;
  }
}
