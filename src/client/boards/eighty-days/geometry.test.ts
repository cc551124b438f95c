import { describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../../../games/eighty-days/index.ts';
import { en } from '../../../games/eighty-days/texts/en.ts';
import { type Point, SPOTS } from './atlas.ts';
import { apart, cellOf, pinned, standAt } from './geometry.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly high: number;
  readonly low: number;
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the ring of days', () => {
  const cells = Array.from({ length: 80 }, (_, day) => cellOf(day));

  test('eighty days have eighty cells, each beside the next', () => {
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(80);
    for (const [day, cell] of cells.entries()) expect(distance(cell, cellOf(day + 1)), `day ${day}`).toBe(40);
  });

  test('day 81 lies where day 1 does', () => {
    expect(cellOf(81)).toEqual(cellOf(1));
  });

  test('pins on one day stand side by side and point at the same cell', () => {
    const pins = pinned([0, 0, 0, 0, 0, 0]);
    expect(new Set(pins.map(({ tip }) => `${tip.x} ${tip.y}`)).size).toBe(1);
    const heads = pins.map(({ head }) => head.x).sort((a, b) => a - b);
    for (const [index, x] of heads.slice(1).entries()) expect(x - (heads[index] ?? 0)).toBeCloseTo(30);
  });

  test('a pin that is alone stands at its own cell', () => {
    const [pin] = pinned([40]);
    expect(pin?.head.x).toBe(cellOf(40).x);
  });
});

describe('moving apart', () => {
  test('numbers far enough from each other stay', () => {
    expect(apart([10, 100, 50], 30)).toEqual([10, 100, 50]);
  });

  test('numbers too close move by as little as needed, round their middle, and keep their order', () => {
    expect(apart([52, 50, 200], 30)).toEqual([66, 36, 200]);
  });
});

describe('guests of a place', () => {
  test.each(PLACES)('in %s seven figures stand inside the map, none on another', place => {
    const points = standAt(SPOTS[place], 7);
    for (const [index, point] of points.entries()) {
      expect(point.x).toBeGreaterThanOrEqual(60);
      expect(point.x).toBeLessThanOrEqual(1020);
      for (const other of points.slice(index + 1)) expect(distance(point, other)).toBeGreaterThanOrEqual(16);
    }
  });

  /** About as wide as a letter of a name. */
  const LETTER = 9.6;
  const covers = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.low, b.low) - Math.max(a.high, b.high) > 1;
  /** A figure with its hat, as large as it is drawn among so many. */
  const figureAt = ({ x, y }: Point, size: number): Box => ({ left: x - 10 * size, right: x + 10 * size, high: y - 41 * size, low: y + 2 });
  const labelOf = (place: Place): Box => {
    const { x, y, anchor } = SPOTS[place].label;
    const width = (en.pieces[place] ?? '').length * LETTER;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, right: left + width, high: y - 12, low: y + 2 };
  };
  const ringOf = ({ x, y }: Point): Box => ({ left: x - 10, right: x + 10, high: y - 10, low: y + 10 });

  test.each(PLACES)('in %s up to seven figures cover no other place and no name', place => {
    for (let guests = 1; guests <= 7; guests++) {
      const [usual, large] = guests > 3 ? [0.92, 1.1] : [1.08, 1.25];
      const figures = standAt(SPOTS[place], guests).map((point, at) => figureAt(point, at === 0 ? large : usual));
      const others = PLACES.filter(each => each !== place).map(each => ringOf(SPOTS[each]));
      for (const figure of figures) {
        expect(others.some(ring => covers(figure, ring))).toBe(false);
        expect(PLACES.filter(each => covers(figure, labelOf(each)))).toEqual([]);
      }
    }
  });

  test('chips of different places never touch', () => {
    const chips = PLACES.slice(1).flatMap(place => [SPOTS[place].red, SPOTS[place].blue]);
    for (const [index, chip] of chips.entries()) {
      for (const other of chips.slice(index + 1)) expect(distance(chip, other)).toBeGreaterThanOrEqual(28);
    }
  });
});
