/** The search for a fair start: a long request that tells how far it is. */

import { hear, post, reach } from "../../../lib/api";
import { RefusalError } from "../../../lib/refusal";
import type { Table } from "../../../wire";
import type { FairStart, FairStartStep } from "../wire";

const PATH = "/api/fair-starts";

/** Find head starts for the seats of a table; `drivers` say how well each of them drives. */
export async function findFairStart(
  table: Table,
  drivers: readonly string[],
  onshare: (share: number) => void,
  signal: AbortSignal,
): Promise<FairStart> {
  const board = await findFile(table);
  const { body } = await reach(PATH, post({ drivers, options: table.options, board }, signal));
  const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  const listen = () => hear(PATH, () => lines?.read());
  for (let part = await listen(); part && !part.done; part = await listen()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) {
      const { share, found, code, fields } = await hear(PATH, () => JSON.parse(line) as FairStartStep);
      if (code) throw new RefusalError(code, "", fields);
      onshare(share);
      if (found) return found;
    }
  }
  throw new RefusalError("line/lost", "the search did not come to its end");
}

/** The file of the board that somebody brought along and that is in use; else "". */
async function findFile({ options, own_board: own }: Table): Promise<string> {
  if (!own || options["track"] !== own.name) return "";
  const { boards } = await import("../lobby/boards");
  const made = boards.listMade().find(({ title }) => title === own.title);
  if (!made) throw new RefusalError("track/file", `${own.title} is not on this device`);
  return made.file();
}
