import type { Sql } from './sql.ts';
import type { DigestStore } from './store.ts';

const DAY = 86_400_000;

/** Who is told once a day. */
export function digestsIn(sql: Sql): DigestStore {
  return {
    async setDigest(sessionId, due) {
      if (due === null) await sql.all('delete from digests where session_id = $1', [sessionId]);
      else await sql.all('insert into digests values ($1, $2) on conflict (session_id) do update set due = $2', [sessionId, due]);
    },

    async takeDigests(now, most) {
      // A day that was missed while nothing ran is not made up for.
      const rows = await sql.all(
        `update digests set due = due + ${DAY} * (1 + floor(($1 - due) / ${DAY}))
         where session_id in (select session_id from digests where due <= $1 order by due limit $2 ${sql.skipLocked}) and due <= $1
         returning ${sql.text('session_id')}`,
        [now, most],
      );
      return rows.map(row => String(row.session_id));
    },
  };
}
