// The parts that a result is made of, as the waterfall draws them.

import type { Part } from '../../charts/index.ts';
import { bestOther, isClear, isEven } from '../../review/index.ts';
import type { ResultPart } from './course.ts';
import { drawsIn, type Telling } from './headline.ts';
import { isTeamOfSeveral, type Sight } from './sight.ts';

/** A part as it is written: with its sign, and without a decimal where its interval is wider than itself. The result has no interval. */
export function partText({ pen }: Pick<Sight, 'pen'>, value: number, half?: number): string {
  if (half === undefined) return pen.plain(value, Number.isInteger(value) ? 0 : 1);
  return pen.signed({ value, half });
}

/** What the result is counted from: the best of the others, or victory and defeat; alone it speaks for itself. */
export function resultTold({ words: { fall }, review, seat, pen, nameOf }: Telling): string {
  const { measure, accounts } = review;
  const result = accounts[seat]?.result ?? 0;
  if (measure.result === 'score') return '';
  if (measure.result === 'win') return fall.chances;
  const other = nameOf(bestOther(review, seat));
  if (result === 0) return fall.level(other);
  const amount = pen.amount(result, Number.isInteger(result) ? 0 : 1);
  return result > 0 ? fall.ahead(other, amount) : fall.behind(other, amount);
}

/** Whose decisions a part is, and what stands under the name. Where there is only one other, that one has a name. */
function decidedBy({ words, review, seat, who, nameOf }: Sight, part: 'you' | 'others'): readonly string[] {
  const { fall } = words;
  if (isTeamOfSeveral(review)) return fall.named(words.team);
  if (part === 'you') return who === null ? fall.you : fall.named(who);
  if (review.seats > 2) return fall.others;
  const other = nameOf(1 - seat);
  return other === null ? fall.you : fall.named(other);
}

/** A part of the result as a sentence calls it. */
export function partName(sight: Sight, part: ResultPart): string {
  const { you, others, within } = sight.words.fall;
  if (part === 'luck') return within.luck;
  if (isTeamOfSeveral(sight.review)) return within.team;
  const [name = ''] = decidedBy(sight, part);
  return name === you[0] ? within.you : name === others[0] ? within.others : name;
}

export function partsOf(sight: Sight, isPhone: boolean): readonly Part[] {
  const { words, review, seat, pen, isSettled } = sight;
  const own = review.accounts[seat];
  if (!own) return [];
  const { fall } = words;
  const named = (ink: Part['ink'], [name = '', under = '']: readonly string[], figure: typeof own.luck): Part => ({
    ink,
    name,
    under: isSettled && (ink === 'luck' || ink === 'skill') && !isClear(figure) && !isEven(figure, own) ? fall.unclear : under,
    value: figure.value,
    half: figure.half,
  });
  const others = isPhone && review.seats > 2 ? [fall.othersShort] : decidedBy(sight, 'others');
  return [
    named('start', fall.start, own.start),
    named('luck', [fall.luck, drawsIn(review, words).join(', ')], own.luck),
    named('skill', decidedBy(sight, 'you'), own.you),
    ...(review.seats > 1 && !review.isTeam ? [named('skill', others, own.others)] : []),
    named('open', isSettled ? fall.open : fall.running, own.open),
    { ink: 'result', name: fall.result, under: words.units[pen.unit], value: own.result },
  ];
}
