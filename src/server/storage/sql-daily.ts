import type { LoadedTable } from '../../host/index.ts';
import type { DailyAttempt } from './records.ts';
import { deedsOf, loadedOf } from './rows.ts';
import { fileColumns, type Row, type Sql } from './sql.ts';
import type { DailyStore } from './store.ts';
import { isDamage } from './trouble.ts';

/** The attempts at the Daily Tour that count. */
export function dailyIn(sql: Sql): DailyStore {
  const found = async ({ date, game }: { date: string; game: string }, sessionId: string) => {
    const [row] = await sql.all(
      'select table_id, score, won, ended from daily_attempts where date = $1 and game = $2 and session_id = $3',
      [date, game, sessionId],
    );
    return row && attemptOf(row);
  };
  const deedsOfTables = `select ${sql.text('table_id')}, ${sql.text('body')} from deeds
    where table_id ${sql.isOneOf('$1')} order by table_id, number`;
  return {
    async beginAttempt(tour, sessionId, tableId) {
      await sql.all(
        'insert into daily_attempts (date, game, session_id, table_id) values ($1, $2, $3, $4) on conflict (date, game, session_id) do nothing',
        [tour.date, tour.game, sessionId, tableId],
      );
      return (await found(tour, sessionId))?.tableId ?? tableId;
    },

    attempt: found,

    async unsettled({ date, game }, most) {
      const rows = await sql.all(
        `select ${sql.text('a.session_id')}, ${sql.text('a.table_id')} from daily_attempts a join tables t on t.id = a.table_id
         where a.date = $1 and a.game = $2 and a.ended is null and t.stage = 'over' limit $3`,
        [date, game, most],
      );
      return new Map(rows.map(row => [String(row.session_id), String(row.table_id)]));
    },

    async attempted(ids) {
      try {
        const values = [JSON.stringify(ids)];
        const files = await sql.all(`select ${sql.text('id')}, ${fileColumns(sql)} from tables where id ${sql.isOneOf('$1')}`, values);
        return loadedIn(files, await sql.all(deedsOfTables, values));
      } catch (error) {
        if (isDamage(error)) return new Map();
        throw error;
      }
    },

    async settle({ date, game }, results) {
      if (results.size === 0) return;
      // By the list of people an embedded database finds the rows; without it, it would compare all of the day with all results.
      const given = [...results].map(([person, { score, isWon, at }]) => ({ person, score, won: isWon ? 1 : 0, at }));
      await sql.all(
        `update daily_attempts set score = given.score, won = given.won, ended = given.at
         from ${sql.rowsOf('$3', 'given', { person: 'text', score: 'number', won: 'number', at: 'number' })}
         where date = $1 and game = $2 and session_id ${sql.isOneOf('$4')} and session_id = given.person`,
        [date, game, JSON.stringify(given), JSON.stringify([...results.keys()])],
      );
    },

    async dailyCounts({ date, game }, inTime) {
      const [all] = await sql.all('select count(*) as begun from daily_attempts where date = $1 and game = $2', [date, game]);
      const rows = await sql.all(
        `select score, count(*) as count, sum(won) as won from daily_attempts
         where date = $1 and game = $2 and ended <= $3 group by score order by score`,
        [date, game, inTime],
      );
      return {
        begun: Number(all?.begun ?? 0),
        won: rows.reduce((sum, row) => sum + Number(row.won), 0),
        scores: rows.map(row => ({ score: Number(row.score), count: Number(row.count) })),
      };
    },

    async daysPlayed(sessionId, since) {
      const rows = await sql.all('select distinct date from daily_attempts where session_id = $1 and date >= $2 and ended is not null', [
        sessionId,
        since,
      ]);
      return rows.map(row => String(row.date));
    },

    async bestOf({ date, game }, inTime) {
      const [row] = await sql.all(
        `select table_id from daily_attempts where date = $1 and game = $2 and ended <= $3
         order by won desc, score desc, ended limit 1`,
        [date, game, inTime],
      );
      return row && String(row.table_id);
    },
  };
}

/** The tables of these rows with their deeds, by their ids. */
function loadedIn(files: readonly Row[], rows: readonly Row[]): ReadonlyMap<string, LoadedTable> {
  const deeds = new Map(files.map(({ id }): [string, Row[]] => [String(id), []]));
  for (const row of rows) deeds.get(String(row.table_id))?.push(row);
  return new Map(
    files.flatMap(file => {
      const id = String(file.id);
      const loaded = loadedOf(file, deedsOf(deeds.get(id) ?? []));
      return loaded ? [[id, loaded] as const] : [];
    }),
  );
}

function attemptOf({ table_id, score, won, ended }: Row): DailyAttempt {
  const tableId = String(table_id);
  return ended === null ? { tableId } : { tableId, result: { score: Number(score), isWon: Number(won) === 1, at: Number(ended) } };
}
