import { expect, test } from 'vitest';
import { en } from '../moments/words/en.ts';
import { comparedIn } from './compared.ts';

const home = { result: 72, figure: (day: number) => `day ${day}` };

test('a try that came home is compared by its day', () => {
  expect(comparedIn({ seat: 0, result: 83 }, home, false, en.tried)).toBe('This time: day 72. In the game: day 83.');
});

test('a traveller who never got home has no day', () => {
  const away = { ...home, result: 59, missed: 'not home, in Yokohama' };
  expect(comparedIn({ seat: 0, result: 83 }, away, false, en.tried)).toBe('This time: not home, in Yokohama. In the game: day 83.');
  expect(comparedIn({ seat: 0, result: 61, missed: 'not home, in Suez' }, home, false, en.tried)).toBe(
    'This time: day 72. In the game: not home, in Suez.',
  );
});
