import type { Standing } from '../../host/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import type { OwnFile } from '../storage/index.ts';
import type { Room } from '../tables/room.ts';
import { rowOf } from '../tables/row.ts';
import type { ServedTables } from '../tables/served-tables.ts';

/** Tables that are opened for one list to find out whom they wait for: those without a deed that says so. */
const MOST_OPENED = 12;

interface OwnRowsParts {
  readonly tables: ServedTables;
  /** Pays for a table that is opened. */
  readonly pay: (room: Room) => void;
}

/** The tables of a session, each with how it stands. */
export async function ownRows(files: readonly OwnFile[], session: string, parts: OwnRowsParts): Promise<readonly TableRow[]> {
  const known = await withStandings(files, parts);
  return known.map(file => ({ ...rowOf(file, session), touched: file.touched, ...file.standing }));
}

/** Tables with how they stand, also where no deed says so yet. */
export async function withStandings(files: readonly OwnFile[], parts: OwnRowsParts): Promise<readonly OwnFile[]> {
  const unknown = files.filter(({ stage, standing }) => stage === 'playing' && !standing).slice(0, MOST_OPENED);
  const opened = new Map<OwnFile, Standing>();
  for (const file of unknown) {
    const standing = await standingIn(parts, file.body.id);
    if (standing) opened.set(file, standing);
  }
  return files.map(file => {
    const standing = file.standing ?? opened.get(file);
    return standing ? { ...file, standing } : file;
  });
}

/** One table that cannot be opened hides no other. */
async function standingIn({ tables, pay }: OwnRowsParts, id: string): Promise<Standing | undefined> {
  try {
    const room = await tables.room(id);
    pay(room);
    return (await room.openHost()).standing;
  } catch {
    return undefined;
  }
}
