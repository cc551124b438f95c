import { describe, expect, test } from 'vitest';
import { choice, type Option, optionsOf, wholeOption } from './options.ts';
import { planShape } from './plan.ts';
import { orNull, whole } from './shape.ts';

interface Agreement {
  readonly laps: number;
  readonly deck: 'classic' | 'short';
  readonly limit: number | null;
}

const limit: Option<number | null> = { shape: orNull(whole(1, 9)), standard: 5, extremes: [1, 9, null], basic: true };

const options = optionsOf<Agreement>(
  { laps: wholeOption(3, 1, 5), deck: choice('classic', 'classic', 'short'), limit },
  ({ laps }, seats) => (laps > seats ? `${laps} laps are too many for ${seats} seats` : undefined),
);

describe('an option', () => {
  test('that is a whole number has its ends as extremes', () => {
    expect(wholeOption(3, 1, 5)).toMatchObject({ standard: 3, extremes: [1, 5] });
  });

  test('that is a choice has every choice as an extreme', () => {
    expect(choice('classic', 'classic', 'short')).toMatchObject({ standard: 'classic', extremes: ['classic', 'short'] });
  });
});

describe('reading options', () => {
  test('gives the standard where nothing is said', () => {
    expect(options.read(undefined, 3)).toEqual({ ok: true, options: { laps: 3, deck: 'classic', limit: 5 } });
    expect(options.standard).toEqual({ laps: 3, deck: 'classic', limit: 5 });
  });

  test('gives what is said, and the standard for the rest', () => {
    expect(options.read({ laps: 1, deck: 'short' }, 3)).toEqual({ ok: true, options: { laps: 1, deck: 'short', limit: 5 } });
  });

  test('takes null for an answer where null is allowed', () => {
    expect(options.read({ limit: null }, 3)).toEqual({ ok: true, options: { laps: 3, deck: 'classic', limit: null } });
  });

  test('refuses what is no object', () => {
    expect(options.read(['laps'], 3)).toEqual({ ok: false, problem: 'options must be an object of names and values' });
  });

  test('refuses null', () => {
    expect(options.read(null, 3)).toEqual({ ok: false, problem: 'options must be an object of names and values' });
  });

  test('refuses an option nobody knows, and names those there are', () => {
    expect(options.read({ rounds: 3 }, 3)).toEqual({ ok: false, problem: 'there is no option "rounds"; allowed: laps, deck, limit' });
  });

  test('refuses an option by the name of something every object inherits', () => {
    expect(options.read({ toString: 3 }, 3)).toEqual({ ok: false, problem: 'there is no option "toString"; allowed: laps, deck, limit' });
  });

  test('refuses any option of a game that has none', () => {
    expect(optionsOf<Record<string, never>>({}).read({ laps: 3 }, 3)).toEqual({
      ok: false,
      problem: 'there is no option "laps"; allowed: none',
    });
  });

  test('refuses a value out of range, and names the range', () => {
    expect(options.read({ laps: 6 }, 6)).toEqual({ ok: false, problem: 'option laps must be a whole number from 1 to 5, not 6' });
  });

  test('refuses a choice that is none', () => {
    expect(options.read({ deck: 'long' }, 3)).toEqual({ ok: false, problem: 'option deck must be one of classic, short, not "long"' });
  });

  test('refuses options that do not go together', () => {
    expect(options.read({ laps: 4 }, 3)).toEqual({ ok: false, problem: '4 laps are too many for 3 seats' });
  });
});

describe('the plan of a state from outside', () => {
  const shape = planShape(options, { least: 2, most: 4 }, 2);
  const plan = { options: { laps: 3, deck: 'classic', limit: null }, seats: 3, version: 2 };

  test('may be a whole agreement', () => {
    expect(shape.problem(plan, 'plan')).toBeUndefined();
  });

  test('may be of an earlier version', () => {
    expect(shape.problem({ ...plan, version: 1 }, 'plan')).toBeUndefined();
  });

  test('may not be of a later version', () => {
    expect(shape.problem({ ...plan, version: 3 }, 'plan')).toBe('plan.version must be a whole number from 1 to 2, not 3');
  });

  test('may not be for more seats than there are', () => {
    expect(shape.problem({ ...plan, seats: 5 }, 'plan')).toBe('plan.seats must be a whole number from 2 to 4, not 5');
  });

  test('may not be anything but an object', () => {
    expect(shape.problem([3], 'plan')).toBe('plan must be an object with options, seats, version, not [3]');
  });

  test('may not have a field more', () => {
    expect(shape.problem({ ...plan, seed: 'a' }, 'plan')).toBe('plan has no field "seed"; allowed: options, seats, version');
  });

  test('may not have options out of range', () => {
    expect(shape.problem({ ...plan, options: { ...plan.options, laps: 0 } }, 'plan')).toBe(
      'plan: option laps must be a whole number from 1 to 5, not 0',
    );
  });

  test('may not have options that do not go together', () => {
    expect(shape.problem({ ...plan, seats: 2 }, 'plan')).toBe('plan: 3 laps are too many for 2 seats');
  });

  test('may not leave an option to the standard', () => {
    expect(shape.problem({ ...plan, options: { laps: 3 } }, 'plan')).toBe('plan.options must name every option');
  });

  test('may not leave out the options', () => {
    expect(shape.problem({ seats: 3, version: 2 }, 'plan')).toBe('plan.options must name every option');
  });

  test('says what is allowed', () => {
    expect(shape.allowed).toBe('an object with options, seats, version');
  });
});
