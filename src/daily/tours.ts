import type { AnyGame } from '../kernel/index.ts';
import { commitmentTo, secretFor } from '../luck/index.ts';
import { weekdayOf } from './calendar.ts';
import { cityDay } from './city-day.ts';
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

/** The options of a tour; they follow from its seed. It takes a moment now and then. */
export function* dailyOptions(
  id: DailyGame,
  game: AnyGame,
  seed: string,
  date: string,
): Generator<void, Readonly<Record<string, unknown>>> {
  // OT: with each dock once, land and river weigh alike.
  const wish = id === 'on-tour-paris' ? { dockUse: 'once' } : { ownDay: yield* cityDay(game, seed, weekdayOf(date)) };
  const reading = game.options.read(wish, 1);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.options as Readonly<Record<string, unknown>>;
}
