// A table that whoever runs the server has closed: it can be found, but nothing is shown, played or said there any more.
import { Refused } from '../refused.ts';
import type { TableFile } from '../storage/index.ts';
import type { Room } from './room.ts';
import type { ServedTables } from './served-tables.ts';

export const CLOSED = 'whoever runs this server has closed the table';

export function mustBeOpen({ body }: Pick<TableFile, 'body'>): void {
  if (body.closed !== undefined) throw new Refused(409, 'closed', CLOSED);
}

export function closeTable(tables: Pick<ServedTables, 'change'>, id: string, at: number): Promise<Room> {
  return tables.change(id, ({ body, stage }) => {
    if (body.closed !== undefined) throw new Refused(409, 'closed', 'the table is closed already');
    return { body: { ...body, closed: at, listed: false }, ...(stage === 'over' ? {} : { stage: 'over' as const }) };
  });
}
