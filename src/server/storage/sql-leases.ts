import type { Row, Sql } from './sql.ts';
import type { LeaseStore } from './store.ts';

/** Which tables are due, and which process works at them. */
export function leasesIn(sql: Sql): LeaseStore {
  /** The leases that were given here, until when, and to whom. */
  const leases = new Map<string, { readonly by: string; readonly until: number }>();
  /** Remembers leases, so that they are given back without a search. */
  const leased = (rows: readonly Row[], by: string, now: number, until: number): readonly string[] => {
    for (const [id, lease] of leases) if (lease.until < now) leases.delete(id);
    const ids = rows.map(row => String(row.id));
    for (const id of ids) leases.set(id, { by, until });
    return ids;
  };
  return {
    async claimDue(by, now, until, most) {
      const due = 'from tables where due <= $1 and (lease_until < $1 or lease_by = $2) order by due limit $3';
      // Looking costs no lock and no write; most of the time nothing is due, or a lease is still good for a while.
      const rows = await sql.all(`select ${sql.text('id')}, ${sql.text('lease_by')}, lease_until ${due}`, [now, by, most]);
      const held = rows.filter(row => row.lease_by === by && Number(row.lease_until) > (now + until) / 2).map(row => String(row.id));
      if (held.length === rows.length) return held;
      const taken = await sql.all(
        `update tables set lease_by = $2, lease_until = $4 where id in (select id ${due} ${sql.skipLocked}) returning ${sql.text('id')}`,
        [now, by, most, until],
      );
      return leased(taken, by, now, until);
    },

    async lease(ids, by, now, until) {
      const rows = await sql.all(
        `update tables set lease_by = $2, lease_until = $4
         where id ${sql.isOneOf('$1')} and (lease_by = $2 or lease_until < $3) returning ${sql.text('id')}`,
        [JSON.stringify(ids), by, now, until],
      );
      return leased(rows, by, now, until);
    },

    async release(by, now) {
      const ids = [...leases].filter(([, lease]) => lease.by === by).map(([id]) => id);
      for (const id of ids) leases.delete(id);
      await sql.all(
        `update tables set lease_by = null, lease_until = 0, due = case when due > $3 then $3 else due end
         where id ${sql.isOneOf('$2')} and lease_by = $1`,
        [by, JSON.stringify(ids), now],
      );
    },

    async setDue(tableId, number, due) {
      await sql.all('update tables set due = $3 where id = $1 and number = $2', [tableId, number, due]);
    },

    async postpone(tableId, now, until) {
      await sql.all('update tables set due = $3 where id = $1 and due <= $2', [tableId, now, until]);
    },
  };
}
