import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from './hash.ts';
import { same } from './same.ts';

describe('a hash', () => {
  test('is sixteen hexadecimal digits', () => {
    fc.assert(fc.property(fc.jsonValue(), value => /^[0-9a-f]{16}$/.test(hash(value))));
  });

  test('never changes from one release to the next', () => {
    expect(hash({ hand: ['T09', 3, -1, 0.5], open: true, gone: null })).toBe('58d00a4a91c7aa13');
  });

  test('is the same after a journey through JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), value => hash(JSON.parse(JSON.stringify(value))) === hash(value)));
  });

  test('is the same for two values just where they are the same', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => (hash(a) === hash(b)) === same(a, b)));
  });

  test('does not ask for the order of keys', () => {
    expect(hash({ a: 1, b: { c: 2, d: 3 } })).toBe(hash({ b: { d: 3, c: 2 }, a: 1 }));
  });

  test('asks for the order of a list', () => {
    expect(hash([1, 2])).not.toBe(hash([2, 1]));
  });

  test('passes over a field that is undefined, as JSON does', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }));
  });

  test('tells apart what is merely written alike', () => {
    const alike = [
      1,
      '1',
      [1],
      ['1'],
      [[1]],
      { 1: 1 },
      true,
      'true',
      false,
      null,
      'null',
      0,
      '',
      [],
      {},
      [null],
      8,
      1.5,
      '1.5',
      2 ** 31,
      2 ** 40,
    ];

    expect(new Set(alike.map(hash)).size).toBe(alike.length);
  });

  test('tells apart where one list ends and the next begins', () => {
    expect(hash([[1], [2, 3]])).not.toBe(hash([[1, 2], [3]]));
  });

  test('tells apart where one text ends and the next begins', () => {
    expect(hash(['ab', 'c'])).not.toBe(hash(['a', 'bc']));
  });

  test('tells apart where one object ends and the next field begins', () => {
    expect(hash({ a: { b: 1 }, c: 2 })).not.toBe(hash({ a: { b: 1, c: 2 } }));
  });

  test('tells a hundred thousand small states apart', () => {
    const states = Array.from({ length: 100_000 }, (_, number) => hash({ coins: [number % 100, Math.floor(number / 100)] }));

    expect(new Set(states).size).toBe(100_000);
  });
});
