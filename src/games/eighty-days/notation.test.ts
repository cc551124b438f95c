// Section 5: every option as a text, and what is touched for it.
import { describe, expect, test } from 'vitest';
import { EightyDays } from './index.ts';
import { MOVES, type Move } from './moves.ts';
import { read, touches, write } from './notation.ts';
import { move } from './table.testing.ts';

const ALL: readonly Move[] = Object.values(MOVES).flat();

describe('writing', () => {
  test('every move has a text of its own, which is read back as that very move', () => {
    const texts = ALL.map(write);
    expect(new Set(texts).size).toBe(ALL.length);
    expect(texts.map(read)).toEqual(ALL);
  });

  test('the notations are those of the rules', () => {
    const examples = [
      'take balloon',
      'take blind',
      'resign',
      'decline',
      'act coin',
      'act balloon',
      'act event',
      'act start',
      'act detective calcutta',
      'act trade',
      'stop',
      'swap S8',
      'buy travel',
      'buy event',
      'cash elephant',
      'play connection',
      'play passepartout',
      'play carpetbag',
      'play bradshaw T2',
      'princess connection',
      'princess elephant',
      'princess bradshaw T2',
      'end turn',
      'go A',
      'go B',
      'pay S7',
      'depart',
      'add balloon 2',
      'add balloon-card 1',
      'add express 2',
      'add submarine 1',
      'add offer',
      'add elephant',
      'add princess 1',
      'add princess',
      'accept',
      'reroll',
      'leave chip',
      'use chip',
      'discard S8',
      'discard offer',
    ];
    expect(examples.map(text => write(move(text)))).toEqual(examples);
  });
});

describe('reading', () => {
  test('spaces are forgiven', () => {
    expect(read('  act   detective calcutta ')).toEqual({ type: 'sendDetective', place: 'calcutta' });
  });

  test('what is no move is nothing', () => {
    const strange = ['', 'go', 'go C', 'take', 'pay S9', 'pay offer', 'act detective london', 'add balloon', 'add balloon 4', 'play offer'];
    expect(strange.map(read)).toEqual(strange.map(() => undefined));
    expect(read('play elephant')).toBe(undefined);
    expect(read('play bradshaw')).toBe(undefined);
  });

  test('a move read is the shared one of the lists', () => {
    expect(EightyDays.read('go A')).toBe(MOVES.go[0]);
  });
});

describe('touching', () => {
  const touchesOf = (notation: string) => touches(move(notation));

  test('cards, spaces, places and supplies are touched where they lie', () => {
    expect(touchesOf('take coin')).toEqual(['space:coin']);
    expect(touchesOf('pay S4')).toEqual(['card:S4']);
    expect(touchesOf('swap S4')).toEqual(['card:S4']);
    expect(touchesOf('discard offer')).toEqual(['card:offer']);
    expect(touchesOf('act detective suez')).toEqual(['place:suez']);
    expect(touchesOf('buy travel')).toEqual(['supply:travel']);
    expect(touchesOf('buy event')).toEqual(['supply:event']);
    expect(touchesOf('go B')).toEqual(['route:B']);
    expect(touchesOf('use chip')).toEqual(['chip']);
  });

  test('an action is touched on its space', () => {
    expect(['act coin', 'act balloon', 'act event', 'act start', 'act trade'].map(touchesOf)).toEqual([
      ['action:coin'],
      ['action:balloon'],
      ['action:event'],
      ['action:start'],
      ['action:trade'],
    ]);
  });

  test('an event card is touched, and then what it is put on or fetches', () => {
    expect(touchesOf('play bradshaw T2')).toEqual(['event:bradshaw', 'discard:T2']);
    expect(touchesOf('princess connection')).toEqual(['event:princess']);
    expect(touchesOf('princess bradshaw T2')).toEqual(['event:princess', 'discard:T2']);
    expect(touchesOf('add offer')).toEqual(['event:offer']);
    expect(touchesOf('add express 2')).toEqual(['event:express', 'slot:2']);
    expect(touchesOf('add balloon 1')).toEqual(['action:balloon', 'slot:1']);
    expect(touchesOf('add balloon-card 1')).toEqual(['event:balloon', 'slot:1']);
    expect(touchesOf('add princess')).toEqual(['event:princess']);
    expect(touchesOf('add elephant')).toEqual(['event:elephant']);
  });

  test('an Elephant for a coin is told from one to ride', () => {
    expect(touchesOf('cash elephant')).toEqual(['coin:elephant']);
    expect(touchesOf('princess elephant')).toEqual(['coin:princess']);
  });

  test('everything else is a button', () => {
    expect(['take blind', 'end turn', 'resign', 'decline', 'stop', 'depart', 'accept', 'reroll', 'leave chip'].map(touchesOf)).toEqual([
      ['button:takeBlind'],
      ['button:endTurn'],
      ['button:resign'],
      ['button:decline'],
      ['button:stop'],
      ['button:depart'],
      ['button:accept'],
      ['button:reroll'],
      ['button:leave'],
    ]);
  });
});
