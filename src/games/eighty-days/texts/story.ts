// A turn in one line: what mattered most of it, as far as sixteen words go.
import { type Mention, readAloud, type Seat, type Story, type Voice } from '../../../kernel/index.ts';
import type { Chip, EventCard, Place, TravelCard } from '../components.ts';
import type { Colour, Event, Replacement } from '../events.ts';
import { capital } from './lexicon.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { Pieces } from './table.ts';

/** The pieces a line may speak of that have no name of their own; a chip is called by colour and gain. */
export type Thing = 'coin' | 'travel card' | 'event card' | 'balloon ready' | 'detective' | 'watch' | `${Colour}:${Chip}`;

/** A thing as it is said in a line. */
export function thing(piece: Thing, words: string): Mention {
  return { piece, words };
}

/** What somebody did, to be said behind the name; `you` where that is whoever listens. */
export interface StoryWords {
  readonly you: string;
  readonly and: string;
  readonly sum: SumWords;
  readonly by: Readonly<Record<Replacement, string>>;
  readonly begins: (you: boolean, round: number) => string;
  readonly pressed: (seats: readonly Seat[], voice: Voice, days: number) => string;
  readonly wins: (you: boolean) => string;
  readonly resigns: (you: boolean) => string;
  readonly takes: (you: boolean, card: TravelCard) => Story;
  readonly draws: (you: boolean) => Story;
  readonly struck: (you: boolean, event: EventCard, days: number) => Story;
  readonly coins: (you: boolean, coins: number) => Story;
  readonly readies: (you: boolean) => Story;
  readonly event: (you: boolean) => Story;
  readonly sends: (you: boolean, place: Place) => Story;
  readonly watch: (you: boolean) => Story;
  readonly trades: (you: boolean, cards: number) => Story;
  readonly buys: (you: boolean, cards: number) => Story;
  readonly reaches: (you: boolean, place: Place, days: number) => Story;
  /** Home on a day of the journey; so many days of it were the last leg. */
  readonly home: (you: boolean, order: number, day: number, leg: number) => Story;
  readonly stays: (you: boolean) => Story;
  readonly chip: (you: boolean, colour: Colour, chip: Chip) => Story;
  readonly questioned: (you: boolean, days: number) => Story;
}

const MOST_WORDS = 16;

type Told<K extends Event['type']> = Extract<Event, { type: K }>;
type Travelled = Told<'travelled'>;

/** A part of the line: where it stands, how much it matters (0 most), and what it says. */
interface Clause {
  readonly at: number;
  readonly rank: number;
  readonly says: Story;
  /** The same with its reasons, where there is room. */
  readonly fully?: Story;
}

/** The line of a turn; of a round's beginning or the end of the game where nobody had a turn. */
export function storyOf(events: readonly Event[], voice: Voice, words: StoryWords, pieces: Pieces): Story | undefined {
  const seat = turnOf(events);
  if (seat === undefined) return betweenTurns(events, voice, words);
  const subject = voice.tell(seat, words.you, name => name);
  const clauses = clausesOf(events, seat, voice.isYou(seat), words);
  return fitting(subject, clauses, words, pieces);
}

/** Whose turn it was. */
function turnOf(events: readonly Event[]): Seat | undefined {
  const first = events.find(event => 'seat' in event);
  return first && 'seat' in first ? first.seat : undefined;
}

function betweenTurns(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const last = events.findLast(({ type }) => type === 'ended' || type === 'pressed' || type === 'roundBegun');
  const pressed = events.find((event): event is Told<'pressed'> => event.type === 'pressed');
  if (last?.type === 'ended') return [voice.tell(last.winner, words.you, name => name), ` ${words.wins(voice.isYou(last.winner))}.`];
  if (pressed) return [`${capital(words.pressed(pressed.seats, voice, pressed.days))}.`];
  if (last?.type !== 'roundBegun') return undefined;
  return [voice.tell(last.start, words.you, name => name), ` ${words.begins(voice.isYou(last.start), last.round)}.`];
}

/** The single things of a turn that leave a trace in its line. */
function clausesOf(told: readonly Event[], seat: Seat, you: boolean, words: StoryWords): readonly Clause[] {
  const events = told.filter(event => 'seat' in event && event.seat === seat);
  const clauses: Clause[] = [];
  const add = (rank: number, says: Story, fully?: Story) => {
    clauses.push({ at: clauses.length, rank, says, ...(fully ? { fully } : {}) });
  };
  for (const [at, event] of events.entries()) tellOf(event, add, { events, at, you, words });
  if (!events.some(({ type }) => type === 'travelled' || type === 'resigned')) add(1, words.stays(you));
  return clauses;
}

interface Within {
  readonly events: readonly Event[];
  readonly at: number;
  readonly you: boolean;
  readonly words: StoryWords;
}

function tellOf(event: Event, add: (rank: number, says: Story, fully?: Story) => void, within: Within): void {
  const { you, words, events, at } = within;
  switch (event.type) {
    case 'taken':
      return add(3, words.takes(you, event.card));
    case 'coinsReceived':
      return events[at - 1]?.type === 'chipUsed' || event.coins === 0 ? undefined : add(7, words.coins(you, event.coins));
    case 'balloonReadied':
      return add(8, words.readies(you));
    case 'eventDrawn':
      return events[at - 1]?.type === 'taken' ? add(6, words.event(you)) : undefined;
    case 'travelDrawn':
      return at === 0 ? add(3, words.draws(you)) : undefined;
    case 'blueStruck':
      return add(2, words.struck(you, event.event, event.days));
    case 'detectiveSent':
      return add(4, words.sends(you, event.place));
    case 'watchTaken':
      return add(6, words.watch(you));
    case 'swapped':
      return isFirst(within) ? add(6, words.trades(you, countOf(within))) : undefined;
    case 'bought':
      return isFirst(within) ? add(6, words.buys(you, countOf(within))) : undefined;
    case 'travelled':
      return travelled(event, add, within);
    case 'chipUsed':
      return add(5, words.chip(you, event.colour, event.chip));
    case 'questioned':
      return add(2, words.questioned(you, event.days));
    case 'resigned':
      return add(0, [words.resigns(you)]);
    default:
      return undefined;
  }
}

/** Whether this is the first of its kind in the turn: several are told together. */
function isFirst({ events, at }: Within): boolean {
  return events.findIndex(({ type }) => type === events[at]?.type) === at;
}

function countOf({ events, at }: Within): number {
  return events.filter(({ type }) => type === events[at]?.type).length;
}

function travelled(event: Travelled, add: (rank: number, says: Story, fully?: Story) => void, { events, at, you, words }: Within): void {
  const next = events[at + 1];
  const says = next?.type === 'returned' ? words.home(you, next.order, next.days, event.days) : words.reaches(you, event.to, event.days);
  const since = events.slice(0, at);
  const leg = since.slice(since.findLastIndex(({ type }) => type === 'setOut'));
  const reasons = reasonsOf(event, words.sum, labelsOf(leg, event, words));
  add(0, says, reasons ? [...says, reasons] : undefined);
}

/** What carried the traveller instead of a card, slot by slot; on the leg by land whether an Elephant was ridden. */
function labelsOf(leg: readonly Event[], { to, parts }: Travelled, words: StoryWords): readonly (string | undefined)[] {
  if (to === 'calcutta') {
    return leg.some(event => event.type === 'played' && event.as === 'elephant' && !event.cashed) ? [words.sum.elephant] : [];
  }
  const labels: (string | undefined)[] = parts.map(() => undefined);
  for (const event of leg) if (event.type === 'replaced') labels[event.slot - 1] = words.by[event.by];
  return labels;
}

/** Puts in what matters most as long as the line stays short, and everything in its order. */
function fitting(subject: string, clauses: readonly Clause[], words: StoryWords, pieces: Pieces): Story {
  const chosen = new Map<Clause, Story>();
  const line = () => {
    const inOrder = [...chosen].sort(([a], [b]) => a.at - b.at);
    return joined(
      subject,
      inOrder.map(([, says]) => says),
      words.and,
    );
  };
  const tried = (clause: Clause, says: Story) => {
    const before = chosen.get(clause);
    chosen.set(clause, says);
    if (wordsIn(line(), pieces) <= MOST_WORDS) return;
    if (before) chosen.set(clause, before);
    else chosen.delete(clause);
  };
  for (const clause of [...clauses].sort((a, b) => a.rank - b.rank || b.at - a.at)) {
    tried(clause, clause.says);
    if (clause.fully && chosen.has(clause)) tried(clause, clause.fully);
  }
  return line();
}

function joined(subject: string, clauses: readonly Story[], and: string): Story {
  const parts = clauses.flatMap((clause, at): Story => {
    const link = at === 0 ? ' ' : at === clauses.length - 1 ? ` ${and} ` : ', ';
    return [link, ...clause];
  });
  return [subject, ...parts, '.'];
}

/** How many words the line has when it is read aloud. */
function wordsIn(story: Story, pieces: Pieces): number {
  return readAloud(story, pieces).split(/\s+/).length;
}
