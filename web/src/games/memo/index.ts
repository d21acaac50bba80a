/** What Memo-Car-Race brings to the page. */

import { t } from "../../words";
import { FIRST_SEATS, LESSON_SEATS, type HomeCard, type Kit } from "../kit";
import { room } from "./free/route.svelte";
import FreePicture from "./home/FreePicture.svelte";
import MemoPicture from "./home/MemoPicture.svelte";
import MemoRace from "./race/MemoRace.svelte";
import SeatBadges from "./rail/SeatBadges.svelte";
import Defs from "./rules/Defs.svelte";
import { PAGES } from "./rules/pages";
import Pictures from "./rules/Pictures.svelte";

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
  Race: MemoRace,
  SeatBadges,
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
  rules: { pages: PAGES, pageOf: () => GAME, Pictures, Defs },
  lesson: { game: GAME, options: {}, seats: LESSON_SEATS },
  keys: [
    ["← ↑ → ↓", "keys-memo-arrows"],
    ["␣", "keys-memo-space"],
    ["S", "keys-memo-swap"],
    ["Esc", "keys-escape"],
  ],
  taps: ".spot.active, .side",
  sayEnd: () => t("memo-reason"),
};
