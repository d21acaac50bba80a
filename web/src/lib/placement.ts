/** Placement of a bubble: near what it points at, inside the window, and off everything that may be tapped. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Box {
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: "above" | "below" | "free";
  /** How far from its left edge the tail is. */
  readonly tail: number;
}

const GAP = 16;
const EDGE = 12;
const CORNER = 28;

/** The position of a bubble; at the bottom of the window where there is nothing to point at. */
export function placeBubble(thing: Area | null, bubble: Box, window: Box, avoid: readonly Area[] = []): Spot {
  const fit = (value: number, most: number): number => Math.round(Math.max(EDGE, Math.min(value, most)));
  const [right, bottom] = [window.width - bubble.width - EDGE, window.height - bubble.height - EDGE];
  if (!thing || thing.width === 0) {
    return { left: fit(right / 2, right), top: fit(bottom, bottom), side: "free", tail: 0 };
  }
  const middle = thing.left + thing.width / 2;
  const [above, below] = [thing.top - GAP - bubble.height, thing.top + thing.height + GAP];
  const near = thing.top > window.height / 2 ? [above, below] : [below, above];
  const lefts = [middle - bubble.width / 2, middle - bubble.width + CORNER, middle - CORNER, EDGE, right];
  const spots = [...near, EDGE, bottom].flatMap((top) =>
    lefts.map((left) => ({ left: fit(left, right), top: fit(top, bottom), ...bubble })),
  );
  const cost = (spot: Area): number => [thing, ...avoid].reduce((sum, area) => sum + overlap(spot, area), 0);
  const { left, top } = spots.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  const isAbove = top + bubble.height <= thing.top;
  const isNear = middle >= left + CORNER / 2 && middle <= left + bubble.width - CORNER / 2;
  const side = !isNear ? "free" : isAbove ? "above" : top >= thing.top + thing.height ? "below" : "free";
  return { left, top, side, tail: Math.round(middle - left) };
}

/** The place of a bubble beside the first match of a selector, off every match of `taps`. */
export function placeNear(bubble: Element, selector: string, taps: string): Spot {
  const { width, height } = bubble.getBoundingClientRect();
  const thing = document.querySelector(selector)?.getBoundingClientRect() ?? null;
  const avoid = [...document.querySelectorAll(taps)].map((element) => element.getBoundingClientRect());
  return placeBubble(thing, { width, height }, { width: innerWidth, height: innerHeight }, avoid);
}

function overlap(a: Area, b: Area): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
