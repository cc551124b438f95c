import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, draw, fair, fast, LuckError, pick, recording, scripted, seeded } from './chance.ts';

/** So many numbers below `sides`. */
function numbers(chance: Chance, sides: number, count: number): number[] {
  return Array.from({ length: count }, () => chance.below(sides));
}

/** Pearson's measure of how far the counts of each side stray from even. */
function unevenness(chance: Chance, sides: number, count: number): number {
  const seen = new Array<number>(sides).fill(0);
  for (const number of numbers(chance, sides, count)) seen[number] = (seen[number] ?? 0) + 1;
  const even = count / sides;
  return seen.reduce((sum, each) => sum + (each - even) ** 2 / even, 0);
}

const seeds = fc.string();
const sides = fc.integer({ min: 1, max: 2 ** 32 });

describe('seeded luck', () => {
  test('is the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, sides, (seed, most) => {
        const first = numbers(seeded(seed), most, 20);

        expect(numbers(seeded(seed), most, 20)).toEqual(first);
      }),
    );
  });

  test('never changes from one release to the next', () => {
    expect(numbers(seeded('tabletour'), 6, 12)).toEqual([0, 1, 0, 5, 3, 1, 1, 3, 3, 1, 1, 1]);
  });

  test('differs from seed to seed', () => {
    const many = Array.from({ length: 500 }, (_, number) => numbers(seeded(`match ${number}`), 2 ** 32, 2).join());

    expect(new Set(many).size).toBe(500);
  });

  test('is a whole number from 0 up to, not including, the number of sides', () => {
    fc.assert(
      fc.property(seeds, sides, (seed, most) => {
        const number = seeded(seed).below(most);

        expect(Number.isInteger(number) && number >= 0 && number < most).toBe(true);
      }),
    );
  });

  test('of one side is always 0', () => {
    expect(numbers(seeded('a'), 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  test('gives every side of a die equally often', () => {
    expect(unevenness(seeded('die'), 6, 60_000)).toBeLessThan(20.5);
  });

  test('rejects the words that would favour the low sides', () => {
    // Without rejection, 3·2³⁰ sides would let the lowest third come up half of the time.
    const low = numbers(seeded('thirds'), 3 * 2 ** 30, 6000).filter(number => number < 2 ** 30);

    expect(low.length).toBeGreaterThan(1850);
    expect(low.length).toBeLessThan(2150);
  });
});

describe('fair luck', () => {
  test('follows from the seed and the line', () => {
    const whole = fair('seed');
    numbers(whole, 6, 7);
    whole.entryBegins?.(3, {});

    expect(numbers(whole, 6, 5)).toEqual(numbers(seeded('seed/3'), 6, 5));
  });

  test('begins with the deal', () => {
    expect(numbers(fair('seed'), 6, 5)).toEqual(numbers(seeded('seed/0'), 6, 5));
  });
});

describe('fast luck', () => {
  test('is the same for the same seed', () => {
    expect(numbers(fast('a'), 100, 20)).toEqual(numbers(fast('a'), 100, 20));
  });

  test('is a whole number from 0 up to, not including, the number of sides', () => {
    fc.assert(
      fc.property(seeds, sides, (seed, most) => {
        const number = fast(seed).below(most);

        expect(Number.isInteger(number) && number >= 0 && number < most).toBe(true);
      }),
    );
  });

  test('gives every side of a die equally often', () => {
    expect(unevenness(fast('die'), 6, 60_000)).toBeLessThan(20.5);
  });
});

describe('scripted luck', () => {
  test('gives its numbers in order and says how many are left', () => {
    const luck = scripted([4, 0, 5]);

    expect([luck.below(6), luck.below(6), luck.left()]).toEqual([4, 0, 1]);
  });

  test('gives back whatever was recorded', () => {
    fc.assert(
      fc.property(seeds, fc.array(sides), (seed, asked) => {
        const luck = recording(seeded(seed));
        const first = asked.map(most => luck.below(most));
        const again = scripted(luck.taken);

        expect(asked.map(most => again.below(most))).toEqual(first);
        expect(again.left()).toBe(0);
      }),
    );
  });

  test('throws when no number is left', () => {
    const luck = scripted([1]);
    luck.below(2);

    expect(() => luck.below(6)).toThrow(new LuckError('luck number 2 is missing (a number below 6 was asked for)'));
  });

  test('throws when a number is too high', () => {
    expect(() => scripted([6]).below(6)).toThrow(new LuckError('luck number 1 is 6, but a whole number from 0 to 5 was asked for'));
  });

  test('throws when a number is below 0', () => {
    expect(() => scripted([-1]).below(6)).toThrow(new LuckError('luck number 1 is -1, but a whole number from 0 to 5 was asked for'));
  });

  test('throws when a number is not whole', () => {
    expect(() => scripted([1.5]).below(6)).toThrow(new LuckError('luck number 1 is 1.5, but a whole number from 0 to 5 was asked for'));
  });

  test('throws an error of its own name', () => {
    expect(new LuckError('no luck').name).toBe('LuckError');
  });

  test('keeps a number that did not fit', () => {
    const luck = scripted([6]);
    expect(() => luck.below(6)).toThrow(LuckError);

    expect(luck.left()).toBe(1);
    expect(luck.below(7)).toBe(6);
  });
});

describe('recording luck', () => {
  test('passes on every number and remembers it', () => {
    const luck = recording(scripted([2, 0, 1]));

    const given = numbers(luck, 3, 3);

    expect(given).toEqual([2, 0, 1]);
    expect(luck.taken).toEqual([2, 0, 1]);
  });

  test('remembers nothing where nothing was asked', () => {
    expect(recording(seeded('a')).taken).toEqual([]);
  });
});

describe('picking', () => {
  test('gives the item at the number luck gave', () => {
    expect(pick(['red', 'green', 'blue'], scripted([2]))).toBe('blue');
  });

  test('leaves the items as they are', () => {
    const items = Object.freeze(['red', 'green']);

    expect(pick(items, scripted([0]))).toBe('red');
  });

  test('from nothing throws', () => {
    expect(() => pick([], seeded('a'))).toThrow('cannot pick from an empty list');
  });
});

describe('drawing', () => {
  test('takes the item at the number luck gave out of the bag', () => {
    const bag = ['red', 'green', 'blue'];

    expect(draw(bag, scripted([0]))).toBe('red');
    expect(bag.sort()).toEqual(['blue', 'green']);
  });

  test('takes the last item, too', () => {
    const bag = ['red', 'green', 'blue'];

    expect(draw(bag, scripted([2]))).toBe('blue');
    expect(bag).toEqual(['red', 'green']);
  });

  test('to the end gives every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), seeds, (items, seed) => {
        const bag = [...items];
        const luck = seeded(seed);
        const drawn = items.map(() => draw(bag, luck));

        expect(bag).toEqual([]);
        expect(drawn.sort()).toEqual(items.toSorted());
      }),
    );
  });

  test('takes every item of a bag equally often', () => {
    const luck = seeded('bag');
    const firsts: Chance = { below: () => draw([0, 1, 2, 3, 4], luck) };

    expect(unevenness(firsts, 5, 20_000)).toBeLessThan(18.5);
  });

  test('from an empty bag throws', () => {
    expect(() => draw([], seeded('a'))).toThrow('cannot draw from an empty bag');
  });
});
