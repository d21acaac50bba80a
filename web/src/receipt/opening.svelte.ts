/** The opening of a table at which a turn is tried again: one at a time, and a refusal is told. */

import { attempt } from "../lib/notices.svelte";

export class Opening {
  isUnderWay = $state(false);

  async begin(deed: () => Promise<void>): Promise<void> {
    this.isUnderWay = true;
    await attempt(deed());
    this.isUnderWay = false;
  }
}
