import { describe, expect, test } from 'vitest';
import type { Facts, Tagged } from './game.ts';
import { type AnyTexts, LANGUAGES, refusalText, rulebookOf, type Texts, textsOfMatch } from './texts.ts';

const texts = {
  title: 'Sealed Bids',
  pitch: 'Bid high, roll higher.',
  sections: {},
  rules: Object.fromEntries([['SB-3.2', 'The leader may roll while the bank can pay.']]),
  standard: {},
  options: Object.fromEntries([]),
  pieces: {},
  refusal: (clause: string, facts: Facts) => (clause === 'SB-3.2' && 'bank' in facts ? `The bank has only ${facts.bank} left.` : undefined),
  move: ({ type }: Tagged) => type,
  event: ({ type }: Tagged) => type,
  table: () => [],
} satisfies AnyTexts;

describe('a refusal in words', () => {
  test('tells the facts of the case where there are any', () => {
    expect(refusalText(texts, { clause: 'SB-3.2', facts: { bank: 1 } })).toBe('The bank has only 1 left.');
  });

  test('tells the rule where there are no facts', () => {
    expect(refusalText(texts, { clause: 'SB-3.2' })).toBe('The leader may roll while the bank can pay.');
  });

  test('tells at least the clause where the rule has no words', () => {
    expect(refusalText(texts, { clause: 'SB-9.9' })).toBe('SB-9.9');
  });

  test('is told in four languages', () => {
    expect(LANGUAGES).toEqual(['en', 'da', 'fr', 'de']);
  });
});

describe('the texts of a version', () => {
  const changed: AnyTexts = {
    ...texts,
    rules: Object.fromEntries([
      ['SB-1', 'now'],
      ['SB-2', 'as ever'],
    ]),
    formerly: { 1: Object.fromEntries([['SB-1', 'at first']]), 3: Object.fromEntries([['SB-1', 'then']]) },
  };

  test.each([
    [1, 'at first'],
    [2, 'then'],
    [3, 'then'],
    [4, 'now'],
  ])('%i have the rulebook of that version', (version, sentence) => {
    expect(rulebookOf(textsOfMatch(changed, { version, options: {} }))).toMatchObject([
      { clause: 'SB-1', sentence },
      { sentence: 'as ever' },
    ]);
  });

  test('refuse by the words of that version', () => {
    expect(refusalText(textsOfMatch(changed, { version: 1, options: {} }), { clause: 'SB-1' })).toBe('at first');
  });

  test('are the same where nothing was worded otherwise', () => {
    expect(rulebookOf(textsOfMatch(texts, { version: 1, options: {} }))).toEqual(rulebookOf(texts));
  });
});

describe('a rule with a number that is agreed on', () => {
  const counting: Texts<Tagged, Tagged, unknown, 'SB-1' | 'SB-2', { readonly dice: number }> = {
    ...texts,
    rules: { 'SB-1': ({ dice }) => `Roll ${dice} dice.`, 'SB-2': 'Then bid.' },
    standard: { dice: 2 },
    options: { dice: { name: 'Dice', help: 'How many dice are rolled.' } },
  };
  const match = (dice: number) => textsOfMatch(counting, { version: 1, options: { dice } });

  test('reads by the standard where no match is open', () => {
    expect(rulebookOf(counting)).toEqual([
      { clause: 'SB-1', sentence: 'Roll 2 dice.', isAgreed: false },
      { clause: 'SB-2', sentence: 'Then bid.', isAgreed: false },
    ]);
  });

  test('reads by what was agreed in a match, and is marked only where that is not the standard', () => {
    expect(rulebookOf(match(5))[0]).toEqual({ clause: 'SB-1', sentence: 'Roll 5 dice.', isAgreed: true });
    expect(rulebookOf(match(2)).some(({ isAgreed }) => isAgreed)).toBe(false);
  });

  test('refuses by the number of the match', () => {
    expect(refusalText(match(5), { clause: 'SB-1' })).toBe('Roll 5 dice.');
    expect(refusalText(counting, { clause: 'SB-1' })).toBe('Roll 2 dice.');
  });
});
