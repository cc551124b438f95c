import { type Chance, type Game, pick, type Tagged, type Told } from '../../kernel/index.ts';
import { type Bot, type Sight, willing } from '../bot.ts';
import { inCharacter } from '../character.ts';
import { type Finding, unweighed } from './finding.ts';
import { flatSearch, learnedFor } from './flat.ts';
import { canForesee, foresee } from './foreseeing.ts';
import { favourite } from './playout.ts';
import { search } from './search.ts';
import type { Thinking } from './thinking.ts';

/** How strong a bot plays: plain numbers, which a game may replace by its own. Without iterations it plays by the game's policy. */
export interface Strength extends Thinking {
  readonly name: string;
  /** Of a hundred decisions so many are made at random; only where nothing tells how much a move may lose. */
  readonly blunders: number;
  /** The character of the game that it plays. */
  readonly character?: string;
}

/** Found by matches between the strengths; `docs/bots.md` has the tables. */
const USUAL = {
  blunders: 0,
  iterations: 0,
  moves: 4,
  caution: 1,
  doubt: 0,
  horizon: 3,
  lead: 0.5,
  whimOnceIn: 50,
  exploration: 0.6,
  width: 1,
  trust: 0.5,
} as const satisfies Omit<Strength, 'name'>;

/**
 * The strengths a player may choose from. Games have their own, weaker by a doubt with a bound; where one says nothing, as prototypes do, there may be
 * neither an estimate nor an end near enough to tell what a move loses, so that the weak ones move at random now and then.
 */
export const STRENGTHS: Readonly<Record<'easy' | 'medium' | 'hard' | 'expert', Strength>> = {
  easy: { ...USUAL, name: 'easy', blunders: 33 },
  medium: { ...USUAL, name: 'medium', blunders: 10 },
  hard: { ...USUAL, name: 'hard', iterations: 12, moves: 3 },
  expert: { ...USUAL, name: 'expert', iterations: 40, moves: 4 },
};

/** Started at each decision by whoever has a clock; its answer says whether there is time left. */
export type Stopwatch = () => () => boolean;

/** Finds a move; what is expected of each is needed only where it is told. */
type Think = <S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  sight: Sight<M, V>,
  chance: Chance,
  isTold: boolean,
) => Finding<M>;

/** The bot of a strength; with a stopwatch it thinks no longer than that allows. */
export function botOf(strength: Strength, stopwatch?: Stopwatch): Bot {
  const think: Think = (game, sight, chance, isTold) => {
    const usual = { ...strength, ...game.strengths?.[strength.name] };
    const byValues = game.learnedStrengths?.[strength.name];
    const learned = game.learnedStrengths && (usual.iterations > 0 || byValues) ? learnedFor(game, sight.view()) : undefined;
    const { blunders, character, ...thinking } = learned ? { ...usual, ...byValues } : usual;
    const moves = willing(game, sight.legal);
    const settled = settledMove(game, sight, moves, chance);
    if (settled) return unweighed(settled);
    if (chance.below(100) < blunders) return unweighed(pick(moves, chance));
    if (thinking.iterations === 0) return unweighed(favourite(game, game.imagine(sight.view(), chance), sight.seat, moves, chance));
    if (canForesee(game)) return foresee(game, sight, chance, thinking, { isTold, mayGoOn: stopwatch?.() });
    return learned
      ? flatSearch(
          game,
          sight,
          chance,
          { ...thinking, learned: character ? inCharacter(game, learned, character) : learned },
          stopwatch?.(),
        )
      : search(game, sight, chance, thinking, stopwatch?.(), isTold);
  };
  return {
    weigh: (game, sight, chance) => think(game, sight, chance, true),
    choose: (game, sight, chance) => think(game, sight, chance, false).move,
  };
}

/** The policy's move where the game proves it best. */
function settledMove<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  { seat, view }: Sight<M, V>,
  moves: readonly M[],
  chance: Chance,
): M | undefined {
  if (!game.settled || !game.policy || moves.length < 2) return undefined;
  const state = game.imagine(view(), chance);
  return game.settled(state, seat) ? game.policy(state, seat, moves, chance) : undefined;
}
