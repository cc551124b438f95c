// What the lesson reads after the landing: rooms, the activity, the mood, and who begins the next week.
import { fast } from '../../../kernel/index.ts';
import {
  CABIN,
  type CityId,
  ROOMS,
  ROW_IDS,
  ROWS,
  type Room,
  type RowId,
  TOURISTS,
  type TouristId,
  TourOperator,
  type View,
} from '../index.ts';
import type { Passenger } from '../state.ts';
import { agencyIn, legalIn, phaseOf, YOU } from './reading.ts';

export function waitingIn(seen: View): readonly Passenger[] {
  const { seats } = agencyIn(seen);
  return CABIN.flatMap(seat => seats[seat].passenger ?? []).filter(({ fate }) => fate === 'hotel');
}

/** The guests who may be given a room, and the rooms for them. */
export function placingIn(seen: View): { readonly guests: readonly string[]; readonly rooms: readonly string[] } {
  const moves = legalIn(seen).filter(move => move.startsWith('place '));
  const among = (at: number, kind: string) => [...new Set(moves.map(move => `${kind}:${move.split(' ')[at]}`))];
  return { guests: among(1, 'tourist'), rooms: among(3, 'room') };
}

/** How many live in the hotel. */
export function guestsIn(seen: View): number {
  const { rooms } = agencyIn(seen);
  return ROOMS.reduce((sum, room) => sum + rooms[room].guests.length, 0);
}

/** What those who landed have scored. */
export function scoredIn(seen: View): number {
  const { seats } = agencyIn(seen);
  return CABIN.reduce((sum, seat) => sum + (seats[seat].passenger?.scored ?? 0), 0);
}

const isVip = (tourist: TouristId) => TOURISTS[tourist].room === 'vip';

/** The next guest and a room without a penalty, the VIP first. */
export function nextRoom(seen: View): string | undefined {
  if (phaseOf(seen) !== 'checkIn') return undefined;
  const { rooms } = agencyIn(seen);
  const waiting = waitingIn(seen).map(({ tourist }) => tourist);
  const next = waiting.find(isVip) ?? waiting[0];
  if (!next) return 'done';
  const wishes: readonly Room[] = isVip(next) ? ROOMS : TOURISTS[next].room === 'dorm' ? ['D', 'S1', 'S2', 'V'] : ['S1', 'S2', 'D', 'V'];
  const room = wishes.find(each => rooms[each].clean);
  return room && `place ${next} in ${room}`;
}

/** Rooms that cost a point: a VIP elsewhere, or somebody else in the room that a VIP still waits for. */
export function costlyRooms(seen: View): readonly string[] {
  const vips = waitingIn(seen).filter(({ tourist }) => isVip(tourist));
  if (vips.length === 0 || !agencyIn(seen).rooms.V.clean) return [];
  return waitingIn(seen).flatMap(({ tourist }) =>
    isVip(tourist) ? ROOMS.filter(room => room !== 'V').map(room => `place ${tourist} in ${room}`) : [`place ${tourist} in V`],
  );
}

/** The row with the fewest spaces left to cover that the learner may mark now. */
export function nextMark(seen: View): { readonly row: RowId; readonly move: string; readonly left: number } | undefined {
  const marks = agencyIn(seen).marks;
  const leftIn = (row: RowId) => {
    const covered = marks[ROW_IDS.indexOf(row)] ?? 0;
    return ROWS[row].spaces.filter((_, space) => !(covered & (1 << space))).length;
  };
  const offered = TourOperator.legal(TourOperator.imagine(seen, fast('lesson')), YOU).flatMap(move => {
    return move.type === 'mark' ? [{ row: move.row, move: TourOperator.write(move), left: leftIn(move.row) }] : [];
  });
  return offered.sort((a, b) => a.left - b.left)[0];
}

/** The city whose activities the learner may mark. */
export function visitedBy(seen: View): CityId | undefined {
  const { visited } = agencyIn(seen);
  return visited === null ? undefined : (seen.grid[visited] ?? undefined);
}

/** Who waits at the desk that is asked about; before that, whoever is most likely to leave. */
export function moodOf(seen: View) {
  const frame = seen.frames.at(-1);
  const { desks } = agencyIn(seen);
  const asked = frame?.phase === 'mood' ? frame.desk : desks.findIndex(waiting => waiting?.patience === 'impatient');
  const desk = asked < 0 ? desks.findIndex(waiting => waiting !== null) : asked;
  return { desk, waiting: desks[desk] ?? null };
}

/** The way through the mood: a coupon for those who would leave. */
export function nextMood(seen: View): string | undefined {
  const { desk, waiting } = moodOf(seen);
  const isLeaving = waiting?.patience === 'impatient' && agencyIn(seen).tokens.coupon > 0;
  switch (phaseOf(seen)) {
    case 'weekend':
      return 'to mood';
    case 'mood':
      return isLeaving ? `hold desk ${desk} by coupon` : `lower desk ${desk}`;
    case 'endWeek':
      return 'end';
    default:
      return undefined;
  }
}

/** Whether anybody is hired. */
export function isStaffed(seen: View): boolean {
  return Object.values(agencyIn(seen).employees).some(hired => hired !== null);
}

/** Whether a marker lies in any row. */
export function isMarked(seen: View): boolean {
  return agencyIn(seen).marks.some(covered => covered > 0);
}

/** Whether somebody has moved into the room that was dirty. */
export function isSaved(seen: View): boolean {
  return agencyIn(seen).rooms.S2.guests.length > 0;
}

/** Who waits in the office. */
export function waitingAtDesks(seen: View) {
  return agencyIn(seen).desks.flatMap(waiting => waiting ?? []);
}

/** Whether another has as few points as whoever starts: then tokens decided. */
export function isTied(seen: View): boolean {
  const { vp } = agencyIn(seen, seen.start);
  return seen.agencies.some((agency, seat) => seat !== seen.start && agency.vp === vp);
}

/** Who is given which room by a move, and the VIP who waits. */
export function placedIn(seen: View, move: string) {
  const waiting = waitingIn(seen).map(({ tourist }) => tourist);
  return {
    guest: waiting.find(tourist => move.startsWith(`place ${tourist} `)),
    room: ROOMS.find(room => move.endsWith(` in ${room}`)) ?? 'V',
    vip: waiting.find(isVip),
  };
}

/** The first of those who need a room. */
export function firstWaiting(seen: View): Passenger | undefined {
  return waitingIn(seen)[0];
}
