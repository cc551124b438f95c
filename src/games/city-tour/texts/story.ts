// A turn in one line: who placed what, who boarded, who got off where, and how it ended.
import type { Mention, Seat, Story, Voice } from '../../../kernel/index.ts';
import type { Colour, SiteId } from '../components.ts';
import type { Event } from '../events.ts';
import type { Lexicon } from './pieces.ts';

/** The phrases a line is made of, each without a stop. */
export interface StoryWords {
  /** Before the tile. */
  readonly places: (voice: Voice, seat: Seat) => string;
  /** Before the passenger whom the inspector puts off the bus, where nothing was placed. */
  readonly chooses: (voice: Voice, seat: Seat) => string;
  readonly board: (count: number) => string;
  readonly stay: (count: number) => string;
  readonly off: string;
  readonly arrive: (pawns: Mention, count: number, at: Mention) => Story;
  /** Several sites: '5 get off: 3 + 2'. */
  readonly arriveAll: (pawns: Mention, sum: string) => Story;
  readonly home: (count: number, at: Mention) => Story;
  readonly closed: (the: string) => string;
  readonly fan: string;
  readonly fanLeft: string;
  readonly sign: (order: number) => string;
  readonly ended: (won: boolean, total: number, objective: number) => string;
  readonly nothing: string;
  /** Before the tiles to choose from, while nobody has chosen. */
  readonly revealed: string;
  readonly colon: string;
}

const MOST_WORDS = 16;

/** A part of the line; those that matter most stay when the line grows too long. */
interface Part {
  readonly weight: number;
  readonly story: Story;
}

/** What a line is told with: names, and the sentence of a single event. */
interface Telling {
  readonly says: Lexicon;
  readonly tell: (event: Event) => string | undefined;
}

/** The line of a turn; nothing where nobody decided anything. */
export function storyOf(events: readonly Event[], voice: Voice, words: StoryWords, { says, tell }: Telling): Story | undefined {
  const head = headOf(events, voice, words, { says, tell });
  if (!head) return revealedIn(events, words);
  const isPlaced = events.some(({ type }) => type === 'placed');
  const parts = partsOf(events, words, says);
  const isDrive = events.some(({ type }) => type === 'placed' || type === 'controlled');
  const rest = parts.length > 0 || !isDrive ? parts : [{ weight: 1, story: [words.nothing] }];
  return joined(head, fitting(head, rest, says), isPlaced ? words.colon : ', ');
}

function revealedIn(events: readonly Event[], { revealed, colon }: StoryWords): Story | undefined {
  const event = events.findLast(({ type }) => type === 'revealed');
  return event?.type === 'revealed' ? [revealed + colon, { piece: event.left }, ', ', { piece: event.right }, '.'] : undefined;
}

function headOf(events: readonly Event[], voice: Voice, words: StoryWords, { says, tell }: Telling): Story | undefined {
  for (const event of events) {
    if (event.type === 'placed') return [`${words.places(voice, event.seat)} `, { piece: event.tile, words: says.tile(event.tile) }];
    if (event.type === 'controlled') return [`${words.chooses(voice, event.seat)} `, passenger(event.colour, says)];
    if (event.type === 'conceded' || event.type === 'begun') return [tell(event)?.slice(0, -1) ?? ''];
  }
  return undefined;
}

function joined(head: Story, parts: readonly Part[], first: string): Story {
  const line = [...head, ...parts.flatMap(({ story }, at) => [at === 0 ? first : ', ', ...story]), '.'];
  return merged(line);
}

/** Neighbouring words as one. */
function merged(line: Story): Story {
  const whole: (string | Mention)[] = [];
  for (const each of line) {
    const last = whole.at(-1);
    if (typeof each === 'string' && typeof last === 'string') whole[whole.length - 1] = last + each;
    else whole.push(each);
  }
  return whole;
}

function fitting(head: Story, parts: readonly Part[], says: Lexicon): readonly Part[] {
  let kept = parts;
  while (kept.length > 1 && wordsIn([...head, ...kept.flatMap(({ story }) => [' ', ...story])], says) > MOST_WORDS) {
    const least = Math.min(...kept.map(({ weight }) => weight));
    const out = kept.findLastIndex(({ weight }) => weight === least);
    kept = kept.filter((_, at) => at !== out);
  }
  return kept;
}

function wordsIn(line: Story, says: Lexicon): number {
  const text = line.map(each => (typeof each === 'string' ? each : ` ${each.words ?? says.piece(each.piece)} `)).join('');
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Ride {
  boarded: Colour[];
  left: number;
  arrived: { readonly site: SiteId; readonly pawns: string }[];
  readonly others: Part[];
}

function partsOf(events: readonly Event[], words: StoryWords, says: Lexicon): readonly Part[] {
  const ride: Ride = { boarded: [], left: 0, arrived: [], others: [] };
  const isPlaced = events.some(({ type }) => type === 'placed');
  for (const event of events) {
    if (event.type === 'boarded') ride.boarded.push(event.colour);
    else if (event.type === 'leftBehind') ride.left++;
    else if (event.type === 'setDown') ride.arrived.push({ site: event.site, pawns: event.pawns });
    else if (event.type === 'controlled' && isPlaced)
      ride.others.push({ weight: 5, story: [passenger(event.colour, says), ` ${words.off}`] });
    else ride.others.push(...otherPart(event, words, says));
  }
  return [...boardingParts(ride, words, says), ...arrivals(ride, words, says), ...ride.others];
}

function boardingParts({ boarded, left }: Ride, words: StoryWords, says: Lexicon): readonly Part[] {
  const [first, second] = boarded;
  const who = first && !second ? { piece: first, words: says.crowd(first, false) } : counted(boarded.join(''));
  const story: Story = [who, ` ${words.board(boarded.length)}`];
  return [...(first ? [{ weight: 2, story }] : []), ...(left > 0 ? [{ weight: 3, story: [words.stay(left)] }] : [])];
}

function passenger(colour: Colour, says: Lexicon): Mention {
  return { piece: colour, words: says.passenger(colour) };
}

/** Several pawns, said by how many they are. */
function counted(pawns: string): Mention {
  return { piece: pawns, words: String(pawns.length) };
}

function arrivals({ arrived }: Ride, words: StoryWords, says: Lexicon): readonly Part[] {
  const [first, second] = arrived;
  if (!first) return [];
  if (!second)
    return [
      { weight: 8, story: words.arrive(counted(first.pawns), first.pawns.length, { piece: first.site, words: says.site(first.site).at }) },
    ];
  const all = arrived.map(({ pawns }) => pawns).join('');
  return [{ weight: 8, story: words.arriveAll(counted(all), arrived.map(({ pawns }) => pawns.length).join(' + ')) }];
}

function otherPart(event: Event, words: StoryWords, says: Lexicon): readonly Part[] {
  switch (event.type) {
    case 'sentHome':
      return event.count === 0
        ? []
        : [{ weight: 7, story: words.home(event.count, { piece: event.site, words: says.site(event.site).at }) }];
    case 'turnedAway':
      return [{ weight: 4, story: [words.closed(says.site(event.site).the)] }];
    case 'fanBoarded':
      return [{ weight: 6, story: [words.fan] }];
    case 'fanLeft':
      return [{ weight: 6, story: [words.fanLeft] }];
    case 'signMet':
      return [{ weight: 5, story: [words.sign(event.order)] }];
    case 'ended':
      return [{ weight: 9, story: [words.ended(event.won, event.total, event.objective)] }];
    default:
      return [];
  }
}
