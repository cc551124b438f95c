import { DAILY_GAMES, dateAt, numberOf } from '../../daily/index.ts';
import type { SessionBody, Store } from '../storage/index.ts';

/** How often it is looked for who is to be reminded, in ms. */
const PAUSE = 60_000;
const MOST = 50;

interface ReminderParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly report: (error: unknown) => void;
  readonly tell: (session: SessionBody, day: { readonly date: string; readonly number: number }) => Promise<void>;
}

/** Reminds people of a Daily Tour that they have not played yet, once a day, at the hour they chose. */
export class Reminders {
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(private readonly parts: ReminderParts) {}

  begin(): void {
    this.timer = setTimeout(async () => {
      await this.remind().catch(this.parts.report);
      if (!this.hasEnded) this.begin();
    }, PAUSE).unref();
  }

  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
  }

  /** Reminds all whose hour it is; each process takes others. */
  async remind(): Promise<void> {
    const { store, clock, tell } = this.parts;
    const now = clock();
    const date = dateAt(now);
    const day = { date, number: numberOf(date) };
    for (;;) {
      const due = await store.takeReminders(new Date(now).getUTCHours(), date, MOST);
      // Together: one who cannot be reached holds up nobody.
      await Promise.all(due.map(async session => !(await this.hasPlayed(session.id, date)) && tell(session, day)));
      if (due.length < MOST) return;
    }
  }

  private async hasPlayed(sessionId: string, date: string): Promise<boolean> {
    for (const game of DAILY_GAMES) if (await this.parts.store.attempt({ date, game }, sessionId)) return true;
    return false;
  }
}
