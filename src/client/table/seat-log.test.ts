import { describe, expect, test } from 'vitest';
import type { SeatEvent } from '../../protocol/index.ts';
import type { SeatLook } from '../boards/kit.ts';
import { en } from '../locale/seats/en.ts';
import { seatLogOf } from './seat-log.ts';
import { voiceTo } from './voice.ts';

const looks = (name: string, isMine = false, kind: SeatLook['kind'] = 'human'): readonly SeatLook[] => [
  { seat: 0, name, kind, isMine },
  { seat: 1, name: 'Bruno', kind: 'human', isMine: !isMine },
];
const BEGUN: readonly SeatEvent[] = [
  { line: 0, seat: 0, kind: 'person', name: 'Claire', at: 0, number: 0 },
  { line: 0, seat: 1, kind: 'person', name: 'Bruno', at: 0, number: 0 },
];
const logOf = (seats: readonly SeatLook[], ...more: readonly SeatEvent[]) =>
  seatLogOf({ seats, voice: voiceTo(seats), history: { events: [...BEGUN, ...more], words: en } });
const bot = (line: number, why?: NonNullable<SeatEvent['why']>): SeatEvent => ({
  line,
  seat: 0,
  kind: 'bot',
  name: 'Claire',
  at: 1,
  number: 1,
  ...(why ? { why } : {}),
});
const person = (line: number, name: string): SeatEvent => ({ line, seat: 0, kind: 'person', name, at: 2, number: 2 });

describe('a line of the log keeps the name of whoever did it', () => {
  test('also when a bot and then another person sit there', () => {
    const log = logOf(looks('Nora'), bot(4, 'left'), person(7, 'Nora'));
    expect([3, 4, 6, 7].map(line => log.voiceAt(line).name(0))).toEqual(['Claire', 'Claire (bot)', 'Claire (bot)', 'Nora']);
    expect([4, 5, 7].map(line => log.notesAt(line))).toEqual([
      ['Claire gave up the seat. A bot plays.'],
      [],
      ['Nora takes over from Claire.'],
    ]);
    expect(log.voiceAt(1), 'lines of the same people are told by one voice').toBe(log.voiceAt(3));
  });

  test('and tells whose time ran out, and who came back', () => {
    const log = logOf(looks('Claire'), bot(4, 'clock'), person(6, 'Claire'));
    expect([log.notesAt(4), log.notesAt(6)]).toEqual([['Claire’s time ran out. A bot plays.'], ['Claire is back.']]);
  });

  test('a new name is no other person', () => {
    const log = logOf(looks('Clara', true), person(5, 'Clara'));
    expect([log.voiceAt(2).isYou(0), log.voiceAt(2).name(0), log.notesAt(5)]).toEqual([true, 'Claire', ['Claire is now called Clara.']]);
  });
});

describe('whoever reads', () => {
  test('is "you" for their own moves, and not for those of the bot', () => {
    const log = logOf(looks('Claire', true), bot(4, 'clock'), person(6, 'Claire'));
    expect([3, 5, 6].map(line => log.voiceAt(line).isYou(0))).toEqual([true, false, true]);
    expect([log.notesAt(4), log.notesAt(6)]).toEqual([['Your time ran out. A bot plays for you.'], ['You’re back.']]);
  });

  test('while the bot still plays, too', () => {
    const log = logOf(looks('Claire', true, 'bot'), bot(4));
    expect([log.voiceAt(3).isYou(0), log.voiceAt(4).isYou(0), log.notesAt(4)]).toEqual([true, false, ['A bot plays for you.']]);
  });

  test('is not told a move of the clock as their own', () => {
    const clock: SeatEvent = { line: 3, seat: 0, kind: 'clock', name: 'Claire', why: 'clock', at: 1, number: 1 };
    const log = logOf(looks('Claire', true), clock);
    expect([2, 3, 4].map(line => log.voiceAt(line).isYou(0))).toEqual([true, false, true]);
    expect(log.notesAt(3)).toEqual(['Your time ran out. The clock makes this move:']);
    const more = logOf(looks('Claire', true), clock, { ...clock, line: 4 });
    expect(more.notesAt(4), 'two in a row are told by one').toEqual([]);
    expect(more.voiceAt(4)).toBe(more.voiceAt(3));
  });
});

test('without a history all lines are told in the present voice', () => {
  const seats = looks('Claire');
  const voice = voiceTo(seats);
  expect(seatLogOf({ seats, voice, history: undefined }).voiceAt(3)).toBe(voice);
});
