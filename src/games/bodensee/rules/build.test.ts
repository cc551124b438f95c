import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { boxOf, tileOf, townOf } from '../box.ts';
import type { State } from '../state.ts';
import { lake, legal, play, purses, refusedBy } from '../table.testing.ts';
import { priceOf } from './build.ts';

const MARKET = ['n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'g01', 'g02', 'u01', 'u02'];
const price = (s: State, tile: string, town: string, contractor = false) =>
  priceOf(s, tileOf(boxOf(s.plan.options), tile), townOf(boxOf(s.plan.options), town), contractor);

describe('build', () => {
  clause('BT-8.1', 'any open tile in any town with a free space, also where a bus stands', () => {
    const s = lake({
      market: MARKET,
      money: [20, 0],
      built: [
        ['ueb', 'n03', 1],
        ['ueb', 'n04', 1],
      ],
    });
    play(s, 'bus bod; build');
    expect(legal(s)).toEqual(MARKET.map(tile => `tile ${tile}`));
    expect(refusedBy(s, 'tile n13')).toBe('BT-8.1');
    play(s, 'tile n01');
    expect(legal(s)).toContain('town wan');
    expect(refusedBy(s, 'town ueb')).toBe('BT-8.1');
    expect(refusedBy(s, 'town paris')).toBe('BT-8.1');
  });
  clause('BT-8.1', 'by option the spaces of a town are others, or without end', () => {
    const tight = lake({ market: MARKET, money: [20, 0], options: { capacity: { ueb: 0 } } });
    play(tight, 'bus bod; build; tile n01');
    expect(refusedBy(tight, 'town ueb')).toBe('BT-8.1');
    const wide = lake({
      market: MARKET,
      money: [20, 0],
      built: [
        ['ueb', 'n03', 1],
        ['ueb', 'n04', 1],
      ],
      options: { capacity: 'unlimited' },
    });
    play(wide, 'bus bod; build; tile n01');
    expect(legal(wide)).toContain('town ueb');
  });
  clause('BT-8.2', 'the price is the base cost, and one for each of the category in town, and one for the harbour', () => {
    const s = lake({
      built: [
        ['kon', 'c05', 1],
        ['kon', 'c06', 0],
        ['kon', 'n05', 0],
      ],
    });
    expect(price(s, 'c01', 'kon')).toBe(5);
    expect(price(s, 'c01', 'rav')).toBe(2);
    expect(price(lake({ options: { surchargeStep: 3, harbourCountsForCost: false }, built: [['kon', 'c05', 1]] }), 'c01', 'kon')).toBe(5);
  });
  clause('BT-8.3', 'grey costs the same everywhere and makes nothing dearer', () => {
    const s = lake({ built: [['kon', 'u03', 1]] });
    expect([price(s, 'u01', 'kon'), price(s, 'u01', 'wil'), price(s, 'n01', 'kon')]).toEqual([2, 2, 2]);
    expect(price(lake({ options: { greyCostMode: 'value' } }), 'u10', 'wil')).toBe(4);
  });
  clause('BT-8.4', 'it does not matter who owns the tiles counted', () => {
    expect(price(lake({ built: [['wil', 'n05', 1]] }), 'n01', 'wil')).toBe(price(lake({ built: [['wil', 'n05', 0]] }), 'n01', 'wil'));
  });
  clause('BT-8.5', 'blue only by the water', () => {
    const s = lake({ market: MARKET, money: [20, 0] });
    play(s, 'bus bod; build; tile w01');
    expect(legal(s)).toHaveLength(13);
    expect(refusedBy(s, 'town stg')).toBe('BT-8.5');
  });
  clause('BT-8.6', 'the price is paid in full, and the tile gets the builder’s marker', () => {
    const s = lake({ market: MARKET, money: [2, 0], built: [['wil', 'n05', 1]] });
    play(s, 'bus bod; build');
    expect(refusedBy(s, 'tile g01')).toBe('BT-8.6');
    play(s, 'tile c01');
    expect(refusedBy(s, 'town kon')).toBe('BT-8.6');
    play(s, 'town wil');
    expect(purses(s)).toEqual([0, 0]);
    expect(s.built.flat()).toContainEqual({ tile: 'c01', owner: 0 });
  });
  clause('BT-8.7', 'the contractor is cheaper, but never pays', () => {
    const s = lake({ options: { contractorDiscount: 5 } });
    expect([price(s, 'g01', 'kon', true), price(s, 'g01', 'kon')]).toEqual([0, 4]);
  });
  clause('BT-8.8', 'what stands stays', () => {
    const s = lake({ buses: [['bod', 'green1'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n01', 1]] });
    play(s, 'bus bod; none; drive kon; none', { luck: [0, 5] });
    expect(s.built.flat()).toEqual([{ tile: 'n01', owner: 1 }]);
  });
  clause('BT-8.9', 'what is built in the morning counts at once, for stops, prices and the tour', () => {
    const s = lake({ buses: [['bod', 'green5'], ['wan'], ['dor'], ['wil']], market: MARKET, money: [2, 0] });
    play(s, 'bus bod; build; tile n01; town ueb');
    expect(price(s, 'n02', 'ueb')).toBe(2);
    play(s, 'drive ueb');
    expect(purses(s)).toEqual([2, 0]);
  });
  clause('BT-8.10', 'a second build of the turn chooses from what is left', () => {
    const s = lake({ market: MARKET, money: [20, 0] });
    play(s, 'bus bod; build; tile n01; town wil; drive mee; build');
    expect(legal(s)).toHaveLength(9);
  });
});
