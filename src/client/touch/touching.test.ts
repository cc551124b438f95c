import { describe, expect, test } from 'vitest';
import { EightyDays } from '../../games/eighty-days/index.ts';
import { matchesOf, seeded } from '../../kernel/index.ts';
import { completeMoves, movesByTouch, nextTouches, resultOfTouch, type TouchPath, whyNot } from './touching.ts';

const move = (type: string) => ({ type });
const way = (type: string, ...touches: string[]): TouchPath => ({ move: move(type), touches });
const WAYS = [
  way('pass', 'button:pass'),
  way('board 1', 'desk:1', 'seat:a'),
  way('board 2', 'desk:1', 'seat:b'),
  way('plain', 'card:x'),
  way('rich', 'card:x', 'slot:1'),
];

describe('touching', () => {
  test('lights up what begins a legal move, and then what goes on with it', () => {
    expect([...nextTouches(WAYS, [])]).toEqual(['button:pass', 'desk:1', 'card:x']);
    expect([...nextTouches(WAYS, ['desk:1'])]).toEqual(['seat:a', 'seat:b']);
  });

  test('plays a move as soon as it is the only one left', () => {
    expect(resultOfTouch(WAYS, [], 'button:pass')).toEqual({ type: 'play', move: move('pass') });
    expect(resultOfTouch(WAYS, ['desk:1'], 'seat:b')).toEqual({ type: 'play', move: move('board 2') });
  });

  test('waits where a longer move begins with a whole one, and offers the whole one', () => {
    expect(resultOfTouch(WAYS, [], 'card:x')).toEqual({ type: 'path', path: ['card:x'] });
    expect(completeMoves(WAYS, ['card:x'])).toEqual([move('plain')]);
  });

  test('goes a step back where the last thing is touched again', () => {
    expect(resultOfTouch(WAYS, ['desk:1'], 'desk:1')).toEqual({ type: 'path', path: [] });
  });

  test('begins anew where another move begins', () => {
    expect(resultOfTouch(WAYS, ['desk:1'], 'card:x')).toEqual({ type: 'path', path: ['card:x'] });
  });

  test('makes no move by a touch that was not lit: it is lit first', () => {
    expect(resultOfTouch(WAYS, ['desk:1'], 'button:pass')).toEqual({ type: 'path', path: [] });
  });

  test('tells which moves one more touch makes', () => {
    expect([...movesByTouch(WAYS, [])]).toEqual([['button:pass', move('pass')]]);
    expect([...movesByTouch(WAYS, ['desk:1'])].map(([touch]) => touch)).toEqual(['seat:a', 'seat:b']);
  });

  test('of something dark leads nowhere', () => {
    expect(resultOfTouch(WAYS, [], 'city:rome')).toEqual({ type: 'dark' });
  });
});

test('why something is dark is said with the clause that forbids it', () => {
  const { state } = matchesOf(EightyDays).start({ seats: 4, options: EightyDays.options.standard }, seeded('a')).match;
  const [starting] = EightyDays.awaiting(state);

  expect(whyNot(EightyDays, state, starting ?? 0, { path: [], touch: 'space:start' })).toMatchObject({ clause: 'ED-4.2' });
});
