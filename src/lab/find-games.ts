// "Show me a game where …": which games to open, by their numbers.
import { marginIn } from './measures.ts';
import { type Finished, finishedOf, resultsOf, type Series, seatAt } from './series.ts';

/** What is looked for in the games of a series, or in those of two. */
export type Wish =
  | { readonly where: 'startPlayerLost' | 'startPlayerWon' | 'closest' | 'clearest' | 'longest' | 'shortest' | 'mostLeadChanges' }
  | { readonly where: 'leaderCaught' | 'unfinished' }
  | { readonly where: 'winnerChanged' }
  | { readonly where: 'endedBy'; readonly reason: string };

/** Games by their numbers, the best example first, and how many there are. */
export interface FoundGames {
  readonly games: readonly number[];
  readonly of: number;
}

/** The games that fit; `other` is the variant that is compared, for wishes about two. */
export function findGames(wish: Wish, series: Series, other?: Series): FoundGames {
  const games = finishedOf(series);
  const numbers = numbersOf(wish, games, series, other);
  return { games: numbers, of: series.results.size };
}

function numbersOf(wish: Wish, games: readonly Finished[], series: Series, other: Series | undefined): number[] {
  const { seats } = series.trial;
  const starterWins = (game: Finished) => game.first !== null && game.outcome.ranks[seatAt(game, 0, seats)] === 1;
  switch (wish.where) {
    case 'startPlayerLost':
      return numbered(games.filter(game => game.first !== null && !starterWins(game)));
    case 'startPlayerWon':
      return numbered(games.filter(starterWins));
    case 'closest':
      return sorted(games, game => marginIn(game.outcome.scores));
    case 'clearest':
      return sorted(games, game => negative(marginIn(game.outcome.scores)));
    case 'longest':
      return sorted(games, ({ moves }) => -moves);
    case 'shortest':
      return sorted(games, ({ moves }) => moves);
    case 'mostLeadChanges':
      return sorted(games, ({ way }) => negative(way?.leadChanges ?? null));
    case 'leaderCaught':
      return numbered(games.filter(({ way, outcome }) => way?.halfLeader != null && outcome.ranks[way.halfLeader] !== 1));
    case 'unfinished':
      return resultsOf(series).flatMap(({ index, outcome }) => (outcome ? [] : [index]));
    case 'winnerChanged':
      return numbered(games.filter(game => other && isOtherWinner(game, other)));
    case 'endedBy':
      return numbered(games.filter(({ ending }) => ending === wish.reason));
  }
}

/** Whether another seat wins the game of the same number in another series. */
export function isOtherWinner({ index, outcome }: Finished, other: Series): boolean {
  const ranks = other.results.get(index)?.outcome?.ranks;
  return ranks?.some((rank, seat) => (rank === 1) !== (outcome.ranks[seat] === 1)) ?? false;
}

function numbered(games: readonly Finished[]): number[] {
  return games.map(({ index }) => index);
}

/** The smallest first, among equals the first played; games without the figure are left out. */
function sorted(games: readonly Finished[], figure: (game: Finished) => number | null): number[] {
  return games
    .flatMap(game => {
      const value = figure(game);
      return value === null ? [] : [{ index: game.index, value }];
    })
    .sort((a, b) => a.value - b.value || a.index - b.index)
    .map(({ index }) => index);
}

function negative(number: number | null): number | null {
  return number === null ? null : -number;
}
