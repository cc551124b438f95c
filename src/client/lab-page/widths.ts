// How sure one was after fewer games: the interval of the question's figure over the first games, by their numbers.
import { changeIn, figureOf, type Measure, type Played, type Series } from '../../lab/index.ts';

/** The figure after so many games, and half of its interval. */
export interface Width {
  readonly games: number;
  readonly value: number;
  readonly half: number;
}

const FEWEST = 10;
const STEP = 1.35;

/** The widths that will not change any more, by the number of games. */
export type KnownWidths = Map<number, readonly Width[]>;

/** The widths from few games to all that were played: of the change where two variants are compared, else of the figure. */
export function widthsOf(series: readonly Series[], measure: Measure, known: KnownWidths = new Map()): readonly Width[] {
  const played = Math.min(...series.map(({ results }) => results.size));
  if (played < FEWEST) return [];
  // What an element is worth is added up over all games, and cannot be told of the first ones.
  if (measure.what === 'worth') return widthAfter(series, measure, played);
  const counts: number[] = [];
  for (let count = FEWEST; count < played; count = Math.ceil(count * STEP)) counts.push(count);
  return [...counts, played].flatMap(count => known.get(count) ?? widthOfFirst(series, measure, count, known));
}

/** The width of the first games; where none of them is missing it is known for good. */
function widthOfFirst(series: readonly Series[], measure: Measure, count: number, known: KnownWidths): readonly Width[] {
  const first = series.map(each => firstOf(each, count));
  const width = widthAfter(first, measure, count);
  if (first.every(({ results }) => results.size === count)) known.set(count, width);
  return width;
}

function firstOf(series: Series, count: number): Series {
  const results = new Map<number, Played>();
  for (let index = 0; index < count; index++) {
    const game = series.results.get(index);
    if (game) results.set(index, game);
  }
  return { ...series, results };
}

function widthAfter(series: readonly Series[], measure: Measure, games: number): readonly Width[] {
  const [base, other] = series;
  if (!base) return [];
  const figure = other && series.length === 2 ? changeIn(base, other, measure) : figureOf(base, measure);
  if (!figure || figure.low === null || figure.high === null) return [];
  return [{ games, value: (figure.low + figure.high) / 2, half: (figure.high - figure.low) / 2 }];
}
