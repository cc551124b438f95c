// A quick sensible choice in every phase. It looks at the table only, where nothing is hidden but luck.
import type { Chance, Seat } from '../../../kernel/index.ts';
import { pick } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import type { Move, MoveOf } from '../moves.ts';
import { agencyAt, isFresh, waitingAt } from '../rules/agency.ts';
import type { Frame, State, Waiting } from '../state.ts';
import { diceValues, draftValues, wildValue } from './gathering.ts';
import { bestJourney } from './journey.ts';
import { placeCost } from './lodging.ts';
import { roomWanted, useValue } from './staff.ts';
import { dirtyRooms, dirtySeats, hiringGain, markValue, promise, roundsLeft } from './values.ts';

/** The move that looks best; where all look alike, one at random. */
export function policy(s: State, seat: Seat, legal: readonly Move[], chance: Chance): Move {
  const first = legal[0];
  if (!first || legal.length === 1) return first ?? pick(legal, chance);
  const top = s.frames[s.frames.length - 1];
  if (top?.phase === 'sides') return pick(legal, chance);
  if (top?.phase === 'flight') return inFlight(s, seat, legal, first);
  const judge = judgeIn(s, seat, top?.phase);
  let best = first;
  let bestValue = judge(first);
  for (let at = 1; at < legal.length; at++) {
    const move = legal[at] as Move;
    const each = judge(move);
    if (each > bestValue) {
      best = move;
      bestValue = each;
    }
  }
  return best;
}

/** How good moves look in a phase; what is the same for all of them is worked out once. */
function judgeIn(s: State, seat: Seat, phase: Frame['phase'] | undefined): (move: Move) => number {
  if (phase === 'draft') {
    const wanted = draftValues(s, seat);
    return move => (move.type === 'draft' ? wanted(move.tourist) : value(s, seat, move));
  }
  if (phase === 'dice') {
    const brings = diceValues(s, seat);
    return move => (isOfDice(move) ? brings(move) : value(s, seat, move));
  }
  return move => value(s, seat, move);
}

function isOfDice(move: Move): move is MoveOf<'accept'> | MoveOf<'swap'> | MoveOf<'turn'> | MoveOf<'reroll'> {
  return move.type === 'accept' || move.type === 'swap' || move.type === 'turn' || move.type === 'reroll';
}

/** How good a move looks against going on without it, which is worth 0. */
function value(s: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'keep':
      return promise(s, move.tourist);
    case 'reward':
      return move.die === 'employee' ? 100 : wildValue(s, seat, move.as);
    case 'hire':
      return move.employee ? hiringGain(s, seat, move.employee) : 0;
    case 'score':
      return 0;
    case 'remain':
      // TO-4.18 As printed, nobody from the office flies beside a passenger who stayed.
      return roundsLeft(s) > 0 && s.plan.options.stayRule === 'seats' ? 1 : -1;
    case 'leave':
    case 'turnAway':
      return move.complaint ? -2 : -3;
    case 'place':
      return 10 - placeCost(s, seat, move.tourist, move.room);
    case 'mark':
      return markValue(s, seat, move.row, move.activity);
    case 'lower':
    case 'hold':
      return moodValue(s, seat, move);
    case 'use':
      return useValue(s, seat, move);
    case 'cleanSeat':
      return move.seat === 'B1' ? 1 : 1.1;
    case 'cleanRoom':
      return roomWanted(move.room);
    case 'again':
      return againValue(s, waitingAt(s, seat, move.desk));
    case 'trade':
      return tradeValue(s, seat, move);
    case 'coupon':
      return -1;
    default:
      return 0;
  }
}

/** Boarding follows the best journey; what helps it comes first. */
function inFlight(s: State, seat: Seat, legal: readonly Move[], stay: Move): Move {
  for (const move of legal) if (isPreparation(move) && value(s, seat, move) > 0) return move;
  const journey = bestJourney(s, seat);
  let boarding: Move | undefined;
  let bestSeat = Number.NEGATIVE_INFINITY;
  let flight: Move | undefined;
  for (const move of legal) {
    if (move.type === 'fly' && move.city === journey.city && move.captain === journey.captain) flight = move;
    if (move.type !== 'board' || !journey.desks.includes(move.desk)) continue;
    const each = seatingValue(s, seat, move);
    if (each <= bestSeat) continue;
    boarding = move;
    bestSeat = each;
  }
  return boarding ?? flight ?? stay;
}

function isPreparation({ type }: Move): boolean {
  return type === 'use' || type === 'trade' || type === 'cleanSeat' || type === 'cleanRoom';
}

/** Business tourists to the front first, the others to clean seats behind. */
function seatingValue(s: State, seat: Seat, move: MoveOf<'board'>): number {
  const waiting = waitingAt(s, seat, move.desk);
  const business = waiting !== null && boxOf(s.plan.options).tourists[waiting.tourist].business;
  const front = move.seat === 'B1';
  const clean = agencyAt(s, seat).seats[move.seat].clean ? 1 : 0;
  return clean + (business ? (front ? 3 : 0) : front ? -0.5 : 1) - (move.seat === 'J' ? 0.5 : 0);
}

function moodValue(s: State, seat: Seat, move: MoveOf<'lower'> | MoveOf<'hold'>): number {
  const waiting = waitingAt(s, seat, move.desk);
  const left = roundsLeft(s);
  if (!waiting) return 0;
  if (move.type === 'lower') return waiting.patience === 'happy' ? 0 : move.complaint ? -0.5 : -3;
  if (waiting.patience === 'impatient') return move.by === 'O1' ? 0.5 : 0.3;
  if (left === 0) return -1;
  const later = agencyAt(s, seat).desks.filter((each, desk) => desk > move.desk && each?.patience === 'impatient').length;
  const spare = agencyAt(s, seat).tokens.coupon + (isFresh(s, seat, 'O1') ? 1 : 0) - later;
  if (spare <= 0) return -1;
  return move.by === 'O1' ? 0.4 : spare > 1 ? 0.3 : -0.1;
}

/** Another visa is worth its luck for somebody who promises little. */
function againValue(s: State, waiting: Waiting | null): number {
  return waiting ? 3.6 - promise(s, waiting.tourist) : -1;
}

function tradeValue(s: State, seat: Seat, { give, take }: MoveOf<'trade'>): number {
  const agency = agencyAt(s, seat);
  const { tokens } = agency;
  const spare =
    give === 'coupon' ? tokens.coupon > 1 : give === 'fuel' ? tokens.fuel > 2 : give === 'seat' && tokens.seat > dirtySeats(agency);
  if (!spare) return -1;
  if (take === 'fuel') return tokens.fuel === 0 ? 1 : -1;
  return take === 'room' && dirtyRooms(agency) > tokens.room ? 1.5 : -1;
}
