// What people ask of each other around a table.
import type { Seat } from '../../kernel/index.ts';
import type { Companion, SeatRequest, TableRow } from '../../protocol/index.ts';
import { call } from './api.ts';

/** Lets somebody sit down who asks, or not. */
export function answerRequest(id: string, { id: request }: SeatRequest, isAgreed: boolean): Promise<TableRow> {
  return call('POST /api/tables/:id/answer', { id, body: { request, isAgreed } });
}

/** People with whom this guest has finished a match, and who can be asked to a table; nobody where that is not known. */
export function companions(): Promise<readonly Companion[]> {
  return call('GET /api/companions', {}).catch(() => []);
}

/** Asks one of them to a table. */
export function inviteTo(id: string, { table, seat }: Companion): Promise<TableRow> {
  return call('POST /api/tables/:id/invite', { id, body: { table, seat } });
}

/** Agrees that a bot plays for somebody who stays away. */
export function letBotPlay(id: string, seat: Seat): Promise<TableRow> {
  return call('POST /api/tables/:id/substitute', { id, body: { seat } });
}
