import { expect, test } from 'vitest';
import { placeBubble } from './bubble-place.ts';

const SCREEN = { width: 390, height: 844 };
const SIZE = { width: 200, height: 60 };
const area = (left: number, top: number, width = 40, height = 40) => ({ left, top, right: left + width, bottom: top + height });

test('a bubble lies below the thing it speaks of, inside the screen', () => {
  expect(placeBubble(area(180, 300), SIZE, { screen: SCREEN, lit: [] })).toEqual({ left: 100, top: 352 });
  expect(placeBubble(area(0, 300), SIZE, { screen: SCREEN, lit: [] })).toEqual({ left: 12, top: 352 });
});

test('it gives way to what may be touched', () => {
  const lit = [area(180, 360)];
  expect(placeBubble(area(180, 300), SIZE, { screen: SCREEN, lit })).toEqual({ left: 100, top: 228 });
});

test('at the foot of the screen it lies above, and about nothing in the middle', () => {
  expect(placeBubble(area(180, 800), SIZE, { screen: SCREEN, lit: [] }).top).toBe(728);
  expect(placeBubble(null, SIZE, { screen: SCREEN, lit: [] }).left).toBe(95);
});
