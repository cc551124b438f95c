// What the tasks found, put together by what was looked at.
import { MeanParts, type Parts } from '../bots/index.ts';
import type { Film } from './film.ts';
import { resultOf } from './measure.ts';
import { onceFor, Remembered } from './remembered.ts';
import type { Figure, Prospect } from './review.ts';
import { estimateOf, figureOf, listsIn, listsOf, type Numbers, quantileOf, rounded, shareOf } from './statistics.ts';
import type { Found, Row, Task } from './task.ts';

/** All games of one thing that was looked at: by seat, game by game. */
export interface Games {
  readonly of: string;
  readonly results: readonly Numbers[];
  /** Asked for seldom, so they are put together when somebody asks. */
  readonly scores: () => readonly Numbers[];
  readonly wins: readonly Numbers[];
  /** In how many of the games something happened soon after. */
  readonly events: ReadonlyMap<string, number>;
  /** What it has more of than the move made, where that can be told. */
  readonly beside?: Parts | undefined;
  /** Of a move: games in which another move follows in the same turn. */
  readonly plans?: readonly Games[];
}

/** What was found about one line. */
export type Rows = Readonly<Record<'value' | 'draw' | 'known' | 'open', readonly Games[]>>;

const rowsBefore = onceFor((_: Film) => new Remembered<Rows>());
const scoresBefore = onceFor((_: Film) => new Remembered<Numbers>());

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
function scoresAtStart(film: Film, found: readonly Found[]): Numbers | undefined {
  if (film.measure.result !== 'score') return undefined;
  const starts = found.filter(({ task }) => task.what === 'value');
  const scores = () => joinedUp(starts.flatMap(({ rows }) => rows.map(row => scoresIn(film, row))))[0] ?? new Float64Array();
  return scoresBefore(film).of(0, starts, () => scores().slice().sort());
}

function rowsAt(film: Film, found: readonly Found[], usual: Numbers | undefined): Rows {
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

function joined(film: Film, rows: readonly Row[], usual: Numbers | undefined): readonly Games[] {
  const names = [...new Set(rows.map(({ of }) => of))];
  return names.map(of => {
    const same = rows.filter(row => row.of === of);
    const thens = new Set(same.flatMap(({ then }) => then ?? []));
    const plans = [...thens].map(then =>
      gamesOf(
        film,
        of,
        same.filter(row => row.then === then),
        usual,
      ),
    );
    return {
      ...gamesOf(
        film,
        of,
        same.filter(({ then }) => then === undefined),
        usual,
      ),
      ...(plans.length > 0 ? { plans } : {}),
    };
  });
}

function gamesOf(film: Film, of: string, rows: readonly Row[], usual: Numbers | undefined): Games {
  const scores = () => joinedUp(rows.map(row => scoresIn(film, row)));
  const played = scores();
  const wins = usual ? played.map(list => list.map(score => shareBelow(usual, score))) : joinedUp(rows.map(row => winsIn(film, row)));
  return { of, results: resultsOf(film, played, wins), scores, wins, events: eventsIn(rows), beside: besideIn(rows) };
}

const scoresIn = ({ seats }: Film, { numbers }: Row) => listsIn(numbers, 2 * seats).slice(0, seats);
const winsIn = ({ seats }: Film, { numbers }: Row) => listsIn(numbers, 2 * seats).slice(seats);

/** By seat, those of all rows one after the other; a single row is kept as it is. */
function joinedUp(rows: readonly (readonly Float64Array[])[]): readonly Float64Array[] {
  const [first = []] = rows;
  if (rows.length === 1) return first;
  const all = listsOf(
    first.length,
    rows.reduce((sum, [list]) => sum + (list?.length ?? 0), 0),
  );
  let from = 0;
  for (const row of rows) {
    for (const [seat, list] of all.entries()) list.set(row[seat] ?? [], from);
    from += row[0]?.length ?? 0;
  }
  return all;
}

/** By seat, game by game. */
function resultsOf({ measure }: Film, scores: readonly Float64Array[], wins: readonly Float64Array[]): readonly Float64Array[] {
  const results = listsOf(scores.length, scores[0]?.length ?? 0);
  const [gameScores, gameWins] = [scores.map(() => 0), scores.map(() => 0)];
  for (let game = 0; game < (scores[0]?.length ?? 0); game++) {
    for (let seat = 0; seat < scores.length; seat++) {
      gameScores[seat] = scores[seat]?.[game] ?? 0;
      gameWins[seat] = wins[seat]?.[game] ?? 0;
    }
    for (const [seat, list] of results.entries()) list[game] = resultOf(measure, gameScores, gameWins, seat);
  }
  return results;
}

function besideIn(rows: readonly Row[]): Parts | undefined {
  const found = new MeanParts();
  for (const { beside } of rows) if (beside) found.add(beside.parts, beside.games);
  return found.mean();
}

const NO_EVENTS: ReadonlyMap<string, number> = new Map();

function eventsIn(rows: readonly Row[]): ReadonlyMap<string, number> {
  if (rows.every(({ events }) => events === undefined)) return NO_EVENTS;
  const counts = new Map<string, number>();
  for (const { events = {} } of rows)
    for (const [event, count] of Object.entries(events)) counts.set(event, (counts.get(event) ?? 0) + count);
  return counts;
}

/** How many of the sorted values lie below one; equals count half. */
function shareBelow(sorted: Numbers, value: number): number {
  if (sorted.length === 0) return 0.5;
  const below = firstAt(sorted, value, false);
  return (below + firstAt(sorted, value, true)) / 2 / sorted.length;
}

/** The place of the first value that is not below, or, `after`, that is above. */
function firstAt(sorted: Numbers, value: number, after: boolean): number {
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
export const prospectsOf = onceFor(({ results, scores, wins }: Games): readonly Prospect[] => {
  const all = scores();
  return results.map((list, seat) => {
    const sorted = Float64Array.from(all[seat] ?? []).sort();
    const quantile = (share: number) => rounded(quantileOf(sorted, share), 1000);
    return {
      result: shortened(figureOf(estimateOf(list))),
      score: shortened(figureOf(estimateOf(sorted))),
      win: shortened(shareOf(wins[seat] ?? [])),
      quantiles: [quantile(0.1), quantile(0.25), quantile(0.75), quantile(0.9)],
    };
  });
});

function shortened({ value, half }: Figure): Figure {
  return { value: rounded(value, 1000), half: rounded(half, 1000) };
}
