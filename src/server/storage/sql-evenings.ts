import { type Evening, resultsIn } from '../../evenings/index.ts';
import { parsed, readable } from './rows.ts';
import type { Sql, Statement } from './sql.ts';
import type { EveningStore } from './store.ts';

/** Small tournaments. */
export function eveningsIn(sql: Sql): EveningStore {
  const body = sql.text('e.body');
  return {
    async addEvening(evening, at, due) {
      await sql.together([
        {
          text: 'insert into evenings values ($1, 1, $2, 0, 0, $3, $4, $5, $6)',
          values: [evening.id, evening.stage, due, at, evening.club ?? null, JSON.stringify(evening)],
        },
        ...placesIn(evening, at),
      ]);
    },

    async evening(id) {
      const [row] = await sql.all(`select rev, ${body} from evenings e where id = $1`, [id]);
      return row && { body: parsed<Evening>(row), rev: Number(row.rev) };
    },

    async changeEvening(evening, rev, at, due) {
      // A place that is one too many is passed over by whoever looks; none is ever missing.
      await sql.together(placesIn(evening, at));
      const [changed] = await sql.all(
        `update evenings set rev = rev + 1, stage = $3, round = $4, settled = $5, due = $6, touched = $7, club_id = $8, body = $9
         where id = $1 and rev = $2 returning rev`,
        [evening.id, rev, evening.stage, evening.rounds.length, resultsIn(evening), due, at, evening.club ?? null, JSON.stringify(evening)],
      );
      return changed !== undefined;
    },

    async eveningsOf(sessionId, most) {
      const rows = await sql.all(
        `select ${body} from evening_places p join evenings e on e.id = p.evening_id
         where p.session_id = $1 order by e.touched desc limit $2`,
        [sessionId, most],
      );
      return readable(rows, row => parsed<Evening>(row));
    },

    async eveningsFor(clubId, most) {
      const rows = await sql.all(`select ${body} from evenings e where club_id = $1 order by touched desc limit $2`, [clubId, most]);
      return readable(rows, row => parsed<Evening>(row));
    },

    async noteAtEvening(eveningId, sessionId, at) {
      await sql.all('update evening_places set seen = $3 where evening_id = $1 and session_id = $2', [eveningId, sessionId, at]);
    },

    async lastSeen(eveningId) {
      const rows = await sql.all('select session_id, seen from evening_places where evening_id = $1', [eveningId]);
      return new Map(rows.map(row => [String(row.session_id), Number(row.seen)]));
    },

    async noteTables(eveningId, round, tableIds) {
      await sql.together(
        tableIds.map(id => ({
          text: 'insert into evening_tables values ($1, $2, $3) on conflict do nothing',
          values: [eveningId, round, id],
        })),
      );
    },

    async dueEvenings(now, most) {
      const over = `select count(*) from evening_tables x join tables t on t.id = x.table_id
        where x.evening_id = e.id and x.round = e.round and t.stage = 'over'`;
      const rows = await sql.all(
        `select ${sql.text('id')} from evenings where due <= $1
         union select ${sql.text('e.id')} from evenings e where e.stage = 'playing' and e.settled < (${over}) limit $2`,
        [now, most],
      );
      return rows.map(row => String(row.id));
    },

    async tablesOver(eveningId, round) {
      const rows = await sql.all(
        `select x.table_id from evening_tables x join tables t on t.id = x.table_id
         where x.evening_id = $1 and x.round = $2 and t.stage = 'over'`,
        [eveningId, round],
      );
      return rows.map(row => String(row.table_id));
    },
  };
}

function placesIn({ id, host, players }: Evening, at: number): Statement[] {
  const sessions = new Set([host, ...players.map(({ session }) => session)]);
  return [...sessions].flatMap(session =>
    session === null ? [] : [{ text: 'insert into evening_places values ($1, $2, $3) on conflict do nothing', values: [session, id, at] }],
  );
}
