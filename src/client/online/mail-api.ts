// What pages ask of the server for play over days.
import type { Seat } from '../../kernel/index.ts';
import type { Notices, NoticesChange, OrderLine, OrdersSight, OwnRest, RestChange, TableRow } from '../../protocol/index.ts';
import { MOST_DAYS_OFF } from '../../protocol/version.ts';
import { call, knownSession, ownSession } from './api.ts';

/** What a seat of one's own would do next; null where nothing was said. */
export function ownOrders(id: string, seat: Seat): Promise<OrdersSight | null> {
  return call('GET /api/tables/:id/orders', { id, query: { as: String(seat) } });
}

export function giveOrders(id: string, seat: Seat, number: number, lines: readonly OrderLine[]): Promise<OrdersSight> {
  return call('PUT /api/tables/:id/orders', { id, body: { seat, number, lines } });
}

export async function withdrawOrders(id: string, seat: Seat): Promise<void> {
  await call('DELETE /api/tables/:id/orders', { id, query: { as: String(seat) } });
}

/** Nobody becomes a guest by looking at what they might choose. */
export async function ownRest(): Promise<OwnRest> {
  return (await knownSession()) ? call('GET /api/session/rest', {}) : { off: [], daysLeft: MOST_DAYS_OFF };
}

export async function changeRest(body: RestChange): Promise<OwnRest> {
  await ownSession();
  return call('PATCH /api/session/rest', { body });
}

export async function ownNotices(): Promise<Notices | null> {
  return (await knownSession()) ? call('GET /api/session/notices', {}) : null;
}

export async function changeNotices(body: NoticesChange): Promise<Notices> {
  await ownSession();
  return call('PATCH /api/session/notices', { body });
}

/** A new secret address of one's calendar. */
export async function newCalendar(): Promise<string> {
  await ownSession();
  return location.origin + (await call('POST /api/session/calendar', {})).path;
}

export async function endCalendars(): Promise<void> {
  await call('DELETE /api/session/calendar', {});
}

/** Whether a table tells of one's turns there. */
export function silence(id: string, isSilent: boolean): Promise<TableRow> {
  return call('PUT /api/tables/:id/notices', { id, body: { isSilent } });
}
