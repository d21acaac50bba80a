/** The parts of bar and coach, each loaded with its messages when it is first needed: both are off at most tables. */

import { withWords } from "../words";

const pieces = withWords("live", () => import("./pieces"));

export const loadBar = async () => ({ default: (await pieces()).Bar });
export const loadBarSwitch = async () => ({ default: (await pieces()).BarSwitch });
export const loadCoachSwitch = async () => ({ default: (await pieces()).CoachSwitch });
export const loadLiveNews = async () => ({ default: (await pieces()).LiveNews });
export const loadOwlBadge = async () => ({ default: (await pieces()).OwlBadge });
