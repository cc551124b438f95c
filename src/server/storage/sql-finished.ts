import type { SessionBody, TableBody, TourKey } from './records.ts';
import { filesOf, parsed } from './rows.ts';
import { fileColumns, type Sql } from './sql.ts';
import type { FinishedStore } from './store.ts';

/** Everything that belongs to a table, in the order in which it is deleted: the table last, so that a look finds it whole or not at all. */
const BELONGING = ['deeds', 'chat', 'reports', 'places', 'codes'];

/** Matches that are over, and what is deleted after a while. */
export function finishedIn(sql: Sql): FinishedStore {
  return {
    async finished(from, to, after, most) {
      const rows = await sql.all(
        `select ${fileColumns(sql)}, ended from tables where ended >= $1 and ended < $2 and id > $3 order by id limit $4`,
        [from, to, after, most],
      );
      const found = rows.flatMap(row => filesOf([row]).map(({ body }) => ({ body, ended: Number(row.ended) })));
      const people = await peopleAt(
        sql,
        found.map(({ body }) => body.id),
      );
      return found.map(({ body, ended }) => ({ body, ended, people: people.get(body.id) ?? [] }));
    },

    async unsettledTours(before) {
      const rows = await sql.all(
        `select distinct a.date, a.game from daily_attempts a join tables t on t.id = a.table_id
         where a.ended is null and t.ended < $1 limit 1000`,
        [before],
      );
      return rows.map(({ date, game }): TourKey => ({ date: String(date), game: String(game) }));
    },

    async dropTables(before, most, hopeless = []) {
      // What a result still follows from waits until the result is noted.
      const isNeeded = `exists (select 1 from rated_matches r where r.table_id = tables.id and r.noted is null)
        or id in (select table_id from daily_attempts where ended is null)`;
      const over = `select ${sql.text('id')} from tables where ended < $1 and (id ${sql.isOneOf('$3')} or not (${isNeeded}))
        ${sql.besidesLast('id')} order by ended limit $2`;
      const vain = `select ${sql.text('id')} from tables where stage = 'gathering' and gathered < $1 order by gathered limit $2`;
      const rows = [...(await sql.all(over, [before, most, JSON.stringify(hopeless)])), ...(await sql.all(vain, [before, most]))];
      const ids = rows.map(row => String(row.id));
      if (ids.length === 0) return ids;
      const values = [JSON.stringify(ids)];
      await sql.together([
        ...BELONGING.map(table => ({ text: `delete from ${table} where table_id ${sql.isOneOf('$1')}`, values })),
        { text: `delete from tables where id ${sql.isOneOf('$1')}`, values },
      ]);
      return ids;
    },

    async dropReports(before) {
      await sql.all('delete from reports where at < $1', [before]);
    },

    async idleSessions(before, now, most) {
      // Of sessions from before this was noted, time is counted from now on.
      await sql.all('update sessions set seen = $1 where seen = 0', [now]);
      const rows = await sql.all(
        `select ${sql.text('body')} from sessions s where seen < $1 and not exists (
           select 1 from places p join tables t on t.id = p.table_id where p.session_id = s.id and t.stage = 'playing'
         ) limit $2`,
        [before, most],
      );
      return rows.map(row => parsed<SessionBody>(row));
    },
  };
}

/** All who ever held a seat, by their tables. */
async function peopleAt(sql: Sql, ids: readonly TableBody['id'][]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql.all(`select table_id, session_id from places where table_id ${sql.isOneOf('$1')}`, [JSON.stringify(ids)]);
  const people = new Map<string, string[]>();
  for (const { table_id, session_id } of rows) {
    const known = people.get(String(table_id)) ?? [];
    people.set(String(table_id), [...known, String(session_id)]);
  }
  return people;
}
