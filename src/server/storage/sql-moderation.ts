import type { KeptReport } from './records.ts';
import { parsed } from './rows.ts';
import type { Sql } from './sql.ts';
import type { ModerationStore } from './store.ts';

/** Reports and bans. */
export function moderationIn(sql: Sql): ModerationStore {
  return {
    async addReport(report) {
      const { id, table, by, against, about, at } = report;
      const rows = await sql.all(
        `insert into reports (id, table_id, by_session, against_session, about, at, body) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict do nothing returning ${sql.text('id')}`,
        [id, table, by, against, about, at, JSON.stringify(report)],
      );
      return rows.length > 0;
    },

    async reports(most) {
      const rows = await sql.all(`select ${sql.text('body')} from reports order by at desc, id limit $1`, [most]);
      return rows.map(row => parsed<KeptReport>(row));
    },

    async ban(sessionId, until) {
      await sql.all('insert into bans values ($1, $2) on conflict (session_id) do update set until = $2', [sessionId, until]);
    },

    async unban(sessionId) {
      return (await sql.all('delete from bans where session_id = $1 returning until', [sessionId])).length > 0;
    },
  };
}
