import type { RatedResult } from '../../ratings/index.ts';
import { endedIn, parsed } from './rows.ts';
import { fileColumns, type Sql } from './sql.ts';
import type { RatedStore } from './store.ts';

/** Results that change ratings. */
export function ratedIn(sql: Sql): RatedStore {
  return {
    async beginRated(tableId, game) {
      await sql.all('insert into rated_matches (table_id, game) values ($1, $2) on conflict (table_id) do nothing', [tableId, game]);
    },

    async unnotedRated(game, most) {
      const rows = await sql.all(
        `select ${fileColumns(sql, 't.')}, d.body as deed
         from rated_matches r join tables t on t.id = r.table_id join deeds d on d.table_id = t.id and d.number = t.number
         where r.game = $1 and r.noted is null and t.stage = 'over' limit $2`,
        [game, most],
      );
      return endedIn(rows);
    },

    async noteRated(tableId, result, at) {
      await sql.all('update rated_matches set noted = $2, body = $3 where table_id = $1 and noted is null', [
        tableId,
        at,
        JSON.stringify(result),
      ]);
    },

    async ratedResults(game, from) {
      const rows = await sql.all(
        `select ${sql.text('body')} from rated_matches where game = $1 and noted is not null order by noted, table_id limit 1000000 offset $2`,
        [game, from],
      );
      return rows.map(row => parsed<RatedResult>(row));
    },
  };
}
