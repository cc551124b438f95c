// The games that are shown of those that fit a wish, each with the reason why it is worth looking at.
import { type FoundGames, isOtherWinner, type Wish } from './find-games.ts';
import { marginIn } from './measures.ts';
import { type Finished, finishedOf, placeOf, type Series, seatAt } from './series.ts';

/** Whether a figure is the largest or the smallest of all games that fit. */
export type Extreme = 'most' | 'least' | null;

/** Why a game is shown. */
export type Reason =
  /** By how much the start player lost or won, the leader of half-time lost, or anybody won; below 0 somebody lost with the better score. */
  | { readonly why: 'lost' | 'won' | 'caught' | 'decided'; readonly by: number; readonly extreme: Extreme; readonly isToLast: boolean }
  /** What a team, or somebody alone, came to. */
  | { readonly why: 'result'; readonly score: number; readonly extreme: Extreme }
  | { readonly why: 'long' | 'typical' | 'unfinished'; readonly moves: number }
  | { readonly why: 'leadChanges'; readonly count: number }
  /** The other variant has another winner. */
  | { readonly why: 'turned' };

/** A game by its number, and why it is shown. */
export interface Example {
  readonly game: number;
  readonly reason: Reason;
}

const MOST = 5;

/** Some games that fit, the best examples first: the extremes, one that the other variant turns round, one of typical length, then as they came. */
export function examplesOf(wish: Wish, { games: numbers }: FoundGames, series: Series, other?: Series): readonly Example[] {
  switch (wish.where) {
    case 'closest':
    case 'clearest':
      return shown(numbers, series, game => decidedBy(game, null));
    case 'longest':
    case 'shortest':
      return shown(numbers, series, ({ moves }) => ({ why: 'long', moves }));
    case 'mostLeadChanges':
      return shown(numbers, series, ({ way }) => ({ why: 'leadChanges', count: way?.leadChanges ?? 0 }));
    case 'unfinished':
      return numbers.slice(0, MOST).map(game => ({ game, reason: { why: 'unfinished', moves: series.results.get(game)?.moves ?? 0 } }));
    default:
      return chosenOf(wish, gamesOf(numbers, series), series, other);
  }
}

function gamesOf(numbers: readonly number[], series: Series): readonly Finished[] {
  const wanted = new Set(numbers);
  return finishedOf(series).filter(({ index }) => wanted.has(index));
}

function shown(numbers: readonly number[], series: Series, reason: (game: Finished) => Reason): readonly Example[] {
  const first = numbers.slice(0, MOST);
  const games = new Map(gamesOf(first, series).map(game => [game.index, game]));
  return first.flatMap(number => {
    const game = games.get(number);
    return game ? [{ game: number, reason: reason(game) }] : [];
  });
}

/** Of games that are all alike in what was wished for: those that differ most in all else. */
function chosenOf(wish: Wish, games: readonly Finished[], series: Series, other: Series | undefined): readonly Example[] {
  const { seats } = series.trial;
  const because = (game: Finished, extreme: Extreme) => ownReason(wish, game, seats, extreme);
  const sorted = games.toSorted((a, b) => figureIn(because(b, null)) - figureIn(because(a, null)) || a.index - b.index);
  // Where somebody may lose with the better score, that is no small margin.
  const plain = sorted.filter(game => !isDespite(because(game, null)));
  const [most, least] = [plain[0], plain.at(-1)];
  const turned = wish.where === 'winnerChanged' || !other ? undefined : games.find(game => isOtherWinner(game, other));
  const typical = games.toSorted((a, b) => a.moves - b.moves || a.index - b.index)[Math.floor(games.length / 2)];
  const wanted: readonly (readonly [Finished | undefined, (game: Finished) => Reason])[] = [
    [most, game => because(game, plain.length > 1 ? 'most' : null)],
    [least, game => because(game, 'least')],
    [turned, () => ({ why: 'turned' })],
    [typical, ({ moves }) => ({ why: 'typical', moves })],
    ...games.slice(0, MOST).map(game => [game, (each: Finished) => because(each, null)] as const),
  ];
  const examples = new Map<number, Reason>();
  for (const [game, reason] of wanted) if (game && !examples.has(game.index)) examples.set(game.index, reason(game));
  return [...examples].slice(0, MOST).map(([game, reason]) => ({ game, reason }));
}

/** By how much it was decided, for whoever the wish is about. */
function ownReason(wish: Wish, game: Finished, seats: number, extreme: Extreme): Reason {
  const { scores, ranks } = game.outcome;
  if (scores.every(score => score === scores[0]) && ranks.every(rank => rank === ranks[0]))
    return { why: 'result', score: scores[0] ?? 0, extreme };
  if (wish.where !== 'startPlayerLost' && wish.where !== 'leaderCaught') return decidedBy(game, extreme, wish.where === 'startPlayerWon');
  const seat = wish.where === 'leaderCaught' ? (game.way?.halfLeader ?? 0) : seatAt(game, 0, seats);
  const winner = ranks.indexOf(1);
  return {
    why: wish.where === 'leaderCaught' ? 'caught' : 'lost',
    by: (scores[winner] ?? 0) - (scores[seat] ?? 0),
    extreme,
    isToLast: seats > 2 && wish.where === 'startPlayerLost' && placeOf(game, winner, seats) === seats - 1,
  };
}

function decidedBy({ outcome }: Finished, extreme: Extreme, isStart = false): Reason {
  return { why: isStart ? 'won' : 'decided', by: marginIn(outcome.scores) ?? 0, extreme, isToLast: false };
}

/** Whether somebody lost with the better score. */
export function isDespite(reason: Reason): boolean {
  return 'by' in reason && reason.by < 0;
}

/** By what the examples of one wish are sorted. */
function figureIn(reason: Reason): number {
  return 'by' in reason ? reason.by : 'score' in reason ? reason.score : 0;
}
