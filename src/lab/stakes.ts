// How much a decision matters: how far apart the values of its choices lie.
import { willing } from '../bots/index.ts';
import { type AnyGame, type Chance, type Seat, seeded, silent, type Tagged } from '../kernel/index.ts';
import { type Look, lookIn } from './look.ts';

/** Decisions are weighed in one game of so many: it takes as long as a part of a game. */
const ONE_IN = 8;
/** Choices that are weighed at the most, drawn by lot. */
const MOST_CHOICES = 8;
/** Moves until the end of a turn, at the most. */
const MOST_MOVES = 60;

/** Draws one decision of a game by lot, each as likely, and weighs it at the end. */
export interface Weigher {
  readonly pass: (state: unknown, seat: Seat, legal: readonly Tagged[]) => void;
  /** By how much the best choice is ahead of the mean of all; null where there was nothing to decide. */
  readonly finish: () => number | null;
}

/** A weigher for a game, by its number; undefined where this game is not weighed, or its states cannot be guessed at. */
export function weigherOf(game: AnyGame, seed: string, index: number): Weigher | undefined {
  const look = index % ONE_IN === 0 && game.policy ? lookIn(game) : undefined;
  if (!look) return undefined;
  const lot = seeded(`${seed}/stakes`);
  let decisions = 0;
  let drawn: { readonly state: unknown; readonly seat: Seat; readonly legal: readonly Tagged[] } | undefined;
  return {
    pass(state, seat, legal) {
      if (legal.length < 2) return;
      decisions++;
      if (lot.below(decisions) === 0) drawn = { state: game.clone(state), seat, legal };
    },
    finish() {
      if (!drawn) return null;
      const { state, seat, legal } = drawn;
      const choices = someOf(willing(game, legal), lot);
      const values = choices.map(move => worthOfChoice(game, look, { state, seat, move, seed }));
      const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
      return values.length > 1 ? Math.max(...values) - mean : null;
    },
  };
}

function someOf(moves: readonly Tagged[], lot: Chance): readonly Tagged[] {
  const left = [...moves];
  while (left.length > MOST_CHOICES) left.splice(lot.below(left.length), 1);
  return left;
}

interface Choice {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: Tagged;
  readonly seed: string;
}

/** What is expected of the seat once its turn is over, where the policy goes on from this choice; every choice has the same luck. */
function worthOfChoice(game: AnyGame, look: (state: unknown) => Look, { state, seat, move, seed }: Choice): number {
  const own = game.clone(state);
  const table = silent(seeded(`${seed}/stakes/luck`));
  const whims = seeded(`${seed}/stakes/whims`);
  game.play(own, seat, move, table);
  for (let moves = 0; moves < MOST_MOVES && !isOver(game, own, seat); moves++) {
    const mover = game.awaiting(own)[0] ?? seat;
    const legal = willing(game, game.legal(own, mover));
    const next = legal.length === 1 ? legal[0] : game.policy?.(own, mover, legal, whims);
    if (!next) break;
    game.play(own, mover, next, table);
  }
  return look(own).scores[seat] ?? 0;
}

/** Whether the turn is over and the state can be guessed at. */
function isOver(game: AnyGame, state: unknown, seat: Seat): boolean {
  const awaited = game.awaiting(state);
  return awaited.length === 0 || (game.calm ? game.calm(state) : awaited[0] !== seat);
}
