import type { SessionBody } from './records.ts';
import { parsed } from './rows.ts';
import type { Sql } from './sql.ts';
import type { ReminderStore } from './store.ts';

/** Who is reminded of the Daily Tour. */
export function remindersIn(sql: Sql): ReminderStore {
  return {
    async setReminder(sessionId, hour) {
      await sql.all('update sessions set remind = $2 where id = $1', [sessionId, hour]);
    },

    async takeReminders(hour, date, most) {
      const due = 'from sessions where remind = $1 and (reminded is null or reminded < $2) limit $3';
      const rows = await sql.all(
        `update sessions set reminded = $2 where id in (select id ${due} ${sql.skipLocked}) returning ${sql.text('body')}`,
        [hour, date, most],
      );
      return rows.map(row => parsed<SessionBody>(row));
    },
  };
}
