/** Tweens that can be aborted, and motion along an SVG path. */

/** Calls `paint` each frame with a value from 0 to 1; ends at once when aborted. */
export type Tween = (ms: number, paint: (part: number) => void, signal: AbortSignal) => Promise<void>;

export const tween: Tween = (ms, paint, signal) =>
  new Promise((resolve) => {
    const began = performance.now();
    const step = (): void => {
      if (signal.aborted) return resolve();
      const part = ms > 0 ? Math.min(1, (performance.now() - began) / ms) : 1;
      paint(part);
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    step();
  });

/** A path as a function from 0 to 1 to a point and a heading. */
export type Follow = (path: string) => { length: number; at: (part: number) => readonly [number, number, number] };

export const followPath: Follow = (path) => {
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  const length = line.getTotalLength();
  const reach = Math.min(4, length / 20);
  return {
    length,
    at: (part) => {
      const along = part * length;
      const here = line.getPointAtLength(along);
      const back = line.getPointAtLength(Math.max(0, along - reach));
      const ahead = line.getPointAtLength(Math.min(length, along + reach));
      const heading = (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI;
      return [here.x, here.y, heading];
    },
  };
};

/** Ease-out. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 2.2;

/** Turn from one heading to another the short way round. */
export function turnTo(from: number, to: number, part: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn * part;
}
