// Examines a whole store without changing it, also while servers use it.
import { existsSync, statSync } from 'node:fs';
import Database from 'libsql';
import pg from 'pg';
import { type LoadedTable, TableDamage, wholeChain } from '../../host/index.ts';
import { asBytes, fileIn, withTexts } from './libsql.ts';
import { deedsOf, loadedOf } from './rows.ts';
import { stepsFrom } from './schema.ts';
import type { Row, Value } from './sql.ts';
import { faultIn, lastRow } from './start-up.ts';
import { StoreError, storeErrorOf } from './store-error.ts';
import { embeddedErrorOf, isDamage, troubleOf } from './trouble.ts';
import { lostAfter, Witness, type Witnessed } from './witness.ts';

/** Where to look: a store in a folder, a file that is a copy of one, or a PostgreSQL. */
export type Examinable = { readonly data: string } | { readonly file: string } | { readonly databaseUrl: string };

/** What was found. */
export interface Examined {
  readonly schema: number;
  readonly tables: number;
  readonly steps: number;
  /** What is wrong with the store as a whole, a sentence each. */
  readonly faults: readonly string[];
  /** What is wrong with tables. */
  readonly damaged: readonly DamagedTable[];
}

/** Of its id only the beginning is told: who knows all of it can open the table. */
export interface DamagedTable {
  readonly id: string;
  readonly game: string;
  readonly problem: string;
}

/** What more a table is asked; undefined where nothing is wrong. */
export type Question = (loaded: LoadedTable) => Promise<string | undefined>;

interface Reader {
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  text(column: string): string;
  /** What the database itself finds, and what a witness of it says: also how far tables had come that have lost steps. */
  whole(): { readonly faults: readonly string[]; readonly reached: ReadonlyMap<string, number> };
  close(): Promise<void>;
}

const A_TIME = 200;
const SHOWN = 8;

export async function examine(place: Examinable, question: Question = async () => undefined): Promise<Examined> {
  const reader = 'databaseUrl' in place ? await sharedReader(place.databaseUrl) : embeddedReader(place);
  try {
    const [row] = await reader.all(`select ${reader.text('value')} from meta where key = 'schema'`);
    const schema = Number(row?.value ?? 0);
    stepsFrom(schema);
    const { faults, reached } = reader.whole();
    return { schema, faults, ...(await examineTables(reader, reached, question)) };
  } catch (error) {
    if ('databaseUrl' in place || !isDamage(error)) throw error;
    throw embeddedErrorOf(error, 'data' in place ? place.data : place.file, fileOf(place));
  } finally {
    await reader.close();
  }
}

async function examineTables(
  reader: Reader,
  reached: ReadonlyMap<string, number>,
  question: Question,
): Promise<Pick<Examined, 'tables' | 'steps' | 'damaged'>> {
  let [tables, steps, last] = [0, 0, ''];
  const damaged: DamagedTable[] = [];
  const gone = new Map(reached);
  const columns = `${reader.text('id')}, number, stage, ${reader.text('body')}`;
  for (;;) {
    const rows = await reader.all(`select ${columns} from tables where id > $1 order by id limit ${A_TIME}`, [last]);
    for (const row of rows) {
      const id = String(row.id);
      gone.delete(id);
      const known = Math.max(Number(row.number), reached.get(id) ?? 0);
      // That a match had begun may be lost with its steps.
      if (row.stage === 'gathering' && known === 0) continue;
      const found = await examineTable(reader, row, known, question);
      if (found.problem !== undefined) damaged.push({ id: shown(id), game: found.game, problem: found.problem });
      steps += found.steps;
      tables++;
    }
    last = String(rows.at(-1)?.id);
    if (rows.length < A_TIME) break;
  }
  for (const [id, known] of gone) damaged.push({ id: shown(id), game: 'unknown', problem: `it is gone altogether, with ${known} steps` });
  return { tables, steps, damaged };
}

function shown(id: string): string {
  return `${id.slice(0, SHOWN)}…`;
}

async function examineTable(reader: Reader, row: Row, known: number, question: Question) {
  try {
    const rows = await reader.all(`select ${reader.text('body')} from deeds where table_id = $1 order by number`, [String(row.id)]);
    const loaded = loadedOf(row, deedsOf(rows));
    if (!loaded) return { game: 'unknown', steps: 0, problem: 'what was agreed at it cannot be read' };
    const { game } = loaded.table;
    try {
      const { number } = wholeChain(loaded.table, loaded.deeds, known);
      const problem = number > known ? `it has ${number} steps, but says ${known} of itself` : await question(loaded);
      return { game, steps: number, problem };
    } catch (error) {
      if (!(error instanceof TableDamage)) throw error;
      return { game, steps: error.intact, problem: `of ${error.known} steps only the first ${error.intact} are intact` };
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { game: 'unknown', steps: 0, problem: troubleOf(error) };
  }
}

function fileOf(place: Exclude<Examinable, { readonly databaseUrl: string }>): string {
  return 'data' in place ? fileIn(place.data) : place.file;
}

function embeddedReader(place: Exclude<Examinable, { readonly databaseUrl: string }>): Reader {
  const file = fileOf(place);
  if ('data' in place && !existsSync(place.data)) throw new StoreError(`there is no folder ${place.data}`, false);
  if ('data' in place && !statSync(place.data).isDirectory())
    throw new StoreError(`${place.data} is a file, not the folder of a store`, false);
  if (!existsSync(file)) throw new StoreError('data' in place ? `there is no store in ${place.data}` : `there is no file ${file}`, false);
  const database = new Database(file, { readonly: true, timeout: 5000 });
  // The witness is read first, then one moment of the database: nothing that servers do meanwhile is taken for damage.
  const seen = 'data' in place ? seenOf(database, place.data) : [];
  database.exec('begin');
  return {
    all: async (text, values = []) => (database.prepare(text.replace(/\$(\d+)/g, '?$1')).all([...values]) as Row[]).map(withTexts),
    text: asBytes,
    whole() {
      const fault = faultIn(database, 'integrity_check');
      const { steps, reached } = lostAfter(lastRow(database), seen);
      const faults = [
        ...(fault === undefined ? [] : [`the database file is damaged (${fault})`]),
        ...(steps > 0 ? [`${steps} acknowledged steps are missing from the database: the end of its log was damaged or taken away`] : []),
      ];
      return { faults, reached };
    },
    async close() {
      database.close();
    },
  };
}

function seenOf(database: Database.Database, folder: string): readonly Witnessed[] {
  try {
    const rows = database.prepare(`select ${asBytes('value')} from meta where key = 'name'`).all() as Row[];
    return rows.flatMap(row => Witness.seen(folder, String(withTexts(row).value)));
  } catch {
    // What is wrong with the database is told by whoever reads on.
    return [];
  }
}

async function sharedReader(databaseUrl: string): Promise<Reader> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query("select to_regclass('meta') as meta");
    if (!rows[0]?.meta) throw new StoreError('there is no store of Tabletour in this database', false);
  } catch (error) {
    await client.end();
    throw error instanceof StoreError ? error : storeErrorOf(error, databaseUrl);
  }
  return {
    all: async (text, values = []) => (await client.query<Row>(text, [...values])).rows,
    text: column => column,
    whole: () => ({ faults: [], reached: new Map() }),
    close: () => client.end(),
  };
}
