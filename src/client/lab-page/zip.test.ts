import { expect, test } from 'vitest';
import { textsIn } from '../../testing/zip-texts.ts';
import { zipOf } from './zip.ts';

const NOW = new Date(2026, 10, 17, 19, 30, 8);

test('several texts are one file, each under its name', async () => {
  const texts = new Map([
    ['games.csv', 'game,seat\n0,0\n'],
    ['games-Städte.csv', 'town\nÜberlingen\n'.repeat(100)],
  ]);
  const zip = Buffer.from(await (await zipOf(texts, NOW)).arrayBuffer());
  expect(textsIn(zip)).toEqual(texts);
  expect(zip.length).toBeLessThan(400);
});

test('the head of a file has its date, its check number and its size', async () => {
  // The check number is the one that every description of CRC-32 gives for this text.
  const zip = Buffer.from(await (await zipOf(new Map([['a', '123456789']]), NOW)).arrayBuffer());
  expect(zip.readUInt32LE(0)).toBe(0x04034b50);
  expect(zip.readUInt16LE(10)).toBe((19 << 11) | (30 << 5) | 4);
  expect(zip.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 17);
  expect(zip.readUInt32LE(14)).toBe(0xcbf43926);
  expect(zip.readUInt32LE(22)).toBe(9);
});
