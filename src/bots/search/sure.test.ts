import { expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import type { Bot } from '../bot.ts';
import { sure } from './index.ts';
import { NIM, sightOf, talk } from './testing.ts';

const fault = new Error('lost the thread');
const broken: Bot = {
  choose() {
    throw fault;
  },
};

test('a bot that throws makes the quiet move, and its error is reported', () => {
  const errors: unknown[] = [];
  const sight = sightOf(NIM, talk(NIM), 0);
  expect(sure(broken, error => errors.push(error)).choose(NIM, sight, seeded('x'))).toBe(sight.legal[0]);
  expect(errors).toEqual([fault]);
});

test('a bot that chooses is not disturbed', () => {
  const sight = sightOf(NIM, talk(NIM), 0);
  const last: Bot = { choose: (_game, { legal }) => legal[2] ?? fail() };
  expect(sure(last, () => expect.unreachable()).choose(NIM, sight, seeded('x'))).toBe(sight.legal[2]);
});

function fail(): never {
  throw new Error('no third move');
}
