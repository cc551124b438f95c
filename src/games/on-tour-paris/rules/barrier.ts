// OT-3.7 A step that all take at the same time: each chooses alone, and when the last has finished all is entered and shown together.
import type { Seat, Table } from '../../../kernel/index.ts';
import { type Card, CLUBS, type Club, homeOf, shownOn } from '../components.ts';
import { SEATS } from '../cover.ts';
import type { Entry, Event } from '../events.ts';
import { numberMark, starMark } from '../marks.ts';
import type { Move, Writing } from '../moves.ts';
import { boardOf, numbersOf, type Pending, pendingOf, putMark, type State, setupNumber } from '../state.ts';

/** Lists of seats by the set of bits they stand for. */
const SEATS_BY_BITS: readonly (readonly Seat[])[] = Array.from({ length: 1 << SEATS.most }, (_, bits) =>
  Array.from({ length: SEATS.most }, (_seat, seat) => seat).filter(seat => bits & (1 << seat)),
);

/** The seats that have made fewer choices than this step asks for. */
export function unfinished(pending: Pending, choices: number): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < pending.length; seat++) if ((pending[seat]?.length ?? 0) < choices) bits |= 1 << seat;
  return SEATS_BY_BITS[bits] ?? [];
}

/** The seats that have not submitted their route. */
export function drawing(pending: Pending): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < pending.length; seat++) if (pending[seat]?.at(-1)?.type !== 'submit') bits |= 1 << seat;
  return SEATS_BY_BITS[bits] ?? [];
}

/** Keeps one of so many choices until the barrier. Nobody hears more than that a player has finished, and that only if others have not. */
export function chooseOneOf(choices: number) {
  return (s: State, seat: Seat, move: Move, { tell }: Table<Event>): void => {
    const own = pendingOf(s, seat);
    own.push(move);
    if (own.length < choices) return;
    const frame = s.frames[0];
    if (frame && frame.phase !== 'turn' && unfinished(frame.pending, choices).length > 0) tell({ type: 'finished', seat });
  };
}

/** Keeps the only choice there is until the barrier. */
export const choose = chooseOneOf(1);

/** Enters what everybody has written, in seat order; OT-3.4 then the cards go to the discard pile. */
export function enterAll(s: State, { pending }: { readonly pending: Pending }, { tell }: Table<Event>): void {
  const open = s.plan.options.openBoards === 'afterStep';
  for (let seat = 0; seat < pending.length; seat++) {
    const entries = entriesOf(s, seat, pending[seat] ?? []);
    const board = boardOf(s, seat);
    for (const { club, mark } of entries) putMark(board, club, mark);
    tell({ type: 'entered', reveals: true, seat, open, entries });
  }
  for (const card of s.shown) s.discard.push(card);
  s.shown = [];
}

/** What the choices of a seat put on its map. */
export function entriesOf(s: State, seat: Seat, moves: readonly Move[]): Entry[] {
  const entries: Entry[] = [];
  for (const move of moves) if (isWriting(move)) enter(s, seat, move, entries);
  return entries;
}

function isWriting(move: Move): move is Writing {
  return move.type === 'club' || move.type === 'write' || move.type === 'star' || move.type === 'x' || move.type === 'low';
}

function enter(s: State, seat: Seat, move: Writing, entries: Entry[]): void {
  const { club } = move;
  switch (move.type) {
    case 'club': // OT-2.5
      entries.push({ club, mark: numberMark(setupNumber(s), true) });
      return;
    case 'write': // OT-4.3 The card used decides; OT-7.6 no card, no circle.
      entries.push({ club, mark: numberMark(move.number, move.card !== null && matches(move.card, club)) });
      return;
    case 'star': // OT-5.3 Any card face up will do.
      entries.push({ club, mark: starMark(s.shown.some(card => matches(card, club))) });
      return;
    case 'x':
      entries.push({ club, mark: 'X' });
      return;
    case 'low': {
      const [low, high] = numbersOf(s);
      const other = otherEmpty(s, seat, club);
      entries.push({ club, mark: numberMark(low, false) }, { club: other, mark: numberMark(high, false) });
    }
  }
}

/** OT-4.3 Whether a club lies in the arrondissement a card shows. */
export function matches(card: Card, club: Club): boolean {
  return shownOn(card) === homeOf(club);
}

function otherEmpty(s: State, seat: Seat, club: Club): Club {
  const { marks } = boardOf(s, seat);
  const other = CLUBS.find((each, index) => each !== club && marks[index] === null);
  if (!other) throw new Error(`no second empty club beside ${club}`);
  return other;
}
