import type { AnyGame } from '../kernel/index.ts';
import { commitmentTo, secretFor } from '../luck/index.ts';
import { weekdayOf } from './calendar.ts';
import type { DailyGame } from './games.ts';

/** The luck of a tour, and what is told of it before: whoever knows one day's learns nothing of another's. */
export interface DailyLuck {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
}

/** The luck that everybody has on a date; `key` is known to the server alone. */
export function dailyLuck(key: string, date: string, game: DailyGame): DailyLuck {
  const seed = secretFor(key, `daily ${date} ${game} seed`);
  const salt = secretFor(key, `daily ${date} ${game} salt`);
  return { seed, salt, commitment: commitmentTo(seed, salt) };
}

/** The options of a tour; they follow from its seed. To find them takes a while: now and then it rests, for others to be served in between. */
export async function dailyOptions(
  tour: { readonly id: DailyGame; readonly seed: string; readonly date: string },
  game: AnyGame,
  rest: () => Promise<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const { id, seed, date } = tour;
  // OT: with each dock once, land and river weigh alike.
  const wish = id === 'on-tour-paris' ? { dockUse: 'once' } : { ownDay: await cityOf(game, seed, date, rest) };
  const reading = game.options.read(wish, 1);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.options as Readonly<Record<string, unknown>>;
}

async function cityOf(game: AnyGame, seed: string, date: string, rest: () => Promise<unknown>): Promise<unknown> {
  const { cityDay } = await import('./city/day.ts');
  const search = cityDay(game, seed, weekdayOf(date));
  let step = search.next();
  while (!step.done) {
    await rest();
    step = search.next();
  }
  return step.value;
}
