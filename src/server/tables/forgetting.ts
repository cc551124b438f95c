// A person is deleted, or called otherwise: nothing at any table names them as before.
import { type Renamed, TableProblem } from '../../host/index.ts';
import type { Seat } from '../../kernel/index.ts';
import type { SessionBody, Store, TableBody } from '../storage/index.ts';
import { hand, handedToBots } from './hands.ts';
import { seatsOf } from './holders.ts';
import type { Room } from './room.ts';
import type { ServedTables } from './served-tables.ts';

/** What somebody is called who was deleted. */
export const FORMER = 'Traveller';
const MOST_TABLES = 100_000;

type Tables = Pick<ServedTables, 'leave' | 'change' | 'room'>;

/** Takes somebody off every table: seats in play are left to bots, the name is gone, and so is what was said there; `pay` hears of tables that are opened. */
export async function forgetPerson(
  tables: Tables,
  store: Pick<Store, 'tablesOf' | 'unsay' | 'progress'>,
  by: SessionBody,
  pay: (room: Room) => Promise<void> = async () => {},
): Promise<void> {
  for (const { body, stage } of await store.tablesOf(by.id, MOST_TABLES, 'ever')) {
    const left = body.holders.flatMap((_, seat) => (body.leavers?.[seat] === by.id ? [seat] : []));
    const mine = [...seatsOf(body, by.id), ...left];
    if (stage === 'playing') await pay(await tables.room(body.id));
    if (stage !== 'over' && mine.length > left.length) await leaveAnyway(tables, body.id, by, FORMER);
    // A seat that was given up before still has the name.
    if (stage === 'playing') for (const seat of left) await handedToBots(await tables.room(body.id), [seat], { why: 'left', as: FORMER });
    const until = await numberAt(store, body.id);
    await tables.change(body.id, file => ({
      body: withoutFormer(withoutPerson(file.body, { session: by.id, seats: mine, isHost: body.host === by.id, until }), by.id),
    }));
    await store.unsay(body.id, mine);
  }
}

/** Takes somebody off all tables that are not over; bots play on. */
export async function leaveAll(tables: Tables, store: Pick<Store, 'tablesOf'>, by: SessionBody): Promise<void> {
  for (const { body, stage } of await store.tablesOf(by.id, MOST_TABLES)) if (stage !== 'over') await leaveAnyway(tables, body.id, by);
}

/** Lets somebody be called otherwise, at every table. */
export async function renamePerson(
  tables: Tables,
  store: Pick<Store, 'tablesOf' | 'progress'>,
  by: SessionBody,
  name: string,
): Promise<void> {
  for (const { body, stage } of await store.tablesOf(by.id, MOST_TABLES)) {
    const mine = seatsOf(body, by.id);
    const room = await tables.room(body.id);
    if (stage === 'playing') for (const seat of mine) await hand(room, seat, { kind: 'human', name });
    const until = await numberAt(store, body.id);
    await tables.change(body.id, file => ({
      body: {
        ...withNames(file.body, mine, name, until),
        ...(file.body.host === by.id && file.body.hostName !== undefined ? { hostName: name } : {}),
      },
    }));
  }
}

/** A table that cannot be opened is left all the same; only its bots do not play on. */
async function leaveAnyway(tables: Tables, id: string, by: SessionBody, as?: string): Promise<void> {
  try {
    await tables.leave(id, by, as);
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
  }
}

/** How far a table has come. */
async function numberAt(store: Pick<Store, 'progress'>, id: string): Promise<number> {
  return (await store.progress([id]))[0]?.number ?? 0;
}

/** A table with another name at some seats, also in deeds up to a number. */
function withNames(body: TableBody, seats: readonly Seat[], name: string, until: number): TableBody {
  const renamed: Renamed = Object.fromEntries(seats.map(seat => [seat, { name, until }]));
  return {
    ...body,
    seats: body.seats.map((plan, seat) => (seats.includes(seat) && plan.kind === 'human' ? { ...plan, name } : plan)),
    ...(until > 0 ? { renamed: { ...body.renamed, ...renamed } } : {}),
  };
}

interface Leaving {
  readonly session: string;
  readonly seats: readonly Seat[];
  readonly isHost: boolean;
  /** Up to which deed they are named otherwise. */
  readonly until: number;
}

/** A table where nothing names somebody whose seats others have now. */
function withoutFormer({ formerly = [], ...body }: TableBody, session: string): TableBody {
  const gone = formerly.filter(each => each.session === session);
  const kept = formerly.filter(each => each.session !== session);
  const renamed: Record<Seat, Renamed[Seat]> = { ...body.renamed };
  for (const { seat, until } of gone) if ((renamed[seat]?.until ?? -1) < until) renamed[seat] = { name: FORMER, until };
  const seats = body.seats.map((plan, seat) =>
    plan.kind === 'human' && gone.some(each => each.seat === seat) ? { ...plan, name: FORMER } : plan,
  );
  return { ...body, seats, ...(gone.length > 0 ? { renamed } : {}), ...(kept.length > 0 ? { formerly: kept } : {}) };
}

/** A table at which nothing names somebody. */
function withoutPerson(before: TableBody, { session, seats, isHost, until }: Leaving): TableBody {
  const { welcome, ...kept } = before;
  const body = withNames(kept, seats, FORMER, until);
  const without = (each: string | null) => (each === session ? null : each);
  return {
    ...body,
    holders: body.holders.map(without),
    host: without(body.host),
    ...(body.asked ? { asked: body.asked.filter(each => each !== session) } : {}),
    ...(body.silent ? { silent: body.silent.filter(each => each !== session) } : {}),
    ...(body.leavers ? { leavers: body.leavers.map(without) } : {}),
    ...(body.hostName !== undefined && isHost ? { hostName: FORMER } : {}),
    ...(welcome && welcome.by !== session ? { welcome } : {}),
    hasForgotten: true,
  };
}
