/** What changed at a table that everybody is to hear of: the bar, and who may ask the owl. */

import type { Table } from "../wire";

/** What is on at a table. */
export interface LiveState {
  readonly hasBar: boolean;
  /** By seat. */
  readonly coached: readonly boolean[];
}

export interface News {
  readonly id: "bar-says" | "coach-says";
  readonly state: "on" | "off";
  /** The seat that it is about, or -1. */
  readonly seat: number;
}

export function readLive({ has_bar: hasBar, seats }: Pick<Table, "has_bar" | "seats">): LiveState {
  return { hasBar, coached: seats.map((seat) => seat.is_coached) };
}

export function isLive({ hasBar, coached }: LiveState): boolean {
  return hasBar || coached.includes(true);
}

/** What is to be told of a change; seats that came or went take their owls along without a word. */
export function listNews(before: LiveState, after: LiveState): readonly News[] {
  const news: News[] = [];
  if (before.hasBar !== after.hasBar) news.push({ id: "bar-says", state: after.hasBar ? "on" : "off", seat: -1 });
  if (before.coached.length !== after.coached.length) return news;
  after.coached.forEach((isOn, seat) => {
    if (isOn !== before.coached[seat]) news.push({ id: "coach-says", state: isOn ? "on" : "off", seat });
  });
  return news;
}
