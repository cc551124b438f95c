import { expect, test } from 'vitest';
import { POSITION } from './position.ts';
import { clone, type State } from './state.ts';
import { night } from './table.testing.ts';

/** What is wrong with a night after this was changed. */
const wrong = (change: (s: State) => void) => {
  const { s, play } = night();
  play('rise', 'sleep');
  const changed = clone(s);
  change(changed);
  return POSITION.problem(changed, 'it');
};

test('a night in play can be played on from', () => {
  expect(wrong(() => {})).toBeUndefined();
});

test.each<readonly [string, (s: State) => void]>([
  ['2 travellers were agreed on, not 3', s => s.travellers.push({ bells: 4, postcards: [], dream: 'alps' })],
  ['the train makes 8 stops, not 9', s => Object.assign(s, { stop: 9 })],
  ['there must be one postcard of nice, not 2', s => s.bag.push('nice')],
  ['there must be two dreams of the coast, not 3', s => s.undealt.push('coast')],
  ['seat 0 must have 4 bells and postcards together', s => Object.assign(s.travellers[0] ?? {}, { bells: 4 })],
  ['there is no seat 3 at a table of 2', s => Object.assign(s, { first: 3 })],
  ['1 stops show 1 postcards, not 2', s => Object.assign(s, { stop: 1 })],
  ['the night is not over yet', s => s.frames.pop() && s.missed.push(s.station ?? 'nice') && Object.assign(s, { station: null })],
  ['seat 0 is to be asked, not 1', s => Object.assign(s.frames[0] ?? {}, { seat: 1 })],
  ['a postcard must lie on the platform', s => s.bag.push(s.station ?? 'nice') && Object.assign(s, { station: null })],
])('%s', (problem, change) => {
  expect(wrong(change)).toContain(problem);
});
