// People of finished matches are asked to the next table, by the notices that they have switched on.
import { cleanName } from '../../host/index.ts';
import type { Companion, Invitation } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { SessionBody, Store, TableBody, TableFile } from '../storage/index.ts';
import { seatsOf } from './holders.ts';

/** Finished tables that are looked at, and people that are found there. */
const MOST_TABLES = 30;
const MOST_PEOPLE = 8;

/** Whether somebody is told of tables that others ask them to. */
function isReachable({ push, webhook, isAskable = true }: SessionBody): boolean {
  return isAskable && (push !== null || webhook !== null);
}

/** With whom somebody has played, the latest first. */
export async function companionsOf(store: Store, by: SessionBody): Promise<readonly Companion[]> {
  const found = new Map<string, Companion>();
  const seen = new Set([by.id]);
  for (const { body, stage } of await store.tablesOf(by.id, MOST_TABLES)) {
    if (stage !== 'over') continue;
    for (const [seat, holder] of body.holders.entries()) {
      if (holder === null || seen.has(holder) || found.size >= MOST_PEOPLE) continue;
      seen.add(holder);
      const session = await store.session(holder);
      if (session && isReachable(session)) found.set(holder, { table: body.id, seat, name: cleanName(session.name), game: body.game });
    }
  }
  return [...found.values()];
}

/** Who is asked: a companion who can be reached. */
export async function invited(store: Store, by: SessionBody, { table, seat }: Invitation): Promise<SessionBody> {
  const past = await store.table(table);
  const holder = past?.stage === 'over' && seatsOf(past.body, by.id).length > 0 ? past.body.holders[seat] : undefined;
  if (!holder || holder === by.id) throw new Refused(403, 'not met', 'only people with whom you have finished a match can be asked');
  const session = await store.session(holder);
  if (!session || !isReachable(session)) throw new Refused(409, 'not reachable', 'they cannot be asked now; send them the link');
  return session;
}

/** The table where somebody was asked to: once each, while a seat is open. */
export function withInvited({ body, stage }: TableFile, by: SessionBody, asked: SessionBody): TableBody {
  if (seatsOf(body, by.id).length === 0 && body.host !== by.id)
    throw new Refused(403, 'not seated', 'only those who sit at this table may ask others to it');
  if (stage !== 'gathering' || !body.seats.some(({ kind }) => kind === 'open')) throw new Refused(409, 'full', 'no seat is free');
  const before = body.asked ?? [];
  if (before.includes(asked.id) || body.holders.includes(asked.id) || body.sentAway?.includes(asked.id))
    throw new Refused(409, 'asked', 'they were asked to this table already');
  return { ...body, asked: [...before, asked.id] };
}
