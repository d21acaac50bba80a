/** Gliding: a value that approaches an aim without a jerk, also while the aim moves. */

/** A value and its speed per second. */
export interface Glide {
  readonly at: number;
  readonly speed: number;
}

/** About how long a glide takes, in seconds. */
const SECONDS = 0.18;

/** One step of a critically damped spring: it starts and ends gently and never overshoots. */
export function glideTo({ at, speed }: Glide, aim: number, seconds: number): Glide {
  const stiffness = 2 / SECONDS;
  const way = at - aim;
  const push = (speed + stiffness * way) * seconds;
  const fade = Math.exp(-stiffness * seconds);
  return { at: aim + (way + push) * fade, speed: (speed - stiffness * push) * fade };
}
