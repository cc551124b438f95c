// A turn in one line: its facts, said in the words of a language.
import type { Mention, Seat, Story, Voice } from '../../../kernel/index.ts';
import type { Chip, EventCard, Place, TravelCard } from '../components.ts';
import type { Colour, Event, Replacement } from '../events.ts';
import { type Fact, factsOf } from './facts.ts';
import { capital } from './lexicon.ts';
import { reasonsOf, type SumWords } from './sum.ts';

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
  /** To who drew: which cards. */
  readonly drew: (cards: Story) => Story;
  /** To who discarded: which cards. */
  readonly discards: (cards: Story) => Story;
  /** `lost` are event cards of the listener. */
  readonly struck: (
    you: boolean,
    event: EventCard,
    strike: { readonly days: number; readonly isHome: boolean; readonly lost: readonly EventCard[] },
  ) => Story;
  readonly coins: (you: boolean, coins: number) => Story;
  readonly readies: (you: boolean) => Story;
  readonly event: (you: boolean) => Story;
  /** Whether the listener stands there, or travels there next. */
  readonly sends: (you: boolean, place: Place, meets: 'next' | 'there' | null) => Story;
  readonly watch: (you: boolean) => Story;
  readonly trades: (you: boolean, cards: number) => Story;
  readonly buys: (you: boolean, cards: number, coins: number) => Story;
  readonly plays: (you: boolean, event: EventCard) => Story;
  readonly fetches: (you: boolean, card: TravelCard) => Story;
  readonly rerolls: (you: boolean, coins: number) => Story;
  readonly reaches: (you: boolean, place: Place, days: number) => Story;
  /** Home on a day of the journey; so many days of it were the last leg. */
  readonly home: (you: boolean, order: number, day: number, leg: number) => Story;
  readonly stays: (you: boolean) => Story;
  /** What it gives; whom it costs how many days. */
  readonly chip: (you: boolean, colour: Colour, gain: Chip) => Story;
  readonly delays: (you: boolean, colour: Colour, lose: { readonly seats: readonly Seat[]; readonly days: number }, voice: Voice) => Story;
  readonly questioned: (you: boolean, days: number) => Story;
}

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** The line of a turn; of a round's beginning or the end of the game where nobody had a turn. */
export function storyOf(events: readonly Event[], voice: Voice, words: StoryWords, isOver: boolean): Story | undefined {
  const seat = turnOf(events);
  if (seat === undefined) return betweenTurns(events, voice, words);
  const facts = factsOf(events, seat, voice, isOver);
  // Time pressure is told before the round that it belongs to.
  const pressed = events.find((event): event is Told<'pressed'> => event.type === 'pressed');
  const isPressed = pressed?.seats.some(each => each === seat || voice.isYou(each));
  const after = pressed && isPressed ? [` ${capital(words.pressed(pressed.seats, voice, pressed.days))}.`] : [];
  if (facts.length === 0) return undefined;
  const subject = voice.tell(seat, words.you, name => name);
  const clauses = facts.map(fact => said(fact, { you: voice.isYou(seat), words, voice }));
  return [...joined(subject, clauses, words.and), ...after];
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

interface Saying {
  readonly you: boolean;
  readonly words: StoryWords;
  readonly voice: Voice;
}

/** A fact in the words of a language. */
function said(fact: Fact, { you, words, voice }: Saying): Story {
  switch (fact.tells) {
    case 'takes':
      return words.takes(you, fact.card);
    case 'drawsBlind':
      return words.draws(you);
    case 'coins':
      return words.coins(you, fact.coins);
    case 'readies':
      return words.readies(you);
    case 'drawsEvent':
      return words.event(you);
    case 'drew':
      return words.drew(listed(fact.cards, words.and));
    case 'discards':
      return words.discards(listed(fact.cards, words.and));
    case 'sends':
      return words.sends(you, fact.place, fact.meets);
    case 'watch':
      return words.watch(you);
    case 'trades':
      return words.trades(you, fact.cards);
    case 'buys':
      return words.buys(you, fact.cards, fact.coins);
    case 'plays':
      return words.plays(you, fact.event);
    case 'fetches':
      return words.fetches(you, fact.card);
    case 'rerolls':
      return words.rerolls(you, fact.coins);
    case 'reaches':
      return arrival(fact, you, words);
    case 'stays':
      return words.stays(you);
    case 'chip':
      return words.chip(you, fact.colour, fact.chip);
    case 'delays':
      return words.delays(you, fact.colour, fact, voice);
    case 'struck':
      return words.struck(you, fact.event, fact);
    case 'questioned':
      return words.questioned(you, fact.days);
    case 'resigns':
      return [words.resigns(you)];
  }
}

function arrival({ leg, by, questions, home }: Extract<Fact, { tells: 'reaches' }>, you: boolean, words: StoryWords): Story {
  const says = home ? words.home(you, home.order, home.days, leg.days) : words.reaches(you, leg.to, leg.days + questions);
  const labels = by.map(each => (each === 'elephant' ? words.sum.elephant : each && words.by[each]));
  const reasons = reasonsOf(leg, words.sum, labels, questions);
  return reasons ? [...says, reasons] : says;
}

function listed(cards: readonly (TravelCard | EventCard)[], and: string): Story {
  return cards.flatMap((piece, at): Story => {
    const link = at === 0 ? [] : [at === cards.length - 1 ? ` ${and} ` : ', '];
    return [...link, { piece }];
  });
}

function joined(subject: string, clauses: readonly Story[], and: string): Story {
  const parts = clauses.flatMap((clause, at): Story => {
    const link = at === 0 ? ' ' : at === clauses.length - 1 ? ` ${and} ` : ', ';
    return [link, ...clause];
  });
  return [subject, ...parts, '.'];
}
