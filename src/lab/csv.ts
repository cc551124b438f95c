// The games of an experiment as tables of comma-separated values.
import type { Play } from './run-experiment.ts';
import { resultsOf, type Series } from './series.ts';
import { allRows, type FlatRow } from './tables.ts';
import type { Result } from './trial.ts';

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
  const tables = new TableLines(all.length > 1);
  for (const { label, series } of all) for (const played of resultsOf(series)) tables.add(label, played);
  return tables.texts();
}

/** The same from playing the games again, where their rows were let go; `heard` is called after each. */
export async function playTables(all: readonly NamedSeries[], play: Play, heard: () => void): Promise<ReadonlyMap<string, string>> {
  const tables = new TableLines(all.length > 1);
  // A run may go on meanwhile.
  const known = all.map(({ label, series: { trial, results } }) => ({ label, trial, games: [...results.keys()].sort((a, b) => a - b) }));
  for (const { label, trial: asPlayed, games } of known) {
    const trial = { ...asPlayed, keepRecords: false, analyse: true, trace: false, review: false };
    const early = new Map<number, Result>();
    let written = 0;
    const enter = (result: Result) => {
      early.set(result.index, result);
      for (let next = early.get(games[written] ?? -1); next; next = early.get(games[written] ?? -1)) {
        tables.add(label, next);
        early.delete(next.index);
        written++;
      }
      heard();
    };
    await play([{ trial, games }], { heard: enter });
  }
  return tables.texts();
}

/** The tables of games as they are entered, game by game, variant by variant. */
class TableLines {
  private readonly tables = new Map<string, CsvLines>();

  constructor(private readonly hasVariants: boolean) {}

  add(label: string, game: Pick<Result, 'index' | 'tables'>): void {
    for (const [table, rows] of Object.entries(allRows([game]))) {
      const lines = this.tables.get(table) ?? new CsvLines();
      this.tables.set(table, lines);
      for (const row of rows) lines.add(this.hasVariants ? { variant: label, ...row } : row);
    }
  }

  texts(): ReadonlyMap<string, string> {
    return new Map([...this.tables].map(([table, lines]) => [table, lines.text()]));
  }
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
  const lines = new CsvLines();
  for (const row of rows) lines.add(row);
  return lines.text();
}

/** Rows that become text one by one: a column begins with the first row that has it, and is empty in the rows before. */
class CsvLines {
  private readonly columns: string[] = [];
  private readonly lines: string[] = [];
  /** How many columns there were when each line was written. */
  private readonly widths: number[] = [];

  add(row: FlatRow): void {
    for (const column of Object.keys(row)) if (!this.columns.includes(column)) this.columns.push(column);
    this.lines.push(this.columns.map(column => quoted(row[column] ?? '')).join(','));
    this.widths.push(this.columns.length);
  }

  text(): string {
    const { columns, lines, widths } = this;
    const whole = lines.map((line, at) => line + ','.repeat(columns.length - (widths[at] ?? 0)));
    return `${[columns.map(quoted).join(','), ...whole].join('\n')}\n`;
  }
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
