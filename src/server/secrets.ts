import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_SIGNS } from '../protocol/gathering.ts';

/** 128 bits that nobody can guess, fit for an address. */
export function secret(): string {
  return randomBytes(16).toString('base64url');
}

/** Six signs, easy to say and to type: 30 bits, which are no secret and let nobody do more than come in. */
export function tableCode(): string {
  return Array.from({ length: 6 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}

/** What a guest is known by at one table: it tells nothing about the session, and nothing joins two tables. */
export function personAt(table: string, session: string): string {
  return hashOf(`${table} ${session}`).slice(0, 16);
}

/** The hash of a token, which is stored instead of the token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
