import { expect, test } from 'vitest';
import { askedAs, askedIn } from './asked.ts';
import { firstReader, type Reviewed } from './sight.ts';

test('an address says whose review it is, and with how many games', () => {
  expect(askedAs({ seat: 0, games: 6000 })).toBe('?seat=0&games=6000');
  expect(askedIn(new URLSearchParams('?seat=0&games=6000'))).toEqual({ seat: 0, games: 6000 });
  expect(askedAs({ games: undefined })).toBe('');
});

test('an address that asks for nonsense asks for nothing', () => {
  for (const query of ['', '?seat=&games=', '?seat=-1&games=3', '?seat=1.5&games=many', '?seat=16&games=1e9'])
    expect(askedIn(new URLSearchParams(query))).toEqual({ seat: undefined, games: undefined });
});

test('a review is read by whom the address names, else by oneself, else by the winner', () => {
  const readBy = (mine: readonly number[], seat?: number) =>
    firstReader(
      {
        film: { mine, record: { seats: 3 }, states: [{}] },
        opened: { game: { outcome: () => ({ ranks: [2, 1, 3] }) } },
      } as unknown as Reviewed,
      { seat },
    );
  expect(readBy([2], 0)).toBe(0);
  expect(readBy([2])).toBe(2);
  expect(readBy([])).toBe(1);
  expect(readBy([], 3)).toBe(1);
});
