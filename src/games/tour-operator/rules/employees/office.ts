// O1, O2, O6, O8, O10: employees of the office. Those of the dice are in dice.ts, O7 is in visa.ts, O9 in writer.ts.
import { frameOf, type Seat, type Table } from '../../../../kernel/index.ts';
import { boxOf } from '../../box.ts';
import { ANGRY, EMPLOYEES_SHOWN, type TouristId } from '../../components.ts';
import type { Event, Reason } from '../../events.ts';
import type { State } from '../../state.ts';
import { agencyAt, calm, hasWorked, help, isAtWork, isFresh, needsFresh, points, spend, waitingAt } from '../agency.ts';
import { alone, called, onDesk } from './skill.ts';

/** Travel agent: a coupon that costs nothing, also to hold somebody in the mood step. */
export const O1 = {
  ...onDesk((s, seat, desk) => waitingAt(s, seat, desk)?.patience === 'impatient', calm),
  canHold: (s: State, seat: Seat) => isFresh(s, seat, 'O1'),
  hold: (s: State, seat: Seat) => spend(s, seat, 'O1'),
};

/** Somebody who leaves angry, and whether the complaints officer is asked. */
interface Leaving {
  readonly complaint: boolean;
  readonly reason: Reason;
  readonly who: TouristId;
}

/** Complaints officer: somebody who leaves angry costs nothing. */
export const O2 = {
  asked: needsFresh<{ readonly complaint: boolean }>('O2', ({ complaint }) => complaint),
  settle(s: State, seat: Seat, { complaint, reason, who }: Leaving, table: Table<Event>): void {
    if (complaint) help(s, seat, 'O2', table);
    else points(s, seat, { vp: -ANGRY, reason, who }, table);
  },
};

/** Recruiter: five cards instead of three at the next employee reward. */
export const O6 = {
  ...called('O6'),
  cardsShown(s: State, seat: Seat, { tell }: Table<Event>): number {
    if (!isAtWork(s, seat, 'O6')) return EMPLOYEES_SHOWN;
    hasWorked(s, seat, 'O6');
    tell({ type: 'helped', seat, employee: 'O6' });
    return boxOf(s.plan.options).staff.O6.amount;
  },
};

/** Loyalty manager, up to twice: a coupon for a point. */
export const O8 = alone(
  (s, seat, table) => {
    agencyAt(s, seat).tokens.coupon--;
    points(s, seat, { vp: boxOf(s.plan.options).staff.O8.amount, reason: 'employee', who: 'O8' }, table);
  },
  (s, seat) => agencyAt(s, seat).tokens.coupon > 0,
);

/** Crisis manager: nobody loses patience this round. */
export const O10 = alone(s => {
  frameOf(s, 'weekend').calm = true;
});
