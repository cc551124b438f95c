// A turn in one line: who, what they did, and the points with their reasons. The same for every language but for its words.
import { type Mention, type Of, readAloud, type Seat, type Story, type Voice } from '../../../kernel/index.ts';
import { TOKENS, type Token } from '../components.ts';
import type { Event, Reason } from '../events.ts';

/** What somebody did, beginning with the verb in the right form; `what` are the pieces it is about. */
type Clause = (isYou: boolean, what: Story) => Story;

/** Why points change, as a story sums it up; the numbers of interests stand for themselves. */
type Cause = 'seats' | 'rooms' | 'angry' | 'rows' | 'staff';

export interface StoryWords {
  readonly you: string;
  /** How a piece is said as the object of a sentence, where not by its name alone: 'la chambre VIP', 'a coupon'. */
  readonly object: Readonly<Record<string, string>>;
  readonly and: string;
  readonly colon: string;
  /** Before the city of a flight. */
  readonly to: string;
  /** Before what is swapped for something. */
  readonly for: string;
  readonly points: (signed: string, points: number) => string;
  readonly causes: Readonly<Record<Cause, string>>;
  /** Somebody begins a week. */
  readonly week: (isYou: boolean, week: number) => string;
  readonly wins: (isYou: boolean) => string;
  readonly did: Readonly<Record<Deed, Clause>>;
}

/** What a story tells of, the most important first: what does not fit into the line is left out from the end. */
const DEEDS = [
  'fly',
  'flyEmpty',
  'stay',
  'side',
  'draft',
  'keep',
  'complete',
  'lose',
  'hire',
  'house',
  'lodge',
  'mark',
  'gain',
  'remain',
  'calm',
  'cheer',
  'use',
  'trade',
  'clean',
  'lower',
  'leave',
] as const;
type Deed = (typeof DEEDS)[number];

const MOST_WORDS = 16;

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

interface Done {
  readonly deed: Deed;
  readonly what: Story;
  /** Which event told of it first. */
  readonly at: number;
}

/** Pieces in a row: "Omar, Mei and Zoe". */
function inRow(parts: readonly Story[], and: string): Story {
  return parts.flatMap((part, at) => (at === 0 ? part : [at === parts.length - 1 ? ` ${and} ` : ', ', ...part]));
}

/** Events that a story tells of in words of their own. */
const TOLD = ['flown', 'stayed', 'gained', 'checkedOut'] as const;

/** What an event says somebody did. */
function deedOf(event: Event): readonly [Deed, string] | undefined {
  switch (event.type) {
    case 'sideChosen':
      return ['side', event.side];
    case 'drafted':
      return ['draft', event.tourist];
    case 'kept':
      return ['keep', event.tourist];
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
    default:
      return undefined;
  }
}

/** What is kept of a turn while its events are read: the same done to several is one deed. */
interface Gathered {
  readonly deed: Deed;
  readonly at: number;
  readonly ids: string[];
}

/** All that a seat did, in order. */
function doneBy(events: readonly Event[], seat: Seat, words: StoryWords): readonly Done[] {
  const found: Gathered[] = [];
  const others: Done[] = [];
  const gained = new Map<Token, number>();
  let gainedAt = 0;
  for (const [at, event] of events.entries()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'gained') {
      if (gained.size === 0) gainedAt = at;
      gained.set(event.token, (gained.get(event.token) ?? 0) + event.count);
    }
    if (event.type === 'flown') others.push({ ...flight(events, event, words), at });
    if (event.type === 'checkedOut') for (const guest of event.guests) gather(found, ['leave', guest], at);
    if (event.type === 'stayed') others.push({ deed: 'stay', what: event.city ? [{ piece: event.city }] : [], at });
    if (event.type === 'traded')
      others.push({ deed: 'trade', what: [object(event.give, words), ` ${words.for} `, object(event.take, words)], at });
    const deed = deedOf(event);
    if (deed) gather(found, deed, at);
  }
  const gains = TOKENS.flatMap(token => (gained.has(token) ? [[timesOf(gained.get(token) ?? 0), { piece: token }]] : []));
  return [
    ...others,
    ...(gains.length > 0 ? [{ deed: 'gain' as const, what: inRow(gains, words.and), at: gainedAt }] : []),
    ...found.map(({ deed, ids, at }) => ({
      deed,
      at,
      what: inRow(
        ids.map(piece => [object(piece, words)]),
        words.and,
      ),
    })),
  ].toSorted((a, b) => a.at - b.at);
}

function object(piece: string, words: StoryWords): Mention {
  const said = words.object[piece];
  return said === undefined ? { piece } : { piece, words: said };
}

function gather(found: Gathered[], [deed, id]: readonly [Deed, string], at: number): void {
  const same = found.find(each => each.deed === deed);
  if (!same) found.push({ deed, ids: [id], at });
  else if (!same.ids.includes(id)) same.ids.push(id);
}

/** Names of pieces stand in the singular. */
function timesOf(count: number): string {
  return count === 1 ? '1 ' : `${count} × `;
}

function flight(events: readonly Event[], { seat, city }: Of<Event, 'flown'>, words: StoryWords): Omit<Done, 'at'> {
  const aboard = events.flatMap(event => (event.type === 'boarded' && event.seat === seat ? [[{ piece: event.tourist }]] : []));
  return aboard.length > 0
    ? { deed: 'fly', what: [...inRow(aboard, words.and), ` ${words.to} `, { piece: city }] }
    : { deed: 'flyEmpty', what: [{ piece: city }] };
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** The points somebody made, and where there are several parts, the sum. */
function sumOf(events: readonly Event[], seat: Seat, words: StoryWords): { readonly total: string; readonly parts: string } | undefined {
  const interests: number[] = [];
  const causes = new Map<Cause, number>();
  let total = 0;
  for (const event of events) {
    if (event.type !== 'points' || event.seat !== seat) continue;
    total += event.vp;
    const cause = CAUSE_OF[event.reason];
    if (cause) causes.set(cause, (causes.get(cause) ?? 0) + event.vp);
    else interests.push(event.vp);
  }
  if (interests.length + causes.size === 0) return undefined;
  const parts = [
    ...(interests.length > 0 ? [interests.join('+')] : []),
    ...[...causes].map(([cause, value]) => `${words.causes[cause]} ${signed(value)}`),
  ];
  const [only] = interests.length === 0 && causes.size === 1 ? [...causes.keys()] : [];
  const why = only ? words.causes[only] : parts.join(', ');
  return { total: words.points(signed(total), total), parts: interests.length === 1 && causes.size === 0 ? '' : ` (${why})` };
}

function lengthOf(story: Story, names: Readonly<Record<string, string>>): number {
  return readAloud(story, names).split(/\s+/).length;
}

/** Tells a turn in a language. */
export function telling(words: StoryWords, names: Readonly<Record<string, string>>) {
  const line = (subject: string, clauses: readonly Story[], end: string): Story => [
    subject,
    ...clauses.flatMap((clause, at) => [at === 0 ? ' ' : at === clauses.length - 1 ? ` ${words.and} ` : ', ', ...clause]),
    ...(end ? [end] : []),
    '.',
  ];
  return (events: readonly Event[], voice: Voice): Story | undefined => {
    const doer = events.find(event => deedOf(event) || TOLD.some(type => type === event.type));
    if (!doer || !('seat' in doer)) return withoutDeed(events, voice, words);
    const isYou = voice.isYou(doer.seat);
    const subject = isYou ? words.you : voice.name(doer.seat);
    const done = doneBy(events, doer.seat, words);
    const byWeight = done.toSorted((a, b) => DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed));
    const sum = sumOf(events, doer.seat, words);
    for (let count = done.length; count > 0; count--) {
      const kept = byWeight.slice(0, count);
      const clauses = done.filter(each => kept.includes(each)).map(({ deed, what }) => words.did[deed](isYou, what));
      const full = line(subject, clauses, sum ? `${words.colon}${sum.total}${sum.parts}` : '');
      if (lengthOf(full, names) <= MOST_WORDS) return full;
      const short = line(subject, clauses, sum ? `${words.colon}${sum.total}` : '');
      if (count === 1 && lengthOf(short, names) <= MOST_WORDS) return short;
    }
    return sum ? [subject, words.colon, sum.total, '.'] : undefined;
  };
}

/** A week that begins, or the end. */
function withoutDeed(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  for (const event of events) {
    if (event.type === 'ended' && event.winners.length === 1) return told(event.winners[0] ?? 0, voice, words, words.wins);
    if (event.type === 'roundBegun') return told(event.start, voice, words, isYou => words.week(isYou, event.round));
  }
  return undefined;
}

function told(seat: Seat, voice: Voice, { you }: StoryWords, said: (isYou: boolean) => string): Story {
  return [voice.tell(seat, you, name => name), ' ', said(voice.isYou(seat)), '.'];
}
