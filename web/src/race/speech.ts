/** What is said of the end of a race. */

import { kitOf } from "../games";
import { seatName } from "../lib/names";
import type { Race, Table } from "../wire";
import { joinNames, joinSentences } from "../lib/phrases";
import { t } from "../words";
import { isMeasured, readRanks } from "./podium";

/** Every place with its names, and how far those came whom the rules did not place. */
export function sayPlaces(table: Table, race: Race): string {
  const podium = kitOf(table.game).podium;
  const places = readRanks(race.standing).map(({ place, ...placing }) => {
    const names = placing.seats.map((seat) => seatName(table.seats[seat]));
    const left = podium && placing.by ? podium.sayLeft(placing).says : "";
    return t("podium-place", {
      place,
      names: joinNames(left ? names.map((name) => t("podium-seat", { name, left })) : names),
    });
  });
  return joinSentences([...places, isMeasured(race) ? t("podium-rest") : ""]);
}
