/** The controls of the player at this page: everything that can be done in a turn. The server decides what is legal. */

import { untrack } from "svelte";
import { attempt, attemptAlone } from "../../../lib/notices.svelte";
import { play as playSound } from "../../../lib/sound";
import type { TableClient } from "../../../lib/table.svelte";
import type { Race } from "../../../wire";
import { planOf, viewOf } from "../view";
import type { Plan, View } from "../wire";
import type { Stage } from "./stage.svelte";
import { findOnlyRoute, Route, type Choice } from "./route.svelte";
import { coloursOf, findDice, readSteps, takeDice, type Laid } from "./words";

const BONUS = /^bonus:([A-Z]\d*)$/;
const NOTHING: readonly Laid[] = [];
const NO_PLAN: Plan = { nodes: [] };
const NOBODY: ReadonlySet<string> = new Set();
/** The beat before a car drives by itself, and between the dice that it lays. */
const BEAT_MS = 650;

/** Who may roll: this page, which waits for the dice after that, or somebody else. */
export type CupState = "mine" | "rolling" | "theirs";

export class Controls {
  /** The race as it is; nothing of it is shown before the stage has shown everything. */
  readonly race: Race | null = $derived.by(() => this.client.table?.race ?? null);
  readonly view: View | null = $derived.by(() => viewOf(this.race));
  /** One's own dice on their way: made anew with every position, and kept when somebody only takes a new name. */
  readonly route: Route | null = $derived.by(() => {
    if (this.#position === null) return null;
    const plan = untrack(() => planOf(this.race));
    return plan ? new Route(plan) : null;
  });
  /** Whether there is no choice at all: the car drives by itself, and nobody is asked for anything. */
  readonly isForced: boolean = $derived.by(() => {
    const plan = this.route && untrack(() => planOf(this.race));
    return plan ? findOnlyRoute(plan) !== null : false;
  });
  /** The seat that this page has to act for; only once everything has been shown. */
  readonly seat: number | null = $derived.by(() => (this.stage.isBusy ? null : this.client.myTurnSeat));
  /** Whether this page's driver can act now. */
  readonly isReady: boolean = $derived.by(() => this.seat !== null && !this.isSending);
  readonly cup: CupState | null = $derived.by(() => {
    if (!this.race?.awaits_roll || this.stage.isBusy) return null;
    if (this.seat === null) return "theirs";
    return this.isSending ? "rolling" : "mine";
  });
  /** Where the bonus move may lead, for its owner. */
  readonly bonus: readonly string[] = $derived.by(() => {
    if (this.view?.phase !== "bonus" || !this.isReady) return [];
    return this.race?.legal.flatMap((word) => BONUS.exec(word)?.[1] ?? []) ?? [];
  });
  /** Whose car may take the bonus move. */
  readonly blinking: number | null = $derived.by(() =>
    this.view?.phase === "bonus" && !this.stage.isBusy ? (this.race?.actor ?? null) : null,
  );
  readonly lit: readonly string[] = $derived.by(() => {
    if (!this.isReady || this.isForced) return [];
    return this.route && !this.route.isMarking ? this.route.lit : this.bonus;
  });
  readonly soft: ReadonlySet<string> = $derived.by(() => this.route?.soft ?? NOBODY);
  /** What lies on the road: in front of a car that drives, one's own, or what somebody else lays out. */
  readonly laid: readonly Laid[] = $derived.by(() => {
    if (this.stage.isBusy) return this.stage.trail;
    if (this.route) return this.route.placed;
    const turn = this.race?.on_turn;
    const draft = turn === null || turn === undefined ? undefined : this.client.drafts[turn];
    return draft ? readSteps(draft) : NOTHING;
  });
  /** Which dice of the row lie on the road, whoever laid them; it may not be seen in two places. */
  readonly out: ReadonlySet<number | null> = $derived.by(() => {
    const { dice, isBusy } = this.stage;
    if (isBusy) return new Set(dice.out);
    return this.route?.out ?? new Set(findDice(dice.row, coloursOf(this.laid, "die")));
  });
  /** The tiles that the seat on turn has in the tray; null without the professional variant. */
  readonly held: string | null = $derived.by(() => {
    const { view, turn, isBusy } = this.stage;
    if (!view || view.tiles.length === 0) return null;
    // In a drive that is being shown, what lies on the road has been spent.
    return takeDice(view.tiles[turn ?? -1] ?? "", isBusy ? "" : coloursOf(this.laid, "accelerator"));
  });

  /** The position in which something has been said: until there is another one, or a no, nothing more is said. */
  #saidAt: string | null = $state(null);
  readonly isSending: boolean = $derived.by(() => this.#saidAt !== null && this.#saidAt === this.#position);
  readonly #position: string | null = $derived.by(() => {
    const seat = this.client.myTurnSeat;
    return seat === null || !this.race ? null : `${this.race.number} ${this.race.ply} ${seat}`;
  });

  constructor(
    readonly client: TableClient,
    readonly stage: Stage,
  ) {}

  roll(): void {
    if (this.cup === "mine") void this.#send(this.client.roll());
  }

  /** Commit words: a whole drive, a roll, or a no. */
  say(words: readonly string[], tries = attempt): void {
    if (!this.isReady) return;
    playSound("click");
    void this.#send(this.client.move(words), tries);
  }

  /** Pick a die or an accelerator up, or put it down. */
  choose(choice: Choice | null): void {
    if (this.isReady && this.route?.choose(choice)) playSound("click");
  }

  /** Go onto a lit space: with a piece given or chosen, or any that fits; or by a bonus move. Says with which piece. */
  pick(place: string, choice: Choice | null = this.route?.chosen ?? null): boolean {
    if (!this.isReady) return false;
    if (this.bonus.includes(place)) {
      this.say([`bonus:${place}`]);
      return true;
    }
    const { route } = this;
    const step = route?.stepTo(place, choice);
    if (!route || !step || !route.place(step, choice?.slot ?? null)) return false;
    playSound("click");
    this.#share();
    if (route.isAwaited) this.#extend(route);
    return true;
  }

  takeBack(): void {
    if (!this.isReady || !this.route?.takeBack()) return;
    playSound("flip");
    this.#share();
  }

  /** Where there was no choice at all the car drives by itself; returns how to stop it. */
  driveAlone(): (() => void) | undefined {
    const { route } = this;
    if (!route || !this.isForced) return undefined;
    const timer = setInterval(() => {
      const [step] = route.steps;
      const words = route.finish();
      if (step) this.pick(step.place);
      else if (words) this.say(words, attemptAlone);
    }, BEAT_MS);
    return () => clearInterval(timer);
  }

  #share(): void {
    void this.client.draft(this.route?.words ?? []);
  }

  #extend(route: Route): void {
    const { words } = route;
    const answer = this.client.plan(words).then((plan) => route.extend(words, (plan as Plan | null) ?? NO_PLAN));
    void attempt(answer).then((isFine) => {
      if (!isFine && route.isAwaited) route.takeBack();
    });
  }

  async #send(deed: Promise<unknown>, tries = attempt): Promise<void> {
    this.#saidAt = this.#position;
    if (!(await tries(deed))) this.#saidAt = null;
  }
}
