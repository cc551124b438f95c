import { MARKS, type RowId } from './activity-rows.ts';
import {
  type Activity,
  CABIN,
  CITY_IDS,
  type CityId,
  DESKS,
  type Desk,
  DICE,
  FACES,
  type Face,
  INTERESTS,
  type Interest,
  type PlaneSeat,
  REWARDS,
  type Reward,
  ROOMS,
  type Room,
  SEATS,
  SIDES,
  type Side,
  TOKENS,
  TOURIST_IDS,
  type Token,
  type TouristId,
} from './components.ts';
import { EMPLOYEE_IDS, EMPLOYEES, type EmployeeId, type Target } from './employees.ts';

export type Move =
  | { readonly type: 'chooseSide'; readonly side: Side }
  | { readonly type: 'draft'; readonly tourist: TouristId }
  | { readonly type: 'accept' }
  | { readonly type: 'swap'; readonly discard: Face; readonly change: Face; readonly to: Face }
  | { readonly type: 'turn'; readonly from: Face; readonly to: Face }
  | { readonly type: 'reroll'; readonly faces: readonly Face[] }
  | { readonly type: 'reward'; readonly die: 'employee' | 'wild'; readonly as: Reward }
  | { readonly type: 'hire'; readonly employee: EmployeeId | null }
  | { readonly type: 'keep'; readonly tourist: TouristId }
  | { readonly type: 'stop' }
  | { readonly type: 'again'; readonly desk: Desk }
  | { readonly type: 'done' }
  | { readonly type: 'stay' }
  | { readonly type: 'fly'; readonly city: CityId; readonly captain: boolean }
  | { readonly type: 'board'; readonly desk: Desk; readonly seat: PlaneSeat }
  | { readonly type: 'noWriter' }
  | { readonly type: 'score'; readonly tourist: TouristId; readonly interest: Interest }
  | { readonly type: 'hotel'; readonly tourist: TouristId }
  | { readonly type: 'leave'; readonly tourist: TouristId; readonly complaint: boolean }
  | { readonly type: 'remain'; readonly tourist: TouristId }
  | { readonly type: 'place'; readonly tourist: TouristId; readonly room: Room }
  | { readonly type: 'turnAway'; readonly tourist: TouristId; readonly complaint: boolean }
  | { readonly type: 'skip' }
  | { readonly type: 'mark'; readonly row: RowId; readonly activity: Activity }
  | { readonly type: 'toMood' }
  | { readonly type: 'lower'; readonly desk: Desk; readonly complaint: boolean }
  | { readonly type: 'hold'; readonly desk: Desk; readonly by: 'coupon' | 'O1' }
  | { readonly type: 'endWeek' }
  | { readonly type: 'use'; readonly employee: EmployeeId; readonly on: Target }
  | { readonly type: 'trade'; readonly give: Token; readonly take: Token }
  | { readonly type: 'cleanSeat'; readonly seat: PlaneSeat }
  | { readonly type: 'cleanRoom'; readonly room: Room }
  | { readonly type: 'coupon'; readonly desk: Desk };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

const YES_NO = [false, true] as const;

/** All ways to take `most` dice or fewer out of the faces from `first` on, in the order of the faces. */
function handfuls(most: number, first = 0): Face[][] {
  if (most === 0) return [];
  return FACES.slice(first).flatMap((face, at) => [[face], ...handfuls(most - 1, first + at).map(rest => [face, ...rest])]);
}

/** Every move there is, made once and shared: lists of legal moves hold these very objects. */
export const MOVES = {
  chooseSide: SIDES.map(side => ({ type: 'chooseSide', side }) as const),
  draft: TOURIST_IDS.map(tourist => ({ type: 'draft', tourist }) as const),
  accept: [{ type: 'accept' }],
  swap: FACES.flatMap(discard =>
    FACES.flatMap(change => FACES.filter(to => to !== change).map(to => ({ type: 'swap', discard, change, to }) as const)),
  ),
  turn: FACES.flatMap(from => FACES.filter(to => to !== from).map(to => ({ type: 'turn', from, to }) as const)),
  reroll: handfuls(DICE).map(faces => ({ type: 'reroll', faces }) as const),
  reward: [{ type: 'reward', die: 'employee', as: 'employee' }, ...REWARDS.map(as => ({ type: 'reward', die: 'wild', as }) as const)],
  hire: [null, ...EMPLOYEE_IDS].map(employee => ({ type: 'hire', employee }) as const),
  keep: TOURIST_IDS.map(tourist => ({ type: 'keep', tourist }) as const),
  stop: [{ type: 'stop' }],
  again: DESKS.map(desk => ({ type: 'again', desk }) as const),
  done: [{ type: 'done' }],
  stay: [{ type: 'stay' }],
  fly: CITY_IDS.flatMap(city => YES_NO.map(captain => ({ type: 'fly', city, captain }) as const)),
  board: DESKS.flatMap(desk => SEATS.map(seat => ({ type: 'board', desk, seat }) as const)),
  noWriter: [{ type: 'noWriter' }],
  score: TOURIST_IDS.flatMap(tourist => INTERESTS.map(interest => ({ type: 'score', tourist, interest }) as const)),
  hotel: TOURIST_IDS.map(tourist => ({ type: 'hotel', tourist }) as const),
  leave: TOURIST_IDS.flatMap(tourist => YES_NO.map(complaint => ({ type: 'leave', tourist, complaint }) as const)),
  remain: TOURIST_IDS.map(tourist => ({ type: 'remain', tourist }) as const),
  place: TOURIST_IDS.flatMap(tourist => ROOMS.map(room => ({ type: 'place', tourist, room }) as const)),
  turnAway: TOURIST_IDS.flatMap(tourist => YES_NO.map(complaint => ({ type: 'turnAway', tourist, complaint }) as const)),
  skip: [{ type: 'skip' }],
  mark: MARKS.map(({ row, activity }) => ({ type: 'mark', row, activity }) as const),
  toMood: [{ type: 'toMood' }],
  lower: DESKS.flatMap(desk => YES_NO.map(complaint => ({ type: 'lower', desk, complaint }) as const)),
  hold: DESKS.flatMap(desk => (['coupon', 'O1'] as const).map(by => ({ type: 'hold', desk, by }) as const)),
  endWeek: [{ type: 'endWeek' }],
  use: EMPLOYEE_IDS.flatMap(employee => EMPLOYEES[employee].on.map(on => ({ type: 'use', employee, on }) as const)),
  trade: TOKENS.flatMap(give => TOKENS.filter(take => take !== give).map(take => ({ type: 'trade', give, take }) as const)),
  cleanSeat: CABIN.map(seat => ({ type: 'cleanSeat', seat }) as const),
  cleanRoom: ROOMS.map(room => ({ type: 'cleanRoom', room }) as const),
  coupon: DESKS.map(desk => ({ type: 'coupon', desk }) as const),
} as const satisfies { readonly [K in Move['type']]: readonly MoveOf<K>[] };

/** The moves of a list under a key of theirs, for quick lists of candidates. */
function under<K extends string | number, M>(moves: readonly M[], key: (move: M) => K): Readonly<Record<K, readonly M[]>> {
  const found = {} as Record<K, M[]>;
  for (const move of moves) {
    const group = found[key(move)];
    if (group) group.push(move);
    else found[key(move)] = [move];
  }
  return found;
}

/** Moves about one tourist, by the tourist. */
export const ABOUT = {
  draft: under<TouristId, MoveOf<'draft'>>(MOVES.draft, ({ tourist }) => tourist),
  keep: under<TouristId, MoveOf<'keep'>>(MOVES.keep, ({ tourist }) => tourist),
  hotel: under<TouristId, MoveOf<'hotel'>>(MOVES.hotel, ({ tourist }) => tourist),
  leave: under<TouristId, MoveOf<'leave'>>(MOVES.leave, ({ tourist }) => tourist),
  remain: under<TouristId, MoveOf<'remain'>>(MOVES.remain, ({ tourist }) => tourist),
  place: under<TouristId, MoveOf<'place'>>(MOVES.place, ({ tourist }) => tourist),
  turnAway: under<TouristId, MoveOf<'turnAway'>>(MOVES.turnAway, ({ tourist }) => tourist),
};

/** Flights by their city: without and with the captain. */
export const FLIGHTS_TO = under<CityId, MoveOf<'fly'>>(MOVES.fly, ({ city }) => city);
/** Hirings by the employee. */
export const HIRING_OF = under<EmployeeId | 'none', MoveOf<'hire'>>(MOVES.hire, ({ employee }) => employee ?? 'none');
/** What is decided in the mood step about the tourist at a desk. */
export const MOOD_OF = {
  lower: under<Desk, MoveOf<'lower'>>(MOVES.lower, ({ desk }) => desk),
  hold: under<Desk, MoveOf<'hold'>>(MOVES.hold, ({ desk }) => desk),
};
/** Uses by the employee; none for those who only work along with another move. */
export const USES_OF: Readonly<Partial<Record<EmployeeId, readonly MoveOf<'use'>[]>>> = under<EmployeeId, MoveOf<'use'>>(
  MOVES.use,
  ({ employee }) => employee,
);
