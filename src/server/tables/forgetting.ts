// Deleting a person: nothing at any table names them any more.
import type { Seat } from '../../kernel/index.ts';
import type { SessionBody, Store, TableBody } from '../storage/index.ts';
import { seatsOf } from './holders.ts';
import type { ServedTables } from './served-tables.ts';

/** What somebody is called who was deleted. */
const FORMER = 'Traveller';
const MOST_FORGOTTEN = 100_000;

/** Takes somebody off every table: seats in play are left to bots, the name is gone, and so is what was said there. */
export async function forgetPerson(
  tables: Pick<ServedTables, 'leave' | 'change'>,
  store: Pick<Store, 'tablesOf' | 'unsay'>,
  by: SessionBody,
): Promise<void> {
  for (const { body, stage } of await store.tablesOf(by.id, MOST_FORGOTTEN)) {
    const mine = seatsOf(body, by.id);
    if (stage !== 'over') await tables.leave(body.id, by, FORMER);
    await tables.change(body.id, file => ({
      body: withoutPerson(file.body, { session: by.id, seats: mine, isHost: body.host === by.id }),
    }));
    await store.unsay(body.id, mine);
  }
}

/** A table at which nothing names somebody. */
function withoutPerson(
  body: TableBody,
  { session, seats, isHost }: { readonly session: string; readonly seats: readonly Seat[]; readonly isHost: boolean },
): TableBody {
  const without = (each: string | null) => (each === session ? null : each);
  return {
    ...body,
    seats: body.seats.map((plan, seat) => (seats.includes(seat) && plan.kind === 'human' ? { ...plan, name: FORMER } : plan)),
    holders: body.holders.map(without),
    host: without(body.host),
    ...(body.leavers ? { leavers: body.leavers.map(without) } : {}),
    ...(body.hostName !== undefined && isHost ? { hostName: FORMER } : {}),
  };
}
