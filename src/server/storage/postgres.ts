import type pg from 'pg';
import { type Connections, openConnections, transaction } from './connections.ts';
import { STEPS, stepsFrom } from './schema.ts';
import type { Appending, Row, Sql, Statement, Value } from './sql.ts';

/** The advisory lock that a process holds while it migrates; any number will do that all processes share. */
const MIGRATION_LOCK = 7_238_401;
/** Two processes that wait for each other: the database ends one, which tries again. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::text[], $7::float8[])
      as g(table_id, number, key, body, due, stage, at)
    order by table_id
  ), kept as (
    insert into deeds (table_id, number, key, body) select table_id, number, key, body from given
    on conflict do nothing returning table_id, number, key
  ), touched as (
    update tables t set number = g.number, due = g.due, stage = g.stage, touched = g.at
    from given g join kept k on k.table_id = g.table_id and k.number = g.number and k.key = g.key
    where t.id = g.table_id
  )
  select table_id, key from kept`;

/** Opens a PostgreSQL database; `patience` is how long a statement may take, in ms. */
export async function openPostgres(url: string, patience: number, report: (error: unknown) => void): Promise<Sql> {
  const connections = openConnections(url, patience, report);
  try {
    await migrate(connections.pool);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return new Postgres(connections);
}

async function migrate(pool: pg.Pool): Promise<void> {
  await transaction(pool, async client => {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query('create table if not exists meta (key text primary key, value text not null)');
    const { rows } = await client.query<{ value: string }>("select value from meta where key = 'schema'");
    const steps = stepsFrom(Number(rows[0]?.value ?? 0));
    for (const step of steps) await client.query(step);
    const keep = "insert into meta values ('schema', $1) on conflict (key) do update set value = $1";
    if (steps.length > 0) await client.query(keep, [String(STEPS.length)]);
  });
}

class Postgres implements Sql {
  readonly skipLocked = 'for update skip locked';
  private readonly names = new Map<string, string>();

  private readonly pool: pg.Pool;

  constructor(private readonly connections: Connections) {
    this.pool = connections.pool;
  }

  async all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Row>({ name: this.nameOf(text), text, values: [...values] })).rows;
  }

  async together(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return transaction(this.pool, async client => {
      const results: (readonly Row[])[] = [];
      for (const { text, values } of statements)
        results.push((await client.query<Row>({ name: this.nameOf(text), text, values: [...values] })).rows);
      return results;
    });
  }

  async append(deeds: readonly Appending[]): Promise<readonly boolean[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.appendOnce(deeds);
      } catch (error) {
        const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
        if (!isDeadlock || attempt === ATTEMPTS) throw error;
      }
    }
  }

  listed(parameter: string): string {
    return `(select json_array_elements_text(${parameter}::json))`;
  }

  abandon(): void {
    this.connections.abandon();
  }

  async close(): Promise<void> {
    await this.connections.close();
  }

  private async appendOnce(deeds: readonly Appending[]): Promise<readonly boolean[]> {
    const column = <K extends keyof Appending>(name: K) => deeds.map(deed => deed[name]);
    const values = [column('tableId'), column('number'), column('key'), column('body'), column('due'), column('stage'), column('at')];
    const { rows } = await this.pool.query<{ table_id: string; key: string }>({ name: 'append', text: APPEND, values });
    const kept = new Set(rows.map(row => `${row.table_id} ${row.key}`));
    return deeds.map(({ tableId, key }) => kept.has(`${tableId} ${key}`));
  }

  /** A statement with a name is planned once. */
  private nameOf(text: string): string {
    const name = this.names.get(text) ?? `s${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
