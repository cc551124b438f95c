import { type Deed, type DeedStore, TableDamage } from '../../host/index.ts';
import type { ChatLine } from '../../protocol/index.ts';
import { GroupCommit } from './group.ts';
import { ListedBodies } from './listed-bodies.ts';
import type { Life } from './records.ts';
import { deedsOf, loadedOf, parsed } from './rows.ts';
import { type Appending, fileColumns, type Sql } from './sql.ts';
import { calendarsIn } from './sql-calendars.ts';
import { clubsIn } from './sql-clubs.ts';
import { dailyIn } from './sql-daily.ts';
import { digestsIn } from './sql-digests.ts';
import { eveningsIn } from './sql-evenings.ts';
import { finishedIn } from './sql-finished.ts';
import { leasesIn } from './sql-leases.ts';
import { moderationIn } from './sql-moderation.ts';
import { ordersIn } from './sql-orders.ts';
import { ratedIn } from './sql-rated.ts';
import { remindersIn } from './sql-reminders.ts';
import { sessionsIn } from './sql-sessions.ts';
import { tablesIn } from './sql-tables.ts';
import type { Store } from './store.ts';
import { isDamage } from './trouble.ts';
import { Writing } from './writing.ts';

/** Most deeds of one commit. */
const LARGEST_GROUP = 500;
/** Changes nothing that anybody reads. */
const PROBE = "insert into meta values ('probe', $1) on conflict (key) do update set value = $1";

/** A store in a database. */
export function sqlStore(sql: Sql, onCommit: (deeds: number) => void = () => {}): Store {
  const listed = new ListedBodies(sql);
  const writing = new Writing(() => sql.all(PROBE, [String(Date.now())]));
  const group = new GroupCommit(noted(sql, writing, onCommit), LARGEST_GROUP);
  return {
    ...sessionsIn(sql),
    ...tablesIn(sql, listed),
    ...leasesIn(sql),
    ...dailyIn(sql),
    ...ratedIn(sql),
    ...moderationIn(sql),
    ...finishedIn(sql),
    ...remindersIn(sql),
    ...ordersIn(sql),
    ...digestsIn(sql),
    ...eveningsIn(sql),
    ...clubsIn(sql, listed),
    ...calendarsIn(sql),
    ...chatIn(sql),
    ...deedsIn(sql, group),
    once: (name, make) => once(sql, name, make),
    ...lifeIn(sql),
    now: () => sql.now(),
    async ping() {
      await sql.all('select 1 as one');
    },
    writeProblem: () => writing.problem(),
    abandon: () => sql.abandon(),
    async close() {
      await group.settled();
      await sql.close();
    },
  };
}

/** Writes deeds, and takes note whether that works. */
function noted(sql: Sql, writing: Writing, onCommit: (deeds: number) => void) {
  return async (group: readonly Appending[]) => {
    try {
      const kept = await sql.append(group, 'now');
      writing.worked();
      onCommit(group.length);
      return kept;
    } catch (error) {
      writing.failed(error);
      throw error;
    }
  };
}

async function once(sql: Sql, name: string, make: () => string): Promise<string> {
  const [known] = await sql.all(`select ${sql.text('value')} from meta where key = $1`, [name]);
  if (known) return String(known.value);
  await sql.all('insert into meta values ($1, $2) on conflict do nothing', [name, make()]);
  return once(sql, name, make);
}

/** When the server lived. */
function lifeIn(sql: Sql): Pick<Store, 'life' | 'noteLife'> {
  return {
    async life() {
      const [row] = await sql.all(`select ${sql.text('value')} from meta where key = 'life'`, []);
      return row && (JSON.parse(String(row.value)) as Life);
    },

    async noteLife(life) {
      await sql.all("insert into meta values ('life', $1) on conflict (key) do update set value = $1", [JSON.stringify(life)]);
    },
  };
}

/** What is said at tables. */
function chatIn(sql: Sql): Pick<Store, 'say' | 'line' | 'unsay' | 'chat'> {
  const linesSince = `select number, ${sql.text('body')} from chat where table_id = $1 and number > $2 order by number desc limit $3`;
  return {
    async say(tableId, line, sessionId) {
      const number = await sql.say(tableId, JSON.stringify(line), sessionId ?? null);
      if (number !== undefined) return { number, ...line };
      throw new Error(`a chat message of table ${tableId} could not be stored`);
    },

    async line(tableId, number) {
      const [row] = await sql.all(`select ${sql.text('body')}, ${sql.text('session_id')} from chat where table_id = $1 and number = $2`, [
        tableId,
        number,
      ]);
      if (!row) return undefined;
      const said = { ...parsed<Omit<ChatLine, 'number'>>(row), number };
      return { line: said, by: row.session_id === null ? undefined : String(row.session_id) };
    },

    async unsay(tableId, seats) {
      const rows = await sql.all(`select number, ${sql.text('body')} from chat where table_id = $1`, [tableId]);
      for (const row of rows) {
        const { seat } = parsed<Pick<ChatLine, 'seat'>>(row);
        if (typeof seat === 'number' && seats.includes(seat))
          await sql.all('delete from chat where table_id = $1 and number = $2', [tableId, Number(row.number)]);
      }
    },

    async chat(tableId, since, most) {
      const rows = await sql.all(linesSince, [tableId, since, most]);
      return rows.map(row => ({ ...parsed<Omit<ChatLine, 'number'>>(row), number: Number(row.number) })).reverse();
    },
  };
}

/** What is done at tables. */
function deedsIn(sql: Sql, group: GroupCommit<Appending, boolean | undefined>): DeedStore {
  const fileOfTable = `select ${fileColumns(sql)} from tables where id = $1`;
  const deedsSince = `select ${sql.text('body')} from deeds where table_id = $1 and number > $2 order by number`;
  const since = async (id: string, number: number, known = number): Promise<readonly Deed[]> => {
    try {
      return deedsOf(await sql.all(deedsSince, [id, number]));
    } catch (error) {
      throw isDamage(error) ? new TableDamage(number, known) : error;
    }
  };
  return {
    async load(id) {
      // The row is read first: what is done meanwhile is more than it says, never less.
      const [row] = await sql.all(fileOfTable, [id]);
      if (!row || String(row.stage) === 'gathering') return undefined;
      const loaded = loadedOf(row, await since(id, 0, Number(row.number)));
      if (!loaded) throw new TableDamage(0, Number(row.number));
      return loaded;
    },

    since: (id, number) => since(id, number),

    async append(id, deed, wake) {
      const appending: Appending = {
        tableId: id,
        number: deed.number,
        key: deed.key,
        body: JSON.stringify(deed),
        due: wake.at,
        stage: wake.isOver ? 'over' : 'playing',
        at: deed.at,
      };
      // Only who wants something of a busy table waits for it, not everybody in the group.
      const isKept = (await group.add(appending)) ?? (await sql.append([appending], 'waiting'))[0];
      return isKept ? 'kept' : 'taken';
    },
  };
}
