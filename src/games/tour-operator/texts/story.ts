// A turn in one line: who, what they did, and the points with their reasons. The same for every language but for its words.
import type { Mention, Seat, Story, Voice } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { type Cause, chosenFacts, type Deed, doerOf, type Fact, type Points, pointsIn } from './story-facts.ts';

/** What somebody did, beginning with the verb in the right form; `what` are the pieces it is about. */
type Clause = (isYou: boolean, what: Story) => Story;

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
  /** After the city of a flight that is closed. */
  readonly closed: string;
  /** What a flight cost. */
  readonly fuel: (fuel: number) => string;
  /** What it cost to keep somebody calm. */
  readonly coupons: (coupons: number) => string;
  /** Whom somebody new replaces. */
  readonly instead: (replaced: Mention) => Story;
  readonly points: (signed: string, points: number) => string;
  readonly causes: Readonly<Record<Cause, string>>;
  /** Somebody begins a week. */
  readonly week: (isYou: boolean, week: number) => string;
  readonly wins: (isYou: boolean) => string;
  /** Several win together. */
  readonly shares: (isYou: boolean) => string;
  readonly did: Readonly<Record<Deed, Clause>>;
}

/** Pieces in a row: "Omar, Mei and Zoe". */
function inRow(parts: readonly Story[], and: string): Story {
  return parts.flatMap((part, at) => (at === 0 ? part : [at === parts.length - 1 ? ` ${and} ` : ', ', ...part]));
}

function object(piece: string, words: StoryWords): Mention {
  const said = words.object[piece];
  return said === undefined ? { piece } : { piece, words: said };
}

/** Names of pieces stand in the singular. */
function timesOf(count: number): string {
  return count === 1 ? '1 ' : `${count} × `;
}

/** What a fact is about, in the order of the words. */
function whatOf({ deed, ids, city, isClosed, cost = 0, tokens = [], replaced = {} }: Fact, words: StoryWords): Story {
  const [first = '', second = ''] = ids;
  switch (deed) {
    case 'fly':
    case 'flyEmpty': {
      const guests = ids.map(piece => [{ piece }]);
      const where: Story = [{ piece: city ?? '' }, ...(isClosed ? [words.closed] : []), words.fuel(cost)];
      return deed === 'fly' ? [...inRow(guests, words.and), ` ${words.to} `, ...where] : where;
    }
    case 'trade':
      return [object(first, words), ` ${words.for} `, object(second, words)];
    case 'gain':
      return inRow(
        tokens.map(([piece, count]) => [timesOf(count), { piece }]),
        words.and,
      );
    default: {
      const said = (id: string): Story => {
        const old = replaced[id];
        return [object(id, words), ...(old ? words.instead(object(old, words)) : [])];
      };
      return inRow(ids.map(said), words.and);
    }
  }
}

function clauseOf(fact: Fact, isYou: boolean, words: StoryWords): Story {
  const said = words.did[fact.deed](isYou, whatOf(fact, words));
  return (fact.deed === 'calm' || fact.deed === 'cheer') && fact.cost ? [...said, words.coupons(fact.cost)] : said;
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** The points with their reasons; the reasons are left out where there is but one number of an interest. */
function sumOf({ total, interests, causes }: Points, words: StoryWords): string {
  const parts = [
    ...(interests.length > 0 ? [interests.join('+')] : []),
    ...[...causes].map(([cause, value]) => `${words.causes[cause]} ${signed(value)}`),
  ];
  const [only] = interests.length === 0 && causes.size === 1 ? [...causes.keys()] : [];
  const why = interests.length === 1 && causes.size === 0 ? '' : ` (${only ? words.causes[only] : parts.join(', ')})`;
  return `${words.points(signed(total), total)}${why}`;
}

/** What a seat did and what it brought, in a sentence; undefined where nothing is worth telling. */
function sentence(events: readonly Event[], seat: Seat, voice: Voice, words: StoryWords): Story | undefined {
  const isYou = voice.isYou(seat);
  const clauses = chosenFacts(events, seat, isYou).map(fact => clauseOf(fact, isYou, words));
  const points = pointsIn(events, seat);
  if (clauses.length === 0 && !points) return undefined;
  return [
    isYou ? words.you : voice.name(seat),
    ...clauses.flatMap((clause, at) => [at === 0 ? ' ' : at === clauses.length - 1 ? ` ${words.and} ` : ', ', ...clause]),
    ...(points ? [words.colon, sumOf(points, words)] : []),
    '.',
  ];
}

/** Tells a turn in a language. */
export function telling(words: StoryWords) {
  return (events: readonly Event[], voice: Voice): Story | undefined => {
    const doer = doerOf(events);
    const reader = seatsIn(events).find(seat => seat !== doer && voice.isYou(seat));
    const told = [
      doer === undefined ? undefined : sentence(events, doer, voice, words),
      reader === undefined ? undefined : sentence(events, reader, voice, words),
      endIn(events, voice, words),
      doer === undefined ? weekIn(events, voice, words) : undefined,
    ].flatMap(each => (each ? [each] : []));
    return told.length > 0 ? told.flatMap((each, at) => (at === 0 ? each : [' ', ...each])) : undefined;
  };
}

function seatsIn(events: readonly Event[]): readonly Seat[] {
  return [...new Set(events.flatMap(event => ('seat' in event ? [event.seat] : [])))];
}

/** Who won, where the game ended with the turn. */
function endIn(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const ended = events.find(event => event.type === 'ended');
  if (!ended) return undefined;
  const isYou = ended.winners.some(voice.isYou);
  const names = [...(isYou ? [words.you] : []), ...ended.winners.filter(seat => !voice.isYou(seat)).map(voice.name)];
  const said = names.length === 1 ? words.wins(isYou) : words.shares(isYou);
  return [
    ...inRow(
      names.map(name => [name]),
      words.and,
    ),
    ' ',
    said,
    '.',
  ];
}

/** A week that begins. */
function weekIn(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const begun = events.find(event => event.type === 'roundBegun');
  if (!begun) return undefined;
  return [voice.tell(begun.start, words.you, name => name), ' ', words.week(voice.isYou(begun.start), begun.round), '.'];
}
