// Which card need not be asked for: one that serves a number at least as well as every other that could, and leaves as much for the next number.
import { type Card, CLUBS, type Club, indexOf, isIn, type Move, matches, regionOf } from '../../../games/on-tour-paris/index.ts';
import { marksOf, ownSeat, type Paris } from './scene.ts';

/** The card to take without a question; undefined where there is something to weigh. */
export function plainCard(scene: Paris): Card | undefined {
  const { view, touching } = scene;
  const seat = ownSeat(scene);
  const marks = seat === undefined ? null : marksOf(scene, seat);
  const writes = touching.moves.filter(isWriteWithCard);
  const [first] = writes;
  if (!marks || !first || writes.length < touching.moves.length || writes.some(({ club }) => club !== first.club)) return undefined;
  const isLast = seat !== undefined && view.players[seat]?.left === 1;
  const free = CLUBS.filter(club => marks[indexOf(club)] === null && club !== first.club);
  const ways = writes.map(({ card }) => ({ card, worth: [worthOf(card, first.club), ...(isLast ? [] : left(view.shown, card, free))] }));
  return ways.find(({ worth }) => ways.every(other => worth.every((each, at) => each >= (other.worth[at] ?? 0))))?.card;
}

function isWriteWithCard(move: Move): move is Extract<Move, { type: 'write' }> & { readonly card: Card } {
  return move.type === 'write' && move.card !== null;
}

/** 2 for a circle, 1 for a number without one, 0 where the card does not open the club. */
function worthOf(card: Card, club: Club): number {
  return isIn(club, regionOf(card)) ? (matches(card, club) ? 2 : 1) : 0;
}

/** What the best of the other cards could do in each of these clubs. */
function left(shown: readonly Card[], used: Card, clubs: readonly Club[]): readonly number[] {
  const others = shown.filter(card => card !== used);
  return clubs.map(club => Math.max(...others.map(card => worthOf(card, club))));
}
