// OT-4.1, OT-6.5 What can still be written, with which card: the small matching test.
import type { Clause, Seat } from '../../../kernel/index.ts';
import { type Card, CLUBS_IN, type Club, indexOf, isIn, regionOf } from '../components.ts';
import { higher, lower } from '../marks.ts';
import { boardOf, emptyIn, isEmpty, pendingOf, type State } from '../state.ts';

/** OT-1.1 What is written stays. */
export const CLUB_IS_EMPTY: Clause<State, { readonly club: Club }> = {
  clause: 'OT-1.1',
  holds: (s, seat, { club }) => isEmpty(s, seat, club),
  facts: (_s, _seat, { club }) => ({ club }),
};

/** The card that served the first number, if it was written. */
export function usedCard(s: State, seat: Seat): Card | null {
  const first = pendingOf(s, seat)[0];
  return first?.type === 'write' ? first.card : null;
}

/** Whether a card is face up and has not served this seat yet. */
export function isUsable(s: State, seat: Seat, card: Card | null): boolean {
  const { shown } = s;
  for (let i = 0; i < shown.length; i++) if (shown[i] === card) return usedCard(s, seat) !== card;
  return false;
}

/** Whether a number was rolled and this seat has not dealt with it yet. */
export function isLeft(s: State, seat: Seat, number: number): boolean {
  if (number !== lower(s.dice) && number !== higher(s.dice)) return false;
  const first = pendingOf(s, seat)[0];
  if (first?.type !== 'write' && first?.type !== 'x') return true;
  return first.number !== number;
}

/** Whether a card offers an empty club besides one that is being filled. */
function offersClub(s: State, seat: Seat, card: Card, besides: Club | undefined): boolean {
  const region = regionOf(card);
  const empty = emptyIn(boardOf(s, seat), region);
  return empty > 1 || (empty === 1 && (besides === undefined || !isIn(besides, region)));
}

/** The club that the first choice of this step fills. */
export function clubBeingFilled(s: State, seat: Seat): Club | undefined {
  const first = pendingOf(s, seat)[0];
  return first === undefined || first.type === 'submit' ? undefined : first.club;
}

/** OT-6.7 Whether a number can be written now with a card that is not used yet. */
export function canWrite(s: State, seat: Seat): boolean {
  const used = usedCard(s, seat);
  const taken = clubBeingFilled(s, seat);
  for (const card of s.shown) if (card !== used && offersClub(s, seat, card, taken)) return true;
  return false;
}

/** Whether an empty club lies in the region of any card face up. */
export function hasShownClub(s: State, seat: Seat): boolean {
  const taken = clubBeingFilled(s, seat);
  for (const card of s.shown) if (offersClub(s, seat, card, taken)) return true;
  return false;
}

/** Whether a club lies in the region of any card face up. */
export function isShown(s: State, club: Club): boolean {
  for (const card of s.shown) if (isIn(club, regionOf(card))) return true;
  return false;
}

/** Whether the other number can still be written, with another card, once this card has served this club. */
export function leavesRoom(s: State, seat: Seat, card: Card | null, club: Club): boolean {
  const { shown } = s;
  for (let i = 0; i < shown.length; i++) {
    const other = shown[i] as Card;
    if (other !== card && offersClub(s, seat, other, club)) return true;
  }
  return false;
}

/** Whether the other number fits wherever this card is used: another card offers two clubs. */
export function leavesRoomAnywhere(s: State, seat: Seat, card: Card): boolean {
  const board = boardOf(s, seat);
  for (const other of s.shown) if (other !== card && emptyIn(board, regionOf(other)) > 1) return true;
  return false;
}

/** OT-6.5 Whether both numbers can be written, with different cards in different clubs. */
export function bothFit(s: State, seat: Seat): boolean {
  const { marks } = boardOf(s, seat);
  return s.shown.some(card => CLUBS_IN[regionOf(card)].some(club => marks[indexOf(club)] === null && leavesRoom(s, seat, card, club)));
}
