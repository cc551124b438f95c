// Games that are played on from a moment of the match: everybody plays by the game's own policy, from what the seat may know.
import { favourite, LONGEST, outlookOf, willing } from '../bots/index.ts';
import { type Chance, type Learned, Sfc32, type Told, wordOf } from '../kernel/index.ts';
import type { Film } from './film.ts';
import { type Ending, endingOf, shownScores } from './measure.ts';

/** Moves for each seat after which a game is broken off at a calm moment, where values were learned. */
const HORIZON = 4;

/** Moves for each seat within which what happens may be a reason. */
const HEARD = 4;

/** All of a film that playing on needs. */
export type Table = Pick<Film, 'game' | 'measure' | 'learned' | 'seats'>;

/** Who is told of a game that is played on. */
export interface Witness {
  /** What happens soon after its start, where that matters. */
  readonly heard: ((event: Told) => void) | undefined;
  /** What is looked at where it is broken off. */
  readonly judged: (features: readonly (readonly number[])[]) => void;
}

/** Plays on, to the end or, where values were learned, to a calm moment. Changes the state. */
export function playedOn(film: Table, state: unknown, luck: Chance, number: string, witness?: Witness): Ending {
  const { game, measure, learned, seats } = film;
  let heard = witness?.heard;
  const table = { chance: luck, tell: (event: Told) => heard?.(event) };
  const taste = new Sfc32(wordOf(`${number}/taste`));
  const horizon = learned ? HORIZON * seats : LONGEST;
  for (let made = 0; made < LONGEST; made++) {
    const next = game.awaiting(state)[0];
    if (next === undefined || (made >= horizon && game.calm?.(state))) break;
    if (made >= HEARD * seats) heard = undefined;
    game.play(state, next, favourite(game, state, next, willing(game, game.legal(state, next)), taste), table);
  }
  const end = game.outcome(state);
  if (end) return endingOf(game, measure, state, end);
  if (!learned) throw new Error(`a game of ${game.id} that was played on did not end`);
  const features = game.features?.(state) ?? [];
  witness?.judged(features);
  const { scores, wins } = outlookOf(learned, features, game.aim ?? 'victory');
  return {
    scores: shownScores(measure, scattered(scores, errorAt(learned, features[0]?.[0] ?? 0), alike(number))),
    wins,
  };
}

/** How far a learned score errs with so much of the game left: nothing at the end, and over the whole game as far as it erred in games held out. */
function errorAt({ heldOut: { error } }: Learned, left: number): number {
  return error * Math.sqrt(2 * Math.max(0, Math.min(1, left)));
}

/** The name of a game without its line and what was looked at: the n-th games from all moments have the same. */
function alike(name: string): string {
  const parts = name.split('/');
  return [parts[0], ...parts.slice(-2)].join('/');
}

/** Uniform numbers whose sum is as good as normal. */
const DOZEN = 12;
const FINENESS = 2 ** 20;

/**
 * Scores as games really end: the best of several others is better than what is expected of each of them. The n-th games from all moments err alike, so
 * that differences stay as they are.
 */
function scattered(scores: readonly number[], error: number, number: string): readonly number[] {
  const chance = new Sfc32(wordOf(`${number}/error`));
  return scores.map(score => {
    let sum = -DOZEN / 2;
    for (let each = 0; each < DOZEN; each++) sum += chance.below(FINENESS) / FINENESS;
    return score + error * sum;
  });
}
