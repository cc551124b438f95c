import { describe, expect, test } from 'vitest';
import { clause } from '../../testing/clause.ts';
import {
  CARD_OF,
  DAYS,
  FRAME,
  LETTERS,
  LEVELS,
  PAWNS,
  ROAD_TILES,
  SITE_IDS,
  SITES,
  SPACES,
  SPECIALS,
  TILES,
  TRAVELLERS,
} from './components.ts';
import { ALL_LAID, onward, roadFrom } from './roads.ts';

const ROADS = ROAD_TILES.flatMap(tile => TILES[tile].roads.map(road => road.join('')));

describe('tiles', () => {
  clause('CT-1.1', 'a tile has two separate roads with one end on each side', () => {
    const back = ALL_LAID.flatMap(tile => ([0, 1, 2, 3] as const).map(side => roadFrom(tile, roadFrom(tile, side).exit).exit - side));
    expect(back.every(difference => difference === 0)).toBe(true);
  });
  test('thirteen flyovers and nineteen double bends', () => {
    expect(ROAD_TILES.filter(tile => TILES[tile].shape === 'X')).toHaveLength(13);
    expect(ROAD_TILES).toHaveLength(32);
  });
  test('sixteen travellers of each colour on 64 roads', () => {
    const met = ROADS.join('');
    expect(TRAVELLERS.map(colour => met.split(colour).length - 1)).toEqual([16, 16, 16]);
    expect([0, 1, 2].map(count => ROADS.filter(road => road.length === count).length)).toEqual([25, 30, 9]);
    expect(ROADS.filter(road => road.length === 2 && road[0] === road[1])).toHaveLength(6);
  });
});

describe('the frame', () => {
  clause('CT-2.1', 'sixteen spaces, and sixteen openings around them', () => {
    const openings = Object.values(FRAME).flatMap(({ openings }): readonly string[] => openings);
    expect(SPACES).toHaveLength(16);
    expect(new Set(openings).size).toBe(16);
  });
  test('every road end leads to exactly one other and back', () => {
    const ends = SPACES.flatMap((_, space) => ([0, 1, 2, 3] as const).map(side => ({ space, side, next: onward(space, side) })));
    const loose = ends.filter(({ next }) => typeof next === 'string').map(({ next }) => next);
    const lost = ends.filter(({ space, side, next }) => {
      const back = typeof next === 'string' ? { space, side } : onward(next.space, next.side);
      return typeof back === 'string' || back.space !== space || back.side !== side;
    });
    expect(loose.sort()).toEqual(['exit', 'start']);
    expect(lost).toEqual([]);
  });
});

describe('the cards', () => {
  test('every site of a day exists and stands once', () => {
    expect(DAYS.map(({ sites }) => new Set(sites).size)).toEqual(Array(12).fill(6));
    expect(DAYS.flatMap(({ sites }) => sites).every(site => SITE_IDS.includes(site))).toBe(true);
    expect(Object.keys(SITES)).toHaveLength(18);
  });
  test('a special site comes with its card, and only then', () => {
    const fits = DAYS.map(({ sites, cards }) => SPECIALS.every(special => sites.includes(special) === cards.includes(CARD_OF[special])));
    expect(fits).toEqual(Array(12).fill(true));
  });
  test('signs and fans stand at two letters, fans not at the Stadium', () => {
    const pairs = DAYS.flatMap(({ signs, fans }) => [signs, fans]).filter(pair => pair.length > 0);
    expect(pairs.map(pair => new Set(pair).size)).toEqual(Array(6).fill(2));
    const atStadium = DAYS.filter(({ fans, sites }) => fans.some(letter => sites[LETTERS.indexOf(letter)] === 'STADIUM'));
    expect(atStadium).toEqual([]);
  });
  clause('CT-8.1', 'twelve days in four levels of three, with the same cards within a level up to the Grands Voyageurs', () => {
    expect(DAYS.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(LEVELS.flatMap(({ days }): readonly number[] => days)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(DAYS.map(({ cards }) => cards[0] ?? '')).toEqual([
      '',
      '',
      '',
      'Park',
      'Park',
      'Park',
      'Station',
      'Station',
      'Station',
      'Stadium',
      'Stadium',
      'Stadium',
    ]);
  });
  test('thirty-five pawns', () => {
    expect(PAWNS.G + PAWNS.O + PAWNS.B + PAWNS.W).toBe(35);
  });
});
