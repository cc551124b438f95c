// What the tasks found, put together by what was looked at.
import type { Film } from './film.ts';
import { resultOf } from './measure.ts';
import { onceFor, Remembered } from './remembered.ts';
import type { Figure, Prospect } from './review.ts';
import { estimateOf, figureOf, quantileOf, shareOf } from './statistics.ts';
import type { Found, Row, Task } from './task.ts';

/** All games of one thing that was looked at: by seat, game by game. */
export interface Games {
  readonly of: string;
  readonly results: readonly (readonly number[])[];
  readonly scores: readonly (readonly number[])[];
  readonly wins: readonly (readonly number[])[];
  /** In how many of the games something happened soon after. */
  readonly events: ReadonlyMap<string, number>;
}

/** What was found about one line. */
export type Rows = Readonly<Record<'value' | 'draw' | 'known' | 'open', readonly Games[]>>;

const rowsBefore = onceFor((_: Film) => new Remembered<Rows>());
const scoresBefore = onceFor((_: Film) => new Remembered<readonly number[]>());

/** By line; the same in whatever order it was found. */
export function rowsOf(film: Film, found: readonly Found[]): ReadonlyMap<number, Rows> {
  const lines = new Map<number, Found[]>();
  for (const each of found) {
    const line = lines.get(each.task.line);
    if (line) line.push(each);
    else lines.set(each.task.line, [each]);
  }
  for (const all of lines.values()) all.sort((a, b) => a.task.pass - b.task.pass);
  const usual = scoresAtStart(film, lines.get(0) ?? []);
  const before = rowsBefore(film);
  return new Map([...lines].map(([line, all]) => [line, before.of(line, [usual, ...all], () => rowsAt(film, all, usual))]));
}

/** Who plays alone for points wins against nobody: instead it counts how many games from the start a score would beat. */
function scoresAtStart(film: Film, found: readonly Found[]): readonly number[] | undefined {
  if (film.measure.result !== 'score') return undefined;
  const starts = found.filter(({ task }) => task.what === 'value');
  return scoresBefore(film).of(0, starts, () =>
    starts.flatMap(({ rows }) => rows.flatMap(({ scores }) => scores[0] ?? [])).sort((a, b) => a - b),
  );
}

function rowsAt(film: Film, found: readonly Found[], usual: readonly number[] | undefined): Rows {
  const of = (what: Task['what'], sight?: Row['sight']) => {
    const all = found.filter(({ task }) => task.what === what && (sight === undefined || (task.sight ?? 'known') === sight));
    // Moves that were chosen by the first look are not judged by it.
    const last = all.filter(({ task }) => task.moves && task.moves.length > 0);
    return joined(
      film,
      (last.length > 0 ? last : all).flatMap(({ rows }) => rows),
      usual,
    );
  };
  return { value: of('value'), draw: of('draw'), known: of('decision', 'known'), open: of('decision', 'open') };
}

function joined({ measure, seats }: Film, rows: readonly Row[], usual: readonly number[] | undefined): readonly Games[] {
  const names = [...new Set(rows.map(({ of }) => of))];
  return names.map(of => {
    const same = rows.filter(row => row.of === of);
    const bySeat = (list: (row: Row) => readonly (readonly number[])[]) =>
      Array.from({ length: seats }, (_, seat) => same.flatMap(row => list(row)[seat] ?? []));
    const scores = bySeat(row => row.scores);
    const wins = usual ? scores.map(list => list.map(score => shareBelow(usual, score))) : bySeat(row => row.wins);
    const results = scores.map((list, seat) =>
      list.map((_, game) =>
        resultOf(
          measure,
          scores.map(each => each[game] ?? 0),
          wins.map(each => each[game] ?? 0),
          seat,
        ),
      ),
    );
    return { of, results, scores, wins, events: eventsIn(same) };
  });
}

function eventsIn(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { events = {} } of rows)
    for (const [event, count] of Object.entries(events)) counts.set(event, (counts.get(event) ?? 0) + count);
  return counts;
}

/** How many of the sorted values lie below one; equals count half. */
function shareBelow(sorted: readonly number[], value: number): number {
  if (sorted.length === 0) return 0.5;
  const below = firstAt(sorted, value, false);
  return (below + firstAt(sorted, value, true)) / 2 / sorted.length;
}

/** The place of the first value that is not below, or, `after`, that is above. */
function firstAt(sorted: readonly number[], value: number, after: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = sorted[middle] ?? 0;
    if (each < value || (after && each === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What games come to, seat by seat, in thousandths: there are many of them. */
export const prospectsOf = onceFor(({ results, scores, wins }: Games): readonly Prospect[] =>
  results.map((list, seat) => {
    const sorted = [...(scores[seat] ?? [])].sort((a, b) => a - b);
    const quantile = (share: number) => rounded(quantileOf(sorted, share));
    return {
      result: shortened(figureOf(estimateOf(list))),
      score: shortened(figureOf(estimateOf(sorted))),
      win: shortened(shareOf(wins[seat] ?? [])),
      quantiles: [quantile(0.1), quantile(0.25), quantile(0.75), quantile(0.9)],
    };
  }),
);

function shortened({ value, half }: Figure): Figure {
  return { value: rounded(value), half: rounded(half) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
