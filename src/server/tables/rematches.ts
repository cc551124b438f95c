// The next match of the same people.
import { Refused } from '../refused.ts';
import type { SessionBody, TableBody, TableFile } from '../storage/index.ts';
import { mustBeOpen } from './closing.ts';
import type { Room, RoomParts } from './room.ts';
import { rematchTable } from './seating.ts';
import { gameOf } from './table-wish.ts';

/** The tables among which the next is found or set. */
interface Tables {
  room(id: string): Promise<Room>;
  add(body: TableBody, address: string): Promise<Room>;
  change(id: string, make: (file: TableFile) => { readonly body: TableBody }): Promise<Room>;
  start(id: string, by: Pick<SessionBody, 'id'>): Promise<Room>;
}

/** Who wants to play again, after which table; `address` is where that is asked from. */
interface Wanted {
  readonly id: string;
  readonly by: SessionBody;
  readonly address: string;
}

/** The table of the next match; the first who asks sets it, and it begins when all want it. */
export async function rematchAt(
  tables: Tables,
  { games, clock }: Pick<RoomParts, 'games' | 'clock'>,
  { id, by, address }: Wanted,
): Promise<Room> {
  const old = await tables.room(id);
  await old.refresh();
  mustBeOpen(old.file);
  const { version } = await gameOf(games, old.file.body.game);
  const next = rematchTable(old.file, by, version, clock());
  if (old.file.body.rematch === null) await tables.add(next, address);
  await tables.change(id, ({ body }) => {
    const wantRematch = [...new Set([...(body.wantRematch ?? []), by.id])];
    return { body: { ...body, rematch: body.rematch ?? next.id, wantRematch } };
  });
  const again = await tables.room(old.file.body.rematch ?? next.id);
  return wantAgain(old.file.body) ? startAgreed(tables, again) : again;
}

/** Begins a match that everybody wants, unless somebody was faster or a seat must be filled first. */
async function startAgreed(tables: Tables, room: Room): Promise<Room> {
  const { body, stage } = room.file;
  if (stage !== 'gathering' || body.host === null) return room;
  return tables.start(room.id, { id: body.host }).catch(error => {
    if (error instanceof Refused && error.status === 409) return room;
    throw error;
  });
}

/** Whether all who hold a seat want to play again. */
function wantAgain({ holders, wantRematch = [] }: TableBody): boolean {
  return holders.every(holder => holder === null || wantRematch.includes(holder));
}
