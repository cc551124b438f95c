// For tests only: a table in any situation.
import { type Chance, type Match, matchesOf, type Seat, scripted, seeded } from '../../kernel/index.ts';
import { type Foretold, tableOf } from '../../testing/table.ts';
import {
  CARDS_LAID,
  type Chip,
  COINS_IN_BOX,
  EVENT_CARDS,
  LONDON,
  PLACES,
  type Place,
  SPACES,
  type Space,
  STOPS,
  TRAVEL_BOX,
  TRAVEL_CARDS,
  type TravelCard,
} from './components.ts';
import { EightyDays, type Move } from './index.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { POSITION, VERSION } from './position.ts';
import { travellerAt } from './rules/cards.ts';
import { eventDeck, type Frame, freshTurn, type State, type Traveller, type Turn } from './state.ts';

/** One traveller; cards are written as words, `3*T5` for three of a kind. */
interface TravellerGiven {
  readonly at?: Place | 'home';
  readonly days?: number;
  readonly coins?: number;
  readonly hand?: string;
  readonly events?: string;
  readonly known?: string;
}

/** What matters of a situation; everything else is as it would usually be. */
interface Given {
  readonly options?: Partial<Agreement>;
  /** The version of the rules; the newest if not said. */
  readonly version?: number;
  /** As many as are described, but at least three. */
  readonly seats?: number;
  readonly travellers?: readonly TravellerGiven[];
  readonly phase?: 'choose' | 'act' | 'travel';
  /** Whose turn it is. */
  readonly seat?: Seat;
  /** Where the card came from, in the phase `act`. */
  readonly space?: Space;
  readonly round?: number;
  readonly firstStart?: Seat;
  readonly start?: Seat;
  readonly nextStart?: Seat;
  readonly begunWith?: number;
  readonly queue?: readonly Seat[];
  /** The cards on the track from the left, `-` for an empty space. */
  readonly display?: string;
  /** One text a bag; what nobody names lies in the first bag, or else on the discard, or else with the last traveller. */
  readonly travelSupply?: readonly string[];
  readonly travelDiscard?: string;
  /** Bags under the first one, which holds what nobody names. */
  readonly eventsUnder?: readonly string[];
  readonly eventDiscard?: string;
  readonly detective?: Place;
  /** Chips not named are used. */
  readonly red?: Readonly<Partial<Record<Place, Chip>>>;
  readonly blue?: Readonly<Partial<Record<Place, Chip>>>;
  /** Who is home, in order of arrival; by seat if not said. */
  readonly home?: readonly Seat[];
  readonly resigned?: readonly Seat[];
  readonly turn?: Partial<Turn>;
}

/** A table in the situation given, out of one complete box. */
export function journey(given: Given): State {
  const { travellers: described = [], resigned = [] } = given;
  const seats = given.seats ?? Math.max(3, described.length);
  const plan = { options: { ...OPTIONS.standard, ...given.options }, seats, version: given.version ?? VERSION };
  const travelBox = TRAVEL_BOX.slice();
  const eventBox = eventDeck(plan);
  const travellers = Array.from({ length: seats }, (_, at) => placed(described[at] ?? {}, travelBox, eventBox));
  const home = given.home ?? travellers.flatMap(({ position }, at) => (position === LONDON ? [at] : []));
  const travelling = travellers.flatMap((_, at) => (home.includes(at) || resigned.includes(at) ? [] : [at]));
  const turn = turnOf(given, travelling);
  const s: State = {
    plan,
    ...turn,
    ...travelCards(given, turn, travellers, travelBox),
    eventDiscard: cards(given.eventDiscard ?? '', eventBox),
    eventSupply: [eventBox, ...(given.eventsUnder ?? []).map(bag => cards(bag, eventBox))],
    coins: travellers.reduce((left, { coins }) => left - coins, COINS_IN_BOX),
    detective: PLACES.indexOf(given.detective ?? 'brindisi'),
    chips: { red: STOPS.map(place => given.red?.[place] ?? null), blue: STOPS.map(place => given.blue?.[place] ?? null) },
    londonOrder: [...home],
    resigned: [...resigned],
    travellers,
  };
  const problem = POSITION.problem(s, 'the journey');
  if (problem) throw new Error(problem);
  return s;
}

/** How far the round is. */
function turnOf(given: Given, travelling: readonly Seat[]) {
  const { start = 0, seat = 0 } = given;
  const order = [...travelling.filter(at => at >= start), ...travelling.filter(at => at < start)];
  return {
    frames: [frame(given, seat)],
    round: given.round ?? 5,
    firstStart: given.firstStart ?? start,
    start,
    nextStart: given.nextStart ?? null,
    begunWith: given.begunWith ?? travelling.length,
    queue: [...(given.queue ?? order.slice(order.indexOf(seat)))],
    turn: { ...freshTurn(), ...given.turn },
  };
}

/** Where the travel cards lie that are in no hand. */
function travelCards(given: Given, { queue, begunWith }: Pick<State, 'queue' | 'begunWith'>, travellers: Traveller[], box: TravelCard[]) {
  const travelSupply = given.travelSupply?.map(bag => cards(bag, box));
  const travelDiscard = cards(given.travelDiscard ?? '', box);
  const yetToChoose = queue.length - (given.phase === 'choose' ? 0 : 1);
  const display = given.display === undefined ? usualTrack(begunWith, yetToChoose, box) : track(given.display, box);
  if (!travelSupply) return { travelSupply: [box], travelDiscard, display };
  const rest = given.travelDiscard === undefined ? travelDiscard : travellers.at(-1)?.travelHand;
  rest?.push(...box);
  return { travelSupply, travelDiscard, display };
}

function frame({ phase = 'travel', space }: Given, seat: Seat): Frame {
  if (phase === 'choose') return { phase, seat, taken: null, resigned: false };
  if (phase === 'travel') return { phase, seat, ended: false };
  if (!space) throw new Error('an action needs its space');
  return { phase, seat, space, done: false };
}

function placed(given: TravellerGiven, travelBox: TravelCard[], eventBox: ReturnType<typeof eventDeck>): Traveller {
  const { at = 'london', days = 0, coins = 0, hand = '', events = '', known = '' } = given;
  return {
    position: at === 'home' ? LONDON : PLACES.indexOf(at),
    days,
    coins,
    travelHand: inOrder(cards(hand, travelBox), TRAVEL_CARDS),
    eventHand: inOrder(cards(events, eventBox), EVENT_CARDS),
    known: inOrder(cards(known, TRAVEL_BOX.slice()), TRAVEL_CARDS),
  };
}

function inOrder<C>(hand: C[], box: readonly C[]): C[] {
  return hand.sort((a, b) => box.indexOf(a) - box.indexOf(b));
}

/** The cards named, taken out of the box. */
function cards<C extends string>(words: string, box: C[]): C[] {
  return wordsOf(words).flatMap(word => {
    const [name, count = '1'] = word.split('*').reverse();
    return Array.from({ length: Number(count) }, () => {
      const card = box.find(each => each === name);
      if (!card) throw new Error(`no ${name} left in the box`);
      box.splice(box.indexOf(card), 1);
      return card;
    });
  });
}

function track(display: string, box: TravelCard[]): (TravelCard | null)[] {
  const words = wordsOf(display);
  return SPACES.map((_, at) => ((words[at] ?? '-') === '-' ? null : (cards(words[at] ?? '', box)[0] ?? null)));
}

/** The rightmost spaces are the ones still covered, by cards of which there are many. */
function usualTrack(travelling: number, yetToChoose: number, box: TravelCard[]): (TravelCard | null)[] {
  const laid = CARDS_LAID[travelling] ?? 0;
  const left = laid - travelling + yetToChoose;
  return SPACES.map((_, at) => (at < laid && at >= laid - left ? (cards(at % 2 === 0 ? 'T5' : 'S7', box)[0] ?? null) : null));
}

function wordsOf(text: string): string[] {
  return text.split(/[ ,]+/).filter(word => word !== '');
}

/** A new game, dealt by a seed or by numbers foretold. */
export function newGame(seats: number, options: Partial<Agreement> = {}, chance: Chance = seeded('a new game')): State {
  const plan = { options: { ...OPTIONS.standard, ...options }, seats, version: VERSION };
  return EightyDays.setup(plan, { chance, tell: () => {} });
}

/** Luck that always gives the first of what there is, and remembers of how many. */
export function firstOfAll(): Chance & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    below(sides) {
      asked.push(sides);
      return 0;
    },
  };
}

export const { played, awaited, legal, move, refusal, refusedBy, told } = tableOf(EightyDays, { luck: foretold });

/** The match after one message, in which single options play themselves; luck in numbers, as in a record. */
export function sent(s: State, notations: string, luck: readonly number[] = []): Match<State, Move, Agreement> {
  const answer = matchesOf(EightyDays).submit(
    matchesOf(EightyDays).startFrom(s.plan, s),
    awaited(s),
    notations.split(';').map(move),
    scripted(luck),
  );
  if (!answer.ok) throw new Error(`"${notations}" is refused (${answer.refusal.clause})`);
  return answer.match;
}

/** The lines of a match as notations. */
export function written({ record }: Match<State, Move, Agreement>): string[] {
  return record.entries.map(entry => EightyDays.write(entry.move));
}

/** Luck in words: a card is the next one drawn, a number what the die shows, `any` whatever comes first. */
function foretold(luck: string | undefined, s: State): Foretold {
  const words = wordsOf(luck ?? '');
  let used = 0;
  return {
    below(sides) {
      const word = words[used++];
      if (word === undefined) throw new Error(`no word of luck is left where ${sides} things are possible`);
      if (word === 'any') return 0;
      if (/^\d$/.test(word)) return scripted([Number(word) - 1]).below(sides);
      const bags: readonly (readonly string[] | undefined)[] = [s.travelSupply[0], s.eventSupply[0]];
      const bag = bags.find(each => each?.includes(word));
      if (bag?.length !== sides) throw new Error(`${word} is not in the bag of ${sides}`);
      return bag.indexOf(word);
    },
    left: () => words.length - used,
  };
}

/** One field of every traveller, by seat. */
export function each<K extends keyof Traveller>(s: State, field: K): Traveller[K][] {
  return s.travellers.map(one => one[field]);
}

/** How many cards each bag of a supply holds. */
export function sizes(supply: readonly (readonly string[])[]): number[] {
  return supply.map(bag => bag.length);
}

/** The traveller at a seat. */
export function traveller(s: State, seat: Seat = 0): Traveller {
  return travellerAt(s, seat);
}

/** The seats, the winner first. */
export function finish(s: State): Seat[] {
  const ranks = EightyDays.outcome(s)?.ranks ?? [];
  return ranks.map((_, at) => ranks.indexOf(at + 1));
}
