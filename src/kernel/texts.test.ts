import { describe, expect, test } from 'vitest';
import { type AnyTexts, LANGUAGES, refusalText, textsOfVersion } from './texts.ts';

const texts: AnyTexts = {
  title: 'Sealed Bids',
  pitch: 'Bid high, roll higher.',
  sections: {},
  rules: Object.fromEntries([['SB-3.2', 'The leader may roll while the bank can pay.']]),
  options: Object.fromEntries([]),
  pieces: {},
  refusal: (clause, facts) => (clause === 'SB-3.2' && 'bank' in facts ? `The bank has only ${facts.bank} left.` : undefined),
  move: ({ type }) => type,
  event: ({ type }) => type,
  table: () => [],
};

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
    expect(textsOfVersion(changed, version).rules).toEqual({ 'SB-1': sentence, 'SB-2': 'as ever' });
  });

  test('refuse by the words of that version', () => {
    expect(refusalText(textsOfVersion(changed, 1), { clause: 'SB-1' })).toBe('at first');
  });

  test('are the same where nothing was worded otherwise', () => {
    expect(textsOfVersion(texts, 1)).toBe(texts);
  });
});
