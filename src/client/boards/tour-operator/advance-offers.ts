// What is offered and taken: tourists, dice, employees.
import {
  EMPLOYEES,
  type EmployeeId,
  FACES,
  type Face,
  type Frame,
  type TouristId,
  touristBox,
  touristsOut,
  type View,
} from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import {
  type Draft,
  deskOf,
  discardEmployee,
  discardTourist,
  type EventOf,
  hasWorked,
  hiredIn,
  isAtWork,
  seatAtDesk,
  spend,
} from './advance-draft.ts';
import { agencyOf, boxIn, topFrame } from './scene.ts';

/** What happens while somebody chooses from what lies on the table. */
export type Offer = EventOf<
  | 'revealed'
  | 'drafted'
  | 'passedOver'
  | 'rolled'
  | 'swapped'
  | 'turned'
  | 'rerolled'
  | 'shown'
  | 'hired'
  | 'hiredNobody'
  | 'sentElsewhere'
  | 'kept'
>;

/** The offer with the event in it. */
export function offer(draft: Draft, event: Offer): void {
  switch (event.type) {
    case 'revealed':
      return reveal(draft, event.tourists);
    case 'drafted':
      return choose(draft, event);
    case 'passedOver':
      return passOver(draft, event.tourists);
    case 'rolled':
      draft.frames = [{ phase: 'dice', seat: event.seat, dice: countsOf(event.dice), swaps: 0, turns: 0, accepted: false }];
      return;
    case 'swapped':
      return swap(draft, event);
    case 'turned':
      return turn(draft, event);
    case 'rerolled':
      return layDice(draft, countsOf(event.dice));
    case 'shown':
      return show(draft, event);
    case 'hired':
      return hire(draft, event.seat, event.employee);
    case 'hiredNobody':
      return hire(draft, event.seat, null);
    case 'sentElsewhere':
      return sendElsewhere(draft, event);
    case 'kept':
      return keep(draft, event);
  }
}

function frameIn<P extends Frame['phase']>(draft: Draft, phase: P): Extract<Frame, { readonly phase: P }> | undefined {
  const frame = topFrame(draft);
  return isOf(frame, phase) ? frame : undefined;
}

function isOf<P extends Frame['phase']>(frame: Frame | undefined, phase: P): frame is Extract<Frame, { readonly phase: P }> {
  return frame?.phase === phase;
}

/** TO-2.2 Whoever has a free desk, in turn order. */
function participants({ agencies, start }: View): Seat[] {
  return agencies.map((_, at) => (start + at) % agencies.length).filter(seat => agencies[seat]?.desks.includes(null));
}

/** TO-2.4 Even rounds of the draft run backwards. */
function reveal(draft: Draft, tourists: readonly TouristId[]): void {
  const round = (frameIn(draft, 'draft')?.round ?? 0) + 1;
  const order = round % 2 === 1 ? participants(draft) : participants(draft).reverse();
  draft.touristDeck -= tourists.length;
  draft.frames = [{ phase: 'draft', round, order, display: [...tourists], short: tourists.length <= order.length }];
}

function choose(draft: Draft, { seat, tourist }: EventOf<'drafted'>): void {
  const frame = frameIn(draft, 'draft');
  frame?.display.splice(frame.display.indexOf(tourist), 1);
  frame?.order.shift();
  seatAtDesk(draft, agencyOf(draft, seat), tourist);
}

function passOver(draft: Draft, tourists: readonly TouristId[]): void {
  frameIn(draft, 'draft')?.display.splice(0);
  for (const tourist of tourists) discardTourist(draft, tourist);
}

function countsOf(faces: readonly Face[]): number[] {
  return FACES.map(face => faces.filter(each => each === face).length);
}

function layDice(draft: Draft, dice: readonly number[]): void {
  frameIn(draft, 'dice')?.dice.splice(0, FACES.length, ...dice);
}

function change(draft: Draft, face: Face, by: number): void {
  const frame = frameIn(draft, 'dice');
  if (frame)
    layDice(
      draft,
      frame.dice.map((count, at) => (FACES[at] === face ? count + by : count)),
    );
}

function swap(draft: Draft, { discard, change: changed, to }: EventOf<'swapped'>): void {
  change(draft, discard, -1);
  change(draft, changed, -1);
  change(draft, to, 1);
  const frame = frameIn(draft, 'dice');
  if (frame) frame.swaps++;
}

/** O4 The purchasing manager turns one die; O5 the deal broker's card goes at the first of several turns. */
function turn(draft: Draft, { seat, from, to }: EventOf<'turned'>): void {
  change(draft, from, -1);
  change(draft, to, 1);
  const frame = frameIn(draft, 'dice');
  if (!frame) return;
  if (frame.turns > 0) {
    frame.turns--;
    return;
  }
  const isBroker = hiredIn(agencyOf(draft, seat), 'O5') !== null;
  spend(draft, seat, isBroker ? 'O5' : 'O4');
  if (isBroker) frame.turns = boxIn({ view: draft }).staff.O5.amount - 1;
}

/** O6 The recruiter has shown more than usual. */
function show(draft: Draft, { seat, employees }: EventOf<'shown'>): void {
  const agency = agencyOf(draft, seat);
  if (isAtWork(draft, agency, 'O6')) hasWorked(agency, 'O6');
  draft.employeeDeck -= employees.length;
  draft.frames.push({ phase: 'hire', seat, shown: [...employees], decided: false });
}

/** TO-3.8 One for each place: the old one goes, and so do those who were not hired. */
function hire(draft: Draft, seat: Seat, employee: EmployeeId | null): void {
  for (const shown of frameIn(draft, 'hire')?.shown ?? []) if (shown !== employee) discardEmployee(draft, shown);
  draft.frames.pop();
  if (employee === null) return;
  const { employees } = agencyOf(draft, seat);
  const { place } = EMPLOYEES[employee];
  const { uses } = boxIn({ view: draft }).staff[employee];
  const old = employees[place];
  if (old) discardEmployee(draft, old.id);
  employees[place] = { id: employee, uses, engaged: false };
}

/** O7 Two others come. Whoever was sent away lies in the discard, unless the deck had to be shuffled for them. */
function sendElsewhere(draft: Draft, { seat, tourist, drawn }: EventOf<'sentElsewhere'>): void {
  const agency = agencyOf(draft, seat);
  const desk = deskOf(agency, tourist);
  const second = frameIn(draft, 'visa') !== undefined;
  if (second) draft.frames.pop();
  agency.desks[desk] = null;
  draft.touristDeck -= drawn.length;
  draft.frames.push({ phase: 'visa', seat, desk, drawn: [...drawn], second, ended: false });
  const isElsewhere = touristBox(draft.plan).length - touristsOut(draft).length > draft.touristDeck;
  if (isElsewhere) discardTourist(draft, tourist);
}

function keep(draft: Draft, { seat, tourist }: EventOf<'kept'>): void {
  const frame = frameIn(draft, 'visa');
  if (!frame) return;
  for (const other of frame.drawn) if (other !== tourist) discardTourist(draft, other);
  frame.drawn = [];
  seatAtDesk(draft, agencyOf(draft, seat), tourist, frame.desk);
}
