import type { AnyGame, Seat, Viewer } from '../kernel/index.ts';
import { commitmentTo } from '../luck/index.ts';
import type { Ask, TableSight } from '../protocol/index.ts';
import { denied, type Guest, mayLook } from './guest.ts';
import { distanceTo, forgetPast, stateAfter } from './past.ts';
import type { Position } from './position.ts';
import type { Deed, StoredTable } from './store.ts';
import { type Change, changeOf, eventsFor, newsOf, openRecord, statusOf } from './told.ts';

/** Deeds that a guest may have missed and be told of without being shown the whole table. */
const REMEMBERED = 200;

/** The table that is shown. */
interface Hosted {
  readonly game: AnyGame;
  readonly table: StoredTable;
  readonly position: Position;
}

/** Who looks at a table, and what they are shown of it: each what their eyes may see. */
export class Audience {
  private readonly guests = new Map<Guest, Viewer>();
  private readonly recent: Change[] = [];
  private readonly commitment: string;

  constructor(private readonly hosted: Hosted) {
    this.commitment = commitmentTo(hosted.table.seed, hosted.table.salt);
  }

  private get position(): Position {
    return this.hosted.position;
  }

  /** Nobody is shown anything any more. */
  close(): void {
    this.guests.clear();
    forgetPast(this);
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
  }

  /** Remembers what a deed changed, for those who come back. */
  remember(deed: Deed): void {
    this.recent.push(changeOf(deed));
    if (this.recent.length > REMEMBERED) this.recent.shift();
  }

  /** Tells everybody of a deed that has just been done. */
  tell(deed: Deed): void {
    const change = changeOf(deed);
    for (const [guest, viewer] of this.guests) {
      const eyes = mayLook(guest, viewer) ? viewer : 'public';
      guest.tell({ type: 'news', news: newsOf(this.hosted.game, this.hosted.table, this.position, { change, viewer: eyes }) });
    }
  }

  /** Somebody looks at the table from now on, with the eyes of a viewer; `since` is the last deed they know. */
  watch(guest: Guest, viewer: Viewer, since: number | undefined): void {
    if (!mayLook(guest, viewer))
      return guest.tell(denied(null, { reason: 'not yours', text: `seat ${viewer} is not yours; you may watch as "public"` }));
    this.guests.set(guest, viewer);
    const missed = this.missedSince(since);
    if (!missed) return guest.tell({ type: 'table', table: this.sight(viewer, guest.mine) });
    if (missed.length > 0)
      guest.tell({ type: 'news', news: newsOf(this.hosted.game, this.hosted.table, this.position, { change: inOne(missed), viewer }) });
  }

  /** What changed after a number, where all of it is at hand. */
  private missedSince(since: number | undefined): readonly Change[] | undefined {
    const count = this.position.number - (since ?? Number.NEGATIVE_INFINITY);
    return count >= 0 && count <= this.recent.length ? this.recent.slice(this.recent.length - count) : undefined;
  }

  /** The whole table as a viewer may know it. */
  sight(viewer: Viewer, mine: readonly Seat[]): TableSight {
    const { id, game, version, options, pace, seed } = this.hosted.table;
    const isOver = this.hosted.game.awaiting(this.position.match.state).length === 0;
    return {
      ...statusOf(this.hosted.game, this.hosted.table, this.position, viewer),
      id,
      game,
      version,
      options,
      pace,
      viewer,
      mine,
      told: this.position.told.map(line => eventsFor(this.hosted.game, line, viewer)),
      seatHistory: this.position.history.slice(),
      luck: { fingerprint: this.commitment, seed: isOver ? seed : null },
    };
  }

  /** How many entries of the match an ask makes the host play again or write out. */
  entriesFor(ask: Ask): number {
    const { length } = this.position.match.record.entries;
    if (ask.type === 'glance') return distanceTo(this, this.position.match, Math.max(0, Math.min(ask.line, length)));
    return ask.type === 'back' || ask.type === 'record' || (ask.type === 'watch' && !this.missedSince(ask.since)) ? length : 0;
  }

  showPast(guest: Guest, line: number): void {
    const lines = this.position.match.record.entries.length;
    const watched = this.guests.get(guest) ?? 'public';
    const viewer = mayLook(guest, watched) ? watched : 'public';
    if (!Number.isInteger(line) || line < 0 || line > lines) {
      return guest.tell(denied(null, { reason: 'unreadable', text: `"line" must be a whole number from 0 to ${lines}` }));
    }
    guest.tell({
      type: 'glanced',
      line,
      view: this.hosted.game.view(stateAfter(this.hosted.game, this, this.position.match, line), viewer),
    });
  }

  showRecord(guest: Guest): void {
    const record = openRecord(this.hosted.game, this.position);
    const { salt } = this.hosted.table;
    if (record) return guest.tell({ type: 'record', record, ...(salt === undefined ? {} : { salt }) });
    guest.tell(denied(null, { reason: 'too late', text: 'the record can be read once the match is over' }));
  }
}

/** Several changes as one: the last of them, with all entries since the earliest. */
function inOne(changes: readonly Change[]): Change {
  const { what = 'play', seat = null } = changes.at(-1) ?? {};
  const isHistory = changes.some(each => each.isHistory);
  return { what, seat, from: Math.min(...changes.map(({ from }) => from)), isHistory };
}
