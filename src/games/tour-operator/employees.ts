// The 28 employees, as printed; what they can do is in rules/employees.ts.

export const PLACES = ['office', 'plane', 'hotel'] as const;
export type Place = (typeof PLACES)[number];

/** When an employee may be used in one's own turn (TO-F.1). */
export type Window = 'roll' | 'reward' | 'hire' | 'prep' | 'board' | 'checkIn' | 'activity' | 'weekend' | 'endWeek';

export interface Employee {
  readonly name: string;
  readonly place: Place;
  /** A garbage can: used once and gone. Otherwise: back at work each round. */
  readonly oneTime: boolean;
  /** How often in a round. */
  readonly uses: number;
  /** When it may be used by a move of its own. */
  readonly windows: readonly Window[];
  /** Goes to work by itself when its condition is met. */
  readonly auto: boolean;
}

const ANY: readonly Window[] = ['hire', 'prep', 'board', 'checkIn', 'weekend', 'endWeek'];
const WITH_ANOTHER_MOVE: readonly Window[] = [];

function weekly(name: string, place: Place, windows: readonly Window[], uses = 1): Employee {
  return { name, place, oneTime: false, uses, windows, auto: false };
}

function oneTime(name: string, place: Place, windows: readonly Window[]): Employee {
  return { name, place, oneTime: true, uses: 1, windows, auto: false };
}

function byItself(name: string, place: Place, windows: readonly Window[]): Employee {
  return { name, place, oneTime: false, uses: 1, windows, auto: true };
}

export const EMPLOYEES = {
  O1: weekly('Travel Agent', 'office', ['hire', 'prep', 'weekend']),
  O2: oneTime('Complaints Officer', 'office', WITH_ANOTHER_MOVE),
  O3: weekly('Revenue Analyst', 'office', ['roll']),
  O4: weekly('Purchasing Manager', 'office', ['roll']),
  O5: oneTime('Deal Broker', 'office', ['roll']),
  O6: byItself('Recruiter', 'office', ['reward']),
  O7: oneTime('Visa Consultant', 'office', ['roll', 'hire', 'prep']),
  O8: weekly('Loyalty Manager', 'office', ['weekend', 'endWeek'], 2),
  O9: oneTime('Travel Writer', 'office', WITH_ANOTHER_MOVE),
  O10: oneTime('Crisis Manager', 'office', ['weekend']),
  P1: weekly('Cabin Cleaner', 'plane', ANY),
  P2: oneTime('Turnaround Crew', 'plane', ANY),
  P3: byItself('Flight Engineer', 'plane', ['board']),
  P4: oneTime('Veteran Captain', 'plane', WITH_ANOTHER_MOVE),
  P5: byItself('Purser', 'plane', ['board']),
  P6: byItself('In-flight Chef', 'plane', ['board']),
  P7: weekly('Supply Officer', 'plane', ANY, 2),
  P8: oneTime('Fuel Supplier', 'plane', ANY),
  P9: oneTime('Jump-seat Steward', 'plane', WITH_ANOTHER_MOVE),
  H1: weekly('Housekeeper', 'hotel', ANY),
  H2: oneTime('Deep-clean Team', 'hotel', ANY),
  H3: byItself('Concierge', 'hotel', ['checkIn']),
  H4: oneTime('Duty Manager', 'hotel', ANY),
  H5: weekly('Reservations Clerk', 'hotel', ['checkIn', 'weekend']),
  H6: weekly('Hostel Host', 'hotel', WITH_ANOTHER_MOVE),
  H7: oneTime('Excursion Guide', 'hotel', ['weekend']),
  H8: byItself('Activities Host', 'hotel', ['activity']),
  H9: oneTime('Partner-hotel Agent', 'hotel', ['checkIn']),
} as const satisfies Readonly<Record<string, Employee>>;
export type EmployeeId = keyof typeof EMPLOYEES;
export const EMPLOYEE_IDS = Object.keys(EMPLOYEES) as EmployeeId[];

/** The tokens and points some of them bring. */
export const CREW_FUEL = 1;
export const SUPPLIER_FUEL = 3;
export const ENGINEER_SAVES = 1;
export const BROKER_TURNS = 3;
export const EMPLOYEE_BONUS = 1;
