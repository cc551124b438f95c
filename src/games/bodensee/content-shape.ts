// Attractions and boards of one's own, checked before anybody plays with them.
import { agreeing, flag, list, oneOf, orNull, record, type Shape, shown, text as textOf, whole } from '../../kernel/index.ts';
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
  allowed: 'a name of small letters, digits and hyphens that begins with a letter, at most 40 long',
  problem(value, at) {
    return typeof value === 'string' && ID.test(value) ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};

const name = textOf(60);

/** The shape of an attraction of one's own. */
export const attractionShape: Shape<Attraction> = agreeing(
  record<Attraction>({
    id,
    category: oneOf(...CATEGORIES),
    value: whole(1, MOST_SIDES),
    priority: whole(1, 99),
    bonus: flag,
    effect: orNull(oneOf(...EFFECTS)),
    english: name,
    german: name,
    danish: name,
  }),
  ({ id: tile, category, effect }) =>
    effect !== null && category !== 'grey'
      ? `only a grey attraction grants an action, but ${tile} is ${category} and grants ${effect}`
      : undefined,
);

/** The shape of a town of one's own. */
export const townShape: Shape<Town> = agreeing(
  record<Town>({
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
  }),
  ({ id: town, harbour, morning }) =>
    morning === 'ferry' && !harbour ? `the ferry calls at harbours only, but ${town} is none` : undefined,
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

/** The shape of the option `content`; null is the printed box. */
export const contentShape: Shape<Content | null> = orNull(
  agreeing(
    record<Content>({
      attractions: orNull(list(attractionShape, 1, MOST_TILES)),
      towns: orNull(list(townShape, FEWEST_TOWNS, MOST_TOWNS)),
      roads: orNull(list(roadShape)),
    }),
    content => disagreements(content)[0],
  ),
);

/** What the parts of well-shaped content must be to one another; everything that is not so. */
export function disagreements({ attractions, towns, roads }: Content): string[] {
  const errors = (attractions ?? []).flatMap(({ id: tile }, at, all) => repeated('attractions', tile, at, all));
  if (attractions === null && towns === null) return ['content must hold attractions, or towns and roads'];
  if ((towns === null) !== (roads === null)) return [...errors, 'towns and roads must be given together'];
  if (towns === null || roads === null) return errors;
  errors.push(...towns.flatMap(({ id: town }, at, all) => repeated('towns', town, at, all)));
  const spaces = towns.reduce((sum, town) => sum + town.spaces, 0);
  if (spaces < LEAST_SPACES) errors.push(`all towns together must have at least ${LEAST_SPACES} spaces, not ${spaces}`);
  const broken = roads.flatMap((road, at) => brokenRoad(road, at, roads, towns));
  return [...errors, ...(broken.length > 0 ? broken : cutOff(towns, roads))];
}

function repeated(part: string, one: string, at: number, all: readonly { readonly id: string }[]): string[] {
  const first = all.findIndex(each => each.id === one);
  return first < at ? [`${part}[${at}].id must differ from all others, but ${one} is also ${part}[${first}]`] : [];
}

function brokenRoad([from, to]: Road, at: number, roads: readonly Road[], towns: readonly Town[]): string[] {
  const strange = [from, to].find(end => !towns.some(town => town.id === end));
  if (strange !== undefined) return [`roads[${at}] leads to ${shown(strange)}, which is not a town`];
  if (from === to) return [`roads[${at}] leads from ${from} to itself`];
  const first = roads.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
  return first < at ? [`roads[${at}] from ${from} to ${to} is already there as roads[${first}]`] : [];
}

/** The towns that no road connects with the first one. */
function cutOff(towns: readonly Town[], roads: readonly Road[]): string[] {
  const reached = new Set<TownId>(towns.slice(0, 1).map(town => town.id));
  for (const town of reached) {
    for (const [from, to] of roads) {
      if (from === town) reached.add(to);
      if (to === town) reached.add(from);
    }
  }
  const lost = towns.filter(town => !reached.has(town.id)).map(town => town.id);
  return lost.length > 0 ? [`the roads must connect all towns; ${lost.join(', ')} cannot be reached from ${towns[0]?.id}`] : [];
}
