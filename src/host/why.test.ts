import { expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { LANGUAGES, type Language } from '../kernel/index.ts';
import { whyOf } from './why.ts';

const name = (move: string) => move;
const weighed = (move: string, value: number, winChance: number, score: number) => ({ move, value, winChance, score });
const ALTERNATIVES = [weighed('a', 5, 0.624, 41.26), weighed('b', 4.8, 0.62, 41), weighed('c', 3.1, 0.4, 39), weighed('d', 0, 0.3, 38)];

test('a move is explained by its chance to win and its points, and the two next best by words', () => {
  const advice = { move: 'a', alternatives: ALTERNATIVES, usual: 1 };
  expect(whyOf(advice, { seats: 2, language: 'en', name })).toBe(
    '62% to win if all play alike, about 41 at the end. "b" is about as good; "c" is clearly worse.',
  );
  expect(whyOf(advice, { seats: 2, language: 'de', name })).toBe(
    '62\u00a0% Siegchance, wenn alle gleich gut spielen, am Ende etwa 41. „b“ ist etwa ebenso gut; „c“ ist deutlich schlechter.',
  );
  expect(whyOf(advice, { seats: 2, language: 'fr', name })).toBe(
    '62\u00a0% de chances de gagner à force égale, environ 41 à la fin. «\u202fb\u202f» est à peu près aussi bon\u202f; «\u202fc\u202f» est nettement moins bon.',
  );
});

test('who plays alone hears of the chance to win where the game can be lost', () => {
  const alternatives = [weighed('a', 1, 1, 46.5), weighed('b', 0.9, 1, 44)];
  expect(whyOf({ move: 'a', alternatives, usual: 0.1 }, { seats: 1, language: 'en', name })).toBe(
    'About 47 at the end. "b" is a little worse.',
  );
  const lost = [weighed('a', 1, 0.5, 3), weighed('b', 0.9, 0.4, 2)];
  expect(whyOf({ move: 'a', alternatives: lost, usual: 0.1 }, { seats: 1, language: 'en', name })).toMatch(/^50% to win, about 3/);
});

test('who plays together wins together, and nobody is told of rivals', () => {
  const told = (language: Language) =>
    whyOf({ move: 'a', alternatives: ALTERNATIVES, usual: 1, isTogether: true }, { seats: 3, language, name });
  expect(LANGUAGES.map(language => told(language)?.replaceAll('\u00a0', ' ').split(', ')[0])).toEqual([
    '62% to win together',
    '62 % chance for at vinde sammen',
    '62 % de chances de gagner ensemble',
    '62 % Chance',
  ]);
});

test('what is decided is not told in percent', () => {
  const told = (winChance: number, language: Language) =>
    whyOf({ move: 'a', alternatives: [weighed('a', 1, winChance, 9), weighed('b', 0, 0, 1)], usual: 1 }, { seats: 2, language, name });
  expect(told(0.998, 'en')).toMatch(/^As good as won, about 9 at the end[.]/);
  expect(told(0.003, 'de')).toMatch(/^So gut wie verloren, /);
});

test('a game says in its own words what it counts at the end', () => {
  const reasons = { ends: (points: number) => `about ${points} points at the end` };
  expect(whyOf({ move: 'a', alternatives: ALTERNATIVES, usual: 1 }, { seats: 2, language: 'en', name, reasons })).toMatch(
    /^62% to win if all play alike, about 41 points at the end[.]/,
  );
});

test('what weighs most in favour of the move is told, beside the first move that is worse', () => {
  const parts = (spare: number, coins: number) => ({ spare: { value: spare, amount: 3.8 * spare }, coins: { value: coins, amount: 0 } });
  const alternatives = [
    { move: 'a', value: 3, parts: parts(1, 0.1) },
    { move: 'b', value: 1, parts: parts(0, 0.2) },
  ];
  const reasons = { spare: (amount: number) => `saves ${Math.round(amount)} days`, coins: () => 'keeps coins' };
  expect(whyOf({ move: 'a', alternatives, usual: 1 }, { seats: 2, language: 'en', name, reasons })).toBe(
    'This saves 4 days. "b" is clearly worse.',
  );
});

test.each(LANGUAGES)('in %s nothing is said where nothing was compared', language => {
  expect(whyOf({ move: 'a', alternatives: ALTERNATIVES.slice(0, 1) }, { seats: 2, language, name })).toBeUndefined();
});

test.each(GAME_IDS)('in %s there is a reason in every language for every theme', async id => {
  const entry = entryOf(id);
  const trained = await entry?.trained?.();
  const reasons = await trained?.reasons?.();
  const themes = new Set(trained?.themes?.filter(theme => theme !== ''));
  if (themes.size > 0) expect(trained?.themes).toHaveLength(trained?.featureNames.length ?? 0);
  for (const language of LANGUAGES)
    for (const theme of themes) for (const amount of [0, 1, 4]) expect(reasons?.[language][theme]?.(amount)).toMatch(/^\p{Ll}[^.]+$/u);
});
