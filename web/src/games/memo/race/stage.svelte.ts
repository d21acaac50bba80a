/** The queue of happenings to animate: played in order, skipped at will. */

import { playback as shared, type Playback } from "../../../lib/playback.svelte";
import type { Happening, Table } from "../../../wire";
import { viewOf } from "../view";
import { EMPTY, follow, followRace, sceneOf, type Scene } from "./scene";

export interface Actor {
  /** Show one happening: call `commit` when the table should change, and end when all is still again. */
  perform(happening: Happening, from: Scene, to: Scene, commit: () => void): Promise<void>;
  /** Drop everything that still moves. */
  cut(): void;
}

interface Act {
  readonly happened: readonly Happening[];
  readonly after: Table;
}

/** More acts than this are not worth waiting for: somebody was away. */
const MOST_WAITING = 3;

export class Stage {
  scene: Scene = $state.raw(EMPTY);
  /** What is being shown now. */
  doing: Happening | null = $state.raw(null);

  /** Set by whoever can draw; without it everything happens at once. */
  actor: Actor | null = null;

  #waiting: Act[] = [];
  #isSkipped = false;
  #wake: () => void = () => undefined;
  /** Counts the jumps, so that a play that was cut off never comes back. */
  #run = 0;

  constructor(readonly playback: Playback = shared) {}

  get isBusy(): boolean {
    return this.playback.isBusy;
  }

  /** Show a table at once, with nothing in between. */
  jump(table: Table): void {
    this.close();
    this.#isSkipped = false;
    this.doing = null;
    this.#draw(table);
    this.playback.settle(table);
  }

  /** Play what happened, after everything that is still being played; where nobody looks, nothing acts. */
  tell(happened: readonly Happening[], after: Table): void {
    this.playback.expect(happened);
    this.#waiting.push({ happened, after });
    if (!this.isBusy) void this.#play();
    if (this.#waiting.length > MOST_WAITING || document.hidden) this.skip();
  }

  /** Stop, and show nothing any more. */
  close(): void {
    this.#run++;
    this.#waiting = [];
    this.#cut();
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
    const { playback } = this;
    playback.isBusy = true;
    let end = playback.shown;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      for (const happening of act.happened) {
        await this.#show(happening);
        if (run !== this.#run) return;
        playback.tell(happening);
      }
      this.#draw(act.after);
      end = playback.shown = act.after;
    }
    this.#isSkipped = false;
    if (end) playback.settle(end);
  }

  #draw({ race }: Table): void {
    const view = viewOf(race);
    if (view) this.scene = sceneOf(view, this.scene);
  }

  async #show(happening: Happening): Promise<void> {
    const run = this.#run;
    const from = this.scene;
    const to = follow(from, happening);
    let isOpen = true;
    const commit = (): void => {
      if (!isOpen || run !== this.#run || this.scene === to) return;
      this.scene = to;
      const { shown } = this.playback;
      if (shown?.race) this.playback.shown = { ...shown, race: followRace(shown.race, happening, to) };
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
