import { describe, expect, test } from 'vitest';
import { agreeing, byTag, fits, flag, isObject, list, oneOf, optional, orNull, record, type Shape, shown, text, whole } from './shape.ts';

/** What the shape says of a value that stands at 'it'. */
function problem(shape: Shape<unknown>, value: unknown): string | undefined {
  return shape.problem(value, 'it');
}

describe('a whole number', () => {
  const die = whole(1, 6);

  test.each([1, 3, 6])('may be %j', value => {
    expect(problem(die, value)).toBeUndefined();
  });

  test.each([0, 7, 1.5, '3', null, true, [3]])('may not be %j', value => {
    expect(problem(die, value)).toBe(`it must be a whole number from 1 to 6, not ${JSON.stringify(value)}`);
  });

  test('may not be missing', () => {
    expect(problem(die, undefined)).toBe('it must be a whole number from 1 to 6, not nothing');
  });
});

describe('one of several values', () => {
  test('may be each of them', () => {
    expect([
      problem(oneOf<'red' | 2 | null>('red', 2, null), 'red'),
      problem(oneOf<'red' | 2 | null>('red', 2, null), 2),
      problem(oneOf<'red' | 2 | null>('red', 2, null), null),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test('may not be another, and the message names them all', () => {
    expect(problem(oneOf<'red' | 2 | null>('red', 2, null), 'green')).toBe('it must be one of red, 2, null, not "green"');
  });

  test('names a single value by itself', () => {
    expect(problem(oneOf('bid'), 'treat')).toBe('it must be bid, not "treat"');
  });

  test('is not a value that is merely written alike', () => {
    expect(problem(oneOf(1, 2), '1')).toBe('it must be one of 1, 2, not "1"');
  });
});

describe('a flag', () => {
  test('may be true or false', () => {
    expect([problem(flag, true), problem(flag, false)]).toEqual([undefined, undefined]);
  });

  test('may not be a number', () => {
    expect(problem(flag, 1)).toBe('it must be one of true, false, not 1');
  });
});

describe('a text', () => {
  test('may be as long as is allowed', () => {
    expect(problem(text(5), 'paris')).toBeUndefined();
  });

  test('may not be longer', () => {
    expect(problem(text(4), 'paris')).toBe('it must be a string of at most 4 characters, not "paris"');
  });

  test('may not be a number', () => {
    expect(problem(text(4), 4)).toBe('it must be a string of at most 4 characters, not 4');
  });
});

describe('something or null', () => {
  test('may be null', () => {
    expect(problem(orNull(whole(1, 6)), null)).toBeUndefined();
  });

  test('may be of the inner shape', () => {
    expect(problem(orNull(whole(1, 6)), 6)).toBeUndefined();
  });

  test('may not be missing', () => {
    expect(problem(orNull(whole(1, 6)), undefined)).toBe('it must be a whole number from 1 to 6, not nothing');
  });

  test('says so where it stands in a list', () => {
    expect(problem(list(orNull(whole(1, 6))), 0)).toBe('it must be a list, each a whole number from 1 to 6, or null, not 0');
  });
});

describe('something optional', () => {
  const tip = record<{ tip: number }>({ tip: optional(whole(1, 6)) });

  test('may be missing', () => {
    expect(problem(tip, {})).toBeUndefined();
  });

  test('may not be wrong', () => {
    expect(problem(tip, { tip: 7 })).toBe('it.tip must be a whole number from 1 to 6, not 7');
  });

  test('says what is allowed', () => {
    expect(optional(whole(1, 6)).allowed).toBe('a whole number from 1 to 6, or missing');
  });
});

describe('a list', () => {
  test('may hold any number of items where none is stated', () => {
    expect([problem(list(flag), []), problem(list(flag), [true, false, true])]).toEqual([undefined, undefined]);
  });

  test('may not be an object', () => {
    expect(problem(list(flag), {})).toBe('it must be a list, each one of true, false, not {}');
  });

  test('may not hold a wrong item, whose place is named', () => {
    expect(problem(list(flag), [true, 'yes'])).toBe('it[1] must be one of true, false, not "yes"');
  });

  test('may not be shorter than is allowed', () => {
    expect(problem(list(flag, 1), [])).toBe('it must be a list of at least 1, each one of true, false, not a list of 0');
  });

  test('may not be longer than is allowed', () => {
    expect(problem(list(flag, 0, 1), [true, true])).toBe('it must be a list of 0 to 1, each one of true, false, not a list of 2');
  });

  test('may be of one length only', () => {
    expect(problem(list(flag, 2, 2), [true])).toBe('it must be a list of 2, each one of true, false, not a list of 1');
  });
});

describe('a record', () => {
  const purse = record<{ coins: number; open: boolean }>({ coins: whole(0, 9), open: flag });

  test('may have exactly its fields, in any order', () => {
    expect(problem(purse, { open: true, coins: 9 })).toBeUndefined();
  });

  test.each([[null], [[]], ['purse'], [7]])('may not be %j', value => {
    expect(problem(purse, value)).toBe(`it must be an object with coins, open, not ${JSON.stringify(value)}`);
  });

  test('may not lack a field', () => {
    expect(problem(purse, { coins: 9 })).toBe('it.open must be one of true, false, not nothing');
  });

  test('may not have a wrong field, whose place is named', () => {
    expect(problem(purse, { coins: 10, open: true })).toBe('it.coins must be a whole number from 0 to 9, not 10');
  });

  test('may not have a field more', () => {
    expect(problem(purse, { coins: 9, open: true, holes: 1 })).toBe('it has no field "holes"; allowed: coins, open');
  });

  test('may not have a field by the name of something every object inherits', () => {
    expect(problem(purse, JSON.parse('{"coins":9,"open":true,"__proto__":1}'))).toBe('it has no field "__proto__"; allowed: coins, open');
  });

  test('of no fields says so', () => {
    expect(problem(record({}), 3)).toBe('it must be an object with nothing in it, not 3');
  });

  test('names the whole way to a problem deep inside', () => {
    const table = record<{ purses: { coins: number; open: boolean }[] }>({ purses: list(purse) });

    expect(table.problem({ purses: [{ coins: -1, open: true }] }, 'state')).toBe(
      'state.purses[0].coins must be a whole number from 0 to 9, not -1',
    );
  });
});

describe('a record told by its tag', () => {
  type Frame = { phase: 'bid'; card: number } | { phase: 'over' };
  const frame = byTag<'phase', Frame>('phase', {
    bid: record<Extract<Frame, { phase: 'bid' }>>({ phase: oneOf('bid'), card: whole(1, 9) }),
    over: record<Extract<Frame, { phase: 'over' }>>({ phase: oneOf('over') }),
  });

  test('may be each of its kinds', () => {
    expect([problem(frame, { phase: 'bid', card: 4 }), problem(frame, { phase: 'over' })]).toEqual([undefined, undefined]);
  });

  test('must fit the shape of its kind', () => {
    expect(problem(frame, { phase: 'bid', card: 0 })).toBe('it.card must be a whole number from 1 to 9, not 0');
  });

  test.each([[{ phase: 'toString' }], [{ phase: 1 }], [{}], [null], [['bid']]])('may not be %j', value => {
    expect(problem(frame, value)).toBe(`it must be an object whose phase is one of bid, over, not ${JSON.stringify(value)}`);
  });
});

describe('parts that must agree', () => {
  const pair = agreeing(list(whole(0, 9), 2, 2), ([a, b]) => (a === b ? undefined : `${a} and ${b} are no pair`));

  test('may agree', () => {
    expect(problem(pair, [4, 4])).toBeUndefined();
  });

  test('may not disagree', () => {
    expect(problem(pair, [4, 5])).toBe('4 and 5 are no pair');
  });

  test('must each be right first', () => {
    expect(problem(pair, [4, 'x'])).toBe('it[1] must be a whole number from 0 to 9, not "x"');
  });

  test('are described by their shape', () => {
    expect(pair.allowed).toBe('a list of 2, each a whole number from 0 to 9');
  });
});

describe('fitting', () => {
  test('tells whether a value has the shape', () => {
    expect([fits(flag, true), fits(flag, 'true')]).toEqual([true, false]);
  });

  test('knows objects from lists and null', () => {
    expect([isObject({}), isObject([]), isObject(null), isObject('x')]).toEqual([true, false, false, false]);
  });
});

describe('a value in an error', () => {
  test('is cut after 57 characters', () => {
    expect(shown('x'.repeat(80))).toBe(`"${'x'.repeat(56)}…`);
  });

  test('of sixty characters is shown whole', () => {
    expect(shown('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
  });

  test('that is missing is called nothing', () => {
    expect(shown(undefined)).toBe('nothing');
  });
});
