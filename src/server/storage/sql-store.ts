import { type Deed, type LoadedTable, TableDamage, type Wake } from '../../host/index.ts';
import type { ChatLine, Stage } from '../../protocol/index.ts';
import { GroupCommit } from './group.ts';
import type { Gathering, OwnFile, Progress, SessionBody, TableBody, TableFile } from './records.ts';
import { deedsOf, filesOf, loadedOf, ownFilesOf, parsed } from './rows.ts';
import type { Appending, Row, Sql, Statement, Value } from './sql.ts';
import type { Store } from './store.ts';
import { isDamage } from './trouble.ts';
import { Writing } from './writing.ts';

/** Most deeds of one commit. */
const LARGEST_GROUP = 500;
/** Changes nothing that anybody reads. */
const PROBE = "insert into meta values ('probe', $1) on conflict (key) do update set value = $1";

/** The latest tables of the lobby, among which its hosts take turns. */
const MOST_LISTED = 2000;

/** A store in a database. */
export class SqlStore implements Store {
  /** The leases that were given here, until when, and to whom. */
  private readonly leases = new Map<string, { readonly by: string; readonly until: number }>();
  private readonly deeds: GroupCommit<Appending, boolean | undefined>;
  private readonly writing = new Writing(() => this.sql.all(PROBE, [String(Date.now())]));

  constructor(
    private readonly sql: Sql,
    onCommit: (deeds: number) => void = () => {},
  ) {
    const write = async (group: readonly Appending[]) => {
      try {
        const kept = await sql.append(group, 'now');
        this.writing.worked();
        onCommit(group.length);
        return kept;
      } catch (error) {
        this.writing.failed(error);
        throw error;
      }
    };
    this.deeds = new GroupCommit(write, LARGEST_GROUP);
  }

  async once(name: string, make: () => string): Promise<string> {
    const [known] = await this.sql.all(`select ${this.sql.text('value')} from meta where key = $1`, [name]);
    if (known) return String(known.value);
    await this.sql.all('insert into meta values ($1, $2) on conflict do nothing', [name, make()]);
    return this.once(name, make);
  }

  async addSession(session: SessionBody, recoveryHash: string, tokenHash: string): Promise<void> {
    await this.sql.together([
      { text: 'insert into sessions values ($1, $2, $3)', values: [session.id, recoveryHash, JSON.stringify(session)] },
      { text: 'insert into tokens values ($1, $2)', values: [tokenHash, session.id] },
    ]);
  }

  async addToken(sessionId: string, tokenHash: string): Promise<void> {
    await this.sql.all('insert into tokens values ($1, $2)', [tokenHash, sessionId]);
  }

  async sessionByToken(tokenHash: string): Promise<SessionBody | undefined> {
    return this.oneSession(
      `select ${this.sql.text('s.body')} from tokens t join sessions s on s.id = t.session_id where t.hash = $1`,
      tokenHash,
    );
  }

  async validTokens(tokenHashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.sql.all(`select hash from tokens where hash ${this.sql.isOneOf('$1')}`, [JSON.stringify(tokenHashes)]);
    return rows.map(row => String(row.hash));
  }

  async endTokens(sessionId: string, keptHash: string): Promise<void> {
    await this.sql.all('delete from tokens where session_id = $1 and hash <> $2', [sessionId, keptHash]);
  }

  async takeRecovery(recoveryHash: string, nextHash: string): Promise<SessionBody | undefined> {
    const taken = `update sessions set recovery_hash = $2 where recovery_hash = $1 returning ${this.sql.text('body')}`;
    return this.oneSession(taken, recoveryHash, nextHash);
  }

  async session(id: string): Promise<SessionBody | undefined> {
    return this.oneSession(`select ${this.sql.text('body')} from sessions where id = $1`, id);
  }

  async changeSession(session: SessionBody): Promise<void> {
    await this.sql.all('update sessions set body = $2 where id = $1', [session.id, JSON.stringify(session)]);
  }

  async changeRecovery(sessionId: string, recoveryHash: string): Promise<void> {
    await this.sql.all('update sessions set recovery_hash = $2 where id = $1', [sessionId, recoveryHash]);
  }

  async addTable(body: TableBody, at: number): Promise<void> {
    const values = [body.id, body.listed ? 1 : 0, at, JSON.stringify(body)];
    await this.sql.together([
      {
        text: "insert into tables values ($1, 1, 'gathering', $2, 0, 0, null, null, 0, $3, $4, $3)",
        values,
      },
      ...(body.code === undefined
        ? []
        : [{ text: 'insert into codes values ($1, $2) on conflict (code) do update set table_id = $2', values: [body.code, body.id] }]),
      ...placesOf(body, at),
    ]);
  }

  async tableOfCode(code: string): Promise<string | undefined> {
    const [row] = await this.sql.all('select table_id from codes where code = $1', [code]);
    return row && String(row.table_id);
  }

  async table(id: string): Promise<TableFile | undefined> {
    const [row] = await this.sql.all(`select ${this.file()} from tables where id = $1`, [id]);
    const [file] = row ? filesOf([row]) : [];
    if (row && !file) throw new TableDamage(0, Number(row.number));
    return file;
  }

  async changeTable(body: TableBody, rev: number, at: number, stage?: Stage): Promise<boolean> {
    // A place that is one too many is passed over by whoever looks for tables; none is ever missing.
    await this.sql.together(placesOf(body, at));
    const [changed] = await this.sql.all(
      `update tables set rev = rev + 1, listed = $3, touched = $4, gathered = $4, body = $5,
         stage = coalesce($6, stage), due = case when $6 = 'playing' then $4 else due end
       where id = $1 and rev = $2 returning rev`,
      [body.id, rev, body.listed ? 1 : 0, at, JSON.stringify(body), stage ?? null],
    );
    return changed !== undefined;
  }

  async gathering(most: number, after?: string): Promise<Gathering> {
    const [nth = 0, gathered = 0, id = ''] = after === undefined ? [] : placeIn(after);
    const rows = await this.sql.all(
      `select ${this.file()}, ${this.sql.text('id')}, nth, gathered
       from (
         select id, rev, stage, number, body, gathered,
           row_number() over (partition by ${this.sql.inBody('host')} order by gathered desc, id) as nth
         from (select * from tables where stage = 'gathering' and listed = 1 order by gathered desc limit $2) latest
       ) ranked
       where nth > $3 or (nth = $3 and (gathered < $4 or (gathered = $4 and id > $5)))
       order by nth, gathered desc, id limit $1`,
      [most + 1, MOST_LISTED, nth, gathered, id],
    );
    const page = rows.slice(0, most);
    const last = rows.length > most ? page.at(-1) : undefined;
    return { files: filesOf(page), ...(last ? { next: `${last.nth}~${last.gathered}~${last.id}` } : {}) };
  }

  async listedBy(sessionId: string): Promise<number> {
    const [row] = await this.sql.all(
      `select count(*) as count from tables where stage = 'gathering' and listed = 1 and ${this.sql.inBody('host')} = $1`,
      [sessionId],
    );
    return Number(row?.count ?? 0);
  }

  async tablesOf(sessionId: string, most: number): Promise<readonly OwnFile[]> {
    const rows = await this.sql.all(
      `select ${this.file('t.')}, t.touched
       from (select table_id from places where session_id = $1 order by is_over, since desc limit $2) p
       join tables t on t.id = p.table_id order by t.touched desc`,
      [sessionId, most],
    );
    // A deed that is damaged hides no table.
    const last = await this.lastDeeds(filesOf(rows).map(({ body }) => body.id)).catch(() => []);
    return ownFilesOf(rows, last).filter(({ body }) => body.holders.includes(sessionId));
  }

  async hasPlace(sessionId: string, tableId: string): Promise<boolean> {
    const rows = await this.sql.all('select 1 as one from places where session_id = $1 and table_id = $2', [sessionId, tableId]);
    return rows.length > 0;
  }

  async progress(ids: readonly string[]): Promise<readonly Progress[]> {
    const rows = await this.sql.all(`select ${this.sql.text('id')}, rev, number, said from tables where id ${this.sql.isOneOf('$1')}`, [
      JSON.stringify(ids),
    ]);
    return rows.map(row => ({ id: String(row.id), rev: Number(row.rev), number: Number(row.number), said: Number(row.said) }));
  }

  async say(tableId: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const number = await this.sql.say(tableId, JSON.stringify(line));
    if (number !== undefined) return { number, ...line };
    throw new Error(`a chat message of table ${tableId} could not be stored`);
  }

  async chat(tableId: string, since: number, most: number): Promise<readonly ChatLine[]> {
    const rows = await this.sql.all(
      `select number, ${this.sql.text('body')} from chat where table_id = $1 and number > $2 order by number desc limit $3`,
      [tableId, since, most],
    );
    return rows.map(row => ({ ...parsed<Omit<ChatLine, 'number'>>(row), number: Number(row.number) })).reverse();
  }

  async load(id: string): Promise<LoadedTable | undefined> {
    // The row is read first: what is done meanwhile is more than it says, never less.
    const [row] = await this.sql.all(`select ${this.file()} from tables where id = $1`, [id]);
    if (!row || String(row.stage) === 'gathering') return undefined;
    const loaded = loadedOf(row, await this.since(id, 0, Number(row.number)));
    if (!loaded) throw new TableDamage(0, Number(row.number));
    return loaded;
  }

  async since(id: string, number: number, known = number): Promise<readonly Deed[]> {
    try {
      const rows = await this.sql.all(`select ${this.sql.text('body')} from deeds where table_id = $1 and number > $2 order by number`, [
        id,
        number,
      ]);
      return deedsOf(rows);
    } catch (error) {
      throw isDamage(error) ? new TableDamage(number, known) : error;
    }
  }

  async append(id: string, deed: Deed, wake: Wake): Promise<'kept' | 'taken'> {
    const appending: Appending = {
      tableId: id,
      number: deed.number,
      key: deed.key,
      body: JSON.stringify(deed),
      due: wake.at,
      stage: wake.isOver ? 'over' : 'playing',
      at: deed.at,
    };
    // Only who wants something of a busy table waits for it, not everybody in the group.
    const isKept = (await this.deeds.add(appending)) ?? (await this.sql.append([appending], 'waiting'))[0];
    return isKept ? 'kept' : 'taken';
  }

  async claimDue(by: string, now: number, until: number, most: number): Promise<readonly string[]> {
    const due = 'from tables where due <= $1 and (lease_until < $1 or lease_by = $2) order by due limit $3';
    // Looking costs no lock and no write; most of the time nothing is due, or a lease is still good for a while.
    const rows = await this.sql.all(`select ${this.sql.text('id')}, ${this.sql.text('lease_by')}, lease_until ${due}`, [now, by, most]);
    const held = rows.filter(row => row.lease_by === by && Number(row.lease_until) > (now + until) / 2).map(row => String(row.id));
    if (held.length === rows.length) return held;
    const taken = await this.sql.all(
      `update tables set lease_by = $2, lease_until = $4 where id in (select id ${due} ${this.sql.skipLocked}) returning ${this.sql.text('id')}`,
      [now, by, most, until],
    );
    return this.leased(taken, by, now, until);
  }

  async lease(ids: readonly string[], by: string, now: number, until: number): Promise<readonly string[]> {
    const rows = await this.sql.all(
      `update tables set lease_by = $2, lease_until = $4
       where id ${this.sql.isOneOf('$1')} and (lease_by = $2 or lease_until < $3) returning ${this.sql.text('id')}`,
      [JSON.stringify(ids), by, now, until],
    );
    return this.leased(rows, by, now, until);
  }

  async release(by: string, now: number): Promise<void> {
    const ids = [...this.leases].filter(([, lease]) => lease.by === by).map(([id]) => id);
    for (const id of ids) this.leases.delete(id);
    await this.sql.all(
      `update tables set lease_by = null, lease_until = 0, due = case when due > $3 then $3 else due end
       where id ${this.sql.isOneOf('$2')} and lease_by = $1`,
      [by, JSON.stringify(ids), now],
    );
  }

  async setDue(tableId: string, number: number, due: number | null): Promise<void> {
    await this.sql.all('update tables set due = $3 where id = $1 and number = $2', [tableId, number, due]);
  }

  async postpone(tableId: string, now: number, until: number): Promise<void> {
    await this.sql.all('update tables set due = $3 where id = $1 and due <= $2', [tableId, now, until]);
  }

  now(): Promise<number | undefined> {
    return this.sql.now();
  }

  async ping(): Promise<void> {
    await this.sql.all('select 1 as one');
  }

  writeProblem(): Promise<string | undefined> {
    return this.writing.problem();
  }

  abandon(): void {
    this.sql.abandon();
  }

  async close(): Promise<void> {
    await this.deeds.settled();
    await this.sql.close();
  }

  /** The columns of a table that is read. */
  private file(of = ''): string {
    const { sql } = this;
    return `${of}rev, ${of}number, ${sql.text(`${of}stage`)}, ${sql.text(`${of}body`)}`;
  }

  private lastDeeds(ids: readonly string[]): Promise<readonly Row[]> {
    const { sql } = this;
    return sql.all(
      `select ${sql.text('d.table_id')}, ${sql.text('d.body')}
       from tables t join deeds d on d.table_id = t.id and d.number = t.number where t.id ${sql.isOneOf('$1')}`,
      [JSON.stringify(ids)],
    );
  }

  /** Remembers leases, so that they are given back without a search. */
  private leased(rows: readonly Row[], by: string, now: number, until: number): readonly string[] {
    for (const [id, lease] of this.leases) if (lease.until < now) this.leases.delete(id);
    const ids = rows.map(row => String(row.id));
    for (const id of ids) this.leases.set(id, { by, until });
    return ids;
  }

  private async oneSession(text: string, ...values: readonly Value[]): Promise<SessionBody | undefined> {
    const [row] = await this.sql.all(text, [...values]);
    return row && parsed<SessionBody>(row);
  }
}

/** Where a page of the lobby ended: which table of its host, since when it gathers, and its id. */
function placeIn(after: string): [number, number, string] {
  const [nth, gathered, id = ''] = after.split('~');
  return [Number(nth), Number(gathered), id];
}

function placesOf({ id, holders }: TableBody, at: number): Statement[] {
  const sessions = new Set(holders.filter(holder => holder !== null));
  return [...sessions].map(session => ({
    text: 'insert into places (session_id, table_id, since) values ($1, $2, $3) on conflict do nothing',
    values: [session, id, at],
  }));
}
