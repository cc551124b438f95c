// Attractions and boards of one's own, checked before anybody plays with them.
import { fits, flag, isObject, list, oneOf, orNull, record, type Shape, shown, text as textOf, whole } from '../../kernel/index.ts';
import {
  type Attraction,
  CATEGORIES,
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
}

/** What came of reading a text from outside: the content and what to mind, or all that is wrong with it. */
export type Reading<T> =
  | { readonly ok: true; readonly content: T; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const id: Shape<string> = {
  allowed: 'a name of lower-case letters, digits and hyphens that begins with a letter, at most 40 long',
  problem(value, at) {
    return typeof value === 'string' && ID.test(value) ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

const name = textOf(60);

/** Exactly these fields, and what they must be to one another; each problem names the field and what it holds. */
function rowOf<T extends object>(
  fields: { readonly [K in keyof T]-?: Shape<T[K]> },
  disagreement: (row: T, at: string) => string | undefined,
): Shape<T> {
  const shape = record<T>(fields);
  return {
    allowed: shape.allowed,
    problem(value, at) {
      const strange = isObject(value) ? Object.keys(value).find(field => !Object.hasOwn(fields, field)) : undefined;
      if (isObject(value) && strange !== undefined) {
        return `${at}.${strange} must not be there, but is ${shown(value[strange])}; allowed: ${Object.keys(fields).join(', ')}`;
      }
      return shape.problem(value, at) ?? (fits(shape, value) ? disagreement(value, at) : undefined);
    },
  };
}

/** The shape of an attraction of one's own. */
export const attractionShape: Shape<Attraction> = rowOf<Attraction>(
  {
    id,
    category: oneOf(...CATEGORIES),
    value: whole(1, MOST_SIDES),
    priority: whole(1, 99),
    bonus: flag,
    effect: orNull(oneOf(...EFFECTS)),
    english: name,
    german: name,
    danish: name,
  },
  ({ category, effect }, at) =>
    effect !== null && category !== 'grey'
      ? `${at}.effect must be null, not ${shown(effect)}, for only a grey attraction grants an action and this one is ${category}`
      : undefined,
);

/** The shape of a town of one's own. */
export const townShape: Shape<Town> = rowOf<Town>(
  {
    id,
    name,
    country: textOf(20),
    harbour: flag,
    drop: flag,
    spaces: whole(0, 10),
    morning: oneOf(...MORNINGS),
    allDay: oneOf(...PRINTED_ACTIONS),
    x: whole(0, 1000),
    y: whole(0, 1000),
  },
  ({ harbour, morning }, at) =>
    morning === 'ferry' && !harbour
      ? `${at}.morning must not be "ferry", for the ferry calls at harbours only and ${at}.harbour is false`
      : undefined,
);

/** The shape of a road of one's own. */
export const roadShape: Shape<Road> = {
  allowed: 'a list of two towns',
  problem(value, at) {
    const fits = Array.isArray(value) && value.length === 2 && value.every(town => typeof town === 'string');
    return fits ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

/** The limits of a board and a box of one's own. */
export const FEWEST_TOWNS = 4;
export const MOST_TOWNS = 40;
export const MOST_TILES = 200;
const LEAST_SPACES = 20;

/** Where a row stands: by its id where it has one, else by its number. */
export function rowAt(part: string, row: unknown, at: number): string {
  return isObject(row) && fits(id, row.id) ? `${part}.${row.id}` : `${part}[${at}]`;
}

/** A list of rows, each called by its id. */
function rows<T>(item: Shape<T>, least: number, most: number): Shape<T[]> {
  const { allowed } = list(item, least, most);
  return {
    allowed,
    problem(value, at) {
      if (!Array.isArray(value)) return `${at} must be ${allowed}, not ${shown(value)}`;
      if (value.length < least || value.length > most) return `${at} must be a list of ${least} to ${most}, not of ${value.length}`;
      return value.flatMap((row, index) => item.problem(row, rowAt(at, row, index)) ?? [])[0];
    },
  };
}

const wholeContent = record<Content>({
  attractions: orNull(rows(attractionShape, 1, MOST_TILES)),
  towns: orNull(rows(townShape, FEWEST_TOWNS, MOST_TOWNS)),
  roads: orNull(list(roadShape)),
});

/** The shape of the option `content`; null is the printed box. */
export const contentShape: Shape<Content | null> = orNull({
  allowed: wholeContent.allowed,
  problem: (value, at) => wholeContent.problem(value, at) ?? (fits(wholeContent, value) ? disagreements(value, at)[0] : undefined),
});

/** What the parts of well-shaped content must be to one another; everything that is not so. */
export function disagreements({ attractions, towns, roads }: Content, at = 'content'): string[] {
  const errors = repeated(`${at}.attractions`, attractions ?? []);
  if (attractions === null && towns === null) return [`${at} must hold attractions, or towns and roads`];
  if ((towns === null) !== (roads === null)) return [...errors, `${at}.towns and ${at}.roads must be given together`];
  if (towns === null || roads === null) return errors;
  errors.push(...repeated(`${at}.towns`, towns));
  const spaces = towns.reduce((sum, town) => sum + town.spaces, 0);
  if (spaces < LEAST_SPACES) errors.push(`${at}.towns must have at least ${LEAST_SPACES} spaces together, not ${spaces}`);
  const broken = roads.flatMap((road, index) => brokenRoad({ part: `${at}.roads`, at: index, roads, towns }, road));
  return [...errors, ...(broken.length > 0 ? broken : cutOff(at, towns, roads))];
}

/** The ids that are there twice. */
function repeated(part: string, all: readonly { readonly id: string }[]): string[] {
  return all.flatMap(({ id: one }, at) => {
    const first = all.findIndex(each => each.id === one);
    return first < at ? [`${part}[${at}].id must differ from all others, but ${one} is also ${part}[${first}].id`] : [];
  });
}

interface RoadPlace {
  readonly part: string;
  readonly at: number;
  readonly roads: readonly Road[];
  readonly towns: readonly Town[];
}

function brokenRoad({ part, at, roads, towns }: RoadPlace, [from, to]: Road): string[] {
  const strange = [from, to].find(end => !towns.some(town => town.id === end));
  if (strange !== undefined) return [`${part}[${at}] leads to ${shown(strange)}, which is not a town`];
  if (from === to) return [`${part}[${at}] leads from ${from} to itself`];
  const first = roads.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
  return first < at ? [`${part}[${at}] from ${from} to ${to} is already there as ${part}[${first}]`] : [];
}

/** The towns that no road connects with the first one. */
function cutOff(at: string, towns: readonly Town[], roads: readonly Road[]): string[] {
  const reached = new Set<TownId>(towns.slice(0, 1).map(town => town.id));
  for (const town of reached) {
    for (const [from, to] of roads) {
      if (from === town) reached.add(to);
      if (to === town) reached.add(from);
    }
  }
  const lost = towns.filter(town => !reached.has(town.id)).map(town => town.id);
  return lost.length > 0 ? [`${at}.roads must connect all towns; ${lost.join(', ')} cannot be reached from ${towns[0]?.id}`] : [];
}
