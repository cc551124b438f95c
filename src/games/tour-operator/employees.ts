// The 28 employees, as printed; what each of them does is in rules/employees/.
import { MARKS, type Mark } from './activity-rows.ts';
import { CABIN, DESKS, type Desk, type PlaneSeat, ROOMS, type Room, TOURIST_IDS, type TouristId } from './components.ts';

export const PLACES = ['office', 'plane', 'hotel'] as const;
export type Place = (typeof PLACES)[number];

/** When an employee may be used in one's own turn (TO-F.1). */
export type Window = 'roll' | 'reward' | 'hire' | 'prep' | 'board' | 'checkIn' | 'activity' | 'weekend' | 'endWeek';

/** What an employee is used on. */
export type Target = Desk | PlaneSeat | Room | TouristId | Mark | null;

export interface Employee {
  readonly name: string;
  readonly place: Place;
  /** A garbage can: used once and gone. Otherwise: back at work each round. */
  readonly oneTime: boolean;
  /** How often in a round. */
  readonly uses: number;
  /** When it may be used by a move of its own. */
  readonly windows: readonly Window[];
  /** What it can be used on by a move of its own; nothing for those who only work along with another move. */
  readonly on: readonly Target[];
  /** The number on the card: fuel, points, cards or turns. */
  readonly amount: number;
  /** Goes to work by itself when its condition is met. */
  readonly auto: boolean;
}

type Printed = Partial<Pick<Employee, 'uses' | 'windows' | 'on' | 'amount'>>;

function card({ oneTime, auto }: Pick<Employee, 'oneTime' | 'auto'>) {
  return (name: string, place: Place, { uses = 1, windows = [], on = [], amount = 0 }: Printed = {}): Employee => ({
    name,
    place,
    oneTime,
    uses,
    windows,
    on,
    amount,
    auto,
  });
}

const weekly = card({ oneTime: false, auto: false });
const oneTime = card({ oneTime: true, auto: false });
const byItself = card({ oneTime: false, auto: true });

const ANY: readonly Window[] = ['hire', 'prep', 'board', 'checkIn', 'weekend', 'endWeek'];
const NOTHING: readonly Target[] = [null];

export const EMPLOYEES = {
  O1: weekly('Travel Agent', 'office', { windows: ['hire', 'prep', 'weekend'], on: DESKS }),
  O2: oneTime('Complaints Officer', 'office'),
  O3: weekly('Revenue Analyst', 'office', { windows: ['roll'] }),
  O4: weekly('Purchasing Manager', 'office', { windows: ['roll'] }),
  O5: oneTime('Deal Broker', 'office', { windows: ['roll'], amount: 3 }),
  O6: byItself('Recruiter', 'office', { windows: ['reward'], on: NOTHING, amount: 5 }),
  O7: oneTime('Visa Consultant', 'office', { windows: ['roll', 'hire', 'prep'], on: DESKS, amount: 2 }),
  O8: weekly('Loyalty Manager', 'office', { windows: ['weekend', 'endWeek'], on: NOTHING, uses: 2, amount: 1 }),
  O9: oneTime('Travel Writer', 'office', { on: TOURIST_IDS }),
  O10: oneTime('Crisis Manager', 'office', { windows: ['weekend'], on: NOTHING }),
  P1: weekly('Cabin Cleaner', 'plane', { windows: ANY, on: CABIN }),
  P2: oneTime('Turnaround Crew', 'plane', { windows: ANY, on: NOTHING, amount: 1 }),
  P3: byItself('Flight Engineer', 'plane', { windows: ['board'], on: NOTHING, amount: 1 }),
  P4: oneTime('Veteran Captain', 'plane'),
  P5: byItself('Purser', 'plane', { windows: ['board'], on: NOTHING, amount: 1 }),
  P6: byItself('In-flight Chef', 'plane', { windows: ['board'], on: NOTHING, amount: 1 }),
  P7: weekly('Supply Officer', 'plane', { windows: ANY, uses: 2 }),
  P8: oneTime('Fuel Supplier', 'plane', { windows: ANY, on: NOTHING, amount: 3 }),
  P9: oneTime('Jump-seat Steward', 'plane'),
  H1: weekly('Housekeeper', 'hotel', { windows: ANY, on: ROOMS }),
  H2: oneTime('Deep-clean Team', 'hotel', { windows: ANY, on: NOTHING }),
  H3: byItself('Concierge', 'hotel', { windows: ['checkIn'], on: NOTHING, amount: 1 }),
  H4: oneTime('Duty Manager', 'hotel', { windows: ANY, on: ROOMS }),
  H5: weekly('Reservations Clerk', 'hotel', { windows: ['checkIn', 'weekend'], on: ROOMS, amount: 2 }),
  H6: weekly('Hostel Host', 'hotel'),
  H7: oneTime('Excursion Guide', 'hotel', { windows: ['weekend'], on: MARKS.map(({ id }) => id) }),
  H8: byItself('Activities Host', 'hotel', { windows: ['activity'], on: NOTHING, amount: 1 }),
  H9: oneTime('Partner-hotel Agent', 'hotel', { windows: ['checkIn'], on: TOURIST_IDS }),
} as const satisfies Readonly<Record<string, Employee>>;
export type EmployeeId = keyof typeof EMPLOYEES;
export const EMPLOYEE_IDS = Object.keys(EMPLOYEES) as EmployeeId[];
