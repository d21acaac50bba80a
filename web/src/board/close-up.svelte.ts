/** The automatic closer look: where a road is too narrow for fingertips, the camera shows each choice large enough. */

import type { Camera, Size } from "./camera.svelte";

/** The least size of what is tapped, in CSS pixels. */
const FINGERTIP_PX = 44.5;
/** A mouse hits smaller things. */
const POINTER_PX = 26;
/** The distance of what can be tapped from the edges. */
const RIM_PX = 30;
/** How far the picture is ahead of what can be tapped, as a share of its smaller side. */
const AHEAD = 0.25;

/** A point of the board, and where the road leads from there, in degrees: 0 to the right, 90 down. */
type Spot = readonly [x: number, y: number, heading: number];

/** What can be tapped now. While `moment` stays the same, only new places move the camera. */
export interface Choice {
  readonly moment: string;
  readonly spots: ReadonlyMap<string, Spot>;
  /** What is to be seen too, where there is room: the car. */
  readonly car: Spot | null;
}

export class CloseUp {
  /** Whether somebody wants to see the whole board instead, up to the next turn. */
  isRefused = $state(false);
  /** Whether the last choice was shown closely. */
  isOn = $state(false);
  /** Whether a fingertip would not hit a lane of the whole board. */
  readonly isNeeded: boolean = $derived.by(() => {
    const { width, height, sheet } = this.camera;
    return width > 1 && height > 1 && sheet.scale * this.lane < (hasTouch() ? FINGERTIP_PX : POINTER_PX);
  });

  #moment = "";
  #known = new Map<string, Spot>();
  #car: Spot | null = null;

  constructor(
    readonly camera: Camera,
    /** The width of a lane, in units of the drawing. */
    readonly lane: number,
    /** The size of what covers the last corner of a closer look, in CSS pixels. */
    readonly sign: () => Size,
  ) {}

  /** Show what can be tapped. */
  choose({ moment, spots, car }: Choice): void {
    if (!this.isNeeded || this.isRefused || spots.size === 0) return;
    const isSame = this.isOn && moment === this.#moment;
    if (isSame && [...spots.keys()].every((place) => this.#known.has(place))) return;
    this.#known = new Map([...(isSame ? this.#known : []), ...spots]);
    [this.#moment, this.#car] = [moment, car];
    this.#aim();
  }

  /** Keep a car in sight, where the camera looks closely. */
  follow(x: number, y: number): void {
    this.camera.follow(x, y);
  }

  /** Show the whole board again, unless somebody has chosen what to see. */
  rest(): void {
    this.isRefused = false;
    if (!this.isOn) return;
    this.isOn = false;
    this.camera.showAll();
  }

  /** Show the whole board by request, or the choice again. */
  toggle(): void {
    this.isRefused = this.camera.zoom > 1;
    if (this.isRefused) this.camera.showAll();
    else this.#aim();
  }

  /** After a change of the picture's size: show the same again. */
  fit(): void {
    if (this.isOn && this.isNeeded && !this.isRefused && !this.camera.isHeld) this.#aim();
  }

  #aim(): void {
    const { camera } = this;
    const spots = [...this.#known.values()];
    this.isOn = true;
    if (camera.isHeld && camera.pixels * this.lane >= FINGERTIP_PX && camera.sees(spots, RIM_PX)) return;
    const zoom = Math.max(1, FINGERTIP_PX / camera.sheet.scale / Math.min(this.lane, nearest(spots)));
    const ahead = (AHEAD * Math.min(camera.width, camera.height)) / (camera.sheet.scale * zoom);
    const all = this.#car ? [...spots, this.#car] : spots;
    const points = camera.fits(all, zoom, RIM_PX) ? all : spots;
    camera.show(points, lead(spots, ahead), zoom, RIM_PX, this.sign());
  }
}

/** The least distance between two spots. */
function nearest(spots: readonly Spot[]): number {
  const ways = spots.flatMap(([x, y], index) => spots.slice(index + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
  return Math.min(...ways);
}

/** The middle of some spots, moved along the road. */
function lead(spots: readonly Spot[], by: number): readonly [number, number] {
  const mean = (of: (spot: Spot) => number): number => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  const turn = (heading: number): number => (heading * Math.PI) / 180;
  return [
    mean(([x, , heading]) => x + by * Math.cos(turn(heading))),
    mean(([, y, heading]) => y + by * Math.sin(turn(heading))),
  ];
}

function hasTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(any-pointer: coarse)").matches;
}
