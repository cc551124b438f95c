import { expect, test } from 'vitest';
import { rowOf } from './card-row.ts';

const ROOM = 930;

test('results stand in equal parts of a row', () => {
  const row = rowOf(
    ['Ada', 'Bo', 'Cleo', 'Dan'].map((name, at) => ({ name, figure: `${80 + at}` })),
    ROOM,
  );
  expect(row.map(({ x }) => Math.round(x))).toEqual([0, 233, 465, 698]);
  expect(row.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cleo', 'Dan']);
});

test('whoever needs more room has it where there is some', () => {
  const [first, second] = rowOf(
    [
      { name: 'Phileas', figure: 'environ 104' },
      { name: 'Nellie', figure: '87' },
    ],
    ROOM,
  );
  expect(first?.name).toBe('Phileas');
  expect(second?.x).toBeGreaterThan(300);
});

test('the longest names are shortened first, and short ones leave their room to them', () => {
  const names = ['You', 'Wilhelmine', 'Konstantin', 'Jean-Baptiste'];
  const row = rowOf(
    names.map((name, at) => ({ name, figure: at === 3 ? '≈ 107' : '90' })),
    ROOM,
  );
  expect(row[0]?.name).toBe('You');
  for (const { name } of row.slice(1)) expect(name.length).toBeGreaterThan(5);
  expect(row.at(-1)?.x).toBeLessThan(ROOM - 200);
});

test('names are shortened where there is too little for all, and nothing stands on its neighbour', () => {
  const row = rowOf(
    Array.from({ length: 6 }, (_, at) => ({ name: `Maximiliane ${at}`, figure: '1,024' })),
    ROOM,
  );
  for (const { name } of row) expect(name.length).toBeLessThanOrEqual(2);
  expect(row.at(-1)?.x).toBeLessThan(ROOM);
});
