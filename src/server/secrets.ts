import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that nobody can guess, fit for an address. */
export function secret(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a token: enough to know it again. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
