// What a turn did, chosen once for all languages: whoever reads hears all that befell them, and of the others what matters most.
import type { Of, Seat } from '../../../kernel/index.ts';
import { TOKENS, TOURISTS, type Token } from '../components.ts';
import type { Event, Reason } from '../events.ts';

/** What a story tells of, the most important first. */
const DEEDS = [
  'fly',
  'flyEmpty',
  'stay',
  'side',
  'complete',
  'lose',
  'draft',
  'keep',
  'hire',
  'house',
  'lodge',
  'hotel',
  'mark',
  'gain',
  'remain',
  'calm',
  'cheer',
  'use',
  'replace',
  'trade',
  'clean',
  'lower',
  'leave',
  'board',
  'begin',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Of the turn of another this much is told. */
const MOST_OF_OTHERS = 4;

/** Something that was done, to one piece or several. */
export interface Fact {
  readonly deed: Deed;
  readonly ids: readonly string[];
  /** Which event told of it first. */
  readonly at: number;
  /** The city of a flight. */
  readonly city?: string;
  readonly isClosed?: boolean;
  /** The fuel of a flight, or the coupons that kept tourists calm. */
  readonly cost?: number;
  /** Tokens gained. */
  readonly tokens?: readonly (readonly [Token, number])[];
  /** Who goes, by who was hired in their place. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** What an event says a seat did, and to whom or what. */
function deedOf(event: Event): readonly [Deed, ...string[]] | undefined {
  switch (event.type) {
    case 'sideChosen':
      return ['side', event.side];
    case 'drafted':
      return ['draft', event.tourist];
    case 'kept':
      return ['keep', event.tourist];
    case 'sentElsewhere':
      return ['replace', event.tourist];
    case 'hired':
      return ['hire', event.employee];
    case 'used':
    case 'helped':
      return ['use', event.employee];
    case 'seatCleaned':
    case 'roomCleaned':
      return ['clean', event.at];
    case 'calmed':
      return ['cheer', event.tourist];
    case 'sentToHotel':
      return ['hotel', event.tourist];
    case 'remained':
      return ['remain', event.tourist];
    case 'placed':
      return ['house', event.tourist];
    case 'lodged':
      return ['lodge', event.tourist];
    case 'leftAngry':
      return ['lose', event.tourist];
    case 'marked':
      return ['mark', event.activity];
    case 'rowFinished':
      return ['complete', event.row];
    case 'held':
      return ['calm', event.tourist];
    case 'lowered':
      return ['lower', event.tourist];
    case 'checkedOut':
      return ['leave', ...event.guests];
    case 'startPassed':
      return ['begin'];
    default:
      return undefined;
  }
}

/** Events of a seat that a story tells of in another way. */
const ALSO_TOLD: readonly Event['type'][] = ['boarded', 'flown', 'stayed', 'gained', 'traded'];

/** The seat whose turn it was: the first that did something worth telling. */
export function doerOf(events: readonly Event[]): Seat | undefined {
  const first = events.find(event => deedOf(event) || ALSO_TOLD.includes(event.type));
  return first && 'seat' in first ? first.seat : undefined;
}

/** All that a seat did, in order: the same done to several is one fact. */
function factsOf(events: readonly Event[], seat: Seat): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (fact: Fact) => {
    const at = facts.findIndex(({ deed }) => deed === fact.deed);
    const same = facts[at];
    if (!same || fact.deed === 'trade') facts.push(fact);
    else facts[at] = joined(same, fact);
  };
  for (const [at, event] of events.entries()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'flown') add(flight(events, event, at));
    if (event.type === 'boarded' && !events.slice(at).some(each => isDeparture(each, seat)))
      add({ deed: 'board', ids: [event.tourist], at });
    if (event.type === 'stayed') add({ deed: 'stay', ids: event.city ? [event.city] : [], at });
    if (event.type === 'gained') add({ deed: 'gain', ids: [], tokens: [[event.token, event.count]], at });
    if (event.type === 'traded') add({ deed: 'trade', ids: [event.give, event.take], at });
    const [deed, ...ids] = deedOf(event) ?? [];
    if (deed) add({ deed, ids, at, ...priceOf(events[at - 1], event) });
    if (event.type === 'held' && event.by === 'O1') add({ deed: 'use', ids: ['O1'], at });
  }
  return facts;
}

/** The coupon that somebody cost, unless the travel agent saw to it; whom a new employee replaces. */
function priceOf(before: Event | undefined, event: Event): Pick<Fact, 'cost' | 'replaced'> {
  switch (event.type) {
    case 'held':
      return { cost: event.by === 'coupon' ? 1 : 0 };
    case 'calmed':
      return { cost: before?.type === 'used' && before.employee === 'O1' ? 0 : 1 };
    case 'hired':
      return event.replaced ? { replaced: { [event.employee]: event.replaced } } : {};
    default:
      return {};
  }
}

function joined(a: Fact, b: Fact): Fact {
  const tokens = TOKENS.flatMap(token => {
    const count = [...(a.tokens ?? []), ...(b.tokens ?? [])].reduce((sum, [of, more]) => (of === token ? sum + more : sum), 0);
    return count > 0 ? [[token, count] as const] : [];
  });
  return {
    ...a,
    ids: [...new Set([...a.ids, ...b.ids])],
    ...(a.cost === undefined ? {} : { cost: a.cost + (b.cost ?? 0) }),
    ...(tokens.length > 0 ? { tokens } : {}),
    replaced: { ...a.replaced, ...b.replaced },
  };
}

function isDeparture(event: Event, seat: Seat): boolean {
  return (event.type === 'flown' || event.type === 'stayed') && event.seat === seat;
}

/** Who was aboard: those who boarded, and those of whom something is told after the landing, who were aboard already. */
function flight(events: readonly Event[], { seat, city, fuel, open }: Of<Event, 'flown'>, at: number): Fact {
  const aboard = events.flatMap(event => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'boarded' || event.type === 'sentToHotel' || event.type === 'remained') return [event.tourist];
    if (event.type === 'leftAngry' && event.from === 'plane') return [event.tourist];
    return event.type === 'points' && ABOARD.includes(event.reason) && event.who in TOURISTS ? [event.who] : [];
  });
  const ids = [...new Set(aboard)];
  return { deed: ids.length > 0 ? 'fly' : 'flyEmpty', ids, at, city, isClosed: !open, cost: fuel };
}

const ABOARD: readonly Reason[] = ['interest', 'business', 'dirtySeat'];

/** What is told of a seat: all of it to whoever sits there, of others the most important. */
export function chosenFacts(events: readonly Event[], seat: Seat, isYou: boolean): readonly Fact[] {
  const facts = factsOf(events, seat);
  const byWeight = facts.toSorted((a, b) => DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed));
  const kept = isYou ? facts : byWeight.slice(0, MOST_OF_OTHERS);
  return facts.filter(fact => kept.includes(fact)).toSorted((a, b) => a.at - b.at);
}

/** Why points change, as a story sums it up; the numbers of interests stand for themselves. */
export type Cause = 'seats' | 'rooms' | 'angry' | 'rows' | 'staff';

const CAUSE_OF: Readonly<Partial<Record<Reason, Cause>>> = {
  business: 'seats',
  dirtySeat: 'seats',
  stayInPlane: 'seats',
  vip: 'rooms',
  noRoom: 'rooms',
  revokeNoRoom: 'rooms',
  angryOffice: 'angry',
  closedLeave: 'angry',
  row: 'rows',
  employee: 'staff',
};

/** The points of a seat: the sum, the numbers of interests, and the rest by cause. */
export interface Points {
  readonly total: number;
  readonly interests: readonly number[];
  readonly causes: ReadonlyMap<Cause, number>;
}

/** The points that a seat made or lost; nothing where none changed. */
export function pointsIn(events: readonly Event[], seat: Seat): Points | undefined {
  const interests: number[] = [];
  const causes = new Map<Cause, number>();
  for (const event of events) {
    if (event.type !== 'points' || event.seat !== seat) continue;
    const cause = CAUSE_OF[event.reason];
    if (cause) causes.set(cause, (causes.get(cause) ?? 0) + event.vp);
    else interests.push(event.vp);
  }
  if (interests.length + causes.size === 0) return undefined;
  return { total: [...interests, ...causes.values()].reduce((sum, vp) => sum + vp, 0), interests, causes };
}
