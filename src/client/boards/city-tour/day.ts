import { numberOf } from '../../../daily/calendar.ts';
import { DAYS } from '../../../games/city-tour/index.ts';
import type { CityScene } from './scene.ts';

/** How the day of a match is called. */
export function titleOf({ view, texts, words, daily, language }: CityScene): {
  readonly eyebrow: string;
  readonly title: string;
  readonly short: string;
} {
  const { day, ownDay } = view.plan.options;
  if (daily !== undefined) {
    const shown = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
    return { eyebrow: words.daily(numberOf(daily)), title: shown.format(Date.parse(`${daily}T12:00:00Z`)), short: words.dailyShort };
  }
  if (ownDay) return { eyebrow: words.dayNumber(ownDay.card), title: words.ownDayLong, short: words.ownDay };
  const level = DAYS[day - 1]?.level ?? 1;
  return {
    eyebrow: `${words.dayNumber(day)} · ${words.level(level)}`,
    title: texts.pieces[`day:${day}`] ?? '',
    short: words.dayNumber(day),
  };
}
