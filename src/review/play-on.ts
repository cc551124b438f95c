// Games that are played on from a moment of the match: everybody plays by the game's own policy, from what the seat may know.
import { favourite, LONGEST, outlookOf, willing } from '../bots/index.ts';
import { type Chance, Sfc32, silent, wordOf } from '../kernel/index.ts';
import type { Film } from './film.ts';
import { type Ending, endingOf, shownScores } from './measure.ts';

/** Moves for each seat after which a game is broken off at a calm moment, where values were learned. */
const HORIZON = 4;

/** Plays on, to the end or, where values were learned, to a calm moment. Changes the state. */
export function playedOn(film: Film, state: unknown, luck: Chance, number: string): Ending {
  const { game, measure, learned, seats } = film;
  const table = silent(luck);
  const taste = new Sfc32(wordOf(`${number}/taste`));
  const horizon = learned ? HORIZON * seats : LONGEST;
  for (let made = 0; made < LONGEST; made++) {
    const next = game.awaiting(state)[0];
    if (next === undefined || (made >= horizon && game.calm?.(state))) break;
    game.play(state, next, favourite(game, state, next, willing(game, game.legal(state, next)), taste), table);
  }
  const end = game.outcome(state);
  if (end) return endingOf(game, measure, state, end);
  if (!learned) throw new Error(`a game of ${game.id} that was played on did not end`);
  const { scores, wins } = outlookOf(learned, game.features?.(state) ?? []);
  return { scores: shownScores(measure, scores), wins };
}
