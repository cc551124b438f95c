import type { Guest } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Tell } from '../../protocol/index.ts';
import type { TableFile } from '../storage/index.ts';
import { seatsOf } from './holders.ts';
import type { Watcher } from './watcher.ts';

/** A watcher of a room as its host knows them. */
export class WatchingGuest implements Guest {
  private body: TableFile['body'] | undefined;
  private seats: readonly Seat[] = [];

  constructor(
    private readonly room: { readonly id: string; readonly file: TableFile },
    private readonly watcher: Watcher,
  ) {}

  /** Asked before every message to the guest, so it is computed again only where something changed. */
  get mine(): readonly Seat[] {
    const { body } = this.room.file;
    if (body === this.body) return this.seats;
    this.body = body;
    this.seats = seatsOf(body, this.watcher.session);
    return this.seats;
  }

  tell(tell: Tell): void {
    this.watcher.send({ table: this.room.id, tell });
  }
}
