import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('a text is packed for an address and unpacked again', async () => {
  const text = JSON.stringify({ name: 'Winter „am See“', numbers: Array.from({ length: 500 }, (_, at) => at % 7) });
  const code = await packed(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(text.length);
  expect(await unpacked(code)).toBe(text);
});

test('what was not packed, and what is far too long, is no text', async () => {
  expect(await unpacked('%%%')).toBeUndefined();
  expect(await unpacked('AAAA')).toBeUndefined();
  expect(await unpacked(await packed('x'.repeat(500_000)))).toBeUndefined();
});
