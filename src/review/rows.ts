// What the tasks found, put together by what was looked at.
import type { Film } from './film.ts';
import { resultOf } from './measure.ts';
import type { Prospect } from './review.ts';
import { estimateOf, figureOf, quantileOf, shareOf } from './statistics.ts';
import type { Found, Row, Task } from './task.ts';

/** All games of one thing that was looked at: by seat, game by game. */
export interface Games {
  readonly of: string;
  readonly results: readonly (readonly number[])[];
  readonly scores: readonly (readonly number[])[];
  readonly wins: readonly (readonly number[])[];
}

/** What was found about one line. */
export type Rows = Readonly<Record<'value' | 'draw' | 'known' | 'open', readonly Games[]>>;

const NONE: Rows = { value: [], draw: [], known: [], open: [] };

/** By line; the same in whatever order it was found. */
export function rowsOf(film: Film, found: readonly Found[]): ReadonlyMap<number, Rows> {
  const inOrder = [...found].sort((a, b) => a.task.line - b.task.line || a.task.pass - b.task.pass);
  const lines = new Map<number, Found[]>();
  for (const each of inOrder) lines.set(each.task.line, [...(lines.get(each.task.line) ?? []), each]);
  return new Map([...lines].map(([line, all]) => [line, rowsAt(film, all)]));
}

function rowsAt(film: Film, found: readonly Found[]): Rows {
  const of = (what: Task['what'], sight?: Row['sight']) => {
    const all = found.filter(({ task }) => task.what === what && (sight === undefined || (task.sight ?? 'known') === sight));
    // Moves that were chosen by the first look are not judged by it.
    const last = all.filter(({ task }) => task.moves && task.moves.length > 0);
    return joined(
      film,
      (last.length > 0 ? last : all).flatMap(({ rows }) => rows),
    );
  };
  return { ...NONE, value: of('value'), draw: of('draw'), known: of('decision', 'known'), open: of('decision', 'open') };
}

function joined({ measure, seats }: Film, rows: readonly Row[]): readonly Games[] {
  const names = [...new Set(rows.map(({ of }) => of))];
  return names.map(of => {
    const same = rows.filter(row => row.of === of);
    const bySeat = (list: (row: Row) => readonly (readonly number[])[]) =>
      Array.from({ length: seats }, (_, seat) => same.flatMap(row => list(row)[seat] ?? []));
    const [scores, wins] = [bySeat(row => row.scores), bySeat(row => row.wins)];
    const count = scores[0]?.length ?? 0;
    const results = scores.map(() => new Array<number>(count));
    for (let game = 0; game < count; game++) {
      const [end, won] = [scores.map(list => list[game] ?? 0), wins.map(list => list[game] ?? 0)];
      for (let seat = 0; seat < seats; seat++) (results[seat] ?? [])[game] = resultOf(measure, end, won, seat);
    }
    return { of, results, scores, wins };
  });
}

/** What games come to, seat by seat. */
export function prospectsOf({ results, scores, wins }: Games): readonly Prospect[] {
  return results.map((list, seat) => {
    const sorted = [...(scores[seat] ?? [])].sort((a, b) => a - b);
    return {
      result: figureOf(estimateOf(list)),
      score: figureOf(estimateOf(sorted)),
      win: shareOf(wins[seat] ?? []),
      quantiles: [quantileOf(sorted, 0.1), quantileOf(sorted, 0.25), quantileOf(sorted, 0.75), quantileOf(sorted, 0.9)],
    };
  });
}
