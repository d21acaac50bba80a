/** The queue of happenings to animate: played in order, skipped at will. */

import type { Happening } from "../../../wire";
import type { View } from "../wire";
import { EMPTY, follow, sceneOf, type Scene } from "./scene";

export interface Actor {
  /** Show one happening: call `commit` when the table should change, and end when all is still again. */
  perform(happening: Happening, from: Scene, to: Scene, commit: () => void): Promise<void>;
  /** Drop everything that still moves. */
  cut(): void;
}

interface Act {
  readonly happened: readonly Happening[];
  readonly view: View;
}

/** More acts than this are not worth waiting for: somebody was away. */
const MOST_WAITING = 3;

export class Stage {
  scene: Scene = $state.raw(EMPTY);
  /** What is being shown now. */
  doing: Happening | null = $state.raw(null);
  isBusy = $state(false);

  /** Set by whoever can draw; without it everything happens at once. */
  actor: Actor | null = null;

  #waiting: Act[] = [];
  #isSkipped = false;
  #wake: () => void = () => undefined;
  /** Counts the jumps, so that a play that was cut off never comes back. */
  #run = 0;

  /** Show a position at once, with nothing in between. */
  jump(view: View): void {
    this.#run++;
    this.#waiting = [];
    this.#isSkipped = false;
    this.doing = null;
    this.isBusy = false;
    this.scene = sceneOf(view, this.scene);
    this.#cut();
  }

  /** Play what happened, after everything that is still being played. */
  tell(happened: readonly Happening[], view: View): void {
    this.#waiting.push({ happened, view });
    if (this.#waiting.length > MOST_WAITING) this.skip();
    if (!this.isBusy) void this.#play();
  }

  /** Be done with everything that is being played. */
  skip(): void {
    if (!this.isBusy) return;
    this.#isSkipped = true;
    this.#cut();
  }

  #cut(): void {
    this.actor?.cut();
    this.#wake();
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.isBusy = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      for (const happening of act.happened) {
        await this.#show(happening);
        if (run !== this.#run) return;
      }
      this.scene = sceneOf(act.view, this.scene);
    }
    this.isBusy = false;
    this.#isSkipped = false;
  }

  async #show(happening: Happening): Promise<void> {
    const run = this.#run;
    const from = this.scene;
    const to = follow(from, happening);
    let isOpen = true;
    const commit = (): void => {
      if (isOpen && run === this.#run) this.scene = to;
    };
    if (this.actor && !this.#isSkipped) {
      this.doing = happening;
      const cut = new Promise<void>((resolve) => (this.#wake = resolve));
      const shown = this.actor.perform(happening, from, to, commit).catch(throwLater);
      await Promise.race([shown, cut]);
      if (run === this.#run) this.doing = null;
    }
    commit();
    isOpen = false;
  }
}

/** A picture that fails is a mistake to be seen, but must not hold up the race. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
