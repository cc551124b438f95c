import { isObject } from '../kernel/index.ts';
import type { Result } from './experiment.ts';
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
export function allRows(results: readonly Result[]): Readonly<Record<string, readonly FlatRow[]>> {
  const found: Record<string, FlatRow[]> = {};
  for (const { index, tables } of results) {
    for (const [name, rows] of Object.entries(tables ?? {})) {
      found[name] ??= [];
      for (const row of rows) found[name].push({ game: index, ...flat(row) });
    }
  }
  return found;
}

/** Over all games, the mean of every number of the rows that go by the same name. */
export function meanTables(results: readonly Result[]): Readonly<Record<string, readonly FlatRow[]>> {
  const rows = allRows(results);
  return Object.fromEntries(Object.entries(rows).map(([name, each]) => [name, meanRows(each)]));
}

function meanRows(rows: readonly FlatRow[]): FlatRow[] {
  const groups = new Map<string | number | null, FlatRow[]>();
  for (const row of rows) {
    const [, name] = Object.values(row);
    const group = groups.get(name ?? null);
    if (group) group.push(row);
    else groups.set(name ?? null, [row]);
  }
  return [...groups.values()].map(meanRow);
}

function meanRow(group: readonly FlatRow[]): FlatRow {
  const [first] = group;
  const [, key, ...columns] = Object.keys(first ?? {});
  const mean: Record<string, string | number | null> = { [key ?? '']: first?.[key ?? ''] ?? null, games: group.length };
  for (const column of columns) {
    const numbers = group.map(row => row[column]).filter(value => typeof value === 'number');
    if (numbers.length > 0) mean[column] = rounded(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
  }
  return mean;
}
