import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { Die } from '../components.ts';
import { aboard, lake, legal, play, purses, refusedBy } from '../table.testing.ts';

/** The bus in a town with these tourists, chosen; the attractions stand there and belong to seat 1. */
function chosenIn(town: string, dice: readonly Die[], tiles: readonly string[] = [], options = {}) {
  const others = ['bod', 'wan', 'dor'].map(other => [other] as const);
  const s = lake({ buses: [[town, ...dice], ...others], built: tiles.map(tile => [town, tile, 1] as const), money: [0, 0], options });
  play(s, `bus ${town}`);
  return s;
}

describe('all-day actions', () => {
  clause('BT-7.1', 'they concern the selected bus in the town where it stands', () => {
    const s = chosenIn('rad', ['green4', 'red2']);
    play(s, 'reroll');
    expect(legal(s)).toEqual(['die green4', 'die red2']);
    expect(refusedBy(s, 'die blue6')).toBe('BT-7.1');
  });
  clause('BT-7.2', 'Build an attraction leads to a tile and then a town', () => {
    const s = lake({ money: [9, 9] });
    play(s, 'bus bod; build');
    expect(legal(s).every(text => text.startsWith('tile '))).toBe(true);
  });
  clause('BT-7.3', 'Reroll throws one tourist again, 1s once more', () => {
    const s = chosenIn('rad', ['green4', 'red2']);
    play(s, 'reroll; die green4', { luck: [0, 5] });
    expect(aboard(s)).toEqual(['green6', 'red2']);
    const entering = chosenIn('rad', ['green4', 'red2'], [], { rerollOnes: 'entering' });
    play(entering, 'reroll; die green4', { luck: [0] });
    expect(aboard(entering)).toEqual(['green1', 'red2']);
  });
  clause('BT-7.4', 'two pips on one die or one on each of two, never above the die', () => {
    const s = chosenIn('wei', ['green4', 'red5']);
    play(s, 'pips');
    expect(legal(s)).toEqual(['plus2 green4', 'plus1 green4 red5']);
    expect(refusedBy(s, 'plus2 red5')).toBe('BT-7.4');
    expect(refusedBy(s, 'plus1 green4 green4')).toBe('BT-7.4');
    play(s, 'plus1 green4 red5');
    expect(aboard(s)).toEqual(['green5', 'red6']);
  });
  clause('BT-7.4', 'both pips may go to one die', () => {
    const s = chosenIn('wei', ['green4', 'red5']);
    play(s, 'pips; plus2 green4');
    expect(aboard(s)).toEqual(['green6', 'red5']);
  });
  clause('BT-7.5', 'Give tour takes one tourist past all its tiles, skipping what it cannot afford', () => {
    const s = chosenIn('kon', ['green5', 'green1', 'red6'], ['n13', 'n10', 'n01']);
    play(s, 'tour; die green5');
    expect(aboard(s)).toEqual(['green1', 'red6']);
    expect(purses(s)).toEqual([1, 5]);
  });
  clause('BT-7.6', 'a Give tour is a tour of its own', () => {
    const s = lake({ buses: [['bod', 'green6', 'red2'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n05', 1]], money: [0, 0] });
    play(s, 'bus bod; none; drive kon; tour; die green4');
    expect(purses(s)).toEqual([0, 4]);
  });
  clause('BT-7.7', 'only tourists who would visit something are given a tour', () => {
    const s = chosenIn('kon', ['green5', 'green1', 'red6'], ['n10']);
    play(s, 'tour');
    expect(legal(s)).toEqual(['die green5']);
    expect(refusedBy(s, 'die red6')).toBe('BT-7.7');
  });
  clause('BT-7.8', 'a Centre adds its pips to a tourist of its colour that has room', () => {
    const s = chosenIn('wil', ['green6', 'green4', 'red4'], ['u13']);
    play(s, 'centre green');
    expect(legal(s)).toEqual(['die green4']);
    expect(refusedBy(s, 'die green6')).toBe('BT-7.8');
    play(s, 'die green4');
    expect(aboard(s)).toEqual(['green6', 'green5', 'red4']);
    const much = chosenIn('wil', ['green4', 'red2'], ['u13'], { centrePips: 3 });
    expect(refusedBy(much, 'centre green')).toBe('BT-3.5');
  });
  clause('BT-7.9', 'Dispatch moves another bus along one road to a free town, without a tour', () => {
    const s = lake({
      buses: [['rav'], ['dor'], ['bre'], ['wil']],
      built: [
        ['rav', 'u01', 1],
        ['har', 'n01', 1],
      ],
      money: [0, 0],
    });
    play(s, 'bus rav; dispatch');
    expect(legal(s)).toEqual(['call dor', 'call bre', 'call wil']);
    expect(refusedBy(s, 'call rav')).toBe('BT-7.9');
    play(s, 'call dor');
    expect(refusedBy(s, 'to bre')).toBe('BT-7.9');
    expect(refusedBy(s, 'to kon')).toBe('BT-7.9');
    play(s, 'to har');
    expect(s.buses[1]?.town).toBe('har');
    expect(purses(s)).toEqual([0, 0]);
  });
  clause('BT-7.10', 'by option the whole bus makes the tour', () => {
    const s = chosenIn('kon', ['green5', 'red6'], ['n10', 'c09'], { giveTourWholeBus: true });
    play(s, 'tour');
    expect(purses(s)).toEqual([0, 6]);
    expect(s.frames[0]?.phase).toBe('drive');
  });
  clause('BT-7.10', 'a bus emptied by it in the morning stays and is refilled', () => {
    const s = chosenIn('kon', ['green3'], ['n10'], { giveTourWholeBus: true });
    play(s, 'tour', { luck: [0, 5] });
    expect(s.buses[0]).toEqual({ town: 'kon', dice: ['green6'] });
    expect(s.turn.seat).toBe(1);
  });
  clause('BT-7.11', 'a casino of several rerolls is an action of its own, and may be stopped', () => {
    const s = chosenIn('rad', ['green4', 'red2'], ['u03'], { casinoRerolls: 3 });
    expect(legal(s)).toEqual(['none', 'ignore', 'reroll', 'casino']);
    play(s, 'casino; die green4', { luck: [4] });
    expect(legal(s)).toEqual(['stop', 'again green5', 'again red2']);
    expect(refusedBy(s, 'again green4')).toBe('BT-7.11');
    play(s, 'again green5', { luck: [2] });
    play(s, 'again green3', { luck: [1] });
    expect(aboard(s)).toEqual(['green2', 'red2']);
    expect(s.frames[0]?.phase).toBe('drive');
  });
  clause('BT-7.11', 'who stops keeps what the dice show', () => {
    const s = chosenIn('rad', ['green4', 'red2'], ['u03'], { casinoRerolls: 3 });
    play(s, 'casino; die green4', { luck: [4] });
    play(s, 'stop');
    expect(s.frames[0]?.phase).toBe('drive');
  });
  clause('BT-7.12', 'an empty bus leaves nothing to do with its dice', () => {
    const s = lake({
      buses: [['bod', 'green1'], ['wan'], ['dor'], ['wil']],
      built: [
        ['kon', 'n01', 1],
        ['kon', 'u03', 1],
        ['kon', 'u13', 1],
        ['kon', 'u05', 1],
        ['kon', 'u01', 1],
      ],
      money: [5, 0],
    });
    play(s, 'bus bod; none; drive kon');
    expect(legal(s)).toEqual(['none', 'contractor', 'dispatch']);
  });
});

describe('every grey attraction', () => {
  clause('BT-7.9', 'Bus Dispatch offers a dispatch', () => {
    expect(legal(chosenIn('wil', ['green3'], ['u02']))).toEqual(['none', 'increase', 'dispatch']);
  });
  clause('BT-7.3', 'Casino offers a reroll', () => {
    expect(legal(chosenIn('wil', ['green3'], ['u04']))).toEqual(['none', 'increase', 'reroll']);
  });
  clause('BT-8.7', 'Contractor offers a cheaper build', () => {
    expect(legal(chosenIn('wil', ['green3'], ['u06']))).toEqual(['none', 'increase', 'contractor']);
  });
  clause('BT-7.5', 'Hotel offers a tour', () => {
    expect(legal(chosenIn('wil', ['green3', 'red2'], ['u08', 'n01']))).toEqual(['none', 'increase', 'tour']);
  });
  clause('BT-7.8', 'Culture Centre cares for red', () => {
    expect(legal(chosenIn('wil', ['red3'], ['u09']))).toEqual(['none', 'increase', 'centre red']);
  });
  clause('BT-7.8', 'Food Centre cares for yellow', () => {
    expect(legal(chosenIn('wil', ['yellow3'], ['u12']))).toEqual(['none', 'increase', 'centre yellow']);
  });
  clause('BT-7.8', 'Nature Centre cares for green', () => {
    expect(legal(chosenIn('wil', ['green3'], ['u14']))).toEqual(['none', 'increase', 'centre green']);
  });
  clause('BT-7.8', 'Water Centre cares for blue', () => {
    expect(legal(chosenIn('wil', ['blue3'], ['u16']))).toEqual(['none', 'increase', 'centre blue']);
  });
});
