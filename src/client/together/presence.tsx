// Who is here, who is away, who has gone: one sign on the piece, and a word in the row.
import { useEffect, useState } from 'preact/hooks';
import type { RowSeat } from '../../protocol/index.ts';
import { company } from './company.ts';

const MINUTE = 60_000;
/** Whoever is away for so long has gone. */
const GONE_AFTER = 10 * MINUTE;

/** How somebody is there; undefined where no person sits. */
interface Presence {
  readonly state: 'here' | 'away' | 'gone';
  readonly word: string;
}

export function presenceOf({ kind, isHere, awaySince, isOpen }: RowSeat, now: number): Presence | undefined {
  const { seat } = company.value;
  if (kind !== 'human') return undefined;
  if (isHere) return { state: 'here', word: seat.here };
  const away = awaySince === undefined ? GONE_AFTER : Math.max(0, now - awaySince);
  // Whose page is open, though out of sight, has not gone.
  return isOpen || away < GONE_AFTER ? { state: 'away', word: seat.away(Math.floor(away / MINUTE)) } : { state: 'gone', word: seat.gone };
}

/** The sign on a piece. */
export function PresenceDot({ state }: { state: Presence['state'] }) {
  return <i class="presence" data-presence={state} aria-hidden="true" />;
}

/** The time now, told again twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(clock);
  }, []);
  return now;
}
