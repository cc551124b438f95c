// What the texts of the lesson read from the table.
import { SPACES, TRAVEL, type TravelCard } from '../components.ts';
import type { View } from '../view.ts';

/** The days to Paris with the lowest ship and the lowest train in the learner's hand. */
export function sumOfLowest({ travellers }: View): number {
  const hand = travellers[0]?.hand?.travel ?? [];
  const lowest = (kind: 'T' | 'S') => Math.min(...hand.filter(card => TRAVEL[card].kind === kind).map(card => TRAVEL[card].value));
  return lowest('S') + lowest('T');
}

/** The card that a move takes from the track or puts down; `seen` is the table before it. */
export function cardTaken({ display }: View, move: string): TravelCard {
  const [verb, what = ''] = move.split(' ');
  const named = Object.keys(TRAVEL).find((card): card is TravelCard => card === what);
  const laid = SPACES.find(space => space === what);
  return (verb === 'take' && laid ? display[SPACES.indexOf(laid)] : named) ?? 'S7';
}

/** What is left in the hand after Paris: ship 7 and the card that was taken. */
export function restOfHand(taken: TravelCard): readonly TravelCard[] {
  return ['S7', taken];
}

/** Whether a leg can still be chosen: what is said of the leg and the hand as a whole holds until then. */
export function isSettingOut({ frames, turn }: View): boolean {
  return frames.at(-1)?.phase === 'travel' && turn.legsDone === 0;
}
