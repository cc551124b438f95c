import { expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { LANGUAGES, type Language } from '../kernel/index.ts';
import { reasonsIn, whyOf } from './why.ts';

const name = (move: string) => move;
const weighed = (move: string, value: number, winChance: number, score: number) => ({ move, value, winChance, score });
const ALTERNATIVES = [weighed('a', 5, 0.624, 41.26), weighed('b', 4.8, 0.62, 41), weighed('c', 3.1, 0.4, 39), weighed('d', 0, 0.3, 38)];

test('a move is explained by its chance to win and its points, and the two next best by words', () => {
  const advice = { move: 'a', alternatives: ALTERNATIVES, usual: 1 };
  expect(whyOf(advice, { seats: 2, language: 'en', name })).toBe(
    '62% to win if everyone plays equally well, about 41 at the end. “b” is about as good; “c” is clearly worse.',
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
    'About 47 at the end. “b” is a little worse.',
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
    /^62% to win if everyone plays equally well, about 41 points at the end[.]/,
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
    'This saves 4 days. “b” is clearly worse.',
  );
});

test('a reason against the second of the others is said behind it, so that nobody takes it for one against the first', () => {
  const fuel = (amount: number) => ({ fuel: { value: amount, amount } });
  const alternatives = [
    { move: 'a', value: 3, parts: fuel(1) },
    { move: 'b', value: 2.9, parts: fuel(3) },
    { move: 'c', value: 1, parts: fuel(0) },
  ];
  const told = (language: Language) =>
    whyOf({ move: 'a', alternatives, usual: 1 }, { seats: 2, language, name, reasons: { fuel: () => 'leaves fuel' } });
  expect(told('en')).toBe('“b” is about as good; “c” is clearly worse: the suggested move leaves fuel.');
  expect(told('fr')).toContain('nettement moins bon\u00a0: le coup conseillé leaves fuel.');
});

test('quotes in the name of a move are those that the language has within others', () => {
  const told = (language: Language, of: string) =>
    whyOf({ move: 'a', alternatives: [weighed('a', 1, 0.5, 9), weighed(of, 0, 0.4, 1)], usual: 1 }, { seats: 2, language, name });
  expect(told('fr', 'Écrire 15 dans «\u202fLa Flèche d’Or\u202f»')).toContain('«\u202fÉcrire 15 dans “La Flèche d’Or”\u202f»');
  expect(told('de', 'Schreibe 15 in „La Flèche d’Or“')).toContain('„Schreibe 15 in ‚La Flèche d’Or‘“');
  expect(told('da', 'Skriv 15 i ”La Flèche d’Or”')).toContain('”Skriv 15 i ’La Flèche d’Or’”');
});

test('a theme that has too little to show gives no reason, and another one may', () => {
  const parts = { points: { value: 2, amount: 0.4 }, fuel: { value: 0.1, amount: 1 } };
  const reasons = { points: (amount: number) => (amount < 0.5 ? undefined : 'brings points'), fuel: () => 'leaves fuel' };
  expect(reasonsIn(parts, reasons)).toEqual(['leaves fuel']);
  expect(reasonsIn({ ...parts, points: { value: 2, amount: 0.6 } }, reasons)).toEqual(['brings points']);
});

test('a move of which nearly the same is expected is not called clearly worse', () => {
  const told = (other: ReturnType<typeof weighed>) =>
    whyOf({ move: 'a', alternatives: [weighed('a', 0.6, 0.625, 63), other], usual: 0.04 }, { seats: 2, language: 'en', name });
  expect(told(weighed('b', 0.5, 0.5, 50))).toMatch(/“b” is clearly worse[.]$/);
  expect(told(weighed('b', 0.5, 0.624, 62.8))).toMatch(/“b” is a little worse[.]$/);
  expect(told(weighed('b', 0.56, 0.624, 62.8))).toMatch(/“b” is about as good[.]$/);
});

test('a move that is proved to be the best is told so, by the game itself where it knows better', () => {
  const told = (language: Language, reasons = {}) =>
    whyOf({ move: 'a', alternatives: [], isSettled: true }, { seats: 2, language, name, reasons });
  expect(LANGUAGES.map(language => told(language))).toEqual([
    'This is proved to be the best move.',
    'Det er bevisligt det bedste træk.',
    'Ce coup est le meilleur, c’est prouvé.',
    'Das ist nachweislich die beste Möglichkeit.',
  ]);
  expect(told('en', { settled: () => 'wins the day' })).toBe('This wins the day.');
});

test('in 80 Days who may win late is not told to be too late, and nobody has no days to spare', async () => {
  const { REASONS } = await import('../games/eighty-days/texts/reasons.ts');
  expect(LANGUAGES.map(language => [-3, 0, 1].map(days => REASONS[language].ends?.(days)))).toEqual([
    ['about 83 days in all', 'just in time', 'about 1 day to spare'],
    ['omkring 83 dage i alt', 'lige til tiden', 'omkring 1 dag til overs'],
    ['environ 83 jours en tout', 'juste à temps', 'environ 1 jour d’avance'],
    ['insgesamt etwa 83 Tage', 'gerade rechtzeitig', 'etwa 1 Tag übrig'],
  ]);
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
    for (const theme of themes) {
      expect(reasons?.[language][theme]?.(0) ?? 'silent').toMatch(/^\p{Ll}[^.]+$/u);
      for (const amount of [1, 4]) expect(reasons?.[language][theme]?.(amount)).toMatch(/^\p{Ll}[^.]+$/u);
    }
});
