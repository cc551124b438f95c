// OT-3.2 The deck is a bag; the dice have ten faces.
import type { Chance } from '../../../kernel/index.ts';
import { type Card, FACES } from '../components.ts';
import type { State } from '../state.ts';

/** Takes a card out of the bag, which stays sorted. */
export function drawCard(s: State, chance: Chance): Card {
  const [card] = s.bag.splice(chance.below(s.bag.length, 'cards'), 1);
  if (!card) throw new Error('cannot draw from an empty bag');
  return card;
}

/** Two dice. */
export function rollDice(chance: Chance): readonly number[] {
  return [chance.below(FACES, 'dice'), chance.below(FACES, 'dice')];
}

/** OT-3.2 The discard becomes the bag; the set-up cards stay out (OT-2.7). */
export function reshuffle(s: State): void {
  s.bag = s.discard.sort();
  s.discard = [];
}
