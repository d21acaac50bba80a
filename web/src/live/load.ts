/** The parts of bar, coach and head starts, loaded with their messages when one is first needed: most tables have none. */

import { withWords } from "../words";

const pieces = withWords("live", () => import("./pieces"));

export const loadBar = async () => ({ default: (await pieces()).Bar });
export const loadBarSwitch = async () => ({ default: (await pieces()).BarSwitch });
export const loadCoachSwitch = async () => ({ default: (await pieces()).CoachSwitch });
export const loadFairStartButton = async () => ({ default: (await pieces()).FairStartButton });
export const loadHeadStart = async () => ({ default: (await pieces()).HeadStart });
export const loadHeadStarts = async () => ({ default: (await pieces()).HeadStarts });
export const loadLiveNews = async () => ({ default: (await pieces()).LiveNews });
export const loadOwlBadge = async () => ({ default: (await pieces()).OwlBadge });
