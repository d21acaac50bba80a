/** What Monza brings to the page. */

import { ARROWS, cap } from "../../lib/keys";
import { t } from "../../words";
import { FIRST_SEATS, type HomeCard, type Kit, type LessonCard } from "../kit";
import { isFirstEdition } from "./editions";
import { headStarts } from "./fair/index";
import BonusPicture from "./home/BonusPicture.svelte";
import FirstPicture from "./home/FirstPicture.svelte";
import OvalPicture from "./home/OvalPicture.svelte";
import ProfessionalPicture from "./home/ProfessionalPicture.svelte";
import WorkshopPicture from "./home/WorkshopPicture.svelte";
import { listColourKeys } from "./keys";
import SeatBadges from "./rail/SeatBadges.svelte";
import SeatDetails from "./rail/SeatDetails.svelte";
import { podium } from "./podium/index";
import { pageOf, PAGES } from "./rules/pages";
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

const loadTable = async (id: string) => (await import("./lesson-tables")).makeTable(id);
const LESSONS: readonly LessonCard[] = [
  { id: GAME, Picture: OvalPicture, title: () => t("monza-title"), page: GAME },
  { id: "professional", Picture: ProfessionalPicture, title: () => t("rules-page-professional"), page: "professional" },
  { id: "bonus", Picture: BonusPicture, title: () => t("rules-page-bonus"), page: "bonus" },
  { id: "first-edition", Picture: FirstPicture, title: () => t("monza-first-title"), page: "first-edition" },
].map((card) => ({ ...card, table: () => loadTable(card.id) }));

export const monza: Kit = {
  name: GAME,
  loadRace: () => import("./race/MonzaRace.svelte"),
  SeatDetails,
  SeatBadges,
  loadBoards: () => import("./lobby/boards"),
  LobbyActions: BackButton,
  headStarts,
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
  rules: { pages: PAGES, pageOf, loadDrawings: () => import("./rules/drawings") },
  lessons: LESSONS,
  keys: () => [
    [ARROWS, t("keys-monza-arrows")],
    [cap("page-down"), t("keys-monza-page")],
    ["1 – 6", t("keys-monza-dice")],
    ...listColourKeys(),
    [cap("backspace"), t("keys-monza-back")],
    [cap("escape"), t("keys-escape")],
  ],
  taps: ".target, .last[role=button], button.cup, .said button, .middle button, .die:not(.stuck), .tile:not(.stuck)",
  sayEnd: ({ reason, score }) => t("monza-reason", { reason, dice: score }),
  podium,
  loadBest: () => import("./history/BestPicture.svelte"),
  loadReplay: () => import("./replay"),
};
