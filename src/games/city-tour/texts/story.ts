// A turn in one line: who placed what, who boarded, who got off where, what was lost, and how it ended.
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
  readonly off: (who: Mention) => Story;
  readonly board: (who: Mention, count: number) => Story;
  readonly stay: (who: Mention, count: number) => Story;
  readonly arrive: (who: Mention, count: number, at: Mention) => Story;
  readonly home: (count: number, at: Mention, required: number) => Story;
  /** A site that nobody got off at: the bus passes each only once. */
  readonly lost: (at: Mention) => Story;
  readonly closed: (the: string) => Story;
  readonly unserved: (the: string) => Story;
  readonly fan: (who: Mention) => Story;
  readonly fanLeft: (who: Mention) => Story;
  readonly sign: (order: number) => Story;
  readonly ended: (won: boolean, total: number, objective: number) => Story;
  /** Of a drive that is over and changed nothing. */
  readonly nothing: string;
  /** Before the tiles to choose from, while nobody has chosen. */
  readonly revealed: string;
  readonly colon: string;
}

/** Something a turn changed. The team wins or loses together, so each of them concerns everybody and none is left out. */
type Fact =
  | { readonly kind: 'board' | 'stay'; readonly pawns: string }
  | { readonly kind: 'off'; readonly colour: Colour }
  | { readonly kind: 'arrive'; readonly site: SiteId; readonly pawns: string }
  | { readonly kind: 'home'; readonly site: SiteId; readonly count: number; readonly required: number }
  | { readonly kind: 'lost' | 'closed' | 'unserved'; readonly site: SiteId }
  | { readonly kind: 'fan' | 'fanLeft' }
  | { readonly kind: 'sign'; readonly order: number }
  | { readonly kind: 'ended'; readonly won: boolean; readonly total: number; readonly objective: number };

/** What a line is told with: names, and the sentence of a single event. */
interface Telling {
  readonly says: Lexicon;
  readonly voice: Voice;
  readonly tell: (event: Event) => string | undefined;
}

/** The line of a turn; the tiles to choose from where nobody decided anything yet. */
export function storyOf(events: readonly Event[], isOver: boolean, words: StoryWords, telling: Telling): Story | undefined {
  const decided = events.find(({ type }) => type === 'placed' || type === 'controlled' || type === 'conceded' || type === 'begun');
  if (!decided) return revealedIn(events, words);
  const isDrive = decided.type === 'placed' || decided.type === 'controlled';
  const facts = factsOf(events.filter(event => event !== decided));
  const parts = facts.map(fact => phraseOf(fact, words, telling.says));
  const rest = parts.length === 0 && isDrive && isOver ? [[words.nothing]] : parts;
  return joined(headOf(decided, words, telling), rest, decided.type === 'placed' ? words.colon : ', ');
}

function revealedIn(events: readonly Event[], { revealed, colon }: StoryWords): Story | undefined {
  const event = events.findLast(({ type }) => type === 'revealed');
  return event?.type === 'revealed' ? [revealed + colon, { piece: event.left }, ', ', { piece: event.right }, '.'] : undefined;
}

function headOf(event: Event, words: StoryWords, { says, voice, tell }: Telling): Story {
  if (event.type === 'placed') return [`${words.places(voice, event.seat)} `, { piece: event.tile, words: says.tile(event.tile) }];
  if (event.type === 'controlled') return [`${words.chooses(voice, event.seat)} `, passenger(event.colour, says)];
  return [tell(event)?.slice(0, -1) ?? ''];
}

/** What changed, in the order in which it did; those who boarded are told together, as are those who were left behind. */
function factsOf(events: readonly Event[]): readonly Fact[] {
  const of = (type: 'boarded' | 'leftBehind') => events.flatMap(event => (event.type === type ? [event.colour] : [])).join('');
  const crowds = [
    { kind: 'board', pawns: of('boarded') },
    { kind: 'stay', pawns: of('leftBehind') },
  ] as const;
  return [...crowds.filter(({ pawns }) => pawns !== ''), ...events.flatMap(event => factOf(event) ?? [])];
}

function factOf(event: Event): Fact | undefined {
  switch (event.type) {
    case 'controlled':
      return { kind: 'off', colour: event.colour };
    case 'setDown':
      return { kind: 'arrive', site: event.site, pawns: event.pawns };
    case 'sentHome': {
      const { site, count, required } = event;
      return count === 0 ? { kind: 'lost', site } : { kind: 'home', site, count, required };
    }
    case 'turnedAway':
      return { kind: 'closed', site: event.site };
    case 'unserved':
      return { kind: 'unserved', site: event.site };
    case 'fanBoarded':
      return { kind: 'fan' };
    case 'fanLeft':
      return { kind: 'fanLeft' };
    case 'signMet':
      return { kind: 'sign', order: event.order };
    case 'ended':
      return { kind: 'ended', won: event.won, total: event.total, objective: event.objective };
    default:
      return undefined;
  }
}

function phraseOf(fact: Fact, words: StoryWords, says: Lexicon): Story {
  switch (fact.kind) {
    case 'board':
    case 'stay':
      return words[fact.kind](crowd(fact.pawns, says), fact.pawns.length);
    case 'off':
      return words.off(passenger(fact.colour, says));
    case 'arrive':
      return words.arrive({ piece: fact.pawns, words: String(fact.pawns.length) }, fact.pawns.length, placeAt(fact.site, says));
    case 'home':
      return words.home(fact.count, placeAt(fact.site, says), fact.required);
    case 'lost':
      return words.lost(placeAt(fact.site, says));
    case 'closed':
    case 'unserved':
      return words[fact.kind](says.site(fact.site).the);
    case 'fan':
    case 'fanLeft':
      return words[fact.kind](passenger('W', says));
    case 'sign':
      return words.sign(fact.order);
    case 'ended':
      return words.ended(fact.won, fact.total, fact.objective);
  }
}

function passenger(colour: Colour, says: Lexicon): Mention {
  return { piece: colour, words: says.passenger(colour) };
}

/** One traveller by the colour, several counted colour by colour. */
function crowd(pawns: string, says: Lexicon): Mention {
  return { piece: pawns, words: pawns.length === 1 ? says.crowd(pawns, false) : says.tally(pawns) };
}

function placeAt(site: SiteId, says: Lexicon): Mention {
  return { piece: site, words: says.site(site).at };
}

/** The parts as one line, in which neighbouring words are joined. */
function joined(head: Story, parts: readonly Story[], first: string): Story {
  const line = [...head, ...parts.flatMap((part, at) => [at === 0 ? first : ', ', ...part]), '.'];
  const whole: (string | Mention)[] = [];
  for (const each of line) {
    const last = whole.at(-1);
    if (typeof each === 'string' && typeof last === 'string') whole[whole.length - 1] = last + each;
    else whole.push(each);
  }
  return whole;
}
