import type pg from 'pg';
import { type Connections, openConnections, transaction } from './connections.ts';
import { migrate } from './migrate.ts';
import type { Appending, Row, Sql, Statement, Value } from './sql.ts';

/** Two processes that wait for each other: the database ends one, which tries again. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/** A table is locked before its deed is written, in one order everywhere; `unless` says what to do about one that somebody else has locked. */
const append = (unless: 'skip locked' | '') => `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::text[], $7::float8[])
      as g(table_id, number, key, body, due, stage, at)
  ), free as (
    select id from tables where id = any($1) order by id for no key update ${unless}
  ), kept as (
    insert into deeds (table_id, number, key, body)
    select table_id, number, key, body from given where table_id in (select id from free)
    on conflict do nothing returning table_id, number, key
  ), touched as (
    update tables t set number = g.number, touched = g.at,
      due = case when t.stage = 'over' then null else g.due end,
      ended = case when g.stage = 'over' then coalesce(t.ended, g.at) else t.ended end,
      stage = case when t.stage = 'over' then t.stage else g.stage end
    from given g join kept k on k.table_id = g.table_id and k.number = g.number and k.key = g.key
    where t.id = g.table_id
  ), ended as (
    update places p set is_over = 1
    from given g join kept k on k.table_id = g.table_id and k.number = g.number and k.key = g.key
    where p.table_id = g.table_id and g.stage = 'over'
  )
  select f.id, k.key from free f left join kept k on k.table_id = f.id`;
const APPEND = { now: append('skip locked'), waiting: append('') };

/** In one statement: a process that stops in the middle leaves nothing locked. */
const SAY = `
  with counted as (update tables set said = said + 1 where id = $1 returning id, said)
  insert into chat (table_id, number, body, session_id) select id, said, $2, $3 from counted returning number`;

/** Opens a PostgreSQL database; `patience` is how long a statement may take, in ms. */
export async function openPostgres(url: string, patience: number, report: (error: unknown) => void): Promise<Sql> {
  await migrate(url);
  return new Postgres(openConnections(url, patience, report));
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

  async append(deeds: readonly Appending[], when: 'now' | 'waiting'): Promise<readonly (boolean | undefined)[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.appendOnce(deeds, when);
      } catch (error) {
        const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
        if (!isDeadlock || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async say(tableId: string, body: string, sessionId: string | null): Promise<number | undefined> {
    const [row] = await this.all(SAY, [tableId, body, sessionId]);
    return row && Number(row.number);
  }

  text(column: string): string {
    return column;
  }

  /** An array, unlike a sub-select, is taken for short: the rows are looked up one by one. */
  inBody(name: string): string {
    return `(body::json ->> '${name}')`;
  }

  isOneOf(parameter: string): string {
    return `= any(array(select json_array_elements_text(${parameter}::json)))`;
  }

  rowsOf(parameter: string, name: string, columns: Readonly<Record<string, 'text' | 'number'>>): string {
    const typed = Object.entries(columns).map(([column, kind]) => `${column} ${kind === 'text' ? 'text' : 'float8'}`);
    return `json_to_recordset(${parameter}::json) as ${name}(${typed.join(', ')})`;
  }

  besidesLast(): string {
    return '';
  }

  async now(): Promise<number> {
    const [row] = await this.all('select round(extract(epoch from clock_timestamp()) * 1000)::float8 as now');
    return Number(row?.now);
  }

  abandon(): void {
    this.connections.abandon();
  }

  async close(): Promise<void> {
    await this.connections.close();
  }

  private async appendOnce(deeds: readonly Appending[], when: 'now' | 'waiting'): Promise<readonly (boolean | undefined)[]> {
    const column = <K extends keyof Appending>(name: K) => deeds.map(deed => deed[name]);
    const values = [column('tableId'), column('number'), column('key'), column('body'), column('due'), column('stage'), column('at')];
    const { rows } = await this.pool.query<{ id: string; key: string | null }>({ name: `append ${when}`, text: APPEND[when], values });
    const free = new Set(rows.map(({ id }) => id));
    const kept = new Set(rows.map(({ id, key }) => `${id} ${key}`));
    return deeds.map(({ tableId, key }) => (free.has(tableId) ? kept.has(`${tableId} ${key}`) : undefined));
  }

  /** A statement with a name is planned once. */
  private nameOf(text: string): string {
    const name = this.names.get(text) ?? `s${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
