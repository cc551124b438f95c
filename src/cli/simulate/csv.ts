import { join, parse as parsePath } from 'node:path';
import { allRows, type FlatRow, resultsOf, type Series } from '../../lab/index.ts';
import { writeFile } from '../usage.ts';

/** One row a game and seat; beside it, in files of their own, the game's own tables: games.csv, games-towns.csv. Variants have a column in front. */
export function writeCsv(path: string, trials: readonly { readonly label: string; readonly series: Series }[]): void {
  const named = (label: string, rows: readonly FlatRow[]) => (trials.length > 1 ? rows.map(row => ({ variant: label, ...row })) : rows);
  writeFile(path, csvOf(trials.flatMap(({ label, series }) => named(label, gameRows(series)))));
  const tables = new Map<string, FlatRow[]>();
  for (const { label, series } of trials) {
    for (const [table, rows] of Object.entries(allRows(resultsOf(series)))) {
      const sofar = tables.get(table) ?? [];
      tables.set(table, sofar);
      for (const row of named(label, rows)) sofar.push(row);
    }
  }
  const { dir, name, ext } = parsePath(path);
  for (const [table, rows] of tables) writeFile(join(dir, `${name}-${table}${ext}`), csvOf(rows));
}

function gameRows(series: Series): FlatRow[] {
  const { bots, seed } = series.experiment;
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

function csvOf(rows: readonly FlatRow[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const lines = rows.map(row => columns.map(column => quoted(row[column] ?? '')).join(','));
  return `${[columns.map(quoted).join(','), ...lines].join('\n')}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
