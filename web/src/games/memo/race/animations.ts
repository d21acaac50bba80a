/** The animation of each happening. All of them can be aborted. */

import { flushSync, tick } from "svelte";
import { atPace, isStill, type Pace } from "../../../lib/motion";
import { play } from "../../../lib/sound";
import type { Happening } from "../../../wire";
import { centreOf } from "./places";
import { headingTowards, unwind } from "./roads";
import { standOf, type Scene, type Stand } from "./scene";
import type { Actor } from "./stage.svelte";

const EDGEWISE = "scale(0.02, 1.07)";
const FLAT = "scale(1)";

function poseOf({ x, y, scale }: Stand, heading: number): string {
  return `translate(${x}px, ${y}px) rotate(${heading}deg) scale(${scale})`;
}

export class Animations implements Actor {
  pace: Pace = "normal";
  /** The colour of a seat's car, for its engine. */
  carOf: (seat: number) => string = () => "red";

  readonly #elements = new Map<string, Element>();
  readonly #running = new Set<Animation>();
  #act = 0;

  /** An attachment that lets an element be moved by its name. */
  hold(name: string): (element: Element) => () => void {
    return (element) => {
      this.#elements.set(name, element);
      return () => this.#elements.delete(name);
    };
  }

  cut(): void {
    this.#act++;
    this.#clear();
  }

  async perform(happening: Happening, from: Scene, to: Scene, commit: () => void): Promise<void> {
    const act = ++this.#act;
    const change = (): void => {
      if (act === this.#act) flushSync(commit);
    };
    await this.#show(act, happening, from, to, change);
    if (act !== this.#act) return;
    change();
    this.#clear();
  }

  async #show(act: number, happening: Happening, from: Scene, to: Scene, change: () => void): Promise<void> {
    const [first = "", second = ""] = happening.places;
    switch (happening.kind) {
      case "placed":
        change();
        return this.#drop(act, `car:${happening.seat}`);
      case "turned":
        return this.#flip(act, first, 520, change);
      case "covered":
        return this.#flip(act, first, 340, change);
      case "laid":
        change();
        return this.#wait(act, 220);
      case "moved":
        return this.#drive(act, happening, from, to, change);
      case "swapped":
        return this.#cross(act, first, second);
      case "canister":
        return this.#hand(act, happening, to, change);
      case "turn":
        change();
        return this.#wait(act, 120);
      case "finished":
        return this.#cheer(act, `car:${happening.seat}`);
      default:
        return;
    }
  }

  async #flip(act: number, cell: string, ms: number, change: () => void): Promise<void> {
    play("flip");
    await this.#run(act, cell, [{ transform: FLAT }, { transform: EDGEWISE }], ms / 2, "ease-in");
    change();
    await this.#run(act, cell, [{ transform: EDGEWISE }, { transform: FLAT }], ms / 2, "ease-out");
  }

  async #drop(act: number, name: string): Promise<void> {
    play("bump");
    await this.#run(
      act,
      name,
      [
        { opacity: 0, translate: "0 -50px" },
        { opacity: 1, translate: "0 0" },
      ],
      350,
    );
  }

  async #drive(act: number, happening: Happening, from: Scene, to: Scene, change: () => void): Promise<void> {
    const [here = "", there = ""] = happening.places;
    play("engine", { car: this.carOf(happening.seat ?? 0), seconds: 0.7 });
    const moves = to.cars.map(async (_, seat) => {
      const a = standOf(from, seat);
      const b = standOf(to, seat);
      if (!a || !b || (a.x === b.x && a.y === b.y && a.heading === b.heading)) return;
      const frames = seat === happening.seat ? driveFrames(a, b, here, there) : slideFrames(a, b);
      await this.#run(act, `car:${seat}`, frames, seat === happening.seat ? 720 : 300, "ease-in-out");
    });
    await Promise.all(moves);
    change();
  }

  /** Two backs lift, cross over on two arcs, and lie down: nobody can see under. */
  async #cross(act: number, first: string, second: string): Promise<void> {
    await tick();
    play("flip");
    const a = centreOf(first);
    const b = centreOf(second);
    const side = { x: (b.y - a.y) * 0.22, y: (a.x - b.x) * 0.22 };
    const path = (from: typeof a, to: typeof a, hand: number): Keyframe[] => [
      { transform: `translate(${from.x}px, ${from.y}px) scale(1)` },
      { transform: `translate(${from.x}px, ${from.y - 12}px) scale(1.18)`, offset: 0.2 },
      {
        transform: `translate(${(a.x + b.x) / 2 + side.x * hand}px, ${(a.y + b.y) / 2 + side.y * hand}px) scale(1.22)`,
        offset: 0.5,
      },
      { transform: `translate(${to.x}px, ${to.y - 12}px) scale(1.18)`, offset: 0.8 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
    ];
    await Promise.all([
      this.#run(act, "fly:0", path(a, b, 1), 1300, "ease-in-out"),
      this.#run(act, "fly:1", path(b, a, -1), 1300, "ease-in-out"),
    ]);
  }

  /** A canister rises from the pit, turns over, and goes to the car; then the flag of its finish goes up. */
  async #hand(act: number, { seat, word }: Happening, to: Scene, change: () => void): Promise<void> {
    await tick();
    const car = standOf(to, seat ?? 0) ?? { x: 0, y: 0 };
    const big = "translate(0px, -20px) scale(3.4)";
    play("flip");
    await this.#run(act, "prize", [{ transform: "translate(0px, 0px) scale(1)" }, { transform: big }], 450);
    await this.#run(act, "prize:back", [{ transform: FLAT }, { transform: EDGEWISE }], 220, "ease-in");
    await Promise.all([
      this.#run(act, "prize:back", [{ opacity: 0 }, { opacity: 0 }], 10),
      this.#run(
        act,
        "prize:face",
        [
          { transform: EDGEWISE, opacity: 1 },
          { transform: FLAT, opacity: 1 },
        ],
        260,
      ),
    ]);
    play("turbo");
    await this.#wait(act, 800);
    const small = `translate(${car.x + 26}px, ${car.y - 26}px) scale(.4)`;
    await this.#run(act, "prize", [{ transform: big }, { transform: small }], 450, "ease-in-out");
    change();
    await tick();
    const up = [{ transform: "scale(.1)" }, { transform: "scale(1.5)", offset: 0.6 }, { transform: "scale(1)" }];
    await this.#run(act, `flag:${word}`, up, 600);
  }

  async #cheer(act: number, name: string): Promise<void> {
    const hop = [0, -16, 0, -10, 0].map((y) => ({ translate: `0px ${y}px` }));
    await this.#run(act, name, hop, 800, "ease-in-out");
  }

  async #wait(act: number, ms: number): Promise<void> {
    if (act === this.#act) await new Promise((resolve) => setTimeout(resolve, atPace(ms, this.pace)));
  }

  /** Move one element and hold it there until the act is over; with less motion it fades. */
  async #run(act: number, name: string, frames: Keyframe[], ms: number, easing = "ease-out"): Promise<void> {
    const element = this.#elements.get(name);
    if (act !== this.#act || !element?.animate) return;
    const animation = isStill()
      ? element.animate({ opacity: [0.5, 1] }, { duration: 120 })
      : element.animate(frames, { duration: atPace(ms, this.pace), easing, fill: "forwards" });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
  }

  #clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }
}

function driveFrames(a: Stand, b: Stand, here: string, there: string): Keyframe[] {
  const [from, to] = [centreOf(here), centreOf(there)];
  const out = unwind(a.heading, headingTowards(here, there));
  const edge = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, heading: out, scale: (a.scale + b.scale) / 2 };
  const away = { ...a, x: a.x + (edge.x - a.x) * 0.3, y: a.y + (edge.y - a.y) * 0.3 };
  return [
    { transform: poseOf(a, a.heading) },
    { transform: poseOf(away, out), offset: 0.3 },
    { transform: poseOf(edge, out), offset: 0.62 },
    { transform: poseOf(b, unwind(out, b.heading)) },
  ];
}

function slideFrames(a: Stand, b: Stand): Keyframe[] {
  return [{ transform: poseOf(a, a.heading) }, { transform: poseOf(b, unwind(a.heading, b.heading)) }];
}
