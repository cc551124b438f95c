// How well a tour could have gone with the luck that it had: searched for, once everybody may know that luck.
import { BOTS } from '../bots/index.ts';
import { type AnyGame, fast, type Tagged } from '../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../luck/index.ts';

/** A tour that is over, as far as its luck and its rules go. */
export interface PastTour {
  readonly seed: string;
  readonly options: unknown;
  readonly version: number;
}

/** The best of so many tries. */
export interface BestFound {
  readonly score: number;
  readonly isWon: boolean;
  readonly tries: number;
}

interface Tried extends Omit<BestFound, 'tries'> {
  readonly moves: readonly Tagged[];
}

/**
 * Plays a tour again and again with the same luck: each try follows the best one up to some move, and a bot plays on from there.
 * What is found is possible; more may be.
 */
export function* bestFound(game: AnyGame, tour: PastTour): Generator<BestFound, never> {
  const chance = fast(`best of ${tour.seed}`);
  let best = played(game, tour, [], 'try 0');
  for (let tries = 1; ; tries++) {
    yield { score: best.score, isWon: best.isWon, tries };
    const kept = best.moves.slice(0, chance.below(best.moves.length + 1));
    const next = played(game, tour, kept, `try ${tries}`);
    // Equal is taken too: otherwise the search stays where it is.
    if (next.score >= best.score) best = next;
  }
}

function played(game: AnyGame, { seed, options, version }: PastTour, begun: readonly Tagged[], attempt: string): Tried {
  const table = { chance: chanceOf({ seed, luckScheme: LUCK_SCHEME }), tell: () => {} };
  const state = game.setup({ seats: 1, options, version }, table);
  const mind = fast(`${seed} ${attempt}`);
  const moves: Tagged[] = [];
  for (;;) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const move =
      begun[moves.length] ?? BOTS.medium?.choose(game, { seat, legal: game.legal(state, seat), view: () => game.view(state, seat) }, mind);
    if (move === undefined) throw new Error('there is no medium bot');
    game.play(state, seat, move, table);
    moves.push(move);
  }
  const outcome = game.outcome(state);
  return { score: outcome?.scores[0] ?? 0, isWon: outcome?.ranks[0] === 1, moves };
}
