import { type Course, courseOf } from './course.ts';
import { type Element, elementsOf } from './elements.ts';
import { type Finished, finishedOf, type Played, resultsOf, type Series, seatAt } from './series.ts';
import { interval, rounded, type Spread, spread } from './statistics.ts';
import { type FlatRow, meanTables } from './tables.ts';

/** How one seat did over the series. */
export interface SeatSummary {
  readonly bot: string;
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly low: number;
  readonly high: number;
  readonly score: Spread;
}

/** How a place in turn order did; 0 goes first. */
export interface PlaceSummary {
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
}

/** What came of a series; all but the two speeds follows from the trial alone. */
export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
  readonly finished: number;
  readonly moves: Omit<Spread, 'sd'>;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly bySeat: readonly SeatSummary[];
  /** In turn order, in games that one seat begins. */
  readonly byOrder?: readonly PlaceSummary[];
  /** How many games ended for each reason, in games that have several. */
  readonly endings?: Readonly<Record<string, number>>;
  /** Leads and decisions, where they were asked for. */
  readonly course?: Course;
  /** The game's own statistics, as means over the games, where they were asked for. */
  readonly tables?: Readonly<Record<string, readonly FlatRow[]>>;
  /** What single elements are worth, where the game counts them. */
  readonly elements?: readonly Element[];
}

/** Adds the results up, in the order of their numbers. */
export function summarise(series: Series, seconds: number): Summary {
  const { game, seats, seed, options, bots } = series.trial;
  const results = resultsOf(series);
  const finished = finishedOf(series);
  const { mean, min, max } = spread(results.map(result => result.moves));
  const total = results.reduce((sum, result) => sum + result.moves, 0);
  return {
    game,
    seats,
    games: results.length,
    seed,
    options,
    finished: finished.length,
    moves: { mean, min, max },
    seconds: rounded(seconds),
    movesPerSecond: Math.round(total / Math.max(seconds, 0.000_001)),
    bySeat: bots.map((bot, seat) => seatSummary(bot, seat, finished)),
    ...(finished.some(({ first }) => first !== null) ? { byOrder: bots.map((_, place) => placeSummary(place, finished, seats)) } : {}),
    ...(results.some(({ ending }) => ending) ? { endings: countEndings(results) } : {}),
    ...(series.course.games > 0 ? { course: courseOf(series.course) } : {}),
    ...(series.tables.size > 0 ? { tables: meanTables(series.tables) } : {}),
    ...(series.elements.size > 0 ? { elements: elementsOf(series.elements) } : {}),
  };
}

function seatSummary(bot: string, seat: number, finished: readonly Finished[]): SeatSummary {
  const wins = finished.filter(({ outcome }) => outcome.ranks[seat] === 1).length;
  const scores = finished.map(({ outcome }) => outcome.scores[seat] ?? 0);
  const winRate = rounded(finished.length > 0 ? wins / finished.length : 0);
  return { bot, wins, winRate, ...interval(wins, finished.length), score: spread(scores) };
}

function placeSummary(place: number, finished: readonly Finished[], seats: number): PlaceSummary {
  const wins = finished.filter(game => game.outcome.ranks[seatAt(game, place, seats)] === 1).length;
  return { wins, winRate: rounded(finished.length > 0 ? wins / finished.length : 0), ...interval(wins, finished.length) };
}

function countEndings(results: readonly Played[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ending } of results) if (ending !== null) counts[ending] = (counts[ending] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
