/** The visible part of a circuit while driving: all of it, or the cars where it would be too small. */

import type { Spot } from "./circuit";

/** Moves and scales the world: `screen = world * scale + (x, y)`. */
export interface Camera extends Spot {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tile is drawn this large at scale 1, in px. */
export const TILE_PX = 96;
/** Where tiles would be smaller than that the camera goes along with the cars. */
const LEAST_SCALE = 0.3;
/** How near it comes to them then. */
const CLOSE_SCALE = 0.7;
const MOST_SCALE = 1.5;
/** Room around the cars, in px of the world. */
const MARGIN = 1.6 * TILE_PX;
/** The part of the way that the camera goes in a frame. */
const EASE = 0.08;

/** The view in which everything is seen, or else all cars, as large as that goes. */
export function aim(world: Size, view: Size, cars: readonly Spot[]): Camera {
  const whole = Math.min(view.width / world.width, view.height / world.height, MOST_SCALE);
  if (whole >= LEAST_SCALE || cars.length === 0) return centre(world, view, whole, world.width / 2, world.height / 2);
  const [xs, ys] = [cars.map(({ x }) => x), cars.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const close = Math.min(view.width / (right - left + 2 * MARGIN), view.height / (bottom - top + 2 * MARGIN));
  const scale = Math.max(whole, Math.min(close, CLOSE_SCALE));
  return centre(world, view, scale, (left + right) / 2, (top + bottom) / 2);
}

/** Look at a point, but not beyond the rim of the world where there is enough of it. */
function centre(world: Size, view: Size, scale: number, x: number, y: number): Camera {
  const along = (length: number, room: number, middle: number): number =>
    length * scale <= room
      ? (room - length * scale) / 2
      : Math.min(0, Math.max(room - length * scale, room / 2 - middle * scale));
  return { scale, x: along(world.width, view.width, x), y: along(world.height, view.height, y) };
}

/** A step from one view to another. With less motion it stands still until a car is about to leave, then it jumps. */
export function swing(now: Camera | null, goal: Camera, view: Size, cars: readonly Spot[], isStill: boolean): Camera {
  if (!now) return goal;
  if (isStill) return cars.every((car) => isSeen(now, view, car)) ? now : goal;
  const near = (from: number, to: number, close: number): number =>
    Math.abs(to - from) < close ? to : from + (to - from) * EASE;
  return { scale: near(now.scale, goal.scale, 0.002), x: near(now.x, goal.x, 0.3), y: near(now.y, goal.y, 0.3) };
}

function isSeen({ scale, x, y }: Camera, view: Size, car: Spot): boolean {
  const rim = scale * TILE_PX * 0.6;
  const [left, top] = [car.x * scale + x, car.y * scale + y];
  return left > rim && left < view.width - rim && top > rim && top < view.height - rim;
}
