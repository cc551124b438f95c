import type { Seat, Told } from '../../kernel/index.ts';
import type { RowId } from './activity-rows.ts';
import type { Activity, CityId, Desk, Face, PlaneSeat, Room, Side, Token, TouristId } from './components.ts';
import type { EmployeeId, Target } from './employees.ts';

/** TO-G.9 Why points change. */
export const REASONS = [
  'interest',
  'business',
  'dirtySeat',
  'vip',
  'angryOffice',
  'noRoom',
  'revokeNoRoom',
  'closedLeave',
  'stayInPlane',
  'row',
  'employee',
] as const;
export type Reason = (typeof REASONS)[number];

/** What happened; everybody hears all of it. */
export type Event = Told &
  (
    | { readonly type: 'sideChosen'; readonly seat: Seat; readonly side: Side }
    | { readonly type: 'roundBegun'; readonly round: number; readonly start: Seat }
    | { readonly type: 'checkedOut'; readonly seat: Seat; readonly room: Room; readonly guests: readonly TouristId[] }
    | { readonly type: 'revealed'; readonly tourists: readonly TouristId[] }
    | { readonly type: 'drafted'; readonly seat: Seat; readonly tourist: TouristId }
    | { readonly type: 'passedOver'; readonly tourists: readonly TouristId[] }
    | { readonly type: 'shuffled'; readonly deck: 'tourists' | 'employees'; readonly cards: number }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[] }
    | { readonly type: 'swapped'; readonly seat: Seat; readonly discard: Face; readonly change: Face; readonly to: Face }
    | { readonly type: 'turned'; readonly seat: Seat; readonly from: Face; readonly to: Face }
    | { readonly type: 'rerolled'; readonly seat: Seat; readonly faces: readonly Face[]; readonly dice: readonly Face[] }
    | { readonly type: 'gained'; readonly seat: Seat; readonly token: Token; readonly count: number }
    | { readonly type: 'shown'; readonly seat: Seat; readonly employees: readonly EmployeeId[] }
    | { readonly type: 'hired'; readonly seat: Seat; readonly employee: EmployeeId; readonly replaced: EmployeeId | null }
    | { readonly type: 'hiredNobody'; readonly seat: Seat }
    | { readonly type: 'used'; readonly seat: Seat; readonly employee: EmployeeId; readonly on: Target }
    /** Somebody worked along with a move, without being called by one of its own. */
    | { readonly type: 'helped'; readonly seat: Seat; readonly employee: EmployeeId }
    | { readonly type: 'sentElsewhere'; readonly seat: Seat; readonly tourist: TouristId; readonly drawn: readonly TouristId[] }
    | { readonly type: 'kept'; readonly seat: Seat; readonly tourist: TouristId }
    | { readonly type: 'traded'; readonly seat: Seat; readonly give: Token; readonly take: Token }
    | { readonly type: 'seatCleaned'; readonly seat: Seat; readonly at: PlaneSeat }
    | { readonly type: 'roomCleaned'; readonly seat: Seat; readonly at: Room }
    | { readonly type: 'calmed'; readonly seat: Seat; readonly desk: Desk; readonly tourist: TouristId }
    | { readonly type: 'boarded'; readonly seat: Seat; readonly tourist: TouristId; readonly at: PlaneSeat }
    | { readonly type: 'flown'; readonly seat: Seat; readonly city: CityId; readonly fuel: number; readonly open: boolean }
    | { readonly type: 'stayed'; readonly seat: Seat; readonly city: CityId | null }
    | {
        readonly type: 'points';
        readonly seat: Seat;
        readonly vp: number;
        readonly reason: Reason;
        /** The tourist, row or employee behind it. */
        readonly who: TouristId | RowId | EmployeeId;
      }
    | { readonly type: 'sentToHotel'; readonly seat: Seat; readonly tourist: TouristId }
    | { readonly type: 'remained'; readonly seat: Seat; readonly tourist: TouristId }
    | { readonly type: 'placed'; readonly seat: Seat; readonly tourist: TouristId; readonly room: Room; readonly weeks: number }
    | { readonly type: 'lodged'; readonly seat: Seat; readonly tourist: TouristId }
    | { readonly type: 'leftAngry'; readonly seat: Seat; readonly tourist: TouristId; readonly from: 'office' | 'plane' | 'hotel' }
    | { readonly type: 'marked'; readonly seat: Seat; readonly row: RowId; readonly activity: Activity }
    | { readonly type: 'rowFinished'; readonly seat: Seat; readonly row: RowId }
    | { readonly type: 'closed'; readonly city: CityId }
    | { readonly type: 'held'; readonly seat: Seat; readonly tourist: TouristId; readonly by: 'coupon' | 'O1' }
    | { readonly type: 'lowered'; readonly seat: Seat; readonly tourist: TouristId }
    | { readonly type: 'startPassed'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly winners: readonly Seat[] }
  );
