import { DAYS, type View } from '../../../games/city-tour/index.ts';
import type { AnyTexts } from '../../../kernel/index.ts';
import type { Words } from './words/en.ts';

/** How the day of a match is called. */
export function titleOf(
  { plan }: View,
  texts: AnyTexts,
  words: Words,
): { readonly eyebrow: string; readonly title: string; readonly short: string } {
  const { day, ownDay } = plan.options;
  if (ownDay) return { eyebrow: words.dayNumber(ownDay.card), title: words.ownDayLong, short: words.ownDay };
  const level = DAYS[day - 1]?.level ?? 1;
  return {
    eyebrow: `${words.dayNumber(day)} · ${words.level(level)}`,
    title: texts.pieces[`day:${day}`] ?? '',
    short: words.dayNumber(day),
  };
}
