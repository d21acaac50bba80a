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
  /** Whether it lies neither on what it points at nor on anything to be avoided. */
  readonly isFree: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room for the arrow between a bubble and what it points at; what else is avoided is not touched. */
const GAP = 26;
const TOUCH = 4;
const EDGE = 10;
const CORE = 13;
/** Distance of the positions that are tried. */
const GRAIN = 10;

/** The free position nearest to a thing, else the one that covers least; at the foot where there is no thing. */
export function placeBubble(thing: Area | null, bubble: Box, window: Box, avoid: readonly Area[] = []): Spot {
  const [right, bottom] = [window.width - bubble.width - EDGE, window.height - bubble.height - EDGE];
  if (!thing || thing.width === 0) return { left: Math.round(Math.max(EDGE, right / 2)), top: bottom, isFree: true };
  const closed = [grow(thing, GAP), ...avoid.map((area) => grow(area, TOUCH))];
  let best = { left: EDGE, top: EDGE, covers: Infinity, way: Infinity };
  for (const top of listValues(bottom)) {
    for (const left of listValues(right)) {
      const area = { left, top, ...bubble };
      const covers = closed.reduce((sum, other) => sum + overlap(area, other), 0);
      const way = gapBetween(area, thing);
      if (covers < best.covers || (covers === best.covers && way < best.way)) best = { left, top, covers, way };
    }
  }
  return { left: best.left, top: best.top, isFree: best.covers === 0 };
}

/** The place of a bubble beside the first match of a selector, off every match of `taps`. */
export function placeNear(bubble: Element, selector: string, taps: string): Spot {
  const { width, height } = bubble.getBoundingClientRect();
  const avoid = [...document.querySelectorAll(taps)].map((element) => element.getBoundingClientRect());
  return placeBubble(findArea(selector), { width, height }, { width: innerWidth, height: innerHeight }, avoid);
}

/** The area of the first match of a selector that can be seen, or null. */
export function findArea(selector: string): Area | null {
  if (!selector) return null;
  const areas = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return areas.find(({ width }) => width > 0) ?? null;
}

/** An arrow from the edge of one area to near the middle of another; null where they touch. */
export function arrowBetween(from: Area, to: Area): readonly [Point, Point] | null {
  const end = nearestOn(coreOf(to), middleOf(from));
  const begin = nearestOn(from, middleOf(to));
  const isApart = Math.hypot(end.x - begin.x, end.y - begin.y) > TOUCH;
  return isApart && overlap(from, to) === 0 ? [begin, end] : null;
}

function listValues(most: number): readonly number[] {
  const count = Math.max(0, Math.ceil((most - EDGE) / GRAIN));
  return Array.from({ length: count + 1 }, (_, index) =>
    Math.round(Math.max(EDGE, Math.min(most, EDGE + index * GRAIN))),
  );
}

function grow({ left, top, width, height }: Area, by: number): Area {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function overlap(a: Area, b: Area): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The distance between two areas; middles that are near each other decide between equals. */
function gapBetween(a: Area, b: Area): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  const [one, other] = [middleOf(a), middleOf(b)];
  return Math.hypot(across, down) + Math.hypot(one.x - other.x, one.y - other.y) / 10;
}

/** The middle part of an area: a bent space does not fill its own. */
function coreOf(area: Area): Area {
  const [{ x, y }, wide, high] = [middleOf(area), Math.min(area.width / 2, CORE), Math.min(area.height / 2, CORE)];
  return { left: x - wide, top: y - high, width: 2 * wide, height: 2 * high };
}

function middleOf({ left, top, width, height }: Area): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function nearestOn({ left, top, width, height }: Area, { x, y }: Point): Point {
  return { x: Math.max(left, Math.min(x, left + width)), y: Math.max(top, Math.min(y, top + height)) };
}
