import { describe, expect } from 'vitest';
import { scripted } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import type { Event } from './events.ts';
import { outcome, race, tilesByCategory } from './score.ts';
import { type Arranged, lake, play } from './table.testing.ts';

const over = (given: Arranged) => {
  const s = lake(given);
  s.frames.length = 0;
  return s;
};

describe('scoring', () => {
  clause('BT-11.1', 'most money wins', () => {
    expect(outcome(over({ seats: 3, money: [5, 9, 7] }))).toEqual({ ranks: [3, 1, 2], scores: [5, 9, 7] });
    expect(outcome(lake())).toBeUndefined();
  });
  clause('BT-11.2', 'of equals whoever owns more attractions', () => {
    expect(outcome(over({ money: [9, 9], built: [['bod', 'u01', 1]] }))?.ranks).toEqual([2, 1]);
  });
  clause('BT-11.3', 'equals to the last share the place', () => {
    expect(outcome(over({ seats: 4, money: [9, 9, 9, 5] }))?.ranks).toEqual([1, 1, 1, 4]);
  });
  clause('BT-11.4', 'the final table tells where the money came from and went', () => {
    const s = lake({
      buses: [['bod', 'green3', 'red6'], ['wan'], ['dor'], ['wil']],
      built: [
        ['kon', 'n10', 0],
        ['kon', 'c09', 1],
        ['rav', 'u01', 1],
      ],
      market: ['n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u02', 'u03'],
      money: [5, 0],
    });
    play(s, 'bus bod; build; tile n01; town wei; drive kon; none', { luck: [0, 0, 4] });
    expect(s.companies[0]).toMatchObject({ money: 10, atHome: 3, ruinMoney: 3, ruined: 1, spentOnBuilding: 1, spentOnFerry: 0 });
    expect(s.companies[1]).toMatchObject({ money: 3, fromOthers: 3 });
    expect(tilesByCategory(s, 1)).toEqual({ green: 0, blue: 0, red: 1, yellow: 0, grey: 1 });
  });
  clause('BT-11.5', 'other conditions by agreement: attractions, ruined tourists, profit, or a mixture', () => {
    const given = { money: [20, 18], built: [['bod', 'n01', 1]] } as const;
    const scores = (winCondition: string) => outcome(over({ ...given, options: { winCondition } }))?.scores;
    expect(scores('attractions')).toEqual([0, 1]);
    expect(scores('ruined')).toEqual([0, 0]);
    expect(scores('netProfit')).toEqual([14, 11]);
    expect(scores('mixed')).toEqual([20, 21]);
    expect(outcome(over({ ...given, options: { winCondition: 'ruined' } }))?.ranks).toEqual([1, 2]);
  });
});

describe('the race', () => {
  const tied: Arranged = {
    seats: 3,
    options: { finalTie: 'race' },
    money: [9, 9, 4],
    built: [
      ['bod', 'n01', 0],
      ['bod', 'n02', 1],
      ['ueb', 'c01', 0],
      ['ueb', 'c02', 1],
      ['kon', 'g01', 0],
      ['kon', 'g02', 1],
    ],
  };
  const run = (given: Arranged, luck: readonly number[]) => {
    const s = over(given);
    const events: Event[] = [];
    s.race = race(s, { chance: scripted(luck), tell: event => events.push(event) });
    return { s, events };
  };
  clause('BT-11.3', 'the tied race between their two towns furthest apart; a 6 is caught speeding', () => {
    const { s, events } = run(tied, [5, 0, 1, 1]);
    expect(s.race).toEqual({ from: 'ueb', to: 'kon', winners: [1] });
    expect(events).toEqual([
      {
        type: 'raced',
        from: 'ueb',
        to: 'kon',
        distance: 3,
        racers: [0, 1],
        rolls: [
          [6, 1],
          [2, 2],
        ],
        winners: [1],
      },
    ]);
    expect(outcome(s)?.ranks).toEqual([2, 1, 3]);
  });
  clause('BT-11.3', 'equals at the goal go on until one is ahead', () => {
    expect(run(tied, [2, 2, 0, 1]).s.race?.winners).toEqual([1]);
  });
  clause('BT-11.3', 'without two towns in common the place is shared', () => {
    const { s } = run(
      {
        ...tied,
        built: [
          ['bod', 'n01', 0],
          ['bod', 'n02', 1],
        ],
      },
      [],
    );
    expect(s.race).toBeNull();
    expect(outcome(s)?.ranks).toEqual([1, 1, 3]);
  });
  clause('BT-11.3', 'after a hundred rounds it is shared', () => {
    expect(run(tied, Array(200).fill(5)).s.race?.winners).toEqual([0, 1]);
  });
  clause('BT-11.3', 'nobody races unless it was agreed', () => {
    expect(run({ ...tied, options: {} }, []).s.race).toBeNull();
  });
});
