import type { DailyAttempt } from './records.ts';
import type { Row, Sql } from './sql.ts';
import type { DailyStore } from './store.ts';

/** The attempts at the Daily Tour that count. */
export function dailyIn(sql: Sql): DailyStore {
  const found = async ({ date, game }: { date: string; game: string }, sessionId: string) => {
    const [row] = await sql.all(
      'select table_id, score, won, ended from daily_attempts where date = $1 and game = $2 and session_id = $3',
      [date, game, sessionId],
    );
    return row && attemptOf(row);
  };
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
        `select ${sql.text('a.table_id')} from daily_attempts a join tables t on t.id = a.table_id
         where a.date = $1 and a.game = $2 and a.ended is null and t.stage = 'over' limit $3`,
        [date, game, most],
      );
      return rows.map(row => String(row.table_id));
    },

    async settle({ date, game }, results) {
      const text = 'update daily_attempts set score = $4, won = $5, ended = $6 where date = $1 and game = $2 and table_id = $3';
      await sql.together(
        [...results].map(([tableId, { score, isWon, at }]) => ({ text, values: [date, game, tableId, score, isWon ? 1 : 0, at] })),
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

function attemptOf({ table_id, score, won, ended }: Row): DailyAttempt {
  const tableId = String(table_id);
  return ended === null ? { tableId } : { tableId, result: { score: Number(score), isWon: Number(won) === 1, at: Number(ended) } };
}
