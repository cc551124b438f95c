// Attractions and boards of one's own, checked before anybody plays with them.
import {
  type Fault,
  type Findings,
  flag,
  isObject,
  oneOf,
  optional,
  orNull,
  type Path,
  placeOf,
  type Shape,
  shown,
  text as textOf,
  whole,
} from '../../kernel/index.ts';
import {
  type Attraction,
  CATEGORIES,
  COLOURS,
  EFFECTS,
  MORNINGS,
  MOST_SIDES,
  PRINTED_ACTIONS,
  type Road,
  type Town,
  type TownId,
} from './components.ts';

/** What takes the place of the printed box: attractions, or a board, or both; null where the printed one stays. */
export interface Content {
  readonly attractions: readonly Attraction[] | null;
  readonly towns: readonly Town[] | null;
  readonly roads: readonly Road[] | null;
  /** What its maker calls it. */
  readonly name?: string;
}

/** A whole box while it is edited: the printed one, changed. */
export interface Edition {
  readonly name: string;
  readonly attractions: readonly Attraction[];
  readonly towns: readonly Town[];
  readonly roads: readonly Road[];
  /** A bus starts in each of these. */
  readonly startTowns: readonly TownId[];
}

/** What came of reading a text from outside: the content and what to mind, or all that is wrong with it. */
export type Reading<T> =
  | { readonly ok: true; readonly content: T; readonly startTowns?: readonly TownId[]; readonly warnings: readonly string[] }
  /** Of a table, the rows that are sound. */
  | { readonly ok: false; readonly errors: readonly string[]; readonly sound?: T };

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const id: Shape<string> = {
  allowed: 'a name of lower-case letters, digits and hyphens that begins with a letter, at most 40 long',
  problem(value, at) {
    return typeof value === 'string' && ID.test(value) ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

/** The limits of a board and a box of one's own. */
export const LONGEST_NAME = 60;
export const LAST_PRIORITY = 99;
export const MOST_SPACES = 10;
const FEWEST_TOWNS = 4;
export const MOST_TOWNS = 40;
const MOST_TILES = 200;
export const LEAST_SPACES = 20;

const name = textOf(LONGEST_NAME);
const place = whole(0, 1000);

type Fields<T> = { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> };

const ATTRACTION: Fields<Attraction> = {
  id,
  category: oneOf(...CATEGORIES),
  value: whole(1, MOST_SIDES),
  priority: whole(1, LAST_PRIORITY),
  bonus: flag,
  effect: orNull(oneOf(...EFFECTS)),
  english: name,
  german: name,
  danish: name,
  french: optional(name),
};

const TOWN: Fields<Town> = {
  id,
  name,
  country: textOf(20),
  harbour: flag,
  drop: flag,
  spaces: whole(0, MOST_SPACES),
  morning: oneOf(...MORNINGS),
  allDay: oneOf(...PRINTED_ACTIONS),
  x: place,
  y: place,
};

/** What the rows of a part must be, and how many there may be. */
interface Part {
  readonly fields: Readonly<Record<string, Shape<unknown>>> | null;
  readonly least: number;
  readonly most: number;
}

const PARTS = {
  attractions: { fields: ATTRACTION, least: 1, most: MOST_TILES },
  towns: { fields: TOWN, least: FEWEST_TOWNS, most: MOST_TOWNS },
  roads: { fields: null, least: 0, most: MOST_TOWNS * MOST_TOWNS },
} satisfies Readonly<Record<string, Part>>;
const ALLOWED = [...Object.keys(PARTS), 'name'];

/** The shape of the option `content`; null is the printed box. */
export const contentShape: Shape<Content | null> = orNull({
  allowed: `an object with ${ALLOWED.join(', ')}`,
  problem(value, at) {
    const [first] = faultsIn(value);
    return first && `${placeOf(value, first.path, at)} ${first.says}`;
  },
});

/** Everything that is wrong with content, so that all can be mended at once. */
export function faultsIn(content: unknown): Fault[] {
  if (!isObject(content)) return [fault([], 'content', `must be an object with ${ALLOWED.join(', ')}, not ${shown(content)}`)];
  const strange = Object.keys(content).filter(part => !ALLOWED.includes(part));
  const faults = strange.map(part => strangeAt([part], content[part], ALLOWED));
  const called = optional(name).problem(content.name, '');
  if (called !== undefined) faults.push(fault(['name'], 'name', called.trim()));
  for (const [part, asked] of Object.entries(PARTS)) faults.push(...partFaults(part, content[part], asked));
  return isSketch(content) ? [...faults, ...disagreements(content)] : faults;
}

function fault(path: Path, check: string, says: string, facts: Findings = {}): Fault {
  return { path, check, facts, says };
}

function strangeAt(path: Path, value: unknown, allowed: readonly string[]): Fault {
  return fault(path, 'strange', `must not be there, but is ${shown(value)}; allowed: ${allowed.join(', ')}`);
}

function partFaults(part: string, rows: unknown, { fields, least, most }: Part): Fault[] {
  if (rows === null) return [];
  if (!Array.isArray(rows)) return [fault([part], 'list', `must be a list, not ${shown(rows)}`)];
  const { length } = rows;
  const count = `must be a list of ${least} to ${most}, not of ${length}`;
  return [
    ...(length < least || length > most ? [fault([part], `${part}.count`, count, { least, most, count: length })] : []),
    ...rows.flatMap((row, at) => (fields ? rowFaults(fields, row, [part, at]) : roadFaults(row, [part, at]))),
  ];
}

/** Exactly these fields; each fault names the field and what it holds. */
function rowFaults(fields: NonNullable<Part['fields']>, row: unknown, path: Path): Fault[] {
  const names = Object.keys(fields);
  if (!isObject(row)) return [fault(path, 'row', `must be an object with ${names.join(', ')}, not ${shown(row)}`)];
  const strange = Object.keys(row).filter(field => !Object.hasOwn(fields, field));
  return [
    ...strange.map(field => strangeAt([...path, field], row[field], names)),
    ...names.flatMap(field => {
      const problem = fields[field]?.problem(row[field], '');
      return problem === undefined ? [] : [fault([...path, field], `${path[0]}.${field}`, problem.trim())];
    }),
  ];
}

function roadFaults(row: unknown, path: Path): Fault[] {
  return isRoad(row) ? [] : [fault(path, 'row', `must be a list of two towns, not ${shown(row)}`)];
}

function isRoad(row: unknown): row is Road {
  return Array.isArray(row) && row.length === 2 && row.every(town => typeof town === 'string');
}

/** Whether all parts are lists of rows; what the fields of the rows hold may still be wrong. */
export function isSketch(content: unknown): content is Content {
  const isPart = (part: unknown, isRow: (row: unknown) => boolean) => part === null || (Array.isArray(part) && part.every(isRow));
  return isObject(content) && isPart(content.attractions, isObject) && isPart(content.towns, isObject) && isPart(content.roads, isRoad);
}

/** What the parts of content must be to one another; everything that is not so. */
function disagreements({ attractions, towns, roads }: Content): Fault[] {
  if (attractions === null && towns === null) return [fault([], 'empty', 'must hold attractions, or towns and roads')];
  const faults = [...repeated('attractions', attractions ?? []), ...(attractions ?? []).flatMap(wrongEffect)];
  if ((towns === null) !== (roads === null)) {
    const missing = towns === null ? 'towns' : 'roads';
    return [...faults, fault([missing], 'together', 'must be there, for towns and roads are given together')];
  }
  if (towns === null || roads === null) return faults;
  const spaces = towns.reduce((sum, town) => sum + town.spaces, 0);
  const broken = roads.flatMap((road, at) => brokenRoad(towns, roads, road, at));
  return [
    ...faults,
    ...repeated('towns', towns),
    ...towns.flatMap(wrongMorning),
    ...(spaces < LEAST_SPACES
      ? [fault(['towns'], 'spaces', `must have at least ${LEAST_SPACES} spaces together, not ${spaces}`, { spaces, least: LEAST_SPACES })]
      : []),
    ...(broken.length > 0 ? broken : cutOff(towns, roads)),
  ];
}

function wrongEffect({ category, effect }: Attraction, at: number): Fault[] {
  if (effect === null || category === 'grey' || !EFFECTS.includes(effect)) return [];
  const says = `must be null, not ${shown(effect)}, for only a grey attraction grants an action and this one is ${category}`;
  return [fault(['attractions', at, 'effect'], 'action', says, { category })];
}

function wrongMorning({ name: called, harbour, morning }: Town, at: number): Fault[] {
  if (morning !== 'ferry' || harbour) return [];
  const says = 'must not be "ferry", for the ferry calls at harbours only and this town has none';
  return [fault(['towns', at, 'morning'], 'ferry', says, { town: called })];
}

/** The ids that are there twice. */
function repeated(part: string, all: readonly { readonly id: string }[]): Fault[] {
  return all.flatMap(({ id: one }, at) => {
    const first = all.findIndex(each => each.id === one);
    return first < at ? [fault([part, at, 'id'], 'repeated', `must differ from all others, but ${one} is also ${part}[${first}].id`)] : [];
  });
}

function brokenRoad(towns: readonly Town[], roads: readonly Road[], [from, to]: Road, at: number): Fault[] {
  const broken = (says: string) => [fault(['roads', at], 'road', says, { from, to })];
  const strange = [from, to].find(end => !towns.some(town => town.id === end));
  if (strange !== undefined) return broken(`leads to ${shown(strange)}, which is not a town`);
  if (from === to) return broken(`leads from ${from} to itself`);
  const first = roads.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
  return first < at ? broken(`from ${from} to ${to} is already there as roads[${first}]`) : [];
}

/** The towns that roads connect with the first one. */
export function reachedIn(towns: readonly Town[], roads: readonly Road[]): ReadonlySet<TownId> {
  const reached = new Set<TownId>(towns.slice(0, 1).map(town => town.id));
  for (const town of reached) {
    for (const [from, to] of roads) {
      if (from === town) reached.add(to);
      if (to === town) reached.add(from);
    }
  }
  return reached;
}

function cutOff(towns: readonly Town[], roads: readonly Road[]): Fault[] {
  const reached = reachedIn(towns, roads);
  const lost = towns.filter(town => !reached.has(town.id));
  const says = `must connect all towns; ${lost.map(town => town.id).join(', ')} cannot be reached from ${towns[0]?.id}`;
  return lost.slice(0, 1).map(town => fault(['roads'], 'cutOff', says, { town: town.id, name: town.name, count: lost.length }));
}

/** What only the agreed dice and market can say about attractions: what nobody can pay, and a colour with too few. */
export function boxFaults(own: Content['attractions'], all: readonly Attraction[], sides: number, open: number): Fault[] {
  const dear = (own ?? []).flatMap(({ value }, at) => {
    const says = `must be a whole number from 1 to ${sides} (dieSides), not ${value}`;
    return value > sides ? [fault(['attractions', at, 'value'], 'dear', says, { sides })] : [];
  });
  const few = COLOURS.flatMap(colour => {
    const says = `must hold at least ${open} ${colour} attractions (marketSize)`;
    const count = all.filter(({ category }) => category === colour).length;
    return count < open ? [fault(['attractions'], 'few', says, { colour, least: open, count })] : [];
  });
  return [...dear, ...few];
}
