import type { Orders } from '../../host/index.ts';
import { parsed } from './rows.ts';
import type { Sql } from './sql.ts';
import type { OrdersStore } from './store.ts';

/** Orders of seats, each for the session that gave them. */
export function ordersIn(sql: Sql): OrdersStore {
  return {
    async keepOrders(tableId, { session, orders }, seen) {
      await sql.all(
        `insert into orders values ($1, $2, $3, $4, $5)
         on conflict (table_id, seat) do update set session_id = $3, seen = $4, body = $5`,
        [tableId, orders.seat, session, seen, JSON.stringify(orders)],
      );
    },

    async ordersAt(tableId) {
      const columns = `${sql.text('session_id')}, ${sql.text('body')}`;
      const rows = await sql.all(`select ${columns} from orders where table_id = $1 order by seat`, [tableId]);
      return rows.map(row => ({ session: String(row.session_id), orders: parsed<Orders>(row) }));
    },

    async dropOrders(tableId, seat, session) {
      await sql.all('delete from orders where table_id = $1 and seat = $2 and session_id = $3', [tableId, seat, session]);
    },

    async noteOrders(tableId, seen) {
      await sql.all('update orders set seen = $2 where table_id = $1 and seen < $2', [tableId, seen]);
    },

    async unseenOrders(most) {
      const rows = await sql.all(
        `select distinct ${sql.text('o.table_id')} from orders o join tables t on t.id = o.table_id where t.number > o.seen limit $1`,
        [most],
      );
      return rows.map(row => String(row.table_id));
    },
  };
}
