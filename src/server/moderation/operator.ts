import { SHELF } from '../../games/index.ts';
import { cleanName, thinkHere } from '../../host/index.ts';
import { NO_NAME, Refused } from '../refused.ts';
import { secret } from '../secrets.ts';
import { type Keeping, type KeptReport, openStore, type SessionBody, type Store, StoreTime } from '../storage/index.ts';
import { forgetPerson, leaveAll, renamePerson } from '../tables/forgetting.ts';
import { ServedTables } from '../tables/served-tables.ts';
import { FOR_GOOD } from './bans.ts';

const DAY = 86_400_000;
const MOST_REPORTS = 200;
/** Somebody may sit down while they are banned: their tables are looked for again. */
const ROUNDS = 3;

/** Who is meant: a session by its id, or who sits somewhere. */
export type Person = { readonly session: string } | { readonly table: string; readonly seat: number };

interface OperatorParts {
  readonly store: Store;
  readonly tables: ServedTables;
  readonly clock: () => number;
}

/** What whoever runs a server may do, by the same functions as the server itself. */
export class Operator {
  constructor(private readonly parts: OperatorParts) {}

  reports(): Promise<readonly KeptReport[]> {
    return this.parts.store.reports(MOST_REPORTS);
  }

  async close(table: string): Promise<void> {
    await this.parts.tables.change(table, ({ body, stage }) => {
      if (body.closed !== undefined) throw new Refused(409, 'closed', 'the table is closed already');
      const closed = { ...body, closed: this.parts.clock(), listed: false };
      return stage === 'over' ? { body: closed } : { body: closed, stage: 'over' };
    });
  }

  /** Whoever is banned may only look; bots play on for them. */
  async ban(person: Person, days: number | undefined): Promise<SessionBody> {
    const { store, tables, clock } = this.parts;
    const session = await this.find(person);
    await store.ban(session.id, days === undefined ? FOR_GOOD : clock() + days * DAY);
    for (let round = 0; round < ROUNDS; round++) await leaveAll(tables, store, session);
    return session;
  }

  async unban(person: Person): Promise<SessionBody> {
    const session = await this.find(person);
    if (!(await this.parts.store.unban(session.id))) throw new Refused(409, 'not banned', `${session.id} is not banned`);
    return session;
  }

  async rename(person: Person, wanted: string): Promise<SessionBody> {
    const { store, tables } = this.parts;
    const name = cleanName(wanted);
    if (name === '') throw new Refused(400, 'name', NO_NAME);
    const session = await this.find(person);
    await store.changeSession(session.id, now => ({ ...now, name }));
    await renamePerson(tables, store, session, name);
    return { ...session, name };
  }

  /** Deletes somebody as they could themselves. */
  async forget(person: Person): Promise<SessionBody> {
    const { store, tables } = this.parts;
    const session = await this.find(person);
    await forgetPerson(tables, store, session);
    await store.deleteSession(session.id);
    return session;
  }

  private async find(person: Person): Promise<SessionBody> {
    const { store } = this.parts;
    if ('session' in person) {
      const session = await store.session(person.session);
      if (!session) throw new Refused(404, 'no such session', `there is no session ${person.session}`);
      return session;
    }
    const file = await store.table(person.table);
    if (!file) throw new Refused(404, 'no such table', `there is no table ${person.table}`);
    const { holders, leavers = [] } = file.body;
    const id = holders[person.seat] ?? leavers[person.seat];
    const session = id ? await store.session(id) : undefined;
    if (!session) throw new Refused(404, 'nobody', `nobody is in seat ${person.seat} of table ${person.table}`);
    return session;
  }
}

/** Lets an operator work on a store, while servers use it or not; they find it there within two seconds. */
export async function asOperator<T>(keeping: Keeping, act: (operator: Operator) => Promise<T>): Promise<T> {
  const problems: unknown[] = [];
  const report = (error: unknown) => void problems.push(error);
  const store = await openStore(keeping, report);
  const time = new StoreTime(store, Date.now, report);
  await time.keep();
  const tables = new ServedTables({
    // Bots and clocks are the servers' business.
    store: { ...store, lease: async () => [] },
    games: SHELF,
    thinker: thinkHere,
    clock: time.now,
    me: secret(),
    lease: 0,
    report,
    onDeed: () => {},
    onTurn: () => {},
    onOrders: () => {},
    mostInPlay: 0,
  });
  try {
    return await act(new Operator({ store, tables, clock: time.now }));
  } finally {
    time.close();
    await tables.close();
    await store.close();
  }
}
