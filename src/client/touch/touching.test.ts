import { describe, expect, test } from 'vitest';
import { EightyDays } from '../../games/eighty-days/index.ts';
import { matchesOf, seeded } from '../../kernel/index.ts';
import {
  completeMoves,
  movesByTouch,
  nextInBundles,
  nextTouches,
  resultInBundles,
  resultOfTouch,
  type TouchPath,
  touchesLeft,
  touchesLeftInBundles,
  whyNot,
} from './touching.ts';

const move = (type: string) => ({ type });
const way = (type: string, ...touches: string[]): TouchPath => ({ move: move(type), touches });
const made = (type: string, ...path: string[]) => ({ type: 'play', moves: [move(type)], path, isAgain: false });
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
    expect(resultOfTouch(WAYS, [], 'button:pass')).toEqual(made('pass', 'button:pass'));
    expect(resultOfTouch(WAYS, ['desk:1'], 'seat:b')).toEqual(made('board 2', 'desk:1', 'seat:b'));
  });

  test('waits where a longer move begins with a whole one, and offers the whole one', () => {
    expect(resultOfTouch(WAYS, [], 'card:x')).toEqual({ type: 'path', path: ['card:x'] });
    expect(completeMoves(WAYS, ['card:x'])).toEqual([move('plain')]);
  });

  test('goes a step back where the last thing is touched again', () => {
    expect(resultOfTouch(WAYS, ['desk:1'], 'desk:1')).toEqual({ type: 'path', path: [] });
  });

  test('makes what is chosen but not made yet, when it is touched again, and puts another thing in its place', () => {
    expect(resultOfTouch(WAYS, ['desk:1', 'seat:b'], 'seat:b')).toEqual({ ...made('board 2', 'desk:1', 'seat:b'), isAgain: true });
    expect(resultOfTouch(WAYS, ['desk:1', 'seat:b'], 'seat:a')).toEqual(made('board 1', 'desk:1', 'seat:a'));
  });

  test('begins anew where another move begins', () => {
    expect(resultOfTouch(WAYS, ['desk:1'], 'card:x')).toEqual({ type: 'path', path: ['card:x'] });
  });

  test('chooses again at an earlier step', () => {
    const ways = [way('a', 'number:7', 'club:a', 'card:1'), way('b', 'number:7', 'club:b', 'card:1'), way('c', 'number:7', 'club:c')];
    expect(resultOfTouch(ways, ['number:7', 'club:a'], 'club:b')).toEqual({ type: 'path', path: ['number:7', 'club:b'] });
    expect(resultOfTouch(ways, ['number:7', 'club:a'], 'club:c')).toEqual({ type: 'path', path: ['number:7', 'club:c'] });
  });

  test('makes no move by a button that was not lit: it is lit first', () => {
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

describe('bundles', () => {
  const bundle = (...touches: string[]) => ({ touches, moves: touches.map(move) });
  const LEG = [bundle('card:2', 'card:5', 'button:go'), bundle('card:2', 'card:4', 'button:go'), bundle('card:4', 'card:4', 'button:go')];

  test('are touched in any order; the button comes last', () => {
    expect([...nextInBundles(LEG, [])]).toEqual(['card:2', 'card:5', 'card:4']);
    expect(resultInBundles(LEG, [], 'card:5')).toEqual({ type: 'path', path: ['card:5'] });
    expect(resultInBundles(LEG, ['card:5'], 'card:2')).toEqual({ type: 'path', path: ['card:5', 'card:2'] });
    expect([...nextInBundles(LEG, ['card:5', 'card:2'])]).toEqual(['button:go']);
    expect(resultInBundles(LEG, ['card:5', 'card:2'], 'button:go')).toMatchObject({ type: 'play', moves: LEG[0]?.moves });
  });

  test('two of a kind may be touched both', () => {
    expect(resultInBundles(LEG, ['card:4'], 'card:4')).toEqual({ type: 'path', path: ['card:4', 'card:4'] });
  });

  test('what is touched again is taken out, and what does not go with the last takes its place', () => {
    expect(resultInBundles(LEG, ['card:2', 'card:5'], 'card:2')).toEqual({ type: 'path', path: ['card:5'] });
    expect(resultInBundles(LEG, ['card:2', 'card:5'], 'card:4')).toEqual({ type: 'path', path: ['card:2', 'card:4'] });
  });

  test('leave open what belongs to the move that is meant', () => {
    const isMeant = ([first]: readonly { readonly type: string }[]) => first?.type === 'card:4';
    expect(touchesLeftInBundles(LEG, [], isMeant)).toEqual(['card:4', 'card:4', 'button:go']);
    expect(touchesLeftInBundles(LEG, ['card:4', 'card:4'], isMeant)).toEqual(['button:go']);
    expect(touchesLeftInBundles(LEG, ['card:5'], isMeant)).toBeUndefined();
  });

  test('leave other touches alone', () => {
    expect(resultInBundles(LEG, [], 'city:rome')).toBeUndefined();
  });
});

test('of a move that is chosen but not made yet its last touch is left', () => {
  expect(touchesLeft(['desk:1', 'seat:a'], ['desk:1'])).toEqual(['seat:a']);
  expect(touchesLeft(['desk:1', 'seat:a'], ['desk:1', 'seat:a'])).toEqual(['seat:a']);
  expect(touchesLeft(['desk:1', 'seat:a'], ['card:x'])).toEqual(['desk:1', 'seat:a']);
});

test('why something is dark is said with the clause that forbids it', () => {
  const { state } = matchesOf(EightyDays).start({ seats: 4, options: EightyDays.options.standard }, seeded('a')).match;
  const [starting] = EightyDays.awaiting(state);

  expect(whyNot(EightyDays, state, starting ?? 0, { path: [], touch: 'space:start' })).toMatchObject({ clause: 'ED-4.2' });
});
