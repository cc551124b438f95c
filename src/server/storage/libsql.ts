import { join } from 'node:path';
import Database from 'libsql';
import { secret } from '../secrets.ts';
import { keepPrivate, makeFile, makeFolder } from './private-files.ts';
import { COLUMNS, SchemaError, STEPS, stepsFrom } from './schema.ts';
import type { Appending, Row, Sql, Statement, Value } from './sql.ts';
import { damageAtStart } from './start-up.ts';
import { embeddedErrorOf } from './trouble.ts';
import { pathIn, Witness, type Witnessed } from './witness.ts';

/** The file of the embedded store in its folder. */
export function fileIn(folder: string): string {
  return join(folder, 'tabletour.db');
}

/** Pages of the log before they are carried over into the file: what changes often is carried over once. */
const LONGEST_LOG = 4_000;
const INSERT = 'insert into deeds values ($1, $2, $3, $4) on conflict do nothing';
/** After most deeds the match goes on and waits for the same: then no index changes. */
const GO_ON = "update tables set number = $2, touched = $4 where id = $1 and stage = 'playing' and due is $3";
/** What was closed stays closed, whatever a bot has thought of meanwhile. */
const TOUCH = `update tables set number = $2, touched = $5,
  due = case when stage = 'over' then null else $3 end,
  ended = case when $4 = 'over' then coalesce(ended, $5) else ended end,
  stage = case when stage = 'over' then stage else $4 end where id = $1`;
const SAID = 'select id, said, $2, $3 from tables where id = $1';
const END = 'update places set is_over = 1 where table_id = $1';

/** How long a statement waits for another process, in ms. */
const PATIENCE = 5000;

/**
 * Opens the embedded database in a folder, making both where they are missing. Every commit is on the disk when it returns.
 * `report` hears of damage, and of files that others can read.
 */
export function openLibsql(folder: string, report: (error: unknown) => void): Sql {
  const file = fileIn(folder);
  try {
    makeFolder(folder);
    makeFile(file);
    for (const path of keepPrivate([file, `${file}-wal`, `${file}-shm`, pathIn(folder)]))
      report(new Error(`${path} can be read by others and belongs to another user: "chmod 600 ${path}" as that user`));
    return opened(folder, file, report);
  } catch (error) {
    throw error instanceof SchemaError ? error : embeddedErrorOf(error, folder, file);
  }
}

function opened(folder: string, file: string, report: (error: unknown) => void): Sql {
  const database = new Database(file, { timeout: PATIENCE });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
    migrate(database);
    for (const [table, columns] of Object.entries(COLUMNS)) database.prepare(`select ${columns} from ${table}`);
    const witness = Witness.open(folder, nameOf(database));
    for (const damage of damageAtStart(database, witness, folder, file)) report(damage);
    return new Libsql(database, witness, report);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The name of this database, made once. It is carried over into the file at once: without it nobody knows whose deeds the witness saw. */
function nameOf(database: Database.Database): string {
  const find = () => (database.prepare(`select ${asBytes('value')} from meta where key = 'name'`).all() as Row[]).map(withTexts);
  if (find().length === 0) {
    database.prepare("insert into meta values ('name', ?1) on conflict do nothing").run(secret());
    database.pragma('wal_checkpoint(truncate)');
  }
  return String(find()[0]?.value);
}

function migrate(database: Database.Database): void {
  transaction(database, () => {
    database.exec('create table if not exists meta (key text primary key, value text not null)');
    const [row] = (database.prepare(`select ${asBytes('value')} from meta where key = 'schema'`).all() as Row[]).map(withTexts);
    const version = Number(row?.value ?? 0);
    const steps = stepsFrom(version);
    for (const step of steps) database.exec(step);
    if (steps.length > 0)
      database.prepare("insert into meta values ('schema', ?1) on conflict (key) do update set value = ?1").run(String(STEPS.length));
  });
}

function transaction<T>(database: Database.Database, act: () => T): T {
  database.exec('begin immediate');
  try {
    const result = act();
    database.exec('commit');
    return result;
  } catch (error) {
    // A database that ran out of space has rolled back by itself.
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

/** A text as the bytes it is stored as. */
export function asBytes(column: string): string {
  return `cast(${column} as blob) as ${column.split('.').at(-1)}`;
}

/** A row with its bytes read as texts. */
export function withTexts(row: Row): Row {
  const read: Record<string, unknown> = {};
  for (const name in row) {
    const value = row[name];
    read[name] = value instanceof ArrayBuffer ? String(Buffer.from(value)) : value;
  }
  return read;
}

class Libsql implements Sql {
  readonly skipLocked = '';
  private readonly statements = new Map<string, Database.Statement>();

  constructor(
    private readonly database: Database.Database,
    private readonly witness: Witness,
    private readonly report: (error: unknown) => void,
  ) {}

  async all(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.run(text, values);
  }

  async together(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return transaction(this.database, () => statements.map(({ text, values }) => this.run(text, values)));
  }

  async append(deeds: readonly Appending[]): Promise<readonly boolean[]> {
    const kept: Witnessed[] = [];
    const areKept = transaction(this.database, () => deeds.map(deed => this.isAppended(deed, kept)));
    this.attest(kept);
    return areKept;
  }

  async say(tableId: string, body: string, sessionId: string | null): Promise<number | undefined> {
    const [, [row] = []] = await this.together([
      { text: 'update tables set said = said + 1 where id = $1', values: [tableId] },
      { text: `insert into chat (table_id, number, body, session_id) ${SAID} returning number`, values: [tableId, body, sessionId] },
    ]);
    return row && Number(row.number);
  }

  inBody(name: string): string {
    return `case when json_valid(body) then json_extract(body, '$.${name}') end`;
  }

  /** Given bytes that are no text where it expects one, libsql ends the whole process. */
  text(column: string): string {
    return asBytes(column);
  }

  isOneOf(parameter: string): string {
    return `in (select value from json_each(${parameter}))`;
  }

  rowsOf(parameter: string, name: string, columns: Readonly<Record<string, 'text' | 'number'>>): string {
    const read = Object.keys(columns).map(column => `json_extract(value, '$.${column}') as ${column}`);
    return `(select ${read.join(', ')} from json_each(${parameter})) as ${name}`;
  }

  /** The witness goes by the number of the last row. */
  besidesLast(column: string): string {
    return `and ${column} not in (select table_id from deeds where rowid = (select max(rowid) from deeds))`;
  }

  async now(): Promise<undefined> {}

  /** Nothing is ever under way: every statement is done when it returns. */
  abandon(): void {}

  async close(): Promise<void> {
    this.database.close();
    this.witness.close();
  }

  /** Whether the deed is new; then it is kept, and named among those that are. */
  private isAppended({ tableId, number, key, body, due, stage, at }: Appending, kept: Witnessed[]): boolean {
    const { changes, lastInsertRowid } = this.prepared(INSERT).run([tableId, number, key, body]);
    if (changes === 0) return false;
    const goesOn = stage === 'playing' && this.prepared(GO_ON).run([tableId, number, due, at]).changes > 0;
    if (!goesOn) this.prepared(TOUCH).run([tableId, number, due, stage, at]);
    if (stage === 'over') this.prepared(END).run([tableId]);
    kept.push({ row: Number(lastInsertRowid), tableId, number });
    return true;
  }

  /** What is durable is done, also where nobody can attest it. */
  private attest(kept: readonly Witnessed[]): void {
    try {
      this.witness.note(kept);
    } catch (error) {
      this.report(error);
    }
  }

  private run(text: string, values: readonly Value[]): readonly Row[] {
    return (this.prepared(text).all([...values]) as Row[]).map(withTexts);
  }

  private prepared(text: string): Database.Statement {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = this.database.prepare(text.replace(/\$(\d+)/g, '?$1'));
    this.statements.set(text, statement);
    return statement;
  }
}
