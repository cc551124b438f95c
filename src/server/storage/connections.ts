import pg from 'pg';

const MOST = 8;
/** How long a connection may take to be made, in ms. */
const CONNECTING = 5000;
/** How much longer than the database itself this side waits for an answer, in ms: then the connection is silent. */
const GRACE = 2000;
/** How long a statement waits for a row that somebody else changes, in ms. */
const LOCK_PATIENCE = 2000;
/** How long a connection that is closed may take to say goodbye, in ms. */
const GOODBYE = 1000;

/** Connections to a PostgreSQL, none of which is waited for without an end. */
export interface Connections {
  readonly pool: pg.Pool;
  /** Cuts every connection: what is not answered yet fails at once. */
  abandon(): void;
  close(): Promise<void>;
}

/** `patience` is how long a statement may take, in ms; `report` hears of connections that break while nobody uses them. */
export function openConnections(url: string, patience: number, report: (error: unknown) => void): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    statement_timeout: patience,
    query_timeout: patience + GRACE,
    lock_timeout: Math.min(LOCK_PATIENCE, patience),
    // A process that is frozen within a transaction keeps its rows from the others no longer than this.
    idle_in_transaction_session_timeout: patience,
  });
  const clients = new Set<pg.PoolClient>();
  pool.on('error', report);
  pool.on('connect', client => clients.add(client));
  pool.on('remove', client => clients.delete(client));
  const cut = () => {
    for (const client of clients) client.connection.stream.destroy();
  };
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= pool.end();
    return ended;
  };
  return {
    pool,
    abandon() {
      end().catch(report);
      cut();
    },
    async close() {
      await end();
      setTimeout(cut, GOODBYE).unref();
    },
  };
}

/** Everything or nothing. */
export async function transaction<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  const fail = () => {
    isBroken = true;
  };
  client.on('error', fail);
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // Only a database that answers can be asked to forget what was begun; without an answer the connection goes.
    if (error instanceof pg.DatabaseError) await client.query('rollback').catch(fail);
    else fail();
    throw error;
  } finally {
    client.off('error', fail);
    client.release(isBroken);
  }
}
