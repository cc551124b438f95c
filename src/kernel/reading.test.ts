import { expect, test } from 'vitest';
import { readingText } from './handbook/index.ts';
import { choice, optionsOf, wholeOption } from './options.ts';
import { readingPlayed, readOptions, withReading } from './reading.ts';
import type { AnyTexts } from './texts.ts';

const OPTIONS = optionsOf({
  stay: { ...choice('seats', 'seats', 'grounded'), printed: 'grounded' },
  fare: wholeOption(1, 0, 5),
  day: { ...wholeOption(1, 1, 12), isFree: true },
  first: choice<'random' | number>('random', 'random', 0, 1),
});
const TEXT = { name: 'Name', help: '', rulebook: 'It says so.' };
const TEXTS = {
  options: { stay: { ...TEXT, name: 'Stay', values: { grounded: 'Grounded' } }, fare: { ...TEXT, name: 'Fare' }, day: TEXT, first: TEXT },
  standard: OPTIONS.standard,
} as unknown as AnyTexts;
const NAMES = readOptions(OPTIONS, TEXTS);
const played = (agreed: object) => readingPlayed(OPTIONS, { ...agreed }, NAMES);

test('a reading is about points of the rulebook, not about which day is played or who begins', () => {
  expect(NAMES).toEqual(['stay', 'fare']);
  expect([{}, { day: 3, first: 1 }, { stay: 'seats' }].map(played)).toEqual(['ours', 'ours', 'ours']);
  expect(played({ stay: 'grounded', day: 3 })).toBe('printed');
  expect([{ stay: 'grounded', fare: 0 }, { fare: 2 }].map(played)).toEqual(['own', 'own']);
});

test('a reading sets all of its points and leaves the rest alone', () => {
  expect(withReading(OPTIONS, { fare: 3, day: 5 }, NAMES, 'printed')).toEqual({ day: 5, stay: 'grounded' });
  expect(withReading(OPTIONS, { fare: 3, day: 5, stay: 'grounded' }, NAMES, 'ours')).toEqual({ day: 5 });
});

test('it is said which reading is played, and what is printed otherwise', () => {
  const agreed = (options: object) => readingText(OPTIONS, { ...TEXTS, agreed: { ...OPTIONS.standard, ...options } }, 'en');
  expect(readingText(OPTIONS, TEXTS, 'en')).toBe('A new table plays: Our table. Printed otherwise: Stay (Grounded).');
  expect(agreed({ stay: 'grounded' })).toBe('This table plays: As printed.');
  expect(agreed({ fare: 0 })).toBe('This table plays: Own. Printed otherwise: Stay (Grounded), Fare (1).');
});
