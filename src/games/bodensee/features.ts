// What the end of a company depends on, as numbers: how much each counts is learned, and tells what is to be expected.
import { boxOf, tileOf } from './box.ts';
import { ableTourists, timeLeft, worthOfTile } from './estimate.ts';
import type { State } from './state.ts';

/** Below this much money a company cannot do as it likes. */
const POOR = 12;

const NOW = ['money', 'poor', 'income', 'attractions', 'their values', 'able tourists', 'effects', 'starts'] as const;

/** All of them as they are, and times what is left of the match. */
export const FEATURE_NAMES: readonly string[] = ['left', ...NOW, ...NOW.map(name => `${name} × left`), 'money × left²', 'income × left²'];

/** What the numbers of now are about: several of them tell how much attractions earn. */
const THEMES: readonly string[] = ['points', 'points', 'income', 'income', 'income', 'guests', '', ''];
/** How much of what it is about a theme has: euros, what the attractions will earn, and who could visit them. */
const AMOUNTS: readonly number[] = [1, 0, 1, 0, 0, 1];

/** What each feature is about. */
export const FEATURE_THEMES: readonly string[] = ['', ...THEMES, ...THEMES, 'points', 'income'];

/** How much one more of each feature adds to the amount of its theme. */
export const FEATURE_AMOUNTS: readonly number[] = FEATURE_NAMES.map((_, at) => AMOUNTS[at - 1] ?? 0);

/** The features of every company; none where the match is not about money. */
export function features(s: State): number[][] {
  if (s.plan.options.winCondition !== 'money') return [];
  const left = timeLeft(s);
  const holdings = holdingsIn(s);
  return s.companies.map(({ money }, seat) => {
    const { income = 0, attractions = 0, values = 0, able = 0, effects = 0 } = holdings[seat] ?? {};
    const now = [money, Math.max(0, POOR - money), income, attractions, values, able, effects, s.start === seat ? 1 : 0];
    return [left, ...now, ...now.map(each => each * left), money * left * left, income * left * left];
  });
}

interface Holdings {
  income: number;
  attractions: number;
  values: number;
  able: number;
  effects: number;
}

function holdingsIn(s: State): Holdings[] {
  const box = boxOf(s.plan.options);
  const all = s.companies.map((): Holdings => ({ income: 0, attractions: 0, values: 0, able: 0, effects: 0 }));
  for (const town of s.built) {
    for (const { tile: id, owner } of town) {
      const own = owner === null ? undefined : all[owner];
      if (!own) continue;
      const tile = tileOf(box, id);
      own.income += worthOfTile(s, tile);
      own.attractions += 1;
      own.values += tile.value;
      own.able += ableTourists(s, tile);
      own.effects += tile.effect === null ? 0 : 1;
    }
  }
  return all;
}
