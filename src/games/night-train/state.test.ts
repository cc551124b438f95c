import { expect } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { DREAMS } from './components.ts';
import { NightTrain } from './index.ts';
import { night } from './table.testing.ts';

const dealt = (seed: string) => {
  const plan = { options: NightTrain.options.standard, seats: 4, version: NightTrain.version };
  return NightTrain.setup(plan, { chance: seeded(seed), tell: () => {} });
};

clause('NT-2.1', 'everyone begins with the bells agreed on', () => {
  expect(night().s.travellers.map(({ bells }) => bells)).toEqual([4, 4]);
  expect(night({ options: { bells: 6 } }).s.travellers.map(({ bells }) => bells)).toEqual([6, 6]);
});

clause('NT-2.2', 'everyone is dealt one of six dreams, two of each landscape', () => {
  const { travellers, undealt } = dealt('dreams');
  const all = [...travellers.map(({ dream }) => dream), ...undealt];
  expect(all.sort()).toEqual([...DREAMS].sort());
  expect(undealt).toHaveLength(2);
});

clause('NT-2.3', 'chance says who is asked first', () => {
  const firsts = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(seed => dealt(seed).first));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});
