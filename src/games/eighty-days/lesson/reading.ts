// What the texts of the lesson read from the table.
import { LONDON, PLACES, SPACES, TRAVEL, type TravelCard } from '../components.ts';
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

/** Where the learner is, and the days spent on the way. */
export function journeyOf({ travellers }: View): { readonly isHome: boolean; readonly place: string | undefined; readonly days: number } {
  const { position = 0, days = 0 } = travellers[0] ?? {};
  return { isHome: position === LONDON, place: PLACES[position], days };
}

/** The trains in the learner's hand: the number of two equal ones, or the two lowest numbers; nothing of fewer than two. */
export function trainsInHand({ travellers }: View): { readonly pair?: number; readonly lowest?: readonly [number, number] } {
  const values = (travellers[0]?.hand?.travel ?? [])
    .flatMap(card => (TRAVEL[card].kind === 'T' ? [TRAVEL[card].value] : []))
    .sort((a, b) => a - b);
  const pair = values.find((value, at) => values[at + 1] === value);
  const [first, second] = values;
  if (pair !== undefined) return { pair };
  return first === undefined || second === undefined ? {} : { lowest: [first, second] };
}

/** Whether a card is still to be taken in this turn. */
export function isChoosing({ frames }: View): boolean {
  return frames.at(-1)?.phase === 'choose';
}

/** Whether the cards of a leg are being chosen. */
export function isPaying({ frames }: View): boolean {
  return frames.at(-1)?.phase === 'slot';
}

/** Whether the balloon can still be put on a card of the leg. */
export function isLoading({ frames }: View): boolean {
  const frame = frames.at(-1);
  return frame?.phase === 'modify' && frame.leg.replaced.every(each => each === null);
}

/** Whether a die lies there that may be rolled again. */
export function isRolled({ frames }: View): boolean {
  return frames.at(-1)?.phase === 'roll';
}

/** Whether a leg can still be chosen: what is said of the leg and the hand as a whole holds until then. */
export function isSettingOut({ frames, turn }: View): boolean {
  return frames.at(-1)?.phase === 'travel' && turn.legsDone === 0;
}
