import { isObject, type Tables } from '../kernel/index.ts';
import { rounded } from './statistics.ts';

/** A row whose values are numbers, texts or nothing. */
export type FlatRow = Readonly<Record<string, string | number | null>>;

/** Fields within fields get names with a dot, lists become words. */
export function flat(row: object, prefix = ''): FlatRow {
  const found: Record<string, string | number | null> = {};
  for (const [name, value] of Object.entries(row)) {
    if (Array.isArray(value)) found[prefix + name] = value.join(' ');
    else if (isObject(value)) Object.assign(found, flat(value, `${prefix}${name}.`));
    else found[prefix + name] = typeof value === 'number' || value === null ? value : String(value);
  }
  return found;
}

/** Every row of every game under the name of its table, with the number of the game in front. */
export function allRows(
  results: readonly { readonly index: number; readonly tables: Tables | null }[],
): Readonly<Record<string, readonly FlatRow[]>> {
  const found: Record<string, FlatRow[]> = {};
  for (const { index, tables } of results) {
    for (const [name, rows] of Object.entries(tables ?? {})) {
      found[name] ??= [];
      for (const row of rows) found[name].push({ game: index, ...flat(row) });
    }
  }
  return found;
}

/** Sums are kept in whole ten-thousandths, so that they are the same in whatever order the games come in. */
const UNIT = 10_000;

/** All rows that go by one name, added up. */
interface RowSum {
  readonly key: string;
  readonly name: string | number | null;
  rows: number;
  /** Where it first stood, by game and place: the order of the rows must not hang on which game came in first. */
  first: number;
  readonly columns: Map<string, ColumnSum>;
}

/** What a column of a row adds up to, and how many games say that there is nothing. */
interface ColumnSum {
  sum: number;
  nothing: number;
  isNumber: boolean;
  first: number;
}

/** The tables of many games, added up row by row. */
export type TableSums = Map<string, Map<string | number | null, RowSum>>;

/** The same as plain data. */
export type StoredTables = readonly {
  readonly name: string;
  readonly rows: readonly (Omit<RowSum, 'columns'> & { readonly columns: readonly (readonly [string, ColumnSum])[] })[];
}[];

export function storedTables(sums: TableSums): StoredTables {
  return [...sums].map(([name, rows]) => ({
    name,
    rows: [...rows.values()].map(({ columns, ...row }) => ({ ...row, columns: [...columns] })),
  }));
}

export function tablesFrom(stored: StoredTables): TableSums {
  const rowOf = ({ columns, ...row }: StoredTables[number]['rows'][number]): RowSum => ({
    ...row,
    columns: new Map(columns.map(([name, sum]) => [name, { ...sum }])),
  });
  return new Map(stored.map(({ name, rows }) => [name, new Map(rows.map(row => [row.name, rowOf(row)]))]));
}

/** Adds the tables of one game, by its number. */
export function addTables(sums: TableSums, tables: Tables, game: number): void {
  for (const [name, rows] of Object.entries(tables)) {
    const table = sums.get(name) ?? new Map<string | number | null, RowSum>();
    sums.set(name, table);
    for (const [place, row] of rows.entries()) addRow(table, flat(row), (game * THOUSAND + Math.min(place, THOUSAND - 1)) * THOUSAND);
  }
}

/** More rows than any table has, more columns than any row. */
const THOUSAND = 1000;

function addRow(table: Map<string | number | null, RowSum>, row: FlatRow, place: number): void {
  const [first, ...others] = Object.entries(row);
  if (!first) return;
  const [key, name] = first;
  const sum = table.get(name) ?? { key, name, rows: 0, first: place, columns: new Map<string, ColumnSum>() };
  table.set(name, sum);
  sum.rows++;
  sum.first = Math.min(sum.first, place);
  for (const [at, [column, value]] of others.entries()) {
    const so = sum.columns.get(column) ?? { sum: 0, nothing: 0, isNumber: false, first: place + at };
    sum.columns.set(column, so);
    so.first = Math.min(so.first, place + at);
    if (typeof value !== 'number') so.nothing++;
    else so.sum += Math.round(value * UNIT);
    so.isNumber ||= typeof value === 'number';
  }
}

/** Over all games, the mean of every number of the rows that go by the same name; what a row leaves out is 0. */
export function meanTables(sums: TableSums): Readonly<Record<string, readonly FlatRow[]>> {
  const names = [...sums.keys()].sort();
  return Object.fromEntries(names.map(name => [name, meanRows([...(sums.get(name)?.values() ?? [])])]));
}

function meanRows(sums: readonly RowSum[]): FlatRow[] {
  const columns = numberColumns(sums);
  return sums.toSorted(byName).map(({ key, name, rows, columns: own }) => ({
    [key]: name,
    games: rows,
    ...Object.fromEntries(
      columns.map(column => {
        const { sum, nothing } = own.get(column) ?? { sum: 0, nothing: 0 };
        return [column, nothing === rows ? null : rounded(sum / UNIT / (rows - nothing))];
      }),
    ),
  }));
}

/** The columns with numbers in them, in the order in which they first stood. */
function numberColumns(sums: readonly RowSum[]): string[] {
  const first = new Map<string, number>();
  for (const [name, column] of sums.flatMap(({ columns }) => [...columns])) {
    if (column.isNumber) first.set(name, Math.min(first.get(name) ?? column.first, column.first));
  }
  return [...first].sort(([, a], [, b]) => a - b).map(([name]) => name);
}

/** Numbers by size, names in the order of the game. */
function byName(a: RowSum, b: RowSum): number {
  return typeof a.name === 'number' && typeof b.name === 'number' ? a.name - b.name : a.first - b.first;
}
