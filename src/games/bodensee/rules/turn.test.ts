import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { aboard, lake, legal, play, refusedBy } from '../table.testing.ts';

const SAMPLE_TOWN = { name: 'Hof', country: '', harbour: false, drop: false, spaces: 5, morning: 'increase', allDay: 'build', x: 0, y: 0 };

describe('the turn', () => {
  clause('BT-3.1', 'players take turns clockwise, and nobody out of turn', () => {
    const s = lake({ seats: 3 });
    play(s, 'bus bod; none; drive kon; none');
    expect(s.turn.seat).toBe(1);
    expect(refusedBy(s, 'bus wan', 0)).toBe('BT-3.1');
    play(s, 'bus wan; none; drive lin; none; bus dor; none; drive ror; none');
    expect(s.turn.seat).toBe(0);
  });
  clause('BT-3.2', 'the steps come in their order', () => {
    const s = lake();
    expect(refusedBy(s, 'drive kon')).toBe('BT-3.2');
    play(s, 'bus bod');
    expect(refusedBy(s, 'drive kon')).toBe('BT-3.2');
    play(s, 'none');
    expect(refusedBy(s, 'build')).toBe('BT-3.2');
  });
  clause('BT-3.3', 'a bus that cannot move by road can be chosen for the ferry it can pay', () => {
    const given = { buses: [['kon'], ['rad'], ['kre'], ['bod']], options: { occupied: 'block' } } as const;
    expect(legal(lake({ ...given, money: [1, 0] }))).toContain('bus kon');
    expect(refusedBy(lake({ ...given, money: [0, 0] }), 'bus kon')).toBe('BT-3.3');
  });
  clause('BT-3.4', 'at most one of: the morning action, the all-day action, a grey one of the start town', () => {
    const s = lake({ built: [['wil', 'u01', 1]] });
    play(s, 'bus wil');
    expect(legal(s)).toEqual(['none', 'increase', 'build', 'dispatch']);
    expect(refusedBy(s, 'ignore')).toBe('BT-3.4');
    play(s, 'increase');
    expect(refusedBy(s, 'build')).toBe('BT-3.2');
  });
  clause('BT-3.5', 'an action that cannot be completed is not offered', () => {
    const s = lake({ money: [0, 0], market: ['n01', 'c01'] });
    play(s, 'bus bod');
    expect(refusedBy(s, 'build')).toBe('BT-3.5');
  });
  clause('BT-3.5', 'a tour that would ruin the only tourist is not offered before the drive', () => {
    const s = lake({ buses: [['kon', 'green1'], ['bod'], ['wan'], ['dor']], built: [['kon', 'n01', 1]] });
    play(s, 'bus kon');
    expect(refusedBy(s, 'tour')).toBe('BT-3.5');
  });
  clause('BT-3.5', 'in free order only the tiles that spare the only tourist are offered', () => {
    const s = lake({
      options: { priorityOrder: 'free' },
      buses: [['kon', 'green4'], ['bod'], ['wan'], ['dor']],
      built: [
        ['kon', 'n10', 1],
        ['kon', 'n05', 1],
        ['kon', 'n13', 1],
      ],
    });
    play(s, 'bus kon; tour; die green4');
    expect(legal(s)).toEqual(['next n05', 'next n10']);
    expect(refusedBy(s, 'next n13')).toBe('BT-3.5');
  });
  clause('BT-3.5', 'no bus is dispatched onto the last way of the selected one', () => {
    const s = lake({
      options: { occupied: 'block', harbourHasAppeal: false },
      buses: [['wil', 'red6'], ['wei'], ['ror'], ['bod']],
      built: [
        ['wil', 'u01', 1],
        ['stg', 'c01', 1],
      ],
    });
    play(s, 'bus wil; dispatch');
    expect(refusedBy(s, 'call kon')).toBe('BT-7.9');
    play(s, 'call ror');
    expect(legal(s)).toEqual(['to arb', 'to har']);
  });
  clause('BT-3.5', 'where roads are blocked no attraction is built that takes away the last stop', () => {
    const given = {
      options: { occupied: 'block', harbourHasAppeal: false },
      buses: [['wan', 'red6'], ['mee'], ['fri'], ['lin']],
      market: ['c01', 'n01'],
      money: [9, 9],
    } as const;
    const s = lake(given);
    play(s, 'bus wan; build; tile c01');
    expect(refusedBy(s, 'town kon')).toBe('BT-3.5');
    expect(legal(s)).toContain('town rav');
  });
  clause('BT-3.6', 'the bus must move, and not to where it stands', () => {
    const s = lake();
    play(s, 'bus wan; none');
    expect(refusedBy(s, 'drive wan')).toBe('BT-3.6');
    const stuck = lake({ buses: [['kon'], ['rad'], ['kre'], ['bod']], options: { occupied: 'block' } });
    play(stuck, 'bus kon');
    expect(legal(stuck)).toEqual(['ferry']);
    expect(refusedBy(stuck, 'none')).toBe('BT-3.6');
  });
  clause('BT-3.7', 'a tour without choices runs by itself', () => {
    const s = lake({ buses: [['bod', 'green5', 'red4'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n01', 1]] });
    play(s, 'bus bod; none; drive kon');
    expect(s.frames.map(({ phase }) => phase)).toEqual(['allDay']);
    expect(aboard(s)).toEqual(['green4', 'red4']);
  });
  clause('BT-3.8', 'in the arrival town only all-day actions are offered, one at most', () => {
    const s = lake({ built: [['mee', 'u01', 1]] });
    play(s, 'bus bod; none; drive mee');
    expect(legal(s)).toEqual(['none', 'build', 'dispatch']);
    expect(refusedBy(s, 'reroll')).toBe('BT-3.8');
    expect(refusedBy(s, 'ferry')).toBe('BT-3.2');
  });
  clause('BT-3.9', 'an all-day action in the morning does not prevent another in the evening', () => {
    const s = lake({ money: [20, 0], market: ['n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u01', 'u02'] });
    play(s, 'bus bod; build; tile n01; town wei; drive mee; build; tile n02; town wei', { luck: [0, 0] });
    expect(s.companies[0]?.spentOnBuilding).toBe(3);
  });
  clause('BT-3.10', 'the action of a grey attraction is everybody’s, without a fee', () => {
    const s = lake({
      money: [0, 0],
      built: [
        ['wil', 'u07', 1],
        ['wil', 'n01', 1],
      ],
    });
    play(s, 'bus wil');
    expect(legal(s)).toEqual(['none', 'increase', 'tour']);
  });
  clause('BT-3.11', 'copies of an action are one choice, but Build and Contractor are two', () => {
    const s = lake({
      options: { capacity: 'unlimited' },
      built: [
        ['wil', 'u05', 1],
        ['wil', 'u06', 1],
        ['wil', 'u13', 1],
        ['wil', 'u14', 1],
        ['wil', 'u03', 1],
      ],
      buses: [['wil', 'green4'], ['bod'], ['wan'], ['dor']],
    });
    play(s, 'bus wil');
    expect(legal(s)).toEqual(['none', 'increase', 'build', 'reroll', 'contractor', 'centre green']);
  });
  clause('BT-3.12', 'when nobody finds a bus to choose the game ends', () => {
    const town = (id: string) => ({ ...SAMPLE_TOWN, id });
    const towns = ['bod', 'wan', 'dor', 'wil', 'hof'].map(town);
    const roads = [
      ['bod', 'wan'],
      ['wan', 'dor'],
      ['dor', 'wil'],
      ['wil', 'hof'],
    ] as const;
    const s = lake({ options: { content: { attractions: null, towns, roads } } });
    expect(s).toMatchObject({ frames: [], turns: 2, ending: 'stuck' });
  });
  clause('BT-3.12', 'who finds only empty buses is skipped', () => {
    const s = lake({
      options: { endTiming: 'finishRound', buses: 2, startTowns: ['bod', 'wan'] },
      seats: 4,
      buses: [
        ['bod', 'green1'],
        ['wan', 'red1'],
      ],
      built: [
        ['kon', 'n01', 0],
        ['lin', 'c01', 0],
      ],
      bag: [0, 0, 0, 0],
    });
    play(s, 'bus bod; none; drive kon; none; bus wan; none; drive lin; none');
    expect(s.frames).toEqual([]);
    expect(s).toMatchObject({ turns: 4, skipped: 2, ending: 'dice' });
  });
});
