/** Motion: the system's setting for reduced motion, the table's pace, and awaitable animations. */

import type { Table } from "../wire";

export type Pace = Table["pace"];

/** From the slowest to the fastest. */
export const PACES: readonly Pace[] = ["slow", "calm", "normal", "quick", "fast"];

const FACTOR: Readonly<Record<Pace, number>> = { slow: 2, calm: 1.4, normal: 1, quick: 0.6, fast: 0.35 };

const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Does the system ask for reduced motion? Then things fade instead of moving. */
export function isStill(): boolean {
  return query?.matches ?? false;
}

/** A duration at the table's pace. */
export function atPace(ms: number, pace: Pace = "normal"): number {
  return ms * FACTOR[pace];
}

/** Wait. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Animate through the Web Animations API and wait for the end; with less motion a short fade instead. */
export async function animate(
  element: Element | null | undefined,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element?.animate) return;
  const animation = isStill()
    ? element.animate({ opacity: [0.4, 1] }, { duration: 150 })
    : element.animate(keyframes, { easing: "ease-out", ...options });
  await animation.finished.catch(() => undefined);
}
