// One way to mend each fault of content, as another value for one field.
import type { Fault, Findings, Mending, Path } from '../../kernel/index.ts';
import { ATTRACTIONS, type Attraction, MOST_SIDES, ROADS, TOWNS, type Town } from './components.ts';
import { type Edition, LAST_PRIORITY, LEAST_SPACES, LONGEST_NAME, MOST_SPACES, reachedIn } from './content-shape.ts';

/** What each mending is called in the terminal. */
const SAYS: Readonly<Record<string, (facts: Findings) => string>> = {
  make: ({ to }) => `make it ${to}`,
  shorten: () => 'shorten it',
  noAction: () => 'take the action away',
  rename: ({ to }) => `call it ${to}`,
  add: ({ name }) => `add ${name}`,
  cut: ({ count }) => `take ${count} away`,
  harbour: ({ town }) => `give ${town} a harbour`,
  room: ({ spaces }) => `add ${spaces} spaces`,
  join: ({ other }) => `join it to ${other}`,
  noRoad: () => 'take the road away',
  start: ({ to }) => `let the buses start in ${to}`,
  printed: () => 'take the printed ones',
};

/** A mending in plain English. */
export function mendingSays({ act, facts }: Mending): string {
  return SAYS[act]?.(facts) ?? act;
}

type Mender = (edition: Edition, path: Path, facts: Findings) => Mending | undefined;

/** How each check is mended; a check that is not listed cannot be mended by one change. */
const MENDERS: Readonly<Record<string, Mender>> = {
  'attractions.id': (edition, path) => renamed(edition.attractions, path),
  'attractions.category': (_, path) => made(path, 'green'),
  'attractions.value': ({ attractions }, path) => made(path, within(rowAt(attractions, path)?.value, 1, MOST_SIDES)),
  'attractions.priority': ({ attractions }, path) => made(path, freePriority(attractions, rowAt(attractions, path))),
  'attractions.bonus': (_, path) => made(path, false),
  'attractions.effect': (_, path) => ({ act: 'noAction', facts: {}, path, value: null }),
  'attractions.english': shortened,
  'attractions.german': shortened,
  'attractions.danish': shortened,
  'attractions.french': shortened,
  'attractions.count': ({ attractions }, _, { most }) => cutTo('attractions', attractions, Number(most)),
  'towns.id': (edition, path) => renamed(edition.towns, path),
  'towns.name': shortened,
  'towns.spaces': ({ towns }, path) => made(path, within(rowAt(towns, path)?.spaces, 0, MOST_SPACES)),
  'towns.x': ({ towns }, path) => made(path, within(rowAt(towns, path)?.x, 0, 1000)),
  'towns.y': ({ towns }, path) => made(path, within(rowAt(towns, path)?.y, 0, 1000)),
  'towns.count': ({ towns }, _, { most }) => (towns.length > Number(most) ? cutTo('towns', towns, Number(most)) : printed('towns', TOWNS)),
  name: (_, path) => made(path, ''),
  together: (_, path) => printed(String(path[0]), path[0] === 'towns' ? TOWNS : ROADS),
  action: (_, path) => ({ act: 'noAction', facts: {}, path, value: null }),
  ferry: ({ towns }, path) => harbour(towns, Number(path[1])),
  repeated: (edition, path) => renamed(path[0] === 'towns' ? edition.towns : edition.attractions, path),
  spaces: ({ towns }) => roomier(towns),
  road: ({ roads }, [, at]) => ({ act: 'noRoad', facts: {}, path: ['roads'], value: roads.filter((_, each) => each !== at) }),
  cutOff: joined,
  dear: (_, path, { sides }) => made(path, Number(sides)),
  few: added,
  start: restarted,
  harbours: ({ towns }) => {
    const at = towns.findIndex(town => town.drop && !town.harbour);
    return at < 0 ? undefined : harbour(towns, at);
  },
  nameless: ({ attractions }, path) => {
    const id = rowAt(attractions, path)?.id ?? '';
    return { act: 'rename', facts: { to: id }, path, value: id };
  },
};

/** One way to mend a fault of an edition; undefined where there is none. */
export function mendingOf(edition: Edition, { check, path, facts }: Fault): Mending | undefined {
  return MENDERS[check]?.(edition, path, facts);
}

function rowAt<T>(rows: readonly T[], [, at]: Path): T | undefined {
  return rows[Number(at)];
}

function made(path: Path, value: string | number | boolean): Mending {
  return { act: 'make', facts: { to: String(value) }, path, value };
}

function within(value: unknown, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(Number(value)) || least));
}

/** The priority behind all others of a colour. */
export function freePriority(attractions: readonly Attraction[], own?: Pick<Attraction, 'category'>): number {
  const others = attractions.filter(each => each !== own && each.category === own?.category && each.priority <= LAST_PRIORITY);
  return Math.min(LAST_PRIORITY, 1 + Math.max(0, ...others.map(({ priority }) => priority)));
}

function shortened(edition: Edition, path: Path): Mending {
  const [part, at, field] = path;
  const row: object = (part === 'towns' ? edition.towns : edition.attractions)[Number(at)] ?? {};
  const text = String(Object.entries(row).find(([name]) => name === field)?.[1] ?? '');
  return { act: 'shorten', facts: {}, path, value: text.slice(0, LONGEST_NAME) };
}

function cutTo(part: string, rows: readonly unknown[], most: number): Mending {
  return { act: 'cut', facts: { count: rows.length - most }, path: [part], value: rows.slice(0, most) };
}

function printed(part: string, rows: readonly unknown[]): Mending {
  return { act: 'printed', facts: {}, path: [part], value: rows };
}

function renamed(rows: readonly (Attraction | Town)[], path: Path): Mending {
  const row = rowAt(rows, path);
  const others = rows.filter(each => each !== row);
  const to = freshId(row && 'english' in row ? row.english : (row?.name ?? ''), others);
  return { act: 'rename', facts: { to }, path, value: to };
}

/** An id out of a name; a second one of that name gets a number. */
export function freshId(name: string, before: readonly { readonly id: string }[]): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  const words = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 36);
  const base = words || 'tile';
  const taken = new Set(before.map(({ id }) => id));
  let number = 1;
  while (taken.has(number === 1 ? base : `${base}-${number}`)) number++;
  return number === 1 ? base : `${base}-${number}`;
}

function harbour(towns: readonly Town[], at: number): Mending {
  return { act: 'harbour', facts: { town: towns[at]?.name ?? '' }, path: ['towns', at, 'harbour'], value: true };
}

/** Space after space to the town with the fewest, until there are enough. */
function roomier(towns: readonly Town[]): Mending {
  const wider = towns.map(({ spaces }) => within(spaces, 0, MOST_SPACES));
  const sum = () => wider.reduce((all, each) => all + each, 0);
  const before = sum();
  while (sum() < LEAST_SPACES && wider.some(spaces => spaces < MOST_SPACES)) {
    const at = wider.indexOf(Math.min(...wider));
    wider[at] = (wider[at] ?? 0) + 1;
  }
  const value = towns.map((town, at) => ({ ...town, spaces: wider[at] ?? town.spaces }));
  return { act: 'room', facts: { spaces: sum() - before }, path: ['towns'], value };
}

/** A road from a town that is cut off to the nearest that is not. */
function joined({ towns, roads }: Edition, _path: Path, { town }: Findings): Mending | undefined {
  const lost = towns.find(({ id }) => id === town);
  if (!lost) return undefined;
  const reached = reachedIn(towns, roads);
  const far = (other: Town) => Math.hypot(other.x - lost.x, other.y - lost.y);
  const [near] = towns.filter(({ id }) => reached.has(id)).sort((a, b) => far(a) - far(b));
  return near && { act: 'join', facts: { other: near.name }, path: ['roads'], value: [...roads, [lost.id, near.id]] };
}

/** Printed attractions of the colour that are not there, or copies of them, until there are enough. */
function added({ attractions }: Edition, _path: Path, { colour, least, count }: Findings): Mending {
  const printed = ATTRACTIONS.filter(({ category }) => category === colour);
  const missing = printed.filter(({ id }) => attractions.every(each => each.id !== id));
  const all = [...attractions];
  const names: string[] = [];
  for (const one of [...missing, ...printed].slice(0, Number(least) - Number(count))) {
    const id = all.some(each => each.id === one.id) ? freshId(one.english, all) : one.id;
    all.push({ ...one, id });
    names.push(one.english);
  }
  return { act: 'add', facts: { name: names.join(', ') }, path: ['attractions'], value: all };
}

/** The start towns that exist, each once, and others of the board until there are enough for four buses. */
function restarted({ towns, startTowns }: Edition): Mending {
  const kept = [...new Set(startTowns)].filter(id => towns.some(town => town.id === id));
  const others = towns.map(({ id }) => id).filter(id => !kept.includes(id));
  const value = [...kept, ...others].slice(0, Math.min(Math.max(kept.length, Math.min(4, towns.length - 1)), 6, towns.length - 1));
  const to = value.map(id => towns.find(town => town.id === id)?.name ?? id).join(', ');
  return { act: 'start', facts: { to }, path: ['startTowns'], value };
}
