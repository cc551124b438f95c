import type { Notices } from '../../protocol/index.ts';
import type { OwnFile, SessionBody, Store } from '../storage/index.ts';
import type { Waiting } from './message.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const MOST_AT_ONCE = 50;
const MOST_TABLES = 100;

/** When the clock of somebody next shows an hour. */
export function nextDigest({ hour, offset }: NonNullable<Notices['digest']>, now: number): number {
  const shift = hour * HOUR - offset * MINUTE;
  return Math.floor((now - shift) / DAY) * DAY + shift + DAY;
}

interface DigestParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly waiting: (file: OwnFile, session: string) => Waiting;
  readonly tell: (session: SessionBody, tables: readonly Waiting[]) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Tells people once a day of all tables that wait for them, if any does. */
export class Digests {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: DigestParts) {}

  begin(): void {
    this.timer = setInterval(() => void this.tellDue().catch(this.parts.report), MINUTE).unref();
  }

  end(): void {
    clearInterval(this.timer);
  }

  async tellDue(): Promise<void> {
    const { store, clock, tell, waiting } = this.parts;
    const due = await store.takeDigests(clock(), MOST_AT_ONCE);
    // Together: one who cannot be reached holds up nobody.
    await Promise.all(
      due.map(async id => {
        const session = await store.session(id);
        const files = session ? (await store.tablesOf(id, MOST_TABLES)).filter(file => waitsFor(file, id)) : [];
        if (!session || files.length === 0) return;
        const tables = files.map(file => waiting(file, id));
        await tell(session, tables).catch(this.parts.report);
      }),
    );
  }
}

function waitsFor({ body, stage, standing }: OwnFile, session: string): boolean {
  if (stage !== 'playing' || body.silent?.includes(session)) return false;
  return (standing?.awaiting ?? []).some(seat => body.holders[seat] === session);
}
