import { expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { night } from './table.testing.ts';
import { imagine, view, viewEvent } from './view.ts';

clause('NT-1.2', 'a dream is seen by its owner alone until morning', () => {
  const { s, told, play } = night({ options: { stops: 4 } });
  expect(view(s, 0).travellers.map(({ dream }) => dream)).toEqual(['coast', null]);
  expect(view(s, 'public').travellers.map(({ dream }) => dream)).toEqual([null, null]);
  const [first] = told;
  expect(first && viewEvent(first, 0)).toEqual(first);
  expect(first && viewEvent(first, 1)).toMatchObject({ type: 'dealt', seat: 0, dream: null });
  play('sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep', 'sleep');
  expect(view(s, 'public').travellers.map(({ dream }) => dream)).toEqual(['coast', 'town']);
});

test('what is imagined behind a view keeps what is known and deals the rest', () => {
  const { s } = night({ dreams: ['alps', 'alps', 'town'] });
  const dreams = imagine(view(s, 0), seeded('x')).travellers.map(({ dream }) => dream);
  expect(dreams[0]).toBe('alps');
  expect(dreams.filter(dream => dream === 'alps').length).toBeLessThanOrEqual(2);
});
