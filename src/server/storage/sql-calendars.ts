import type { Sql } from './sql.ts';
import type { AppointmentStore, CalendarStore } from './store.ts';

/** Addresses of calendars, and when people are reminded of evenings and club dates. */
export function calendarsIn(sql: Sql): CalendarStore & AppointmentStore {
  return {
    async addCalendar(hash, sessionId, at, most) {
      await sql.together([
        { text: 'insert into calendars values ($1, $2, $3)', values: [hash, sessionId, at] },
        {
          text: `delete from calendars where session_id = $1 and hash not in
            (select hash from calendars where session_id = $1 order by made desc, hash limit $2)`,
          values: [sessionId, most],
        },
      ]);
    },

    async calendarOf(hash) {
      const [row] = await sql.all('select session_id from calendars where hash = $1', [hash]);
      return row && String(row.session_id);
    },

    async endCalendars(sessionId) {
      await sql.all('delete from calendars where session_id = $1', [sessionId]);
    },

    async setAppointment(about, due) {
      if (due === null) await sql.all('delete from appointments where about = $1', [about]);
      else await sql.all('insert into appointments values ($1, $2) on conflict (about) do update set due = $2', [about, due]);
    },

    async takeAppointments(now, most) {
      const due = `select about from appointments where due <= $1 order by due limit $2 ${sql.skipLocked}`;
      const rows = await sql.all(`delete from appointments where about in (${due}) returning ${sql.text('about')}`, [now, most]);
      return rows.map(row => String(row.about));
    },
  };
}
