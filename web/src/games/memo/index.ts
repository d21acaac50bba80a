/** What Memo-Car-Race brings to the page. */

import { ARROWS, cap } from "../../lib/keys";
import { t } from "../../words";
import { FIRST_SEATS, LESSON_SEATS, type HomeCard, type Kit } from "../kit";
import { room } from "./free/route.svelte";
import FreePicture from "./home/FreePicture.svelte";
import MemoPicture from "./home/MemoPicture.svelte";
import SeatBadges from "./rail/SeatBadges.svelte";
import { podium } from "./podium/index";
import { PAGES } from "./rules/pages";

const GAME = "memo";

const CARD: HomeCard = {
  id: "memo",
  Picture: MemoPicture,
  title: () => t("memo-title"),
  says: () => t("memo-says"),
  table: { game: GAME, options: {}, seats: FIRST_SEATS },
};

export const memo: Kit = {
  name: GAME,
  loadRace: () => import("./race/MemoRace.svelte"),
  SeatBadges,
  loadBoards: () => import("./lobby/boards"),
  cards: [CARD],
  cardOf: () => CARD,
  rooms: [
    {
      id: "free",
      route: room,
      Picture: FreePicture,
      title: () => t("free-title"),
      says: () => t("free-says"),
      load: () => import("./free/FreePlay.svelte"),
      order: 1,
    },
  ],
  rules: { pages: PAGES, pageOf: () => GAME, loadDrawings: () => import("./rules/drawings") },
  lessons: [
    {
      id: GAME,
      Picture: MemoPicture,
      title: () => t("memo-title"),
      page: GAME,
      // It has more turns than the others, and takes under three minutes all the same.
      pace: "normal",
      // Open roads, and help with remembering for whoever learns.
      table: () => Promise.resolve({ game: GAME, options: { tiles: "open-roads", aid: "1" }, seats: LESSON_SEATS }),
    },
  ],
  keys: () => [
    [ARROWS, t("keys-memo-arrows")],
    [cap("space"), t("keys-memo-space")],
    [t("memo-swap-key"), t("keys-memo-swap")],
    [cap("escape"), t("keys-escape")],
  ],
  taps: ".spot.active, .side",
  sayEnd: () => t("memo-reason"),
  podium,
  loadBest: () => import("./history/BestPicture.svelte"),
  loadReplay: () => import("./replay"),
};
