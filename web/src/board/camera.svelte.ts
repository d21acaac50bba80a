/** The visible part of a board: all of it, rotated where that is larger, or zoomed in and panned. */

const CLOSEST = 4;

export class Camera {
  /** The size of the picture on the screen, in CSS pixels. */
  width = $state(1);
  height = $state(1);
  zoom = $state(1);

  #x = $state(0.5);
  #y = $state(0.5);
  /** The size of the board; one that is being drawn changes. */
  view: readonly [number, number] = $state.raw([1, 1]);

  /** Whether the board is turned by a quarter, because it is larger that way. */
  readonly isUpright: boolean = $derived.by(() => {
    const [w, h] = this.view;
    return Math.min(this.width / h, this.height / w) > 1.03 * Math.min(this.width / w, this.height / h);
  });
  /** The whole of the picture in units of the drawing: the board, and grass to fill the screen's shape. */
  readonly sheet = $derived.by(() => {
    const [w, h] = this.isUpright ? [this.view[1], this.view[0]] : this.view;
    const scale = Math.min(this.width / w, this.height / h);
    const [width, height] = [this.width / scale, this.height / scale];
    return { x: (w - width) / 2, y: (h - height) / 2, width, height, scale, turn: this.view[1] };
  });
  readonly viewBox: string = $derived.by(() => {
    const { x, y, width, height } = this.sheet;
    const [w, h] = [width / this.zoom, height / this.zoom];
    return [x + (width - w) * this.#x, y + (height - h) * this.#y, w, h].map((n) => n.toFixed(2)).join(" ");
  });
  /** How the board is put onto the sheet. */
  readonly transform: string = $derived(this.isUpright ? `translate(${this.sheet.turn} 0) rotate(90)` : "");
  /** The rotation that keeps signs upright. */
  readonly signTurn: number = $derived(this.isUpright ? -90 : 0);
  /** CSS pixels for each unit of the drawing. */
  readonly pixels: number = $derived(this.sheet.scale * this.zoom);

  constructor(view: readonly [number, number]) {
    this.view = view;
  }

  reset(): void {
    this.zoom = 1;
  }

  /** Zoom, keeping a point of the picture (from 0 to 1) in place. */
  zoomBy(factor: number, atX = 0.5, atY = 0.5): void {
    const before = this.zoom;
    this.zoom = Math.min(CLOSEST, Math.max(1, before * factor));
    if (this.zoom === 1) return;
    this.#x = hold(this.#x, atX, before, this.zoom);
    this.#y = hold(this.#y, atY, before, this.zoom);
  }

  /** Move the picture by so many CSS pixels. */
  pan(dx: number, dy: number): void {
    const slack = this.zoom - 1;
    if (slack <= 0) return;
    this.#x = clamp(this.#x - dx / (this.width * slack));
    this.#y = clamp(this.#y - dy / (this.height * slack));
  }

  /** Move a part of the way towards centring a point of the board. */
  follow(x: number, y: number, part = 0.12): void {
    if (this.zoom === 1) return;
    const { sheet, zoom } = this;
    const [sx, sy] = this.isUpright ? [this.view[1] - y, x] : [x, y];
    const aim = (at: number, begin: number, size: number): number =>
      clamp(((at - begin) / size - 0.5 / zoom) / (1 - 1 / zoom));
    this.#x += (aim(sx, sheet.x, sheet.width) - this.#x) * part;
    this.#y += (aim(sy, sheet.y, sheet.height) - this.#y) * part;
  }
}

/** The new pan offset that keeps a point in place while the zoom changes. */
function hold(begin: number, at: number, before: number, after: number): number {
  const point = begin * (1 - 1 / before) + at / before;
  return clamp((point - at / after) / (1 - 1 / after));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
