/** What Monza brings to the page. */

import { t } from "../../words";
import { FIRST_SEATS, LESSON_SEATS, type HomeCard, type Kit } from "../kit";
import { isFirstEdition } from "./editions";
import FirstPicture from "./home/FirstPicture.svelte";
import OvalPicture from "./home/OvalPicture.svelte";
import WorkshopPicture from "./home/WorkshopPicture.svelte";
import MonzaRace from "./race/MonzaRace.svelte";
import SeatBadges from "./rail/SeatBadges.svelte";
import SeatDetails from "./rail/SeatDetails.svelte";
import Defs from "./rules/Defs.svelte";
import { pageOf, PAGES } from "./rules/pages";
import Pictures from "./rules/Pictures.svelte";
import BackButton from "./workshop/BackButton.svelte";
import { room } from "./workshop/route.svelte";

const GAME = "monza";

const OVAL: HomeCard = {
  id: "oval",
  Picture: OvalPicture,
  title: () => t("monza-title"),
  says: () => t("monza-says"),
  table: { game: GAME, options: { track: "oval" }, seats: FIRST_SEATS },
};
const FIRST_EDITION: HomeCard = {
  id: "first",
  Picture: FirstPicture,
  title: () => t("monza-first-title"),
  says: () => t("monza-first-says"),
  table: { game: GAME, options: { track: "first-edition" }, seats: FIRST_SEATS },
};

export const monza: Kit = {
  name: GAME,
  Race: MonzaRace,
  SeatDetails,
  SeatBadges,
  LobbyActions: BackButton,
  cards: [OVAL, FIRST_EDITION],
  cardOf: (options, ownBoard) => (isFirstEdition(options, ownBoard) ? FIRST_EDITION : OVAL),
  rooms: [
    {
      id: "workshop",
      route: room,
      Picture: WorkshopPicture,
      title: () => t("workshop-title"),
      says: () => t("workshop-says"),
      load: () => import("./workshop/Workshop.svelte"),
      order: 2,
    },
  ],
  rules: { pages: PAGES, pageOf, Pictures, Defs },
  lesson: { game: GAME, options: { track: "sprint" }, seats: LESSON_SEATS },
  keys: [
    ["← ↑ → ↓", "keys-monza-arrows"],
    ["Page ↓", "keys-monza-page"],
    ["1 – 6", "keys-monza-dice"],
    ["⌫", "keys-monza-back"],
    ["Esc", "keys-escape"],
  ],
  taps: ".target, .last[role=button], button.cup, .said button, .die:not(.stuck)",
  sayEnd: ({ reason, score }) => t("monza-reason", { reason, dice: score }),
};
