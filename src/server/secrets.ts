import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that nobody can guess, fit for an address. */
export function secret(): string {
  return randomBytes(16).toString('base64url');
}

/** The hash of a token, which is stored instead of the token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
