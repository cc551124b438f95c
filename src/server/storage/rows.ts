// What the rows of the database hold. A row that cannot be read is damaged, and must not keep anybody from the others.
import type { Deed, LoadedTable } from '../../host/index.ts';
import type { Stage } from '../../protocol/index.ts';
import type { TableBody, TableFile } from './records.ts';
import type { Row } from './sql.ts';

/** A table as it is loaded, out of its row; undefined where that cannot be read. */
export function loadedOf(row: Row, deeds: readonly Deed[]): LoadedTable | undefined {
  return readable([row], () => {
    const { id, game, version, options, seats, pace, seed, since, luckScheme, salt, renamed } = parsed<TableBody>(row);
    const luck = { seed, ...(luckScheme ? { luckScheme } : {}), ...(salt === undefined ? {} : { salt }), ...(renamed ? { renamed } : {}) };
    return { table: { id, game, version, options, seats, pace, since, ...luck }, deeds, number: Number(row.number) };
  })[0];
}

/** A deed that cannot be read is as good as missing, and missed as any other. */
export function deedsOf(rows: readonly Row[]): readonly Deed[] {
  return readable(rows, row => parsed<Deed>(row));
}

/** One table that cannot be read does not hide the others. */
export function filesOf(rows: readonly Row[]): readonly TableFile[] {
  return readable(rows, row => fileOf(row));
}

/** Tables that are over, each with its last deed. */
export function endedIn(rows: readonly Row[]): readonly { readonly file: TableFile; readonly last: Deed }[] {
  return rows.flatMap(row => {
    const [[file], [last]] = [filesOf([row]), deedsOf([{ body: row.deed }])];
    return file && last ? [{ file, last }] : [];
  });
}

function fileOf(row: Row): TableFile {
  return { body: parsed<TableBody>(row), rev: Number(row.rev), stage: stageOf(row) };
}

export function stageOf(row: Row): Stage {
  return String(row.stage) as Stage;
}

export function readable<T>(rows: readonly Row[], read: (row: Row) => T): readonly T[] {
  return rows.flatMap(row => {
    try {
      return [read(row)];
    } catch {
      return [];
    }
  });
}

/** The body of a row was written by this program, and read back as it was. */
export function parsed<T>(row: Row): T {
  return JSON.parse(String(row.body)) as T;
}
