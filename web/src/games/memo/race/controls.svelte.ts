/** The controls of the player at this page: choices are local until an action is complete, then it is sent. */

import { attempt, attemptAlone } from "../../../lib/notices.svelte";
import { play as sound } from "../../../lib/sound";
import type { TableClient } from "../../../lib/table.svelte";
import type { Race } from "../../../wire";
import { viewOf } from "../view";
import type { View } from "../wire";
import { listPicks, NO_SWAP, nextWay, pickForSwap, readActions, type Actions, type Swap } from "./actions";
import { pickWay } from "./roads";
import type { Stage } from "./stage.svelte";

/** Thoughts belong to one position; in the next they are forgotten. */
interface Draft {
  readonly key: string;
  readonly swap: Swap;
  /** The chosen way among those that fit; -1 before anybody chose. */
  readonly way: number;
}

const NOTHING: readonly string[] = [];

export class Controls {
  readonly #client: TableClient;
  readonly #stage: Stage;
  #draft: Draft = $state.raw({ key: "", swap: NO_SWAP, way: -1 });
  /** The position in which something was said; until it changes, nothing more is. */
  #said = $state("");

  /** The race as far as it has been shown; once everything has been, as it is. */
  readonly race: Race | null = $derived.by(() => {
    const { table } = this.#client;
    return table && this.#stage.playback.show(table).race;
  });
  readonly view: View | null = $derived.by(() => viewOf(this.race));
  readonly actions: Actions = $derived.by(() => readActions(this.race?.legal ?? NOTHING));
  readonly #key: string = $derived.by(() => `${this.race?.number}/${this.race?.ply}`);
  readonly #thought: Draft = $derived.by(() =>
    this.#draft.key === this.#key ? this.#draft : { key: this.#key, swap: NO_SWAP, way: -1 },
  );

  /** Whether this page may act now, and everything that happened has been shown. */
  readonly isMine: boolean = $derived.by(
    () => this.#client.myTurnSeat !== null && !this.#stage.isBusy && this.#said !== this.#key,
  );
  readonly swap: Swap = $derived.by(() => {
    if (this.view?.phase === "swap-second") return { isOn: true, first: this.view.chosen };
    if (this.view?.phase === "swap-first") return { isOn: true, first: "" };
    return this.#thought.swap;
  });
  readonly isSwapping: boolean = $derived.by(() => this.isMine && this.swap.isOn);
  readonly isRotating: boolean = $derived.by(() => this.view?.phase === "rotate");
  /** Whether the swap can still be thought better of. */
  readonly canCancel: boolean = $derived.by(() => this.isMine && this.#thought.swap.isOn);
  readonly canSwap: boolean = $derived.by(() => this.isMine && this.actions.canSwap);

  /** The openings that the tile turned up is offered with; for whoever watches as well. */
  readonly way: string = $derived.by(() => {
    const { ways } = this.actions;
    const { chosen: cell, cars, turn } = this.view ?? { chosen: "", cars: [], turn: 0 };
    const chosen = this.#thought.way >= 0 ? this.#thought.way : pickWay(cell, ways, cars[turn] ?? "");
    return ways[chosen] ?? "";
  });
  /** The places that glow: where tapping does something. */
  readonly glowing: ReadonlySet<string> = $derived.by(() => {
    if (!this.isMine || !this.view || this.isRotating) return new Set<string>();
    if (this.swap.isOn) return new Set(listPicks(this.view, this.actions, this.swap));
    return new Set(this.actions.places.keys());
  });

  constructor(client: TableClient, stage: Stage) {
    this.#client = client;
    this.#stage = stage;
  }

  /** The words of a swap that is thought of and not said yet. */
  get swapWords(): readonly string[] {
    const { isOn, first } = this.#thought.swap;
    return isOn ? ["swap", ...(first ? [first] : [])] : [];
  }

  /** Tap a place; says whether that meant anything. */
  act(place: string): boolean {
    if (!this.isMine || !this.view) return false;
    if (this.isRotating) {
      if (place !== this.view.chosen) return false;
      if (this.actions.ways.length > 1) this.rotate();
      else this.drive();
      return true;
    }
    if (!this.glowing.has(place)) return false;
    sound("click");
    const word = this.actions.places.get(place);
    if (this.swap.isOn) this.#pick(this.view, place);
    else if (word) this.#say([word]);
    return true;
  }

  /** Turn the tile on to the next way that fits. */
  rotate(): void {
    const { ways } = this.actions;
    if (!this.isMine || !this.isRotating || ways.length < 2) return;
    sound("click");
    this.#think({ way: nextWay(ways.indexOf(this.way), ways) });
  }

  /** Lay the tile as it is shown, and drive. */
  drive(): void {
    this.lay(this.way);
  }

  /** The same where the tile fits in one way only, and nobody has to say so. */
  driveAlone(): void {
    this.lay(this.way, attemptAlone);
  }

  /** Lay the tile in one of the ways that fit, and drive. */
  lay(way: string, tries = attempt): void {
    if (this.isMine && this.isRotating && this.actions.ways.includes(way)) this.#say([`way:${way}`], tries);
  }

  startSwap(): void {
    if (!this.canSwap) return;
    sound("click");
    this.#think({ swap: { isOn: true, first: "" } });
  }

  /** Forget the swap, as long as nothing was said. */
  cancel(): void {
    if (!this.canCancel) return;
    sound("click");
    this.#think({ swap: NO_SWAP });
  }

  #pick(view: View, place: string): void {
    const next = pickForSwap(view, this.swap, place);
    if ("isOn" in next) this.#think({ swap: next });
    else this.#say(next);
  }

  #think(part: Partial<Draft>): void {
    this.#draft = { ...this.#thought, ...part };
  }

  #say(words: readonly string[], tries = attempt): void {
    void this.#send(words, tries);
  }

  async #send(words: readonly string[], tries: typeof attempt): Promise<void> {
    this.#said = this.#key;
    if (!(await tries(this.#client.move(words)))) this.#said = "";
  }
}
