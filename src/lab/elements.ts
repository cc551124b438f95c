// What the elements of a game are worth: attractions, employees, docks.
import { type Analyst, isObject, type Tables } from '../kernel/index.ts';
import { GROUPS, type Ratio, ratioOf } from './bootstrap.ts';
import { type Difference, interval, rounded } from './statistics.ts';

/** What one game says of an element, or of how players meet: what was gained for what. */
export interface ElementFigure {
  readonly kind: string;
  readonly name: string;
  readonly used: number;
  readonly gain: number;
  readonly per: number;
}

/** The kind of the four figures that take a result apart, and their names. */
export const PARTS = 'parts';
export const PART_NAMES = ['luck', 'decisions', 'seat', 'rest'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The kind of the one figure that tells how much players do to each other. */
export const INTERACTION = 'interaction';

/** The figures of one game's tables. */
export function elementsIn({ elements = [], interaction }: Pick<Analyst, 'elements' | 'interaction'>, tables: Tables): ElementFigure[] {
  const found = elements.flatMap(({ table, used, gain, per }) =>
    (tables[table] ?? []).map(row => ({
      kind: table,
      name: nameOf(row),
      used: numberIn(row, used) > 0 ? 1 : 0,
      gain: numberIn(row, gain),
      per: numberIn(row, per),
    })),
  );
  if (!interaction) return found;
  const rows = tables[interaction.table] ?? [];
  const total = (columns: readonly string[]) =>
    rows.reduce((sum, row) => sum + columns.reduce((part, column) => part + numberIn(row, column), 0), 0);
  const [gain, per] = [total(interaction.part), total([interaction.whole])];
  return [...found, { kind: INTERACTION, name: 'all', used: gain > 0 ? 1 : 0, gain, per }];
}

function nameOf(row: object): string {
  return String(Object.values(row)[0]);
}

function numberIn(row: object, column: string): number {
  const value = isObject(row) ? row[column] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** An element over many games, in groups of games by their number. */
export interface ElementSum {
  readonly kind: string;
  readonly name: string;
  games: number;
  used: number;
  readonly gain: number[];
  readonly per: number[];
}

/** All elements, by kind and name. */
export type ElementSums = Map<string, ElementSum>;

/** Sums are kept in whole ten-thousandths, so that they are the same in whatever order the games come in. */
const UNIT = 10_000;

/** Adds the figures of one game, by its number. */
export function addElements(sums: ElementSums, figures: readonly ElementFigure[], game: number): void {
  const group = game % GROUPS;
  for (const { kind, name, used, gain, per } of figures) {
    const key = keyOf(kind, name);
    const sum = sums.get(key) ?? { kind, name, games: 0, used: 0, gain: zeros(), per: zeros() };
    sums.set(key, sum);
    sum.games++;
    sum.used += used;
    sum.gain[group] = (sum.gain[group] ?? 0) + Math.round(gain * UNIT);
    sum.per[group] = (sum.per[group] ?? 0) + Math.round(per * UNIT);
  }
}

function zeros(): number[] {
  return Array<number>(GROUPS).fill(0);
}

function keyOf(kind: string, name: string): string {
  return `${kind} ${name}`;
}

/** What an element came to over a series. */
export interface Element {
  readonly kind: string;
  readonly name: string;
  readonly games: number;
  /** The share of the games in which it was of use, with its interval; where it never was, the element is dead. */
  readonly used: number;
  readonly usedLow: number;
  readonly usedHigh: number;
  /** What it brought for each of what it is counted by, with the interval of a bootstrap; null where it never was. */
  readonly worth: Difference | null;
}

/** All elements, by kind and name; the order of the games does not matter. */
export function elementsOf(sums: ElementSums): Element[] {
  return [...sums.values()].sort(byKindAndName).map(sum => {
    const { kind, name, games, used } = sum;
    const { low: usedLow, high: usedHigh } = interval(used, games);
    return { kind, name, games, used: rounded(used / games), usedLow, usedHigh, worth: ratioOf(ratioIn(sum), groupsOf(games)) };
  });
}

/** An element's ratio in groups, for comparisons; undefined where the series has none of that name. */
export function elementRatio(
  sums: ElementSums,
  kind: string,
  name: string,
): { readonly ratio: Ratio; readonly groups: number } | undefined {
  const sum = sums.get(keyOf(kind, name));
  return sum && { ratio: ratioIn(sum), groups: groupsOf(sum.games) };
}

function ratioIn({ gain, per }: ElementSum): Ratio {
  return { parts: gain, wholes: per };
}

function groupsOf(games: number): number {
  return Math.min(games, GROUPS);
}

function byKindAndName(a: ElementSum, b: ElementSum): number {
  const [one, other] = [keyOf(a.kind, a.name), keyOf(b.kind, b.name)];
  return one < other ? -1 : one > other ? 1 : 0;
}
