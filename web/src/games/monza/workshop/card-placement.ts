/** Placement of a card beside a space, off the space and the handles of its borders. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room for the grips, which reach over the space's borders. */
const GAP_PX = 26;
const EDGE_PX = 6;

/** Below, above, right or left of it, as near as there is room; else where the least of it is hidden. */
export function placeBeside(box: Box, card: Size, frame: Size): { readonly x: number; readonly y: number } {
  const [middleX, middleY] = [(box.left + box.right - card.width) / 2, (box.top + box.bottom - card.height) / 2];
  const wishes = [
    { x: middleX, y: box.bottom + GAP_PX },
    { x: middleX, y: box.top - GAP_PX - card.height },
    { x: box.right + GAP_PX, y: middleY },
    { x: box.left - GAP_PX - card.width, y: middleY },
  ].map(({ x, y }) => ({ x: hold(x, frame.width - card.width), y: hold(y, frame.height - card.height) }));
  const hidden = ({ x, y }: { x: number; y: number }): number =>
    overlap(x, x + card.width, box.left - GAP_PX, box.right + GAP_PX) *
    overlap(y, y + card.height, box.top - GAP_PX, box.bottom + GAP_PX);
  return wishes.reduce((best, wish) => (hidden(wish) < hidden(best) ? wish : best));
}

function hold(value: number, most: number): number {
  return Math.max(EDGE_PX, Math.min(value, most - EDGE_PX));
}

function overlap(from: number, to: number, begin: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, begin));
}
