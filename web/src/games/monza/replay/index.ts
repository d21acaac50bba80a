/** What the replay room knows of Monza. */

import type { ReplayKit } from "../../kit";
import { t } from "../../../words";
import { lendBoard } from "../boards";
import type { RaceBoard } from "../wire";
import { makeDealer } from "./dealer";
import { sayRolls } from "./rolls";
import TurnPicture from "./TurnPicture.svelte";

export const replay: ReplayKit = {
  makeDealer,
  lendBoard: (options, board) => lendBoard(options, board as RaceBoard),
  TurnPicture,
  sayTurn: sayRolls,
  sayWhy: (why) => (why === "only" ? "" : t("monza-best", { why })),
};
