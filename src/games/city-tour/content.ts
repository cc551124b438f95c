// CT-12 Days of your own: what such a day may be, and how it is handed on as a short text.
import {
  byTag,
  type Fault,
  type Findings,
  isObject,
  list,
  oneOf,
  type Path,
  record,
  type Shape,
  shown,
  whole,
} from '../../kernel/index.ts';
import {
  CARD_OF,
  CARDS,
  type Card,
  DAY_COUNT,
  dayCard,
  GRANDS_VOYAGEURS,
  LETTERS,
  type Letter,
  SEATS_IN_BUS,
  SITE_IDS,
  type SiteId,
  SPECIALS,
  TRAVELLERS,
} from './components.ts';

export { mendingOf } from './content-mending.ts';

/** CT-12.2 The set-up of a Day card, its six sites in another order. */
export interface SwappedDay {
  readonly card: number;
  readonly mode: 'swap';
  readonly sites: Readonly<Record<Letter, SiteId>>;
}
/** CT-12.3 The objective of a Day card, and a set-up of one's own. */
export interface FreeDay {
  readonly card: number;
  readonly mode: 'free';
  readonly sites: Readonly<Partial<Record<Letter, SiteId>>>;
  readonly cards: readonly Card[];
  readonly signs: readonly Letter[];
  readonly fans: readonly Letter[];
}
export type OwnDay = SwappedDay | FreeDay;

/** A day from outside, or one sentence on what is wrong with it. */
type DayReading = { readonly ok: true; readonly day: OwnDay } | { readonly ok: false; readonly problem: string };

const card = whole(1, DAY_COUNT);
const site = oneOf(...SITE_IDS);
const letter = oneOf(...LETTERS);

/** One to six letters, each with a site. */
const someSites: Shape<Readonly<Partial<Record<Letter, SiteId>>>> = {
  allowed: 'an object that names a site for one to six of the letters A to F',
  problem(value, at) {
    if (!isObject(value) || Object.keys(value).length === 0) return `${at} must be ${this.allowed}, not ${shown(value)}`;
    for (const [name, each] of Object.entries(value)) {
      const problem = letter.problem(name, `a letter in ${at}`) ?? site.problem(each, `${at}.${name}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
};

const allSites = record<SwappedDay['sites']>({ A: site, B: site, C: site, D: site, E: site, F: site });

const SHAPE: Shape<OwnDay> = byTag<'mode', OwnDay>('mode', {
  swap: record<SwappedDay>({ card, mode: oneOf('swap'), sites: allSites }),
  free: record<FreeDay>({
    card,
    mode: oneOf('free'),
    sites: someSites,
    cards: list(oneOf(...CARDS), 0, CARDS.length),
    signs: list(letter, 0, 2),
    fans: list(letter, 0, 2),
  }),
});

/** What a day of one's own must be. */
export const OWN_DAY: Shape<OwnDay> = {
  allowed: SHAPE.allowed,
  problem: (value, at) => SHAPE.problem(value, at) ?? dayFaults(value)[0]?.says,
};

/** Everything that is wrong with a day, so that all can be mended at once. */
export function dayFaults(day: unknown): readonly Fault[] {
  const problem = SHAPE.problem(day, 'the day');
  if (problem !== undefined) return [fault(isBare(day) ? ['sites'] : [], isBare(day) ? 'none' : 'shape', problem)];
  // The shape has been checked.
  const own = day as OwnDay;
  return own.mode === 'swap' ? wrongSwap(own) : wrongArrangement(own);
}

/** Whether it is a day but for having no site at all. */
function isBare(day: unknown): boolean {
  return isObject(day) && isObject(day.sites) && Object.keys(day.sites).length === 0;
}

function fault(path: Path, check: string, says: string, facts: Findings = {}): Fault {
  return { path, check, facts, says };
}

/** CT-12.2 The same six sites, wherever they stand now. */
function wrongSwap({ card, sites }: SwappedDay): Fault[] {
  const wanted = [...dayCard(card).sites].sort().join(', ');
  const found = LETTERS.map(each => sites[each])
    .sort()
    .join(', ');
  return found === wanted
    ? []
    : [fault(['sites'], 'swap', `a swapped day ${card} must keep its own six sites ${wanted}, not ${found}`, { card })];
}

function wrongArrangement(day: FreeDay): Fault[] {
  const sites = Object.values(day.sites);
  const twice = LETTERS.filter(each => {
    const site = day.sites[each];
    return site !== undefined && LETTERS.findIndex(other => day.sites[other] === site) < LETTERS.indexOf(each);
  });
  const double = day.cards.filter((each, at) => day.cards.indexOf(each) !== at);
  return [
    ...twice.map(each => fault(['sites', each], 'twice', `${day.sites[each]} exists only once`, { site: day.sites[each] ?? '' })),
    ...double.map(each => fault(['cards'], 'double', `${each} exists only once`, { card: each })),
    // CT-12.4 Material follows cards.
    ...SPECIALS.flatMap(special => {
      const [placed, chosen] = [sites.includes(special), day.cards.includes(CARD_OF[special])];
      const facts = { site: special, card: CARD_OF[special] };
      if (placed && !chosen) return [fault(['cards'], 'needsCard', `the site ${special} needs the card ${CARD_OF[special]}`, facts)];
      const says = `the card ${CARD_OF[special]} needs the site ${special} behind one of the letters`;
      return chosen && !placed ? [fault(['cards'], 'needsSite', says, facts)] : [];
    }),
    ...wrongPair('Detour', 'signs', day, day.signs),
    ...wrongPair('Stadium', 'fans', day, day.fans),
    ...(day.fans.some(each => day.sites[each] === 'STADIUM') ? [fault(['fans'], 'fans', 'no fan may wait at the Stadium itself')] : []),
    ...tooManyTravellers(day.cards),
  ];
}

function wrongPair(card: Card, what: 'signs' | 'fans', { cards, sites }: FreeDay, letters: readonly Letter[]): Fault[] {
  const wrong = (says: string) => [fault([what], what, says)];
  if (!cards.includes(card)) return letters.length === 0 ? [] : wrong(`${what} need the card ${card}`);
  const [one, other] = letters;
  if (!one || !other || one === other) return wrong(`the card ${card} needs two ${what} at two different letters`);
  const bare = letters.find(each => sites[each] === undefined);
  return bare ? wrong(`${what} must stand at letters with a site; ${bare} has none`) : [];
}

/** CT-12.6 Several Grands Voyageurs cards add up, but not beyond the seats of the bus. */
function tooManyTravellers(cards: readonly Card[]): Fault[] {
  const sum = cards.reduce((all, each) => all + TRAVELLERS.reduce((some, c) => some + (GRANDS_VOYAGEURS[each]?.[c] ?? 0), 0), 0);
  const says = `the Grands Voyageurs cards may name at most ${SEATS_IN_BUS} passengers together, not ${sum}: A, B, C, A with B, or A with C`;
  return sum > SEATS_IN_BUS ? [fault(['cards'], 'voyageurs', says, { sum, most: SEATS_IN_BUS })] : [];
}

/** The day a value from outside describes, or one clear sentence of what is wrong. */
export function readDay(json: unknown): DayReading {
  const problem = OWN_DAY.problem(json, 'the day');
  return problem === undefined ? { ok: true, day: json as OwnDay } : { ok: false, problem };
}

/** A day as a short text: '4 swap A=PARK B=GA1 …' or '7 free A=LA2 C=STATION cards=Station signs= fans='. */
export function writeDay(day: OwnDay): string {
  const sites = LETTERS.flatMap(each => (day.sites[each] ? [`${each}=${day.sites[each]}`] : []));
  const words = [String(day.card), day.mode, ...sites];
  if (day.mode === 'free') {
    if (day.cards.length > 0) words.push(`cards=${day.cards.map(each => each.replace(' ', '')).join(',')}`);
    if (day.signs.length > 0) words.push(`signs=${day.signs.join('')}`);
    if (day.fans.length > 0) words.push(`fans=${day.fans.join('')}`);
  }
  return words.join(' ');
}

/** The day a short text describes, or one clear sentence of what is wrong. */
export function readDayText(text: string): DayReading {
  const [number, mode, ...rest] = text.trim().split(/\s+/);
  const pairs = rest.map(word => word.split('='));
  const odd = pairs.find(([name, value, more]) => !name || !value || more !== undefined);
  if (odd) return { ok: false, problem: `"${odd.join('=')}" must be written as a name, an equals sign and a value` };
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) return { ok: false, problem: `${twice} is given twice` };
  const given: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  const { cards, signs, fans, ...sites } = given;
  const head = { card: Number(number), mode, sites };
  if (mode !== 'free') return readDay(cards || signs || fans ? { ...head, cards, signs, fans } : head);
  return readDay({
    ...head,
    cards: cards ? cards.split(',').map(name => CARDS.find(each => each.replace(' ', '') === name) ?? name) : [],
    signs: [...(signs ?? '')],
    fans: [...(fans ?? '')],
  });
}

/** A file with a day of one's own, as JSON or as short text, as options of the game. */
export function readContent(text: string): OptionsReading {
  const reading = text.trimStart().startsWith('{') ? readJson(text) : readDayText(text);
  return reading.ok ? { ok: true, options: { ownDay: reading.day }, warnings: [] } : { ok: false, errors: [reading.problem] };
}

type OptionsReading =
  | { readonly ok: true; readonly options: { readonly ownDay: OwnDay }; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

function readJson(text: string): DayReading {
  try {
    return readDay(JSON.parse(text));
  } catch (error) {
    return { ok: false, problem: `this is not JSON: ${error instanceof Error ? error.message : error}` };
  }
}
