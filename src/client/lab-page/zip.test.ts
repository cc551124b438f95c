import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const NOW = new Date(2026, 10, 17, 19, 30, 8);

test('several texts are one file, each under its name', async () => {
  const texts = new Map([
    ['games.csv', 'game,seat\n0,0\n'],
    ['games-Städte.csv', 'town\nÜberlingen\n'.repeat(100)],
  ]);
  const zip = Buffer.from(await zipOf(texts, NOW).arrayBuffer());
  expect(new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(texts);
  expect(zip.length).toBeLessThan(400);
});

test('a file has the date of its making', async () => {
  const zip = Buffer.from(await zipOf(new Map([['a', 'text']]), NOW).arrayBuffer());
  expect(zip.readUInt16LE(10)).toBe((19 << 11) | (30 << 5) | 4);
  expect(zip.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 17);
});
