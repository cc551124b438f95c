// OT-3.3, OT-4 A card turn with two numbers.
import type { Seat } from '../../../kernel/index.ts';
import { CLUBS_IN, type Club, indexOf, isIn, type Region, regionOf } from '../components.ts';
import type { Move, MoveOf } from '../moves.ts';
import { boardOf, nothingPending, numbersOf, pendingOf, type Rule, type Section, type State } from '../state.ts';
import { chooseOneOf, unfinished } from './barrier.ts';
import { bothFit, CLUB_IS_EMPTY, clubBeingFilled, isLeft, isUsable, leavesRoom, leavesRoomAnywhere, usedCard } from './fits.ts';
import { closeStep } from './turn.ts';
import { xForNumber } from './x.ts';

/** Each number is one choice: a write or an X. */
const CHOICES = 2;

type Write = MoveOf<'write'>;

/** A club and its index. */
interface Place {
  readonly index: number;
  readonly club: Club;
}

const PLACES: Readonly<Record<Region, readonly Place[]>> = {
  N: CLUBS_IN.N.map(placeOf),
  S: CLUBS_IN.S.map(placeOf),
  W: CLUBS_IN.W.map(placeOf),
  C: CLUBS_IN.C.map(placeOf),
  E: CLUBS_IN.E.map(placeOf),
};

function placeOf(club: Club): Place {
  return { index: indexOf(club), club };
}

/** The numbers left in the empty clubs of the cards not used, lower number first; all of them, or only those that nothing forbids. */
function writes(s: State, seat: Seat, onlyLegal: boolean): Write[] {
  const found: Write[] = [];
  const { marks } = boardOf(s, seat);
  const used = usedCard(s, seat);
  const taken = onlyLegal ? clubBeingFilled(s, seat) : undefined;
  const mayBlock = onlyLegal && s.plan.options.xRule === 'strict' && taken === undefined && bothFit(s, seat);
  for (const number of numbersOf(s)) {
    if (!isLeft(s, seat, number)) continue;
    for (const card of s.shown) {
      if (card === used) continue;
      const asks = mayBlock && !leavesRoomAnywhere(s, seat, card);
      const places = PLACES[regionOf(card)];
      for (let i = 0; i < places.length; i++) {
        const { index, club } = places[i] as Place;
        if (marks[index] !== null || club === taken || (asks && !leavesRoom(s, seat, card, club))) continue;
        found.push({ type: 'write', number, club, card });
      }
    }
  }
  return found;
}

const writeNumber: Rule<'write'> = {
  candidates: (s, seat) => writes(s, seat, false),
  clauses: [
    {
      clause: 'OT-4.1',
      holds: (s, seat, { card }) => isUsable(s, seat, card),
      facts: (s, _seat, { card }) => ({ card: card ?? '', shown: card !== null && s.shown.includes(card) ? 1 : 0 }),
    },
    { clause: 'OT-3.3', holds: (s, seat, { number }) => isLeft(s, seat, number), facts: (_s, _seat, { number }) => ({ number }) },
    CLUB_IS_EMPTY,
    {
      clause: 'OT-4.2',
      holds: (_s, _seat, { club, card }) => card !== null && isIn(club, regionOf(card)),
      facts: (_s, _seat, { club, card }) => ({ club, regions: card === null ? '' : regionOf(card) }),
    },
    {
      clause: 'OT-6.5',
      holds: (s, seat, { card, club }) =>
        s.plan.options.xRule !== 'strict' || pendingOf(s, seat).length > 0 || leavesRoom(s, seat, card, club) || !bothFit(s, seat),
      facts: (_s, _seat, { club, number }) => ({ club, number }),
    },
  ],
  play: chooseOneOf(CHOICES),
};

/** The choices of a number turn, listed without asking each clause about each of some fifty moves; law 2 holds them to the same list. */
export function numberChoices(s: State, seat: Seat): Move[] {
  const found: Move[] = writes(s, seat, true);
  for (const move of xForNumber.candidates(s, seat)) if (xForNumber.clauses.every(({ holds }) => holds(s, seat, move))) found.push(move);
  return found;
}

export const write: Section<'write'> = {
  open: s => ({ phase: 'write', pending: nothingPending(s) }),
  awaiting: (_s, { pending }) => unfinished(pending, CHOICES),
  moves: { write: writeNumber, x: xForNumber },
  then: closeStep,
};
