import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

test.each(['', 'abc', 'é¿…', ...[54, 55, 56, 63, 64, 65, 119, 200].map(length => 'seed '.repeat(50).slice(0, length))])(
  'the fingerprint of "%s" is its SHA-256, as servers make it',
  seed => {
    expect(fingerprintOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  },
);
