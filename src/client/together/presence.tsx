// Who is here, who is away, who has gone: one sign on the piece, and a word in the row.
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { ChatLine, RowSeat } from '../../protocol/index.ts';
import { company } from './company.ts';

const MINUTE = 60_000;
/** Whoever is away for so long has gone. */
const GONE_AFTER = 10 * MINUTE;

/** How somebody is there; undefined where no person sits. */
interface Presence {
  readonly state: 'here' | 'away' | 'gone';
  readonly word: string;
}

/** What somebody who is here does: writes a line, or takes their time. */
interface Doing {
  readonly isWriting?: boolean;
  readonly isThinking?: boolean;
}

export function presenceOf(
  { kind, isHere, awaySince, isOpen }: RowSeat,
  now: number,
  { isWriting = false, isThinking = false }: Doing = {},
): Presence | undefined {
  const { seat } = company.value;
  if (kind !== 'human') return undefined;
  if (isHere) return { state: 'here', word: isWriting ? seat.writing : isThinking ? seat.thinking : seat.here };
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

/** Whoever is awaited for so long, and nothing happens, is thinking, in ms. */
const THINKS_AFTER = 20_000;

/** Whether nothing has happened at a table for a while. */
export function useStillness(moves: number): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    setStill(false);
    const clock = setTimeout(setStill, THINKS_AFTER, true);
    return () => clearTimeout(clock);
  }, [moves]);
  return isStill;
}

/** Who was said to be writing, until their line comes or for so long, in ms. */
const WRITES_FOR = 6000;

/** The seats that write a line just now, and how it is noted that one does. */
export function useWriters(chat: readonly ChatLine[]): readonly [ReadonlySet<Seat>, (seat: Seat) => void] {
  const [writers, setWriters] = useState<ReadonlyMap<Seat, number>>(new Map());
  const last = chat.at(-1);
  useEffect(() => {
    if (typeof last?.seat === 'number') setWriters(before => new Map([...before].filter(([seat]) => seat !== last.seat)));
  }, [last?.number]);
  useEffect(() => {
    const next = Math.min(...writers.values());
    if (next === Number.POSITIVE_INFINITY) return undefined;
    const forget = () => setWriters(before => new Map([...before].filter(([, until]) => until > Date.now())));
    const clock = setTimeout(forget, Math.max(50, next - Date.now()));
    return () => clearTimeout(clock);
  }, [writers]);
  const note = (seat: Seat) => setWriters(before => new Map([...before, [seat, Date.now() + WRITES_FOR]]));
  return [new Set(writers.keys()), note];
}
