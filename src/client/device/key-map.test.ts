import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { isSingle, KEYS, type KeyPage, meaningOf } from './key-map.ts';

const PAGES: readonly KeyPage[] = ['piece', 'table', 'end', 'replay', 'replayEnd', 'home', 'daily', 'page', 'look'];

test.each(PAGES)('on the page "%s" a key has one meaning', page => {
  const used = KEYS.filter(({ pages }) => pages.includes(page)).flatMap(({ keys }) => keys);
  expect(used.filter((key, at) => used.indexOf(key) !== at)).toEqual([]);
});

test('a letter means the same in both cases, and nothing where its page has no use for it', () => {
  expect([meaningOf('h', 'table'), meaningOf('H', 'table'), meaningOf('h', 'page')]).toEqual(['hint', 'hint', undefined]);
});

test('the question mark explains the piece with the focus, and shows the keys everywhere else', () => {
  expect(PAGES.map(page => meaningOf('?', page))).toEqual(['explain', 'keys', 'keys', 'keys', 'keys', 'keys', 'keys', 'keys', undefined]);
});

test('what can be done at the end of a match has its key at the end of a replay too; there is no rematch there, and no next day', () => {
  const at = (page: KeyPage) => KEYS.filter(({ pages }) => pages.includes(page)).map(({ meaning }) => meaning);
  expect(at('replayEnd')).toEqual(['area', 'tryFrom', 'share', 'review', 'board', 'close', 'keys']);
  expect(at('end').filter(meaning => !at('replayEnd').includes(meaning))).toEqual(['again', 'nextDay', 'replay']);
});

test('letters, figures and signs can be switched off; keys with names stay', () => {
  const all = KEYS.flatMap(({ keys }) => keys);
  expect(all.filter(isSingle).join('')).toMatch(/^[A-Z0-9?+-]+$/);
  expect(all.filter(key => !isSingle(key))).toEqual(expect.arrayContaining(['Tab', 'Enter', 'Escape', 'Backspace', 'ArrowLeft', ' ']));
});

test.each(LANGUAGES)('every meaning and every name of a key is told in %s', async language => {
  const { keys } = (await import(`../locale/${language}.ts`))[language];
  for (const { meaning, name } of KEYS) {
    expect(keys.meanings[meaning]).toMatch(/\S/);
    if (name) expect(keys.names[name]).toMatch(/\S/);
  }
});
