// A card about a thing never lies on it while there is room elsewhere, and points at it.
import { expect, test } from 'vitest';
import { dockOf, frameAround, spotBeside } from './beside.ts';

const SCREEN = { width: 1440, height: 900 };
const CARD = { width: 344, height: 200 };
const thing = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

test.each([
  ['below what is high up', thing(700, 100), 'below'],
  ['above what is low down', thing(700, 800), 'above'],
  ['beside what is as high as the screen', thing(100, 20, 200, 860), 'right'],
  ['on the free side of what stands at the edge', thing(1200, 20, 220, 860), 'left'],
  ['over what is as large as the screen', thing(0, 0, 1440, 900), 'over'],
])('a card stands %s', (_, around, side) => {
  const spot = spotBeside(around, CARD, SCREEN);
  expect(spot.side).toBe(side);
  expect([spot.left >= 0, spot.top >= 0, spot.left + CARD.width <= 1440, spot.top + CARD.height <= 900]).toEqual([true, true, true, true]);
});

test('a card points at the middle of the thing, also where the edge of the screen pushes it aside', () => {
  for (const left of [60, 700, 1340]) {
    const spot = spotBeside(thing(left, 100), CARD, SCREEN);
    expect(spot.left + spot.tail).toBe(left + 20);
  }
});

test('a frame ends with the screen', () => {
  expect(frameAround(thing(100, 100), SCREEN)).toEqual({ left: 95, top: 95, width: 50, height: 50 });
  expect(frameAround(thing(-50, 880, 100, 100), SCREEN)).toEqual({ left: 0, top: 875, width: 55, height: 25 });
});

test('on a phone the card lies below, and above for what it would cover', () => {
  const phone = { width: 390, height: 844 };
  const docks = [thing(100, 300), thing(100, 700), thing(0, 100, 390, 700)].map(each => dockOf(each, CARD, phone));
  expect(docks).toEqual(['bottom', 'top', 'bottom']);
});
