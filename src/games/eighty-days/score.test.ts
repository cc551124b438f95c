// ED-14 End and winner, ED-15 The game for two.
import { describe, expect } from 'vitest';
import { clause } from '../../testing/clause.ts';
import { EightyDays } from './index.ts';
import { awaited, each, finish, journey, newGame, played, refusedBy, told } from './table.testing.ts';

const home = (days: number) => ({ at: 'home', days }) as const;
const HOMEWARDS = 'go A; pay S7; pay S7; pay T5; depart';
/** Twelve days from home. */
const arriving = (days: number) => ({ at: 'newyork', days, hand: 'S7 S7 T5' }) as const;

describe('the end', () => {
  clause('ED-14.1', 'three, four and five players: after the round in which all but one are home', () => {
    const three = journey({ travellers: [home(70), home(70), {}], seat: 2, begunWith: 2 });
    const four = journey({ travellers: [home(70), home(70), home(70), {}], seat: 3, begunWith: 2 });
    const five = journey({ travellers: [home(70), home(70), home(70), home(70), {}], seat: 4, begunWith: 2 });
    expect([three, four, five].map(s => EightyDays.outcome(played(s, 'end turn'))?.ranks[0])).toEqual([1, 1, 1]);
  });

  clause('ED-14.1', 'one fewer is not enough', () => {
    const three = journey({ travellers: [home(70), {}, {}], seat: 2, begunWith: 3 });
    const five = journey({ travellers: [home(70), home(70), home(70), {}, {}], seat: 4, begunWith: 3 });
    expect(played(three, 'end turn', { luck: 'any any any' }).round).toBe(6);
    expect(EightyDays.outcome(played(five, 'end turn', { luck: 'any any any' }))).toBe(undefined);
  });

  clause('ED-14.2', 'six players: after the round in which the fourth comes home', () => {
    const three = journey({ travellers: [home(70), home(70), home(70), {}, {}, {}], seat: 5 });
    const four = journey({ travellers: [home(70), home(70), home(70), home(70), {}, {}], seat: 5 });
    expect(EightyDays.outcome(played(three, 'end turn', { luck: 'any any any any' }))).toBe(undefined);
    expect(EightyDays.outcome(played(four, 'end turn'))?.ranks).toEqual([1, 2, 3, 4, 5, 6]);
  });

  clause('ED-14.3', 'the round is played out, and who comes home in it is scored', () => {
    const s = journey({ travellers: [home(80), arriving(66), arriving(60)], begunWith: 2, start: 1, seat: 1, display: '- T4 T4' });
    const second = played(s, HOMEWARDS);
    expect(EightyDays.outcome(second)).toBe(undefined);
    expect(awaited(second)).toBe(2);
    const over = played(second, `take balloon; decline; ${HOMEWARDS}`);
    expect(each(over, 'days')).toEqual([80, 78, 72]);
    expect(finish(over)).toEqual([2, 1, 0]);
  });

  clause('ED-14.2, ED-14.3', 'R-33 of six players the fifth in the same round counts as well', () => {
    const s = journey({ travellers: [home(80), home(80), home(80), arriving(66), arriving(60), {}], seat: 3, display: '- - T4 T4' });
    const over = played(s, `${HOMEWARDS}; take event; decline; ${HOMEWARDS}; take detective; decline; end turn`);
    expect(finish(over)).toEqual([4, 3, 0, 1, 2, 5]);
  });
});

describe('the winner', () => {
  clause('ED-14.4', 'who is not home cannot win, whatever his days', () => {
    const s = journey({ travellers: [home(120), home(110), { at: 'newyork', days: 10 }], seat: 2, begunWith: 2 });
    expect(finish(played(s, 'end turn'))).toEqual([0, 1, 2]);
  });

  clause('ED-14.5', 'the fewest days of those home within 80, and of equals the earlier', () => {
    const s = journey({ travellers: [home(79), home(75), home(75), {}], home: [0, 2, 1], seat: 3, begunWith: 2 });
    expect(finish(played(s, 'end turn'))).toEqual([2, 1, 0, 3]);
  });

  clause('ED-14.5', 'R-1 80 days are in time, 81 are not', () => {
    const s = (late: number) => journey({ travellers: [home(late), home(80), {}], seat: 2, begunWith: 2 });
    expect(finish(played(s(81), 'end turn'))).toEqual([1, 0, 2]);
    expect(finish(played(s(80), 'end turn'))).toEqual([0, 1, 2]);
  });

  clause('ED-14.6', 'nobody within 80 days: the first home, then by arrival', () => {
    const s = journey({ travellers: [home(81), home(82), home(90), {}], home: [2, 1, 0], seat: 3, begunWith: 2 });
    expect(finish(played(s, 'end turn'))).toEqual([2, 1, 0, 3]);
  });

  clause('ED-14.5', 'who was late ranks behind those in time, by arrival', () => {
    const s = journey({ travellers: [home(95), home(81), home(80), {}], home: [0, 1, 2], seat: 3, begunWith: 2 });
    expect(finish(played(s, 'end turn'))).toEqual([2, 0, 1, 3]);
  });

  clause('ED-14.4', 'who is on the way ranks by place, then days, then seat from the first starting player', () => {
    const travellers = [
      { at: 'suez', days: 40 },
      { at: 'suez', days: 40 },
      { at: 'suez', days: 30 },
      { at: 'bombay', days: 90 },
      home(70),
      home(71),
    ] as const;
    const s = journey({ travellers, options: { maxRounds: 30 }, round: 30, firstStart: 1, seat: 3 });
    expect(finish(played(s, 'end turn'))).toEqual([4, 5, 3, 2, 1, 0]);
  });

  clause('ED-14.5', 'the score is the days to spare, and the winner is announced', () => {
    const s = journey({ travellers: [home(79), home(85), { days: 60 }], seat: 2, begunWith: 2 });
    expect(EightyDays.outcome(played(s, 'end turn'))).toEqual({ ranks: [1, 2, 3], scores: [1, -5, 20] });
    expect(told(s, 'end turn').at(-1)).toEqual({ type: 'ended', reason: 'home', winner: 0 });
  });

  clause('ED-14.7', 'after the last round agreed on the game ends, whoever is home', () => {
    const s = journey({ travellers: [{}, home(90), {}, {}], options: { maxRounds: 30 }, round: 30, seat: 3 });
    expect(finish(played(s, 'end turn'))).toEqual([1, 0, 2, 3]);
    const before = journey({ travellers: [{}, home(90), {}, {}], options: { maxRounds: 30 }, round: 29, seat: 3 });
    expect(EightyDays.outcome(played(before, 'end turn', { luck: 'any any any any' }))).toBe(undefined);
  });

  clause('ED-14.7', 'with nobody home the furthest wins, then the fewest days, then the seat from the first starting player', () => {
    const last = (travellers: Parameters<typeof journey>[0]['travellers'], firstStart = 0) =>
      finish(played(journey({ travellers: travellers ?? [], options: { maxRounds: 30 }, round: 30, seat: 2, firstStart }), 'end turn'));
    expect(last([{ at: 'suez', days: 5 }, { at: 'bombay', days: 50 }, {}])).toEqual([1, 0, 2]);
    expect(last([{ days: 7 }, { days: 6 }, { days: 8 }])).toEqual([1, 0, 2]);
    expect(last([{}, {}, {}], 1)).toEqual([1, 2, 0]);
  });

  clause('ED-14.7', 'with two players as well', () => {
    const s = journey({ seats: 2, travellers: [{ days: 9 }, { days: 8 }], options: { maxRounds: 30 }, round: 30, seat: 1 });
    expect(finish(played(s, 'end turn'))).toEqual([1, 0]);
  });
});

describe('the game for two', () => {
  const twoHome = (first: number, second: number, coins: readonly [number, number] = [0, 0]) =>
    played(
      journey({
        seats: 2,
        travellers: [
          { ...home(first), coins: coins[0] },
          { ...arriving(second - 12), coins: coins[1] },
        ],
        seat: 1,
        begunWith: 2,
      }),
      HOMEWARDS,
    );

  clause('ED-15.1', 'three cards are laid: coin, balloon and event', () => {
    expect(newGame(2).display.map(card => card !== null)).toEqual([true, true, true, false, false, false]);
  });

  clause('ED-15.2', 'the two take turns as starting player', () => {
    const first = newGame(2, { firstPlayer: 1 });
    const round = 'take coin; decline; end turn; take balloon; decline; end turn';
    const second = played(first, round, { luck: 'any any any' });
    const third = played(second, round, { luck: 'any any any' });
    expect([first.start, second.start, third.start]).toEqual([1, 0, 1]);
  });

  clause('ED-15.3', 'the detective never leaves Brindisi', () => {
    const s = newGame(2);
    expect(refusedBy(s, 'take detective')).toBe('ED-4.5');
    expect(s.detective).toBe(2);
  });

  clause('ED-15.4', 'the game ends after the round in which the first comes home; the other still has his turn', () => {
    const s = journey({ seats: 2, travellers: [arriving(60), {}], display: '- T4 T4' });
    const first = played(s, HOMEWARDS);
    expect(EightyDays.outcome(first)).toBe(undefined);
    const over = played(first, 'take balloon; decline; end turn');
    expect(finish(over)).toEqual([0, 1]);
    expect(over.round).toBe(5);
  });

  clause('ED-15.5', 'home within 80 days wins, whatever the other has', () => {
    const s = journey({ seats: 2, travellers: [{ at: 'newyork', days: 20 }, arriving(68)], seat: 1 });
    const over = played(s, HOMEWARDS);
    expect(each(over, 'days')).toEqual([20, 80]);
    expect(finish(over)).toEqual([1, 0]);
  });

  clause('ED-15.6', 'R-21 home with more than 80 loses to fewer days on the way', () => {
    const s = (other: number) => journey({ seats: 2, travellers: [{ days: other }, arriving(69)], seat: 1 });
    expect(finish(played(s(80), HOMEWARDS))).toEqual([0, 1]);
  });

  clause('ED-15.6', 'R-22 equal days are not fewer', () => {
    const s = (other: number) => journey({ seats: 2, travellers: [{ days: other }, arriving(69)], seat: 1 });
    expect(finish(played(s(81), HOMEWARDS))).toEqual([1, 0]);
    expect(finish(played(s(82), HOMEWARDS))).toEqual([1, 0]);
  });

  clause('ED-15.7', 'both home: the fewest days win, even above 80', () => {
    expect(finish(twoHome(90, 85))).toEqual([1, 0]);
    expect(finish(twoHome(79, 78))).toEqual([1, 0]);
    expect(finish(twoHome(78, 79))).toEqual([0, 1]);
  });

  clause('ED-15.7', 'equal days: the most coins, and then the earlier arrival', () => {
    expect(finish(twoHome(84, 84, [1, 2]))).toEqual([1, 0]);
    expect(finish(twoHome(84, 84, [2, 1]))).toEqual([0, 1]);
    expect(finish(twoHome(84, 84, [2, 2]))).toEqual([0, 1]);
  });
});
