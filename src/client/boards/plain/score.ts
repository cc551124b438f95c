import { fast, type Seat, type Told } from '../../../kernel/index.ts';
import type { Change, ScorePart } from '../kit.ts';
import { valuesIn } from './parts.ts';
import type { PlainScene } from './scene.ts';
import { sightOf } from './sight.ts';

/** What rules in the making call points. */
const POINTS = ['points', 'score', 'vp', 'money'];

/** A seat's points: as the match ended, as the view tells them, or as the game itself estimates them. */
export function pointsOf(scene: PlainScene, seat: Seat): { readonly value: number; readonly isEstimate: boolean } | undefined {
  const { outcome, game, view } = scene;
  const final = outcome?.scores[seat];
  if (final !== undefined) return { value: final, isEstimate: false };
  const values = valuesIn(sightOf(scene).seats[seat] ?? []);
  const told = POINTS.map(key => values.find(part => part.key === key)?.value).find(value => typeof value === 'number');
  if (typeof told === 'number') return { value: told, isEstimate: false };
  const guess = game.estimate?.(game.imagine(view, fast('plain')))[seat];
  return guess === undefined ? undefined : { value: Math.round(guess), isEstimate: true };
}

export function isPointsKey(key: string): boolean {
  return POINTS.includes(key);
}

/** One bar: what a game's points are made of, only a drawn board can tell. */
export function score(scene: PlainScene, seat: Seat): readonly ScorePart[] {
  const points = pointsOf(scene, seat);
  if (!points) return [];
  const label = points.isEstimate ? scene.words.estimate : (scene.words.labels.points ?? '');
  return [{ label, value: points.value, colour: 'var(--g-main)', icon: 'i-trophy' }];
}

/** What an event says of its seat's points, where it says so. */
export function changes(event: Told): readonly Change[] {
  const facts: Readonly<Record<string, unknown>> = { ...event };
  const value = POINTS.map(key => facts[key]).find(each => typeof each === 'number');
  return typeof facts.seat === 'number' && typeof value === 'number' && value !== 0 ? [{ seat: facts.seat, value }] : [];
}
