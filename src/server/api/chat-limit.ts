import { Refused } from '../refused.ts';

/** Lines that a guest may send within this many ms. */
const WINDOW = 10_000;
const MOST = 8;

/** Limits how many lines of chat a guest may send. */
export class ChatLimit {
  private readonly said = new Map<string, number[]>();

  constructor(private readonly clock: () => number) {}

  /** Counts a line, or refuses it. */
  count(session: string): void {
    const now = this.clock();
    const recent = (this.said.get(session) ?? []).filter(at => at > now - WINDOW);
    if (recent.length >= MOST) throw new Refused(429, 'too many', `no more than ${MOST} lines in ${WINDOW / 1000} seconds`);
    this.said.set(session, [...recent, now]);
    if (this.said.size > 10_000) this.forget(now);
  }

  private forget(now: number): void {
    for (const [session, times] of this.said) if ((times.at(-1) ?? 0) < now - WINDOW) this.said.delete(session);
  }
}
