import { expect, test } from 'vitest';
import { boxOf, tileOf, townOf } from './box.ts';
import type { Die } from './components.ts';
import { priceOf } from './rules/build.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';
import { aboard, destinations, lake, legal, play, purses, refusedBy } from './table.testing.ts';

const price = (s: State, tile: string, town: string, contractor = false) => {
  const box = boxOf(s.plan.options);
  return priceOf(s, tileOf(box, tile), townOf(box, town), contractor);
};

test('E1 at set-up every bus finds its first harbours', () => {
  expect(destinations(lake(), 'bod')).toEqual(['kon', 'mee']);
  expect(destinations(lake(), 'wan')).toEqual(['mee', 'fri', 'lin']);
  expect(destinations(lake(), 'dor')).toEqual(['lin', 'ror']);
  expect(destinations(lake(), 'wil')).toEqual(['kon', 'rom', 'ror']);
});

test('E2 ignoring the first appeal reaches the second harbours', () => {
  expect(destinations(lake(), 'wan', 'ignore')).toEqual(['kon', 'mee', 'fri', 'lin', 'ror']);
});

const E3 = {
  buses: [
    ['bod', 'green5', 'green4', 'red3', 'yellow2'],
    ['wan', 'blue5', 'blue4', 'yellow3', 'yellow2'],
    ['dor', 'red5', 'red4', 'green3', 'yellow2'],
    ['wil', 'green5', 'blue4', 'red3', 'yellow2'],
  ],
  built: [
    ['bre', 'c01', 0],
    ['stg', 'n01', 0],
    ['ueb', 'c02', 0],
  ],
} as const;

test('E3 attractions of a colour aboard stop a bus', () => {
  expect(destinations(lake(E3), 'bod')).toEqual(['ueb', 'kon']);
  expect(destinations(lake(E3), 'wan')).toEqual(['mee', 'fri', 'lin']);
  expect(destinations(lake(E3), 'dor')).toEqual(['ror', 'bre']);
  expect(destinations(lake(E3), 'wil')).toEqual(['kon', 'rom', 'stg']);
});

const E4 = { buses: [['lin', 'green5', 'green4', 'red3', 'yellow2'], ['fri'], ['dor'], ['wan']], built: [['bre', 'c01', 0]] } as const;

test('E4 occupied towns are driven through, or block the road', () => {
  expect(destinations(lake(E4), 'lin')).toEqual(['mee', 'bre']);
  expect(destinations(lake({ ...E4, options: { occupied: 'block' } }), 'lin')).toEqual(['bre']);
});

const E5 = { buses: [['wan'], ['lin'], ['fri'], ['mee']] } as const;

test('E5 a bus between three others still finds a way, unless they block it', () => {
  expect(destinations(lake(E5), 'wan')).toEqual(['kon', 'ror']);
  expect(refusedBy(lake({ ...E5, options: { occupied: 'block' } }), 'bus wan')).toBe('BT-3.3');
});

const E6 = {
  buses: [['dor', 'red5', 'red3', 'green2'], ['bod'], ['wan'], ['wil']],
  built: [
    ['bre', 'c09', 1],
    ['bre', 'c04', 0],
  ],
  money: [0, 0],
} as const;

test('E6 the ruined tourist pays owner and active player', () => {
  const s = lake(E6);
  play(s, 'bus dor; none; drive bre; send red3');
  expect(purses(s)).toEqual([5, 3]);
  expect(aboard(s)).toEqual(['red3', 'green2']);
});

test('E7 the richer tourist goes first and the poorer choice comes second', () => {
  const s = lake(E6);
  play(s, 'bus dor; none; drive bre; send red5');
  expect(legal(s)).toEqual(['send red2', 'send red3']);
  play(s, 'send red2');
  expect(purses(s)).toEqual([4, 3]);
});

const atWil = (die: Die) => ({
  buses: [['bod'], ['wan'], ['dor'], ['wil', die]] as const,
  built: [['stg', 'c10', 1]] as const,
  money: [0, 0],
});

test('E8 the increased value goes to the owner only', () => {
  const s = lake(atWil('red4'));
  play(s, 'bus wil; increase; drive stg');
  expect(purses(s)).toEqual([4, 5]);
  expect(aboard(s)).toEqual([]);
});

test('E9 the increased value does not make anybody able', () => {
  const s = lake(atWil('red3'));
  play(s, 'bus wil; increase; drive stg');
  expect(purses(s)).toEqual([0, 0]);
  expect(aboard(s)).toEqual(['red3']);
});

const E10 = {
  buses: [['bod'], ['wan'], ['dor', 'green5', 'yellow3'], ['wil']],
  built: [
    ['lin', 'c09', 1],
    ['lin', 'u07', 0],
    ['lin', 'n01', 1],
  ],
  money: [0, 0],
} as const;

test('E10 when all attractions appeal everybody visits everything', () => {
  const s = lake(E10);
  play(s, 'bus dor; appeal; drive lin; send yellow3');
  expect(legal(s)).toEqual(['next n01', 'next u07']);
  play(s, 'next u07');
  expect(purses(s)).toEqual([6, 4]);
  expect(aboard(s)).toEqual(['green1']);
});

test('E11 without it only the own colour is visited', () => {
  const s = lake({ ...E10, buses: [['bod'], ['wan'], ['bre', 'green5', 'yellow3'], ['wil']] });
  play(s, 'bus bre; none; drive lin');
  expect(purses(s)).toEqual([0, 1]);
  expect(aboard(s)).toEqual(['green4', 'yellow3']);
});

test('E12 the harbour counts once for every colour', () => {
  const s = lake({ built: [['kon', 'n01', 1]] });
  expect(['n02', 'c01', 'g01', 'w01', 'u01'].map(tile => price(s, tile, 'kon'))).toEqual([3, 3, 4, 2, 2]);
});

test('E13 no water attraction without water', () => {
  const s = lake({ market: ['w01', 'n01'], money: [20, 0] });
  play(s, 'bus wan; build; tile w01');
  expect(refusedBy(s, 'town rav')).toBe('BT-8.5');
});

test('E14 the contractor builds cheaper', () => {
  expect(price(lake(), 'n05', 'wil', true)).toBe(0);
});

test('E15 the market is not refilled between two builds of a turn', () => {
  const s = lake({ market: ['g01', 'g02', 'n01', 'n02'], money: [30, 0] });
  play(s, 'bus bod; build; tile g01; town wei; drive mee; build');
  expect(legal(s)).toEqual(['tile n01', 'tile n02', 'tile g02']);
});

test('E16 without money no ferry, without a visit no tour', () => {
  const given = { buses: [['kon', 'green3'], ['bod'], ['wan'], ['dor']], money: [0, 0] } as const;
  const without = lake(given);
  play(without, 'bus kon');
  expect(legal(without)).toEqual(['none']);
  const with_ = lake({ ...given, buses: [['kon', 'green3', 'red2'], ['bod'], ['wan'], ['dor']], built: [['kon', 'n01', 1]] });
  play(with_, 'bus kon');
  expect(legal(with_)).toEqual(['none', 'tour']);
});

test('E17 the ferry goes to every free harbour', () => {
  const s = lake({ buses: [['kon'], ['mee'], ['lin'], ['wil']], money: [1, 0] });
  expect(destinations(s, 'kon', 'ferry')).toEqual(['fri', 'rom', 'ror']);
  expect(purses(s)).toEqual([0, 0]);
});

const atSt = (...dice: readonly Die[]) => {
  const s = lake({ buses: [['bod'], ['wan'], ['dor'], ['stg', ...dice]] });
  play(s, 'bus stg');
  return s;
};

test('E18 both pips must find room', () => {
  expect(legal(atSt('green6', 'blue6', 'red5', 'yellow6'))).not.toContain('pips');
  const two = atSt('green6', 'blue6', 'red4', 'yellow6');
  play(two, 'pips');
  expect(legal(two)).toEqual(['plus2 red4']);
  const one = atSt('green5', 'blue5', 'red6', 'yellow6');
  play(one, 'pips');
  expect(legal(one)).toEqual(['plus1 green5 blue5']);
});

test('E19 a Give tour visits again what the tour has visited', () => {
  const s = lake({ buses: [['bod', 'green6', 'red2'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n10', 0]], money: [0, 0] });
  play(s, 'bus bod; none; drive kon');
  expect(aboard(s)).toEqual(['green3', 'red2']);
  play(s, 'tour; die green3', { luck: [0, 4] });
  expect(purses(s)).toEqual([9, 0]);
});

const ruiningTwo = (bag: readonly number[]) =>
  lake({
    buses: [['bod', 'green1', 'red1', 'yellow4'], ['wan'], ['dor'], ['wil']],
    built: [
      ['kon', 'n01', 0],
      ['kon', 'c01', 1],
    ],
    bag,
  });

test('E20 the failed draw ends the game', () => {
  const s = ruiningTwo([1, 0, 0, 0]);
  play(s, 'bus bod; none; drive kon; none', { luck: [0, 5] });
  expect(aboard(s)).toEqual(['yellow4', 'green6']);
  expect(s.ending).toBe('dice');
  expect(legal(s)).toEqual([]);
});

test('E21 an empty bag does not', () => {
  const s = ruiningTwo([1, 1, 0, 0]);
  play(s, 'bus bod; none; drive kon; none', { luck: [0, 5, 0, 5] });
  expect(s.bag).toEqual([0, 0, 0, 0]);
  expect(s.ending).toBeNull();
});

test('E22 a colour that ran out ends the game after the turn', () => {
  const s = lake({ market: ['g01', 'n01', 'n02', 'w01', 'w02', 'c01', 'c02', 'u01', 'u02'], empty: true, money: [20, 0] });
  play(s, 'bus bod; build; tile g01; town wei');
  expect(s.ending).toBeNull();
  play(s, 'drive kon; none');
  expect(s.ending).toBe('category');
});

test('E23 money first, then attractions', () => {
  const own = (seat: number, tiles: readonly string[], town: string) => tiles.map(tile => [town, tile, seat] as const);
  const s = lake({
    seats: 3,
    options: { capacity: 'unlimited' },
    money: [40, 40, 39],
    built: [
      ...own(0, ['n01', 'n02', 'n03', 'n04', 'n05'], 'bod'),
      ...own(1, ['w01', 'w02', 'w03', 'w04', 'w05', 'w06'], 'kon'),
      ...own(2, ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08', 'c09'], 'rav'),
    ],
  });
  s.frames.length = 0;
  expect(outcome(s)?.ranks).toEqual([2, 1, 3]);
});

test('E24 a dispatched bus goes one road, whatever appeals', () => {
  const s = lake({ buses: [['rav'], ['dor'], ['bre'], ['wil']], built: [['rav', 'u01', 1]] });
  play(s, 'bus rav; dispatch; call dor');
  expect(legal(s)).toEqual(['to har']);
});

test('E25 what is built in the morning is a stop at once', () => {
  const given = {
    buses: [['fri', 'red5'], ['bod'], ['dor'], ['wil']],
    built: [['fri', 'u05', 1]],
    market: ['c01', 'n01'],
    money: [1, 0],
  } as const;
  expect(destinations(lake(given), 'fri')).toEqual(['mee', 'lin']);
  const s = lake(given);
  play(s, 'bus fri; contractor; tile c01; town rav');
  expect(purses(s)).toEqual([0, 0]);
  expect(legal(s)).toEqual(['drive rav', 'drive mee', 'drive lin']);
});

test('E26 a whole turn: build, drive into it, and tour twice', () => {
  const given = {
    buses: [['wan', 'green4', 'blue2', 'red5', 'yellow3'], ['bod'], ['dor'], ['wil']],
    market: ['n01', 'n02', 'w01', 'w02', 'c04', 'c05', 'g01', 'g02', 'u01', 'u02'],
    money: [6, 7],
  } as const;
  expect(destinations(lake(given), 'wan')).toEqual(['mee', 'fri', 'lin']);
  const s = lake(given);
  play(s, 'bus wan; build; tile c04; town rav');
  expect(purses(s)).toEqual([4, 7]);
  expect(legal(s)).toEqual(['drive rav', 'drive lin']);
  play(s, 'drive rav');
  expect(purses(s)).toEqual([6, 7]);
  play(s, 'tour');
  expect(legal(s)).toEqual(['die red3']);
  play(s, 'die red3', { luck: [0] });
  expect(purses(s)).toEqual([8, 7]);
});

test('E27 the numbers of luck name dice and throws', () => {
  const s = lake({
    buses: [['bod', 'green1', 'red4'], ['wan'], ['dor'], ['wil']],
    built: [['kon', 'n01', 0]],
    bag: [2, 0, 1, 3],
  });
  play(s, 'bus bod; none; drive kon; none', { luck: [2, 0, 3] });
  expect(s.buses[0]?.dice).toEqual(['red4', 'red4']);
  expect(s.bag).toEqual([2, 0, 0, 3]);
});

test('E28 where nothing appeals every free town is a stop', () => {
  expect(destinations(lake({ options: { harbourHasAppeal: false } }), 'wan')).toEqual(['rav', 'lin']);
});

const E29 = {
  buses: [['kre', 'yellow5'], ['bod'], ['wan'], ['dor']],
  built: [
    ['rom', 'n01', 1],
    ['rom', 'u03', 0],
  ],
  money: [0, 0],
} as const;

test('E29 a Give tour asks for the order of equals again', () => {
  const s = lake(E29);
  play(s, 'bus kre; appeal; drive rom; next u03; tour; die yellow2; next n01');
  expect(purses(s)).toEqual([2, 2]);
  const ruined = lake(E29);
  play(ruined, 'bus kre; appeal; drive rom; next u03; tour; die yellow2; next u03', { luck: [0, 5] });
  expect(purses(ruined)).toEqual([6, 1]);
});

test('E30 equal dice are one option', () => {
  const s = lake({ buses: [['wei', 'blue6', 'red4', 'red4', 'yellow5'], ['bod'], ['wan'], ['dor']] });
  play(s, 'bus wei; pips');
  expect(legal(s)).toEqual(['plus2 red4', 'plus1 red4 red4', 'plus1 red4 yellow5']);
});
