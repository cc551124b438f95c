// What a table agrees on is told by the rules of its match.
import { describe, expect, test } from 'vitest';
import { type AnyGame, LANGUAGES, type Option, rulebookOf, textsIn, textsOfMatch } from '../kernel/index.ts';
import { SHELF } from './index.ts';

/** Options that change no rule: who begins, who is asked or waited for, and the day, whose card lies on the table. */
const COMFORT: Readonly<Record<string, readonly string[]>> = {
  'eighty-days': ['firstPlayer'],
  'tour-operator': ['firstStart', 'autoScoreBest', 'autoEmployees', 'simultaneousCheckIn'],
  bodensee: ['startPlayer'],
  'on-tour-paris': ['firstRoller'],
  'city-tour': ['day', 'ownDay', 'firstSeat'],
};

/** The agreements that differ from the standard in one option, as far as it may differ alone. */
function agreementsOn({ options, seats }: AnyGame, name: string, { extremes, form }: Option<unknown>): readonly unknown[] {
  const values = [...extremes, ...(form?.type === 'choice' ? form.values : [])];
  const numbers = Array.from({ length: seats.most - seats.least + 1 }, (_, at) => seats.least + at);
  return values.flatMap(value => {
    const found = numbers.map(each => options.read({ [name]: value }, each)).find(({ ok }) => ok);
    return found?.ok && JSON.stringify(found.options) !== JSON.stringify(options.standard) ? [found.options] : [];
  });
}

describe.each(Object.values(SHELF))('$id', entry => {
  test.each(LANGUAGES)('tells in %s of every option that is not as usual', async language => {
    const game = await entry.open();
    const texts = await textsIn(entry, language);
    const isTold = (options: unknown) =>
      rulebookOf(textsOfMatch(texts, { version: game.version, options })).some(({ isAgreed }) => isAgreed);
    const untold = Object.entries(game.options.table).flatMap(([name, option]) => {
      const agreements = COMFORT[entry.id]?.includes(name) ? [] : agreementsOn(game, name, option);
      return agreements.every(isTold) ? [] : [name];
    });
    expect(untold).toEqual([]);
  });

  test('names no option as comfort that is told', async () => {
    const game = await entry.open();
    const texts = await textsIn(entry, 'en');
    const told = (COMFORT[entry.id] ?? []).filter(name => {
      const option = game.options.table[name];
      if (!option) throw new Error(`there is no option ${name}`);
      return agreementsOn(game, name, option).some(options =>
        rulebookOf(textsOfMatch(texts, { version: game.version, options })).some(({ isAgreed }) => isAgreed),
      );
    });
    expect(told).toEqual([]);
  });
});
