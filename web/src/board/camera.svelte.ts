/** The visible part of a board: all of it, rotated where that is larger, or zoomed in, panned and following a car. */

import { isStill } from "../lib/motion";
import { glideTo, type Glide } from "./glide";

const CLOSEST = 6;
/** A followed point may be this far from the middle, as a share of the picture, before the picture moves. */
const SLACK = 0.16;
/** A glide ends where nobody sees the rest, in CSS pixels. */
const NEAR_PX = 0.8;
const LONGEST_FRAME_S = 0.05;

/** A zoom, and the middle of the picture as a share of the whole sheet. */
export interface Look {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

type Spot = readonly [x: number, y: number, ...more: number[]];

/** A part of the picture, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const WHOLE: Look = { zoom: 1, x: 0.5, y: 0.5 };

export class Camera {
  /** The size of the picture on the screen, in CSS pixels. */
  width = $state(1);
  height = $state(1);
  /** Whether somebody has moved the picture by hand. */
  isHeld = $state(false);
  isGliding = $state(false);

  #look: Look = $state.raw(WHOLE);
  #aim: Look = WHOLE;
  #speed: Look = { zoom: 0, x: 0, y: 0 };
  #frame = 0;

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
    const [across, down] = [Math.max(1, this.width), Math.max(1, this.height)];
    const scale = Math.min(across / w, down / h);
    const [width, height] = [across / scale, down / scale];
    return { x: (w - width) / 2, y: (h - height) / 2, width, height, scale, turn: this.view[1] };
  });
  readonly zoom: number = $derived(this.#look.zoom);
  /** What is seen, in units of the drawing. */
  readonly box = $derived.by(() => {
    const { x, y, width, height } = this.sheet;
    const [w, h] = [width / this.zoom, height / this.zoom];
    return { x: x + width * this.#look.x - w / 2, y: y + height * this.#look.y - h / 2, width: w, height: h };
  });
  readonly viewBox: string = $derived(
    [this.box.x, this.box.y, this.box.width, this.box.height].map((n) => n.toFixed(2)).join(" "),
  );
  /** How the board is put onto the sheet. */
  readonly transform: string = $derived(this.isUpright ? `translate(${this.sheet.turn} 0) rotate(90)` : "");
  /** The rotation that keeps signs upright. */
  readonly signTurn: number = $derived(this.isUpright ? -90 : 0);
  /** CSS pixels for each unit of the drawing. */
  readonly pixels: number = $derived(this.sheet.scale * this.zoom);

  constructor(view: readonly [number, number]) {
    this.view = view;
  }

  /** Show the whole board at once. */
  reset(): void {
    this.isHeld = false;
    this.#cut(WHOLE);
  }

  /** Zoom by hand, keeping a point of the picture (from 0 to 1) in place. */
  zoomBy(factor: number, atX = 0.5, atY = 0.5): void {
    const { zoom: before, x, y } = this.#look;
    const zoom = Math.min(CLOSEST, Math.max(1, before * factor));
    this.isHeld = zoom > 1;
    const hold = (middle: number, at: number): number => middle + (at - 0.5) * (1 / before - 1 / zoom);
    this.#cut(keepOn({ zoom, x: hold(x, atX), y: hold(y, atY) }));
  }

  /** Move the picture by so many CSS pixels, by hand. */
  pan(dx: number, dy: number): void {
    const { zoom, x, y } = this.#look;
    if (zoom === 1) return;
    this.isHeld = true;
    this.#cut(keepOn({ zoom, x: x - dx / (this.width * zoom), y: y - dy / (this.height * zoom) }));
  }

  /** Keep a point of the board near the middle of a closer look. */
  follow(x: number, y: number): void {
    const { zoom } = this.#aim;
    if (zoom === 1) return;
    const point = this.#shareOf([x, y]);
    const near = (middle: number, at: number): number => clamp(middle, at - SLACK / zoom, at + SLACK / zoom);
    this.#glide(keepOn({ zoom, x: near(this.#aim.x, point.x), y: near(this.#aim.y, point.y) }));
  }

  /** Have a point of the board in the middle of a closer look, at once. */
  centre(x: number, y: number): void {
    const { zoom } = this.#look;
    if (zoom > 1) this.#cut(keepOn({ zoom, ...this.#shareOf([x, y]) }));
  }

  /** Glide back to the whole board. */
  showAll(): void {
    this.isHeld = false;
    this.#glide(WHOLE);
  }

  /**
   * Glide to where some points of the board are seen, `rim` pixels from any edge and from a sign in the last corner.
   * `towards` is in the middle, as far as that allows.
   */
  show(points: readonly Spot[], towards: Spot, zoom: number, rim: number, sign: Size): void {
    this.isHeld = false;
    const [middle, shares] = [this.#shareOf(towards), points.map((point) => this.#shareOf(point))];
    const [xs, ys] = [shares.map((share) => share.x), shares.map((share) => share.y)];
    const x = fit(xs, middle.x, this.width, zoom, rim);
    const y = fit(ys, middle.y, this.height, zoom, rim);
    const [right, down] = besideSign(x.end - (this.width - sign.width), y.end - (this.height - sign.height), x, y);
    const [wide, high] = [this.width * zoom, this.height * zoom];
    this.#glide({ zoom, x: x.middle + right / wide, y: y.middle + down / high });
  }

  /** Whether some points of the board are seen, `rim` pixels from any edge. */
  sees(points: readonly Spot[], rim: number): boolean {
    const { zoom, x, y } = this.#look;
    const isIn = (share: number, middle: number, size: number): boolean =>
      Math.abs(share - middle) * size * zoom <= size / 2 - rim;
    return points.every((point) => {
      const share = this.#shareOf(point);
      return isIn(share.x, x, this.width) && isIn(share.y, y, this.height);
    });
  }

  /** Whether some points of the board are seen together, `rim` pixels from any edge. */
  fits(points: readonly Spot[], zoom: number, rim: number): boolean {
    const shares = points.map((point) => this.#shareOf(point));
    const isIn = (along: readonly number[], size: number): boolean =>
      (Math.max(...along) - Math.min(...along)) * size * zoom <= size - 2 * rim;
    return (
      isIn(
        shares.map(({ x }) => x),
        this.width,
      ) &&
      isIn(
        shares.map(({ y }) => y),
        this.height,
      )
    );
  }

  /** Stop moving. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.isGliding = false;
  }

  /** A point of the board as a share of the sheet. */
  #shareOf([x, y]: Spot): { readonly x: number; readonly y: number } {
    const { sheet } = this;
    const [sx, sy] = this.isUpright ? [this.view[1] - y, x] : [x, y];
    return { x: (sx - sheet.x) / sheet.width, y: (sy - sheet.y) / sheet.height };
  }

  #cut(look: Look): void {
    this.stop();
    this.#aim = this.#look = look;
  }

  #glide(aim: Look): void {
    this.#aim = aim;
    if (isStill()) return this.#cut(aim);
    if (this.isGliding || this.#isNear()) return;
    this.isGliding = true;
    this.#speed = { zoom: 0, x: 0, y: 0 };
    let before = performance.now();
    const step = (): void => {
      const now = performance.now();
      this.#move(Math.min(LONGEST_FRAME_S, (now - before) / 1000));
      before = now;
      if (this.#isNear()) this.#cut(this.#aim);
      else this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #move(seconds: number): void {
    const [look, aim, speed] = [this.#look, this.#aim, this.#speed];
    const zoom = glideTo({ at: Math.log(look.zoom), speed: speed.zoom }, Math.log(aim.zoom), seconds);
    const along = (axis: "x" | "y"): Glide => glideTo({ at: look[axis], speed: speed[axis] }, aim[axis], seconds);
    const [x, y] = [along("x"), along("y")];
    this.#look = { zoom: Math.exp(zoom.at), x: x.at, y: y.at };
    this.#speed = { zoom: zoom.speed, x: x.speed, y: y.speed };
  }

  #isNear(): boolean {
    const [look, aim] = [this.#look, this.#aim];
    const ways = [
      (look.x - aim.x) * this.width,
      (look.y - aim.y) * this.height,
      Math.log(look.zoom / aim.zoom) * this.width,
    ];
    return ways.every((way) => Math.abs(way) * aim.zoom < NEAR_PX);
  }
}

/** Where the middle of the picture is along one axis, and from where to where some points with their rim reach in it. */
interface Fit {
  readonly middle: number;
  readonly begin: number;
  readonly end: number;
}

/** Find the middle of the picture along one axis, so that some shares of the sheet are seen. */
function fit(shares: readonly number[], towards: number, size: number, zoom: number, rim: number): Fit {
  const [first, last] = [Math.min(...shares), Math.max(...shares)];
  const half = 0.5 / zoom;
  const edge = half - rim / (size * zoom);
  const wanted = clamp(towards, half, 1 - half);
  const middle = last - first > 2 * edge ? (first + last) / 2 : clamp(wanted, last - edge, first + edge);
  const at = (share: number): number => size / 2 + (share - middle) * size * zoom;
  return { middle, begin: at(first) - rim, end: at(last) + rim };
}

/** How many pixels to move right or down, so that what reaches under a sign is beside it and still in the picture. */
function besideSign(right: number, down: number, x: Fit, y: Fit): readonly [number, number] {
  if (right <= 0 || down <= 0) return [0, 0];
  const [canRight, canDown] = [x.begin >= right, y.begin >= down];
  if (canRight && (!canDown || right <= down)) return [right, 0];
  return canDown ? [0, down] : [Math.max(0, x.begin), 0];
}

/** The same look, with nothing beside the sheet. */
function keepOn({ zoom, x, y }: Look): Look {
  const half = 0.5 / zoom;
  return { zoom, x: clamp(x, half, 1 - half), y: clamp(y, half, 1 - half) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
