/** The games of the server for components: empty until the server has answered. */

import { learnGame } from "../words";
import { fetchGames } from "./api";
import type { GameFacts } from "../wire";

class Catalogue {
  games: readonly GameFacts[] = $state.raw([]);

  /** Fetch the games, and the messages of those that the page was built without. */
  async load(): Promise<void> {
    this.games = await fetchGames();
    for (const { name } of this.games) learnGame(name);
  }

  /** The name of a game's standard driver, "" until it is known. */
  standardDriverOf(game: string): string {
    return this.games.find(({ name }) => name === game)?.standard_driver ?? "";
  }

  /** Whether races of a game can be reviewed when they are over; false until it is known. */
  hasReviews(game: string): boolean {
    return this.games.find(({ name }) => name === game)?.has_reviews ?? false;
  }

  /** Whether the chances of a running race can be told, for bar and coach; false until it is known. */
  hasForecasts(game: string): boolean {
    return this.games.find(({ name }) => name === game)?.has_forecasts ?? false;
  }
}

export const catalogue = new Catalogue();
