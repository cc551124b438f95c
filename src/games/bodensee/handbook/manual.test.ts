import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { CLAUSES } from '../rulebook.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the rulebook states, whatever else may be agreed on. */
const PRINTED = [
  'BT-2.1',
  'BT-2.4',
  'BT-2.5',
  'BT-5.8',
  'BT-5.10',
  'BT-6.1',
  'BT-7.5',
  'BT-8.2',
  'BT-8.5',
  'BT-9.1',
  'BT-10.1',
  'BT-11.1',
  'BT-11.2',
];
/** Numbers of the grey attractions, of the ferry and of the safety net. */
const NUMBERS = ['BT-6.3', 'BT-7.8', 'BT-7.11', 'BT-8.3', 'BT-8.7', 'BT-10.5'];

describe.each(Object.entries({ en, da, fr, de }))('the tags in %s', (_language, { ours = {} }) => {
  test('are at clauses and options that there are', () => {
    expect(Object.keys(ours).filter(clause => !CLAUSES.some(each => each === clause))).toEqual([]);
    expect(Object.values(ours).filter(({ option }) => option !== undefined && !Object.hasOwn(OPTIONS.table, option))).toEqual([]);
  });
  test('are at no rule that is printed', () => {
    expect(PRINTED.filter(clause => Object.hasOwn(ours, clause))).toEqual([]);
  });
  test('call a number a number', () => {
    expect(Object.keys(ours).filter(clause => ours[clause]?.kind === 'number')).toEqual(NUMBERS);
  });
});
