import type { ChangeNews } from '../fanout/index.ts';
import type { Store } from '../storage/index.ts';
import type { Room } from './room.ts';

const SWEEP = 500;
const POLL = 2000;
/** The same while messages of other processes do not arrive. */
const POLL_DEAF = 250;
/** A room that nobody has watched for so long is closed, in ms; once the match is over, at the next tidying. */
const IDLE = 60_000;
const TIDY = 10_000;
const MOST_CLAIMED = 50;
/** How long a table waits that could not be attended to, in ms: twice as long every time, up to the longest. */
const SETBACK = 1000;
const LONGEST_SETBACK = 600_000;

/** What rounds need of the process. */
interface RoundsParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly me: string;
  /** How long this process keeps the right to work at a table without renewing it, in ms. */
  readonly lease: number;
  readonly report: (error: unknown) => void;
}

/** The tables that rounds are made of. */
interface Tables {
  readonly room: (id: string) => Promise<Room>;
  readonly opened: ReadonlyMap<string, Room>;
  /** Whether messages of other processes arrive. */
  readonly isHearing: () => boolean;
  readonly hear: (news: ChangeNews) => void;
  readonly forget: (room: Room) => void;
}

/** What a process does at its tables again and again: attend to those that are due, compare those that are watched with the store, close those that nobody needs. */
export class Rounds {
  private readonly clocks: NodeJS.Timeout[] = [];
  /** Tables that are attended to at this moment. */
  private readonly attended = new Set<string>();
  /** How often in a row a table could not be attended to. */
  private readonly setbacks = new Map<string, number>();
  private hasEnded = false;

  constructor(
    private readonly parts: RoundsParts,
    private readonly tables: Tables,
  ) {}

  begin(): void {
    this.every(
      () => SWEEP,
      () => this.sweep(),
    );
    this.every(
      () => (this.tables.isHearing() ? POLL : POLL_DEAF),
      () => this.poll(),
    );
    this.every(
      () => TIDY,
      async () => this.tidy(),
    );
  }

  end(): void {
    this.hasEnded = true;
    for (const clock of this.clocks) clearTimeout(clock);
  }

  private async sweep(): Promise<void> {
    const { store, clock, me, lease, report } = this.parts;
    const now = clock();
    for (const id of await store.claimDue(me, now, now + lease, MOST_CLAIMED + this.attended.size)) {
      if (this.attended.has(id)) continue;
      this.attended.add(id);
      // Nobody waits for a table that takes long.
      this.attendTo(id)
        .catch(report)
        .finally(() => this.attended.delete(id));
    }
  }

  private async attendTo(id: string): Promise<void> {
    try {
      await (await this.tables.room(id)).attend();
      this.setbacks.delete(id);
    } catch (error) {
      this.parts.report(error);
      // It would be claimed again and again, in the place of tables that can be attended to.
      const setback = await this.setbackOf(id);
      const now = this.parts.clock();
      await this.parts.store.postpone(id, now, now + setback);
    }
  }

  /** While nothing can be written no table is to blame: all are to go on as soon as there is space again. */
  private async setbackOf(id: string): Promise<number> {
    if ((await this.parts.store.writeProblem()) !== undefined) return SETBACK;
    const count = this.setbacks.get(id) ?? 0;
    this.setbacks.set(id, count + 1);
    return Math.min(LONGEST_SETBACK, SETBACK * 2 ** count);
  }

  /** A message of another process may be lost: watched tables are compared with the store as well. */
  private async poll(): Promise<void> {
    const watched = [...this.tables.opened.values()].filter(room => room.isWatched);
    if (watched.length === 0) return;
    const all = new Map((await this.parts.store.progress(watched.map(({ id }) => id))).map(each => [each.id, each]));
    for (const room of watched) {
      const [there, here] = [all.get(room.id), room.progress];
      if (!there) continue;
      if (there.rev > here.rev) this.tables.hear({ change: 'row', table: room.id });
      if (there.number > here.number) this.tables.hear({ change: 'deed', table: room.id });
      if (there.said > here.said) this.tables.hear({ change: 'chat', table: room.id });
    }
  }

  private tidy(): void {
    const now = this.parts.clock();
    for (const room of this.tables.opened.values()) {
      room.repeatPresence();
      const isUsed = room.lastUsed > (room.file.stage === 'over' ? now - TIDY : now - IDLE);
      if (room.isWatched || room.isThinking || isUsed) continue;
      room.close();
      this.tables.forget(room);
    }
  }

  /** Does something again and again, each time so long after the last is done. */
  private every(pause: () => number, act: () => Promise<void>): void {
    const at = this.clocks.length;
    const turn = async () => {
      await act().catch(this.parts.report);
      if (!this.hasEnded) this.clocks[at] = setTimeout(turn, pause());
    };
    this.clocks.push(setTimeout(turn, pause()));
  }
}
