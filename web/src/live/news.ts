/** What changed at a table that everybody is to hear of: the bar, who may ask the owl, who has a head start. */

import type { Table } from "../wire";

/** What is on at a table. */
export interface LiveState {
  readonly hasBar: boolean;
  /** By seat. */
  readonly coached: readonly boolean[];
  /** By seat, how many spaces ahead it begins; none where all begin alike. */
  readonly ahead: readonly number[];
}

export interface News {
  readonly id: "bar-says" | "coach-says" | "fair-start-says";
  readonly state: "on" | "off";
  /** The seat that it is about, or -1. */
  readonly seat: number;
}

export function readLive(
  { has_bar: hasBar, seats }: Pick<Table, "has_bar" | "seats">,
  ahead: readonly number[] = [],
): LiveState {
  return { hasBar, coached: seats.map((seat) => seat.is_coached), ahead };
}

export function isLive({ hasBar, coached, ahead }: LiveState): boolean {
  return hasBar || coached.includes(true) || ahead.length > 0;
}

/** What is to be told of a change; seats that came or went take their owls along without a word. */
export function listNews(before: LiveState, after: LiveState): readonly News[] {
  const news: News[] = [];
  if (before.hasBar !== after.hasBar) news.push({ id: "bar-says", state: after.hasBar ? "on" : "off", seat: -1 });
  if (before.coached.length === after.coached.length) news.push(...listCoaches(before, after));
  if (before.ahead.join() !== after.ahead.join()) {
    news.push({ id: "fair-start-says", state: after.ahead.length > 0 ? "on" : "off", seat: -1 });
  }
  return news;
}

function listCoaches(before: LiveState, after: LiveState): readonly News[] {
  const news: News[] = [];
  after.coached.forEach((isOn, seat) => {
    if (isOn !== before.coached[seat]) news.push({ id: "coach-says", state: isOn ? "on" : "off", seat });
  });
  return news;
}
