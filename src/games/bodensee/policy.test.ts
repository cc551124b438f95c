import { describe, expect, test } from 'vitest';
import { fast } from '../../kernel/index.ts';
import { estimate } from './estimate.ts';
import { Bodensee } from './index.ts';
import { read, write } from './notation.ts';
import { policy, policyOf, STYLES } from './policy.ts';
import { flow } from './rules/flow.ts';
import type { State } from './state.ts';
import { type Arranged, lake, play } from './table.testing.ts';

const chance = fast('policy');
const MARKET = ['n01', 'n02', 'w01', 'w02', 'c04', 'c05', 'g01', 'g02', 'u01', 'u02'];
const chosen = (s: State, choose = policy) => write(choose(s, s.turn.seat, flow.legal(s, s.turn.seat), chance));

describe('the policy', () => {
  test('drives to its own attraction rather than to an opponent’s', () => {
    const s = lake({
      buses: [['bod', 'green3'], ['wan'], ['dor'], ['wil']],
      built: [
        ['kon', 'n10', 1],
        ['mee', 'n11', 0],
      ],
    });
    play(s, 'bus bod; none');
    expect(chosen(s)).toBe('drive mee');
  });
  test('chooses the bus with the best turn', () => {
    const s = lake({
      buses: [
        ['bod', 'green3'],
        ['wan', 'red6'],
        ['dor', 'red6'],
        ['wil', 'red6'],
      ],
      built: [['kon', 'n10', 0]],
      money: [0, 0],
    });
    expect(chosen(s)).toBe('bus bod');
  });
  test('builds in the morning where it drives next', () => {
    const s = lake({ buses: [['bod', 'red4', 'red2'], ['wan'], ['dor'], ['wil']], market: MARKET, money: [4, 0] });
    play(s, 'bus bod');
    expect(chosen(s)).toBe('build');
    play(s, 'build');
    expect(['tile c04', 'tile c05']).toContain(chosen(s));
    play(s, 'tile c04');
    expect(['town ueb', 'town rad', 'town kon', 'town mee']).toContain(chosen(s));
  });
  test('sends the tourist whom the visit ruins', () => {
    const s = lake({ buses: [['bod', 'green6', 'green3'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n10', 0]] });
    play(s, 'bus bod; none; drive kon');
    expect(chosen(s)).toBe('send green3');
  });
  test('gives the tour that pays', () => {
    const s = lake({ buses: [['bod', 'green6', 'red2'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n10', 0]] });
    play(s, 'bus bod; none; drive kon');
    expect(chosen(s)).toBe('tour');
    play(s, 'tour');
    expect(chosen(s)).toBe('die green3');
  });
  test('does nothing rather than send money to others', () => {
    const s = lake({ buses: [['bod', 'green6', 'red2'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n05', 1]] });
    play(s, 'bus bod; none; drive kon');
    expect(chosen(s)).toBe('none');
  });
  test('rerolls the poorest, and stops at the casino when all are well', () => {
    const s = lake({
      buses: [['rad', 'green6', 'red2'], ['wan'], ['dor'], ['wil']],
      built: [['rad', 'u03', 1]],
      options: { casinoRerolls: 3 },
    });
    play(s, 'bus rad; casino');
    expect(chosen(s)).toBe('die red2');
    play(s, 'die red2', { luck: [5] });
    expect(chosen(s)).toBe('stop');
  });
});

describe('a whole match', () => {
  const toTheEnd = (given: Arranged, policies: readonly (typeof policy)[]) => {
    const s = lake(given);
    for (let [seat] = flow.awaiting(s); seat !== undefined; [seat] = flow.awaiting(s)) {
      const legal = flow.legal(s, seat);
      const move = policies[seat]?.(s, seat, legal, chance) ?? legal[chance.below(legal.length)];
      flow.play(s, seat, move ?? { type: 'none' }, { chance, tell: () => {} });
    }
    return s;
  };
  test('of the four styles comes to its end by dice in a few turns', () => {
    const s = toTheEnd({ seats: 4 }, Object.values(STYLES).map(policyOf));
    expect(s.ending).toBe('dice');
    expect(s.turns).toBeLessThan(60);
  });
  test('against random play is won', () => {
    expect(Bodensee.outcome(toTheEnd({ seats: 3 }, [policy]))?.ranks[0]).toBe(1);
  });
  test('with every odd rule is still played by the policy', () => {
    const odd = {
      allAppealVisits: 'optional',
      priorityOrder: 'free',
      casinoRerolls: 4,
      giveTourWholeBus: true,
      greyMarket: 'all',
      greyCost: 0,
    };
    expect(toTheEnd({ seats: 2, options: odd, money: [50, 50] }, [policy, policy]).frames).toEqual([]);
  });
});

describe('the estimate', () => {
  test('counts money and what attractions will earn', () => {
    const [owner, other] = estimate(lake({ money: [5, 5], built: [['kon', 'n10', 0]] }));
    expect(owner).toBeGreaterThan(5);
    expect(other).toBe(5);
  });
  test('is the score where money does not count', () => {
    expect(estimate(lake({ options: { winCondition: 'attractions' }, built: [['kon', 'n10', 0]] }))).toEqual([1, 0]);
  });
});

describe('notation', () => {
  test('reads dice in either order and nothing that is no move', () => {
    expect(read('  plus1  red5 green2 ')).toEqual({ type: 'plus1', dice: ['green2', 'red5'] });
    expect(read('tile bicycle-path')).toEqual({ type: 'tile', tile: 'bicycle-path' });
    expect([read('plus1 red5'), read('plus1 red5 pink2'), read('drive'), read('drive K!'), read('fly kon'), read('')]).toEqual(
      Array(6).fill(undefined),
    );
  });
});
