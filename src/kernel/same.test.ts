import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, freeze, objectsIn, same, shareSomething } from './same.ts';

describe('sameness', () => {
  test('holds between a value and its copy', () => {
    fc.assert(fc.property(fc.jsonValue(), value => same(value, JSON.parse(JSON.stringify(value)))));
  });

  test('does not ask for the order of keys', () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  test.each([
    ['another number', 1, 2],
    ['a number and its text', 1, '1'],
    ['null and an empty object', null, {}],
    ['an empty list and an empty object', [], {}],
    ['an empty object and an empty list', {}, []],
    ['a list and a longer one', [1], [1, 2]],
    ['a list in another order', [1, 2], [2, 1]],
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field of another name', { a: 1 }, { b: 1 }],
    ['a field undefined and a field of another name', { a: undefined }, { b: undefined }],
    ['a field undefined and a field missing', { a: undefined }, {}],
    ['something deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ])('is broken by %s', (_what, a, b) => {
    expect(same(a, b)).toBe(false);
  });
});

describe('freezing', () => {
  test('gives back the value, frozen to the core', () => {
    const state = { hands: [['T1'], ['T2']] };

    const frozen = freeze(state);

    expect(frozen).toBe(state);
    expect(() => state.hands[0]?.push('T3')).toThrow(TypeError);
  });

  test('leaves a plain number as it is', () => {
    expect(freeze(7)).toBe(7);
  });

  test('ends where objects hold each other', () => {
    const ring: { next?: unknown } = {};
    ring.next = ring;

    expect(Object.isFrozen(freeze(ring))).toBe(true);
  });
});

describe('the objects in a value', () => {
  test('are the value and every object within it, each once', () => {
    const hand = ['T1'];
    const state = { mine: hand, again: hand, coins: 3, none: null };

    expect([...objectsIn(state)]).toEqual([state, hand]);
  });
});

describe('sharing', () => {
  const hand = ['T1'];

  test('is to hold one and the same list', () => {
    expect(shareSomething({ hand }, { cards: [hand] })).toBe(true);
  });

  test('is not to hold lists that are merely equal', () => {
    expect(shareSomething({ hand }, { hand: ['T1'] })).toBe(false);
  });

  test('does no harm where nothing can change', () => {
    const printed = Object.freeze(['T1']);

    expect(shareSomething({ printed }, { printed })).toBe(false);
  });
});

describe('a difference', () => {
  test.each([
    ['two numbers', 1, 2, 'value: 1 and 2'],
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, 'b: 2 and 3'],
    ['a place deep inside', { hands: [['T1'], ['T2']] }, { hands: [['T1'], ['T3']] }, 'hands.1.0: "T2" and "T3"'],
    ['an item that is missing', { hand: ['T1'] }, { hand: [] }, 'hand.0: "T1" and undefined'],
    ['a field that is missing', {}, { a: 1 }, 'a: undefined and 1'],
    ['a field that is there but undefined', { a: undefined }, {}, 'a: undefined and undefined'],
    ['a list and a number', { a: [1] }, { a: 1 }, 'a: [1] and 1'],
    ['nothing', { a: [1] }, { a: [1] }, 'value: nothing'],
  ])('names %s', (_what, a, b, words) => {
    expect(difference(a, b)).toBe(words);
  });
});
