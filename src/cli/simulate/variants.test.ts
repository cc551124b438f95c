import { describe, expect, test } from 'vitest';
import { variantsOf } from './variants.ts';

const labels = (compared: readonly string[], matrix: readonly string[] = []) => variantsOf(compared, matrix).map(({ label }) => label);

describe('variants', () => {
  test('without any there is one series', () => {
    expect(variantsOf([], [])).toEqual([{ label: 'base', pairs: [] }]);
  });

  test('each --compare stands beside what was agreed on', () => {
    expect(labels(['a=1', 'a=2,b=x'])).toEqual(['base', 'a=1', 'a=2,b=x']);
    expect(variantsOf(['a=2,b=x'], [])[1]?.pairs).toEqual(['a=2', 'b=x']);
  });

  test('a list or an object may be a value', () => {
    expect(variantsOf(['money=[6,7],cost={"green":1,"blue":2}'], [])[1]?.pairs).toEqual(['money=[6,7]', 'cost={"green":1,"blue":2}']);
    expect(labels([], ['money=[6,7]|[8,9]'])).toEqual(['money=[6,7]', 'money=[8,9]']);
  });

  test('a matrix is every value with every other', () => {
    expect(labels([], ['a=1|2', 'b=x|y'])).toEqual(['a=1,b=x', 'a=1,b=y', 'a=2,b=x', 'a=2,b=y']);
  });

  test.each([
    [['a'], [], '--compare must be name=value, or several with commas between, not "a"'],
    [['a=1,'], [], '--compare must be name=value'],
    [['a=1,a=2'], [], '--compare a=1,a=2 names a twice'],
    [['a=1', 'a=1'], [], '--compare a=1 is given twice'],
    [['a=1'], ['b=1'], '--compare and --matrix cannot be combined'],
    [[], ['a'], '--matrix must be name=a|b|c'],
    [[], ['a=1||2'], '--matrix must be name=a|b|c'],
    [[], ['=1|2'], '--matrix must be name=a|b|c'],
    [[], ['a=1|1'], '--matrix a=1|1 names 1 twice'],
    [[], ['a=1|2', 'a=3'], '--matrix names a twice'],
    [[], ['a=1|2|3|4|5|6|7|8|9', 'b=1|2|3|4|5|6|7|8'], 'there may be at most 64 variants, not 72'],
  ])('%j and %j are refused in a sentence', (compared, matrix, reason) => {
    expect(() => variantsOf(compared, matrix)).toThrow(reason);
  });
});
