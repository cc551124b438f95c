import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { lake, legal, play } from '../table.testing.ts';

const MARKET = ['n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u01', 'u02'];
const ruining = (given: object = {}) =>
  lake({
    buses: [['bod', 'green1', 'red6'], ['wan'], ['dor'], ['wil']],
    built: [
      ['kon', 'n05', 1],
      ['kon', 'n01', 1],
    ],
    ...given,
  });
const TURN = 'bus bod; none; drive kon; none';

describe('refill', () => {
  clause('BT-9.1', 'a category that lost tiles is filled up to two, as far as its stack lasts', () => {
    const s = lake({ market: MARKET, money: [9, 9] });
    play(s, 'bus bod; build; tile g01; town wei; drive kon; none', { luck: [7] });
    expect(s.market[3]).toEqual(['g02', 'g10']);
    const last = lake({ market: MARKET, empty: true, money: [9, 9] });
    play(last, 'bus bod; build; tile g01; town wei; drive kon; none');
    expect(last.market[3]).toEqual(['g02']);
  });
  clause('BT-9.2', 'one die for each tourist ruined', () => {
    const s = ruining();
    play(s, TURN, { luck: [0, 3] });
    expect(s.buses[0]?.dice).toEqual(['red6', 'green4']);
  });
  clause('BT-9.3', 'a seat stays empty until step 6', () => {
    const s = lake({ buses: [['kon', 'green1', 'red6'], ['bod'], ['wan'], ['dor']], built: [['kon', 'n01', 1]] });
    play(s, 'bus kon; tour; die green1; drive mee');
    expect(s.buses[0]?.dice).toEqual(['red6']);
    play(s, 'none', { luck: [0, 3] });
    expect(s.buses[0]?.dice).toEqual(['red6', 'green4']);
  });
  clause('BT-9.4', 'by option only an empty bus is filled, and then wholly', () => {
    const s = ruining({ options: { refillMode: 'whenEmpty' } });
    play(s, TURN);
    expect(s.buses[0]?.dice).toEqual(['red6']);
    const empty = ruining({ options: { refillMode: 'whenEmpty' }, buses: [['bod', 'green1'], ['wan'], ['dor'], ['wil']] });
    play(empty, TURN, { luck: [0, 3, 0, 3, 0, 3, 0, 3] });
    expect(empty.buses[0]?.dice).toEqual(['green4', 'green4', 'green4', 'green4']);
  });
  clause('BT-9.5', 'first tiles, then dice, then the end', () => {
    const s = ruining({ market: ['n02', 'n03', ...MARKET.slice(2)], money: [9, 9], bag: [0, 0, 0, 0] });
    const events = play(s, 'bus bod; build; tile c01; town wei; drive kon; none', { luck: [0] });
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['tileOpened', 'ended']);
  });
});

describe('the end', () => {
  clause('BT-10.1', 'the draw from an empty bag ends the match', () => {
    const s = ruining({ bag: [0, 0, 0, 0] });
    play(s, TURN);
    expect(s).toMatchObject({ frames: [], ending: 'dice' });
  });
  clause('BT-10.2', 'a colour that is neither open nor in its stack ends the match', () => {
    const s = lake({ market: ['g01', 'n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'u01', 'u02'], empty: true, money: [9, 9] });
    play(s, 'bus bod; build; tile g01; town wei; drive kon; none');
    expect(s.ending).toBe('category');
  });
  clause('BT-10.2', 'by option already one that cannot be filled up', () => {
    const s = lake({ market: MARKET, empty: true, money: [9, 9], options: { categoryRunsOut: 'cannotRefill' } });
    play(s, 'bus bod; build; tile g01; town wei; drive kon; none');
    expect(s.ending).toBe('category');
  });
  clause('BT-10.3', 'the running turn is completed, and by option the round', () => {
    const s = ruining({ bag: [0, 0, 0, 0], options: { endTiming: 'finishRound' } });
    const events = play(s, TURN);
    expect(events.at(-2)).toEqual({ type: 'lastRound', reason: 'dice' });
    expect(legal(s)).toContain('bus wan');
    play(s, 'bus wan; none; drive lin; none');
    expect(s).toMatchObject({ frames: [], turns: 2, ending: 'dice' });
  });
  clause('BT-10.4', 'grey running out ends nothing, unless agreed', () => {
    const given = { market: ['n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u01'], empty: true, money: [9, 9] };
    const turn = 'bus bod; build; tile u01; town wei; drive kon; none';
    const s = lake(given);
    play(s, turn);
    expect(s.ending).toBeNull();
    const agreed = lake({ ...given, options: { greyEndsGame: true } });
    play(agreed, turn);
    expect(agreed.ending).toBe('category');
  });
  clause('BT-10.5', 'rounds in which nothing is visited or built end the match', () => {
    const s = lake({ options: { stallRounds: 2 } });
    const there = 'bus bod; none; drive kon; none; bus wan; none; drive lin; none';
    play(s, there);
    expect(s.quietRounds).toBe(1);
    play(s, 'bus kon; none; drive mee; none; bus lin; none; drive fri; none');
    expect(s).toMatchObject({ frames: [], ending: 'stall' });
  });
  clause('BT-10.5', 'so does the last turn agreed on', () => {
    const s = lake({ options: { maxTurns: 50 } });
    s.turns = 49;
    s.turn.seat = 0;
    play(s, 'bus bod; none; drive kon; none; bus wan; none; drive lin; none');
    expect(s).toMatchObject({ frames: [], ending: 'turns' });
  });
});
