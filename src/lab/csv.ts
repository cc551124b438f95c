// The games of an experiment as tables of comma-separated values.
import { resultsOf, type Series } from './series.ts';
import { allRows, type FlatRow } from './tables.ts';

/** A series and what it is called. */
export interface NamedSeries {
  readonly label: string;
  readonly series: Series;
}

/** One row a game and seat. Variants have a column in front. */
export function gamesCsv(all: readonly NamedSeries[]): string {
  return csvOf(all.flatMap(({ label, series }) => named(all, label, gameRows(series))));
}

/** The game's own tables, each as a file of its own, where the rows were kept. */
export function tableCsvs(all: readonly NamedSeries[]): ReadonlyMap<string, string> {
  const tables = new Map<string, FlatRow[]>();
  for (const { label, series } of all) {
    for (const [table, rows] of Object.entries(allRows(resultsOf(series)))) {
      const sofar = tables.get(table) ?? [];
      tables.set(table, sofar);
      for (const row of named(all, label, rows)) sofar.push(row);
    }
  }
  return new Map([...tables].map(([table, rows]) => [table, csvOf(rows)]));
}

function named(all: readonly NamedSeries[], label: string, rows: readonly FlatRow[]): readonly FlatRow[] {
  return all.length > 1 ? rows.map(row => ({ variant: label, ...row })) : rows;
}

function gameRows(series: Series): FlatRow[] {
  const { bots, seed } = series.trial;
  return resultsOf(series).flatMap(({ index, moves, outcome }) =>
    bots.map((bot, seat) => ({
      game: index,
      seed: `${seed}/${index}`,
      seat,
      bot,
      rank: outcome?.ranks[seat] ?? null,
      score: outcome?.scores[seat] ?? null,
      moves,
    })),
  );
}

/** Rows as text, under the names of all their columns. */
export function csvOf(rows: readonly FlatRow[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const lines = rows.map(row => columns.map(column => quoted(row[column] ?? '')).join(','));
  return `${[columns.map(quoted).join(','), ...lines].join('\n')}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
