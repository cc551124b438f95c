import { Refused } from '../refused.ts';
import type { KnownSession } from '../storage/index.ts';

/** The end of a ban that has none: the last moment that a date can name. */
export const FOR_GOOD = 8.64e15;

/** Refuses what who is banned may not do. */
export function mustNotBeBanned({ bannedUntil = 0 }: KnownSession, now: number): void {
  if (bannedUntil <= now) return;
  const until = bannedUntil >= FOR_GOOD ? 'for good' : `until ${new Date(bannedUntil).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  throw new Refused(403, 'banned', `whoever runs this server has banned you ${until}; you may watch`, { until: bannedUntil });
}
