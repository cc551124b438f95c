// What is deleted after a while, where whoever runs the server wants that.
import type { Kept } from '../protocol/index.ts';
import type { SessionBody, Store } from './storage/index.ts';

const DAY = 86_400_000;
/** How often it is looked for what is to be deleted, in ms; while there is more, sooner. */
const PAUSE = 10 * 60 * 1000;
const HURRY = 1000;
/** Deleted in one go. */
const MOST = 50;

/** Days after which finished tables, and guests who do not come back, are deleted; 0 keeps them. */
export interface Keep {
  readonly finished: number;
  readonly guests: number;
}

export function keptFor({ finished, guests }: Keep = { finished: 0, guests: 0 }): Kept {
  return { ...(finished > 0 ? { finished } : {}), ...(guests > 0 ? { guests } : {}) };
}

interface RetentionParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
  /** Notes results that follow from tables; the tables from which none ever will. */
  readonly settle: (before: number) => Promise<readonly string[]>;
  /** Takes somebody off every table. */
  readonly forget: (session: SessionBody) => Promise<void>;
}

/** Deletes, again and again, what was kept for long enough. */
export class Retention {
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    private readonly keep: Kept,
    private readonly parts: RetentionParts,
  ) {}

  begin(): void {
    if (this.keep.finished !== undefined || this.keep.guests !== undefined) this.again(HURRY);
  }

  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
  }

  /** Deletes a part; whether there may be more. */
  async sweep(): Promise<boolean> {
    const { store, clock, settle, forget } = this.parts;
    const { finished, guests } = this.keep;
    const now = clock();
    let count = 0;
    if (finished !== undefined) {
      const before = now - finished * DAY;
      count = (await store.dropTables(before, MOST, await settle(before))).length;
      await store.dropReports(before);
    }
    if (guests === undefined) return count >= MOST;
    const idle = await store.idleSessions(now - guests * DAY, now, MOST);
    for (const session of idle) {
      await forget(session);
      await store.deleteSession(session.id);
    }
    return count >= MOST || idle.length >= MOST;
  }

  private again(pause: number): void {
    this.timer = setTimeout(async () => {
      const isMore = await this.sweep().catch(error => {
        this.parts.report(error);
        return false;
      });
      if (!this.hasEnded) this.again(isMore ? HURRY : PAUSE);
    }, pause).unref();
  }
}
