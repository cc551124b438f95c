import type { Seat } from '../../kernel/index.ts';
import { ROW_IDS } from './activity-rows.ts';
import { boxOf } from './box.ts';
import { ROOMS, TOKENS } from './components.ts';
import { roundsOf } from './options.ts';
import { bitsIn, dirtyRooms, dirtySeats, employeeValue, promise, roundsLeft, tokenValue } from './policy/values.ts';
import { isInPlay, ownerOf, ROW_AT } from './rules/activity-rows.ts';
import { officeCount } from './rules/agency.ts';
import type { Agency, State } from './state.ts';

/** What a round usually brings to a sensible agency. */
const POINTS_A_ROUND = 12;
/** What a tourist in the office is worth of what he promises. */
export const WAITING = 0.5;
/** What it costs that a room is taken, for each week. */
export const ROOM_WEEK = 0.45;
/** How far a row begun may be trusted. */
export const ROW_HOPE = 0.5;

/** Between two rounds: everybody who takes part in the draft has yet to choose. */
export function calm({ frames, agencies }: State): boolean {
  const frame = frames[frames.length - 1];
  return frame?.phase === 'draft' && frame.round === 1 && frame.order.length === agencies.filter(agency => officeCount(agency) < 4).length;
}

/** A guess at the final scores: points so far, the rounds to come, and what lies ready for them. */
export function estimate(s: State): number[] {
  if (s.frames.length === 0) return s.agencies.map(({ vp }) => vp);
  const left = Math.min(roundsOf(s.plan.options, s.plan.seats), roundsLeft(s));
  return s.agencies.map((agency, seat) => agency.vp + left * POINTS_A_ROUND + ready(s, seat, agency));
}

/** What office, tokens, rooms, staff and rows promise beyond that. */
function ready(s: State, seat: Seat, agency: Agency): number {
  let value = 0;
  for (const waiting of agency.desks) {
    if (waiting) value += WAITING * promise(s, waiting.tourist) - (waiting.patience === 'impatient' ? 1 : 0);
  }
  for (const token of TOKENS) {
    for (let has = 0; has < agency.tokens[token]; has++) value += tokenValue(s, seat, token, has);
  }
  for (const hired of Object.values(agency.employees)) if (hired) value += employeeValue(s, hired.id);
  for (const room of ROOMS) value -= ROOM_WEEK * agency.rooms[room].weeks;
  return value + rowsBegun(s, agency) - 2 * dirtyRooms(agency) - 0.7 * dirtySeats(agency);
}

/** What the rows still open may bring. */
function rowsBegun(s: State, { marks }: Agency): number {
  let value = 0;
  for (const row of ROW_IDS) {
    const covered = bitsIn(marks[ROW_AT[row]] ?? 0);
    const { spaces, vp } = boxOf(s.plan.options).rows[row];
    if (covered === 0 || !isInPlay(s, row) || ownerOf(s, row) !== null || spaces.length - covered > roundsLeft(s) + 1) continue;
    const share = covered / spaces.length;
    value += ROW_HOPE * vp * (share * share);
  }
  return value;
}
