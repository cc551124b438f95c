// The parts that a result is made of, as the waterfall draws them.

import type { Part } from '../../charts/index.ts';
import { isClear } from '../../review/index.ts';
import { drawsIn } from './headline.ts';
import type { Sight } from './sight.ts';

/** A part as it is written: with its sign, and without a decimal where its interval is wider than itself. The result has no interval. */
export function partText({ pen }: Pick<Sight, 'pen'>, value: number, half?: number): string {
  return half === undefined ? pen.plain(value, Number.isInteger(value) ? 0 : 1) : pen.signed({ value, half });
}

export function partsOf({ words, review, seat, pen, isSettled, who, looks }: Sight, isPhone: boolean): readonly Part[] {
  const own = review.accounts[seat];
  if (!own) return [];
  const { fall } = words;
  const named = (ink: Part['ink'], [name = '', under = '']: readonly string[], figure: typeof own.luck): Part => ({
    ink,
    name,
    under: isSettled && figure.half > 0 && !isClear(figure) && ink !== 'start' && ink !== 'open' ? fall.unclear : under,
    value: figure.value,
    half: figure.half,
  });
  const others = isPhone ? [fall.othersShort] : fall.others;
  const you = who === null || review.isTeam ? fall.you : fall.named(looks[seat]?.name ?? '');
  return [
    named('start', fall.start, own.start),
    named('luck', [fall.luck, drawsIn(review, words).join(', ')], own.luck),
    named('skill', you, own.you),
    ...(review.seats > 1 && !review.isTeam ? [named('skill', others, own.others)] : []),
    named('open', isSettled ? fall.open : fall.running, own.open),
    { ink: 'result', name: fall.result, under: words.units[pen.unit], value: own.result },
  ];
}
