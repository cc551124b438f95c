// A City Tour day for everybody: a Day card of level 1 with its sites in another order, as hard as the weekday asks, and proved to be won.
import { DAYS, LETTERS } from '../../games/city-tour/index.ts';
import { type AnyGame, type Chance, fast } from '../../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../../luck/index.ts';
import { YARDSTICK } from '../yardstick.ts';
import { knownDay, playedLine, type Tour } from './known.ts';
import { worksOf } from './networks.ts';
import { quickLine } from './solver.ts';

/** CT-12.2 The Day cards whose sites change places. */
const CARDS = DAYS.filter(({ level }) => level === 1);

/** Cities that are tried for a day: the weekday takes one of them, Monday the easiest, Sunday the last but one. */
const CANDIDATES = 14;
const A_WEEKDAY = 2;
/** How often the yardstick tries each. */
const TRIES = 16;
/** Enough networks to find a line that wins; it is found at once, as a line that foresees all tiles delivers far more than is asked for. */
const KEPT = 8;

interface City {
  readonly card: number;
  readonly mode: 'swap';
  readonly sites: Readonly<Record<string, string>>;
}

interface Tried {
  readonly city: City;
  readonly tour: Tour;
  /** How many tries were won, and by how much all of them together were better than the objective asks. */
  readonly won: number;
  readonly margin: number;
}

/** The day's city; it takes a moment now and then, so that whoever asks can do something else in between. */
export function* cityDay(game: AnyGame, seed: string, weekday: number): Generator<void, City> {
  return (yield* cityFor(yield* candidates(game, seed), weekday)).city;
}

/** Cities for a day with its luck, the easiest first. */
export function* candidates(game: AnyGame, seed: string): Generator<void, readonly Tried[]> {
  const chance = fast(`city day ${seed}`);
  const tried: Tried[] = [];
  while (tried.length < CANDIDATES) tried.push(yield* tries(game, seed, candidate(chance)));
  return tried.sort((a, b) => b.won - a.won || b.margin - a.margin);
}

/** The city for a weekday; one that cannot be won is given to nobody, and the next easier one is taken. */
export function* cityFor(cities: readonly Tried[], weekday: number): Generator<void, Tried> {
  for (let at = A_WEEKDAY * weekday; at >= 0; at--) {
    const each = cities[at];
    if (each && (yield* canBeWon(each.tour))) return each;
  }
  throw new Error('no city of this day was seen to be won');
}

function candidate(chance: Chance): City {
  const at = chance.below(CARDS.length);
  const left = [...(CARDS[at]?.sites ?? [])];
  const sites = LETTERS.map(letter => [letter, left.splice(chance.below(left.length), 1)[0] ?? ''] as const);
  return { card: at + 1, mode: 'swap', sites: Object.fromEntries(sites) };
}

/** How many travellers must be delivered in a city. */
export function objectiveOf({ card }: Pick<City, 'card'>): number {
  return CARDS[card - 1]?.objective ?? 0;
}

function* tries(game: AnyGame, seed: string, city: City): Generator<void, Tried> {
  const reading = game.options.read({ ownDay: city }, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const tour = { seed, options: reading.options, version: game.version };
  const objective = objectiveOf(city);
  let [won, margin] = [0, 0];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const total = totalOf(game, tour, attempt);
    if (total >= objective) won++;
    margin += total - objective;
    yield;
  }
  return { city, tour, won, margin };
}

/** What the yardstick delivers with the tiles that everybody will draw. */
function totalOf(game: AnyGame, { seed, options, version }: Tour, attempt: number): number {
  const table = { chance: chanceOf({ seed, luckScheme: LUCK_SCHEME }), tell: () => {} };
  const state = game.setup({ seats: 1, options, version }, table);
  const mind = fast(`${seed} try ${attempt}`);
  for (;;) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return game.outcome(state)?.scores[0] ?? 0;
    const sight = { seat, legal: game.legal(state, seat), view: () => game.view(state, seat) };
    game.play(state, seat, YARDSTICK.choose(game, sight, mind), table);
  }
}

/** Whether a line is found that wins when it is played by the rules. */
function* canBeWon(tour: Tour): Generator<void, boolean> {
  const day = knownDay(tour);
  if (!day) return false;
  return playedLine(tour, yield* quickLine(worksOf(day), KEPT))?.won ?? false;
}
