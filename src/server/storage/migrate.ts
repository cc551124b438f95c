import pg from 'pg';
import { STEPS, stepsFrom } from './schema.ts';

/** The advisory lock that a process holds while it migrates; any number will do that all processes share. */
const MIGRATION_LOCK = 7_238_401;
const CONNECTING = 5000;
/** Whatever the database or its user has set: a step may take as long as it needs, and whoever waits for it too. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Brings a PostgreSQL up to date, on a connection of its own; one process at a time. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING, keepAlive: true });
  // A connection that breaks is told by the statement that needs it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(PATIENT);
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query('create table if not exists meta (key text primary key, value text not null)');
    const { rows } = await client.query<{ value: string }>("select value from meta where key = 'schema'");
    const steps = stepsFrom(Number(rows[0]?.value ?? 0));
    for (const step of steps) await client.query(step);
    const keep = "insert into meta values ('schema', $1) on conflict (key) do update set value = $1";
    if (steps.length > 0) await client.query(keep, [String(STEPS.length)]);
    await client.query('commit');
  } finally {
    // What was begun and not committed is forgotten with the connection.
    await client.end();
  }
}
