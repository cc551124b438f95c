// A finished match, played again: every state of it, and what was drawn and could be chosen on the way.
import { favourite, willing } from '../bots/index.ts';
import {
  type AnyGame,
  type Chance,
  fast,
  type Learned,
  type MatchRecord,
  matchesOf,
  type Seat,
  scripted,
  type Tagged,
  type Told,
} from '../kernel/index.ts';
import { type Ending, endingOf, measureOf, resultOf } from './measure.ts';
import type { Measure } from './review.ts';

/** Why there is no review: one sentence. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
}

/** An entry of the record. */
export interface Line {
  readonly seat: Seat;
  readonly move: Tagged;
  readonly luck: readonly number[];
  /** The streams of the numbers drawn, one for each. */
  readonly streams: readonly string[];
  /** Whether there was something to choose. */
  readonly isChoice: boolean;
  /** What the reference bot would have played, in its notation. */
  readonly usual: string;
  /** True if all that was drawn counts for everybody at the table: a new row of cards, a roll for all. */
  readonly isForAll: boolean;
}

export interface Film {
  readonly game: AnyGame;
  readonly seats: number;
  readonly version: number;
  /** What the luck of all games played on follows from. */
  readonly seed: string;
  readonly measure: Measure;
  /** Whether all seats win and lose together; somebody alone is no team. */
  readonly isTeam: boolean;
  /** The state before each line, and the last one. */
  readonly states: readonly unknown[];
  readonly lines: readonly Line[];
  readonly ending: Ending;
  /** What was learned about such tables, where it says what is measured. */
  readonly learned: Learned | undefined;
  /** The results, seat by seat. */
  readonly results: readonly number[];
}

/** Plays a record again; a match is reviewed once it is over. */
export function filmOf(game: AnyGame, record: MatchRecord<Tagged, unknown>): Film {
  const again = matchesOf(game).replay(record);
  if (!again.ok) throw new ReviewError(`the record differs at entry ${again.entry}: ${again.reason}`);
  const outcome = game.outcome(again.match.state);
  if (!outcome) throw new ReviewError('a match can be reviewed once it is over');
  const { states, lines } = playedAgain(game, record);
  const measure = measureOf(game.id, record.seats, record.options);
  const ending = endingOf(game, measure, again.match.state, outcome);
  return {
    game,
    seats: record.seats,
    version: record.version,
    seed: record.entries.at(-1)?.check ?? record.check,
    measure,
    isTeam: record.seats > 1 && measure.unit === 'win',
    states,
    lines,
    ending,
    learned: learnedFor(game, states[0], measure),
    results: outcome.ranks.map((_, seat) => resultOf(measure, ending.scores, ending.wins, seat)),
  };
}

/**
 * Values that were learned and decide; where points are played for, they say nothing of a victory that is none of points. A game of content of one's own
 * has no features: nothing was learned about it.
 */
function learnedFor({ values, features, calm, aim, learnedStrengths }: AnyGame, first: unknown, { result }: Measure): Learned | undefined {
  if (!features || !calm || !learnedStrengths || (aim === 'points' && result === 'win')) return undefined;
  const seats = features(first).length;
  return values?.tables.find(table => table.seats === seats);
}

function playedAgain(game: AnyGame, record: MatchRecord<Tagged, unknown>): Pick<Film, 'states' | 'lines'> {
  const state = matchesOf(game).rewind({ record, state: undefined, drawn: {} }, 0).state;
  const states = [game.clone(state)];
  const lines = record.entries.map(({ seat, move, luck }): Line => {
    const moves = willing(game, game.legal(state, seat));
    const isChoice = moves.some(other => game.write(other) !== game.write(move));
    const usual = isChoice ? game.write(favourite(game, state, seat, moves, fast('taste'))) : game.write(move);
    const noted = noting(scripted(luck));
    const before = states.at(-1);
    const told = eventsOf(game, state, { seat, move }, noted);
    states.push(game.clone(state));
    const isForAll = luck.length > 0 && record.seats > 1 && isSharedDraw(game, before, { seat, move }, told);
    return { seat, move, luck, streams: noted.streams, isChoice, usual, isForAll };
  });
  return { states, lines };
}

type Entry = Pick<Line, 'seat' | 'move'>;

/** Plays a move and returns what the table is told. */
function eventsOf(game: AnyGame, state: unknown, { seat, move }: Entry, chance: Chance): readonly Told[] {
  const told: Told[] = [];
  game.play(state, seat, move, { chance, tell: event => told.push(event) });
  return told;
}

/** How often a draw is drawn again, to find the events that luck decided. */
const REDRAWS = 4;

/** True if no event that luck decided belongs to whoever moved. */
function isSharedDraw(game: AnyGame, before: unknown, entry: Entry, told: readonly Told[]): boolean {
  const others = Array.from({ length: REDRAWS }, (_, at) => {
    const events = eventsOf(game, game.clone(before), entry, fast(`redraw/${at}`));
    return new Set(events.map(event => JSON.stringify(event)));
  });
  const decided = told.filter(event => others.some(other => !other.has(JSON.stringify(event))));
  return decided.length > 0 && decided.every(event => !('seat' in event) || event.seat !== entry.seat);
}

/** Passes luck on and notes the streams. */
function noting(chance: Chance): Chance & { readonly streams: string[] } {
  const streams: string[] = [];
  return {
    streams,
    below(sides, stream = 'main') {
      streams.push(stream);
      return chance.below(sides);
    },
  };
}
