// What of an edition is not as printed, in sentences, each with the way back.
import { type Edition, PRINTED } from '../../../../games/bodensee/content.ts';
import type { Attraction, Road, Town } from '../../../../games/bodensee/table.ts';
import { same } from '../../../../kernel/index.ts';
import type { Difference, Speaking } from '../../../editor/kit.ts';
import type { Words } from '../words/en.ts';
import { nameOfTile, nameOfTown } from './names.ts';
import type { BodenseeWords } from './words/en.ts';

type Said = Speaking<BodenseeWords, Words>;

/** Everything that differs: attractions, towns, roads, and where the buses start. */
export function differencesIn(edition: Edition, speaking: Said): readonly Difference<Edition>[] {
  const { words } = speaking;
  const { attractions, towns } = PRINTED;
  return [
    ...rowDifferences(edition.attractions, attractions, {
      words,
      name: tile => nameOfTile(tile, speaking),
      fields: tileFields(speaking),
      back: rows => ({ ...edition, attractions: rows }),
    }),
    ...rowDifferences(edition.towns, towns, {
      words,
      name: ({ name, id }) => name || id,
      fields: townFields(speaking),
      back: rows => ({ ...edition, towns: rows }),
    }),
    ...roadDifferences(edition, words),
    ...startDifferences(edition, words),
  ];
}

interface Told<T> {
  readonly words: BodenseeWords;
  name(row: T): string;
  /** What is said of the fields that differ. */
  fields(row: T, before: T): readonly string[];
  back(rows: readonly T[]): Edition;
}

function rowDifferences<T extends { readonly id: string }>(
  rows: readonly T[],
  printed: readonly T[],
  told: Told<T>,
): Difference<Edition>[] {
  const { diffs } = told.words;
  const added = rows.filter(row => printed.every(({ id }) => id !== row.id));
  const gone = printed.filter(row => rows.every(({ id }) => id !== row.id));
  const changed = rows.flatMap(row => {
    const before = printed.find(({ id }) => id === row.id);
    return before && !same(before, row) ? [{ row, before }] : [];
  });
  return [
    ...added.map(row => ({ says: diffs.added(told.name(row)), back: told.back(rows.filter(each => each !== row)) })),
    ...changed.map(({ row, before }) => ({
      says: told.fields(row, before).join(' '),
      back: told.back(rows.map(each => (each === row ? before : each))),
    })),
    ...gone.map(row => ({ says: diffs.gone(told.name(row)), back: told.back(inOrder([...rows, row], printed)) })),
  ];
}

/** What is printed keeps its order; the others come after it. */
function inOrder<T extends { readonly id: string }>(rows: readonly T[], printed: readonly T[]): T[] {
  const place = ({ id }: T) => {
    const at = printed.findIndex(each => each.id === id);
    return at < 0 ? printed.length : at;
  };
  return rows.toSorted((a, b) => place(a) - place(b));
}

function tileFields(speaking: Said): Told<Attraction>['fields'] {
  const { words, board } = speaking;
  const { columns, diffs } = words;
  const shown = (value: unknown): string => (typeof value === 'boolean' ? (value ? diffs.yes : diffs.no) : String(value || diffs.none));
  return (tile, before) => {
    const name = nameOfTile(before, speaking);
    const of = (field: keyof typeof columns, was: unknown, is: unknown) =>
      same(was, is) ? [] : [diffs.field(name, columns[field], shown(was), shown(is))];
    return [
      ...of('category', board.categories[before.category], board.categories[tile.category] ?? tile.category),
      ...of('english', before.english, tile.english),
      ...of('german', before.german, tile.german),
      ...of('danish', before.danish, tile.danish),
      ...of('french', before.french, tile.french),
      ...of('value', before.value, tile.value),
      ...of('priority', before.priority, tile.priority),
      ...of('bonus', before.bonus, tile.bonus),
      ...of('effect', before.effect, tile.effect),
    ];
  };
}

function townFields({ words, texts }: Said): Told<Town>['fields'] {
  const { diffs } = words;
  const action = (id: string) => texts.pieces[`action:${id}`] ?? id;
  const shown = (value: boolean) => (value ? diffs.yes : diffs.no);
  return (town, before) => {
    const of = (field: string, was: string, is: string) => (was === is ? [] : [diffs.field(before.name, field, was, is)]);
    return [
      ...of(words.townName, before.name, town.name),
      ...(town.x === before.x && town.y === before.y ? [] : [diffs.place(town.name)]),
      ...of(words.roomFor, String(before.spaces), String(town.spaces)),
      ...of(words.morning, action(before.morning), action(town.morning)),
      ...of(words.allDay, action(before.allDay), action(town.allDay)),
      ...of(words.harbour, shown(before.harbour), shown(town.harbour)),
      ...of(words.drop, shown(before.drop), shown(town.drop)),
    ];
  };
}

function isSame([a, b]: Road, [c, d]: Road): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function roadDifferences(edition: Edition, { diffs }: BodenseeWords): Difference<Edition>[] {
  const { roads } = edition;
  const name = (id: string) => nameOfTown({ towns: [...edition.towns, ...PRINTED.towns] }, id);
  const added = roads.filter(road => !PRINTED.roads.some(each => isSame(each, road)));
  const gone = PRINTED.roads.filter(road => !roads.some(each => isSame(each, road)));
  return [
    ...added.map(road => ({
      says: diffs.road(name(road[0]), name(road[1])),
      back: { ...edition, roads: roads.filter(each => each !== road) },
    })),
    ...gone.map(road => ({ says: diffs.noRoad(name(road[0]), name(road[1])), back: { ...edition, roads: [...roads, road] } })),
  ];
}

function startDifferences(edition: Edition, { diffs }: BodenseeWords): Difference<Edition>[] {
  const { startTowns } = edition;
  if (same(startTowns, PRINTED.startTowns)) return [];
  const towns = startTowns.map(id => nameOfTown(edition, id)).join(', ');
  return [{ says: diffs.start(towns), back: { ...edition, startTowns: PRINTED.startTowns } }];
}
