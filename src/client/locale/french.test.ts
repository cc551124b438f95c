import { expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import { spaced } from './french.ts';

test('no sign in the French texts of a game can begin a line', async () => {
  const texts = spaced(await SHELF['city-tour']?.texts.fr());
  const rules: Readonly<Record<string, string>> = texts?.rules ?? {};

  expect(Object.values(rules).filter(sentence => / [;:?!»%€]|« /.test(sentence))).toEqual([]);
  expect(Object.values(rules).filter(sentence => /[\u202f\u00a0]/.test(sentence)).length).toBeGreaterThan(0);
});
