// The rules of every game alone, for whoever says nothing: workers that host tables, and bots that think.
import type { AnyGame } from '../kernel/index.ts';

/** Every game by its id. */
export const GAMES = {
  'eighty-days': async () => (await import('./eighty-days/index.ts')).EightyDays,
  'tour-operator': async () => (await import('./tour-operator/index.ts')).TourOperator,
  bodensee: async () => (await import('./bodensee/index.ts')).Bodensee,
  'on-tour-paris': async () => (await import('./on-tour-paris/index.ts')).OnTourParis,
  'city-tour': async () => (await import('./city-tour/index.ts')).CityTour,
} satisfies Record<string, () => Promise<AnyGame>>;

/** The way to open a game; there may be none of that name. */
export function gameNamed(id: string): (() => Promise<AnyGame>) | undefined {
  const games: Readonly<Record<string, () => Promise<AnyGame>>> = GAMES;
  return Object.hasOwn(games, id) ? games[id] : undefined;
}
