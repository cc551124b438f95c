// A table that whoever runs the server has closed: it can be found, but nothing is shown, played or said there any more.
import { Refused } from '../refused.ts';
import type { TableFile } from '../storage/index.ts';

export const CLOSED = 'whoever runs this server has closed the table';

export function mustBeOpen({ body }: Pick<TableFile, 'body'>): void {
  if (body.closed !== undefined) throw new Refused(409, 'closed', CLOSED);
}
