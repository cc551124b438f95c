// What one's own games come to: pure, from lists that the device and the server keep.
import type { Band } from '../../charts/index.ts';
import type { Profile } from '../../protocol/index.ts';
import type { KeptAccount } from '../moments/accounts.ts';
import type { OwnGame } from '../pages/mine/own-games.ts';

/** What somebody has played of a game. */
export interface Played {
  readonly game: string;
  readonly finished: number;
  readonly won: number;
}

/** Finished games by game, the most played first. */
export function playedOf(games: readonly OwnGame[]): readonly Played[] {
  const counted = new Map<string, Played>();
  for (const { game, stage, outcome, mine, finishedFor = [] } of games) {
    if (stage !== 'over') continue;
    const { finished, won } = counted.get(game) ?? { finished: 0, won: 0 };
    const isWon = mine.some(seat => outcome?.ranks[seat] === 1 && !finishedFor.includes(seat));
    counted.set(game, { game, finished: finished + 1, won: won + (isWon ? 1 : 0) });
  }
  return [...counted.values()].sort((a, b) => b.finished - a.finished);
}

/** Standard errors that half, and eight tenths, of a bell curve lie within; the rating's own give has 1.96. */
const [HALF, MOST, WHOLE] = [0.674, 1.282, 1.96];

type Curve = Profile['ratings'][number]['curve'];

/** What lies around a rating after each match. */
export function bandsOf(curve: Curve): readonly Band[] {
  return curve.flatMap(({ shown, give }, at) => {
    if (give === undefined) return [];
    const error = give / WHOLE;
    const [near, far] = [HALF * error, MOST * error];
    return [{ at, low: shown - near, high: shown + near, lower: shown - far, higher: shown + far }];
  });
}

/** The mean of what reviews found, in the unit that most of them have. */
export interface Accounted {
  readonly count: number;
  readonly unit: KeptAccount['unit'];
  readonly luck: number;
  readonly you: number;
  readonly accuracy?: number;
}

export function accounted(accounts: readonly KeptAccount[]): Accounted | undefined {
  const unit = accounts[0]?.unit;
  const alike = accounts.filter(each => each.unit === unit);
  if (unit === undefined) return undefined;
  const exact = alike.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    count: alike.length,
    unit,
    luck: mean(alike.map(({ luck }) => luck)) / 10,
    you: mean(alike.map(({ you }) => you)) / 10,
    ...(exact.length > 0 ? { accuracy: mean(exact) } : {}),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
