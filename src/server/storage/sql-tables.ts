import { TableDamage } from '../../host/index.ts';
import type { ListedBodies } from './listed-bodies.ts';
import type { ListedFile, TableBody } from './records.ts';
import { deedsOf, filesOf } from './rows.ts';
import { fileColumns, type Row, type Sql, type Statement } from './sql.ts';
import type { TableStore } from './store.ts';

/** The latest tables of the lobby, among which its hosts take turns. */
const MOST_LISTED = 2000;

/** Tables, who sits at them, and the lobby. */
export function tablesIn(sql: Sql, listed: ListedBodies): TableStore {
  const fileOfTable = `select ${fileColumns(sql)} from tables where id = $1`;
  return {
    async addTable(body, at) {
      const values = [body.id, body.listed ? 1 : 0, at, JSON.stringify(body)];
      await sql.together([
        {
          text: `insert into tables (id, rev, stage, listed, number, said, lease_until, touched, body, gathered)
            values ($1, 1, 'gathering', $2, 0, 0, 0, $3, $4, $3)`,
          values,
        },
        ...(body.code === undefined
          ? []
          : [{ text: 'insert into codes values ($1, $2) on conflict (code) do update set table_id = $2', values: [body.code, body.id] }]),
        ...placesOf(body, at),
      ]);
    },

    async tableOfCode(code) {
      const [row] = await sql.all('select table_id from codes where code = $1', [code]);
      return row && String(row.table_id);
    },

    async table(id) {
      const [row] = await sql.all(fileOfTable, [id]);
      const [file] = row ? filesOf([row]) : [];
      if (row && !file) throw new TableDamage(0, Number(row.number));
      return file;
    },

    async changeTable(body, rev, at, stage) {
      // A place that is one too many is passed over by whoever looks for tables; none is ever missing.
      await sql.together(placesOf(body, at));
      const [changed] = await sql.all(
        `update tables set rev = rev + 1, listed = $3, touched = $4, gathered = $4, body = $5,
           stage = coalesce($6, stage), due = case when $6 = 'playing' then $4 when $6 = 'over' then null else due end,
           ended = case when $6 = 'over' then coalesce(ended, $4) else ended end
         where id = $1 and rev = $2 returning rev`,
        [body.id, rev, body.listed ? 1 : 0, at, JSON.stringify(body), stage ?? null],
      );
      if (changed && stage === 'over') await sql.together(closedAt(body.id));
      return changed !== undefined;
    },

    async gathering(most, after) {
      const [nth = 0, gathered = 0, id = ''] = after === undefined ? [] : placeIn(after);
      const rows = await sql.all(
        `select ${sql.text('id')}, rev, ${sql.text('stage')}, nth, gathered
         from (
           select id, rev, stage, gathered,
             row_number() over (partition by ${sql.inBody('host')} order by gathered desc, id) as nth
           from (select * from tables where stage = 'gathering' and listed = 1 order by gathered desc limit $2) latest
         ) ranked
         where nth > $3 or (nth = $3 and (gathered < $4 or (gathered = $4 and id > $5)))
         order by nth, gathered desc, id limit $1`,
        [most + 1, MOST_LISTED, nth, gathered, id],
      );
      const page = rows.slice(0, most);
      const last = rows.length > most ? page.at(-1) : undefined;
      return { files: await listed.filesOf(page), ...(last ? { next: `${last.nth}~${last.gathered}~${last.id}` } : {}) };
    },

    async listedBy(sessionId) {
      const [row] = await sql.all(
        `select count(*) as count from tables where stage = 'gathering' and listed = 1 and ${sql.inBody('host')} = $1`,
        [sessionId],
      );
      return Number(row?.count ?? 0);
    },

    async tablesOf(sessionId, most, which = 'held') {
      const rows = await sql.all(
        `select ${sql.text('t.id')}, t.rev, ${sql.text('t.stage')}, t.touched
         from (select table_id from places where session_id = $1 order by is_over, since desc limit $2) p
         join tables t on t.id = p.table_id order by t.touched desc`,
        [sessionId, most],
      );
      const isOwn = ({ body, stage }: ListedFile) =>
        body.holders.includes(sessionId) ||
        (which === 'left too' && stage === 'playing' && body.leavers?.includes(sessionId)) ||
        which === 'ever';
      const files = (await listed.filesOf(rows)).filter(isOwn);
      // A deed that is damaged hides no table.
      const last = await lastDeeds(
        sql,
        files.map(({ body }) => body.id),
      ).catch(() => []);
      const standings = new Map(last.map(row => [String(row.table_id), deedsOf([row])[0]?.standing]));
      return files.map(({ row, ...file }) => {
        const standing = standings.get(file.body.id);
        return { ...file, touched: Number(row.touched), ...(standing ? { standing } : {}) };
      });
    },

    async hasPlace(sessionId, tableId) {
      const rows = await sql.all('select 1 as one from places where session_id = $1 and table_id = $2', [sessionId, tableId]);
      return rows.length > 0;
    },

    async progress(ids) {
      const rows = await sql.all(`select ${sql.text('id')}, rev, number, said from tables where id ${sql.isOneOf('$1')}`, [
        JSON.stringify(ids),
      ]);
      return rows.map(row => ({ id: String(row.id), rev: Number(row.rev), number: Number(row.number), said: Number(row.said) }));
    },
  };
}

function lastDeeds(sql: Sql, ids: readonly string[]): Promise<readonly Row[]> {
  return sql.all(
    `select ${sql.text('d.table_id')}, ${sql.text('d.body')}
     from tables t join deeds d on d.table_id = t.id and d.number = t.number where t.id ${sql.isOneOf('$1')}`,
    [JSON.stringify(ids)],
  );
}

/** Where a page of the lobby ended: which table of its host, since when it gathers, and its id. */
function placeIn(after: string): [number, number, string] {
  const [nth, gathered, id = ''] = after.split('~');
  return [Number(nth), Number(gathered), id];
}

/** A match that was closed has no result. */
function closedAt(id: string): Statement[] {
  return [
    'update places set is_over = 1 where table_id = $1',
    'delete from rated_matches where table_id = $1 and noted is null',
    'delete from daily_attempts where table_id = $1 and ended is null',
  ].map(text => ({ text, values: [id] }));
}

function placesOf({ id, holders }: TableBody, at: number): Statement[] {
  const sessions = new Set(holders.filter(holder => holder !== null));
  return [...sessions].map(session => ({
    text: 'insert into places (session_id, table_id, since) values ($1, $2, $3) on conflict do nothing',
    values: [session, id, at],
  }));
}
