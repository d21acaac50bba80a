/** A lap that was driven, as a value: where the car was ten times a second. */

import { boxOf, spotOf, type Circuit, type Spot } from "./circuit";
import { TICKS_PER_S, type Gate } from "./drive";
import type { Pose } from "./legs";
import { pack } from "./notation";

export interface Ghost {
  readonly ticks: number;
  readonly poses: readonly Pose[];
}

/** Between two poses of a ghost. */
export const STRIDE = TICKS_PER_S / 10;
/** Longer laps are not kept. */
const LONGEST = 2 * 60 * TICKS_PER_S;
/** Poses are kept to a hundredth of a tile and to a degree. */
const FINE = 100;
const TURN = 360;

/** Writes a lap down while it is driven. */
export class Recorder {
  #poses: Pose[] = [];

  /** The car at a tick of its lap; the first tick begins anew. */
  see(ticks: number, pose: () => Pose): void {
    if (ticks === 0) this.#poses = [];
    if (ticks === this.#poses.length * STRIDE && ticks <= LONGEST) this.#poses.push(pose());
  }

  /** The lap that ends now; null where its beginning was not seen, or it was too long. */
  finish(ticks: number): Ghost | null {
    const isWhole = this.#poses.length > 1 && this.#poses.length === Math.floor((ticks - 1) / STRIDE) + 1;
    return isWhole ? { ticks, poses: this.#poses } : null;
  }
}

/** Where a ghost is so long after the line; at the end of its lap it waits there. */
export function ghostAt({ poses }: Ghost, ticks: number): Pose | null {
  const at = Math.min(ticks / STRIDE, poses.length - 1);
  const [from, to] = [poses[Math.floor(at)], poses[Math.ceil(at)]];
  if (!from || !to) return null;
  const part = at - Math.floor(at);
  const turned = (((to.heading - from.heading) % TURN) + TURN * 1.5) % TURN;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: from.heading + (turned - TURN / 2) * part,
  };
}

/** What a lap is a lap of: the tiles as they lie, and the line. A circuit that was changed is another one. */
export function courseOf(circuit: Circuit, { place, from, at }: Gate): string {
  const { x, y } = placedIn(circuit, spotOf(place));
  return `${pack({ name: "", circuit })} ${x},${y}${from}${at.toFixed(1)}`;
}

/** As text: ticks, then the differences between poses. */
export function formatGhost(circuit: Circuit, { ticks, poses }: Ghost): string {
  const numbers = poses.flatMap((pose) => {
    const { x, y } = placedIn(circuit, pose);
    return [Math.round(x * FINE), Math.round(y * FINE), Math.round(pose.heading)];
  });
  const steps = numbers.map((number, index) => number - (numbers[index - 3] ?? 0));
  return [ticks, ...steps].map((number) => number.toString(36)).join(" ");
}

/** Read what `formatGhost` wrote; null for anything else. */
export function parseGhost(circuit: Circuit, text: string): Ghost | null {
  if (!/^[-\da-z ]*$/.test(text)) return null;
  const [ticks = 0, ...numbers] = text.split(" ").map((number) => Number.parseInt(number, 36));
  const isWhole = numbers.length >= 6 && numbers.length % 3 === 0 && numbers.length <= 3 * (LONGEST / STRIDE + 1);
  if (!isWhole || !numbers.every(Number.isSafeInteger) || !(ticks > 0 && ticks <= LONGEST + STRIDE)) return null;
  for (let index = 3; index < numbers.length; index++) {
    numbers[index] = (numbers[index] ?? 0) + (numbers[index - 3] ?? 0);
  }
  const { left, top } = boxOf(circuit) ?? { left: 0, top: 0 };
  const poses = Array.from({ length: numbers.length / 3 }, (_, pose) => {
    const [x = 0, y = 0, heading = 0] = numbers.slice(pose * 3, pose * 3 + 3);
    return { x: x / FINE + left, y: y / FINE + top, heading };
  });
  return { ticks, poses };
}

/** A circuit means the same wherever on the board it lies. */
function placedIn(circuit: Circuit, { x, y }: Spot): Spot {
  const { left, top } = boxOf(circuit) ?? { left: 0, top: 0 };
  return { x: x - left, y: y - top };
}
