// When the server was away: nobody could move then, and no clock ran.
import type { TimeOff } from '../protocol/index.ts';
import type { Life, Store } from './storage/index.ts';

/** How often the server notes that it lives, in ms. */
const BEAT = 5000;
/** A silence of so long means that no process served: a busy one may be a little late. */
const SILENCE = 15_000;
/** Absences that are remembered, the last ones. */
const KEPT = 50;

interface LifelineParts {
  readonly store: Pick<Store, 'life' | 'noteLife' | 'now'>;
  readonly clock: () => number;
  /** Told when this process finds that it was away itself: its machine slept, or the store could not be reached. */
  readonly onAbsence: () => void;
  /** How often it is noted, in ms; null for never while the process runs. */
  readonly beat?: number | null;
}

/** Notes that the server lives, and knows when it did not. */
export class Lifeline {
  private down: readonly TimeOff[] = [];
  private last = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: LifelineParts) {}

  /** Finds out how long no process was there, before this one serves anybody. */
  async begin(): Promise<void> {
    // Only where processes share a store may another one have served meanwhile.
    const isAlone = (await this.parts.store.now()) === undefined;
    await this.note(isAlone ? 0 : SILENCE);
    if (this.parts.beat === null) return;
    // A store that cannot be written to is an absence as well; it is reported by what players wanted to write.
    this.timer = setInterval(() => void this.beat().catch(() => {}), this.parts.beat ?? BEAT);
    this.timer.unref();
  }

  /** The absences that ended after a moment. */
  readonly since = async (at: number): Promise<readonly TimeOff[]> => {
    if (this.timer && this.parts.clock() - this.last > SILENCE) await this.beat();
    return this.down.filter(({ to }) => to > at);
  };

  /** Notes the last moment of this process. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.note(Number.POSITIVE_INFINITY).catch(() => {});
  }

  private async beat(): Promise<void> {
    if (await this.note(SILENCE)) this.parts.onAbsence();
  }

  /** Whether the server was away for longer than this. */
  private async note(silence: number): Promise<boolean> {
    const { store, clock } = this.parts;
    const life = await store.life();
    const now = clock();
    const wasAway = life !== undefined && now - life.at > silence;
    const next: Life = { at: now, down: wasAway ? [...life.down, { from: life.at, to: now }].slice(-KEPT) : (life?.down ?? []) };
    await store.noteLife(next);
    this.down = next.down;
    this.last = now;
    return wasAway;
  }
}
