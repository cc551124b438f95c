import { knowsRest } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Rest } from '../../protocol/index.ts';
import { secret } from '../secrets.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import { seatsOf } from '../tables/holders.ts';
import type { Room } from '../tables/room.ts';
import { restForTables } from './own-rest.ts';

const MOST_TABLES = 1000;

interface RestingParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly room: (id: string) => Promise<Room>;
}

/** Brings to tables that count days when the clocks of their people stand. */
export class Resting {
  constructor(private readonly parts: RestingParts) {}

  /** Somebody has chosen something else, and pays for every table that is opened for it. */
  async change(by: SessionBody, pay: (room: Room) => Promise<void>): Promise<void> {
    for (const { body, stage } of await this.parts.store.tablesOf(by.id, MOST_TABLES)) {
      if (stage !== 'playing' || !knowsRest(body.pace)) continue;
      const room = await this.parts.room(body.id);
      await pay(room);
      await this.bring(room, by);
    }
  }

  /** What people have chosen before they sat down holds at this table as well. */
  async come(room: Room, sessions: readonly (string | null | undefined)[]): Promise<void> {
    if (!knowsRest(room.file.body.pace) || room.file.stage !== 'playing') return;
    for (const id of new Set(sessions.filter(each => typeof each === 'string'))) {
      const session = await this.parts.store.session(id);
      if (session?.rest) await this.bring(room, session);
    }
  }

  private async bring(room: Room, { id, rest }: Pick<SessionBody, 'id' | 'rest'>): Promise<void> {
    const known = restForTables(rest, this.parts.clock());
    for (const seat of seatsOf(room.file.body, id)) await restAt(room, seat, known);
  }
}

/** Tells when the clock of a seat stands from now on, as a deed. */
async function restAt(room: Room, seat: Seat, rest: Rest | null): Promise<void> {
  const host = await room.openHost();
  if (host.position.rests[seat] ?? rest) await host.submit({ type: 'rest', key: `rest ${secret()}`, seat, rest });
}
