/** Pointer gestures on the board: draw, tap, long press, and panning with two fingers. */

interface Handlers {
  placeAt(x: number, y: number): string;
  /** Does a finger that moves draw? */
  isDrawing(): boolean;
  begin(place: string): void;
  draw(place: string): void;
  /** Says whether a line was drawn. */
  end(): boolean;
  cancel(): void;
  tap(place: string): void;
  /** Is there anything that a long press would take away? Where not, a slow finger may still draw. */
  canHold(place: string): boolean;
  hold(place: string): void;
  pan(x: number, y: number): void;
}

const HOLD_MS = 550;
/** A finger that trembles less than that stays where it is. */
const STILL_PX = 9;

export class PointerGestures {
  readonly #handlers: Handlers;
  /** Where each finger was seen last. */
  #seen = new Map<number, { x: number; y: number }>();
  #from: { x: number; y: number } | null = null;
  #hasMoved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  down(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    const place = this.#handlers.placeAt(at.x, at.y);
    if (event.button === 2) return this.#handlers.hold(place);
    if (event.button !== 0) return;
    this.#seen.set(event.pointerId, at);
    clearTimeout(this.#timer);
    if (this.#seen.size > 1) {
      this.#from = null;
      return this.#handlers.cancel();
    }
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    if (this.#handlers.isDrawing()) this.#handlers.begin(place);
    this.#from = at;
    this.#hasMoved = false;
    this.#timer = setTimeout(() => {
      if (!this.#handlers.canHold(place)) return;
      this.#from = null;
      this.#handlers.cancel();
      this.#handlers.hold(place);
    }, HOLD_MS);
  }

  move(event: PointerEvent): void {
    const last = this.#seen.get(event.pointerId);
    if (!last) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#seen.set(event.pointerId, at);
    if (this.#seen.size > 1)
      return this.#handlers.pan((at.x - last.x) / this.#seen.size, (at.y - last.y) / this.#seen.size);
    if (!this.#from) return;
    if (!this.#hasMoved && Math.hypot(at.x - this.#from.x, at.y - this.#from.y) < STILL_PX) return;
    this.#hasMoved = true;
    clearTimeout(this.#timer);
    if (this.#handlers.isDrawing()) this.#handlers.draw(this.#handlers.placeAt(at.x, at.y));
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    const isMine = this.#seen.delete(event.pointerId) && this.#from !== null;
    if (!isMine || !this.#from) return;
    const place = this.#handlers.placeAt(this.#from.x, this.#from.y);
    this.#from = null;
    // A finger that has moved without leaving its place has tapped.
    const isHere = !this.#hasMoved || this.#handlers.placeAt(event.clientX, event.clientY) === place;
    if (!this.#handlers.end() && isHere) this.#handlers.tap(place);
  }

  /** The browser took the finger for itself. */
  lose(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#seen.delete(event.pointerId);
    this.#from = null;
    this.#handlers.cancel();
  }
}
