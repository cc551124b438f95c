// TO-6.3 to TO-6.5 Covering and finishing rows of activities.
import type { Seat, Table } from '../../../kernel/index.ts';
import { ROW_IDS, type RowId } from '../activity-rows.ts';
import { boxOf } from '../box.ts';
import { type Activity, TOKENS } from '../components.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { agencyAt, gain, points } from './agency.ts';

/** The place of each row among marks and owners. */
export const ROW_AT = Object.fromEntries(ROW_IDS.map((row, at) => [row, at])) as Readonly<Record<RowId, number>>;

/** TO-6.5 Some rows ask for more players. */
export function isInPlay(s: State, row: RowId): boolean {
  return s.plan.seats >= boxOf(s.plan.options).rows[row].players;
}

/** TO-6.4 Whoever finished the row first. */
export function ownerOf(s: State, row: RowId): Seat | null {
  return s.rowOwner[ROW_AT[row]] ?? null;
}

/** TO-6.3 The leftmost space with this symbol and no marker, or -1. */
export function freeSpace(s: State, seat: Seat, row: RowId, activity: Activity): number {
  const { spaces } = boxOf(s.plan.options).rows[row];
  const covered = agencyAt(s, seat).marks[ROW_AT[row]] ?? 0;
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space] === activity && (covered & (1 << space)) === 0) return space;
  }
  return -1;
}

/** Whether a marker may go on this symbol. */
export function canCover(s: State, seat: Seat, row: RowId, activity: Activity): boolean {
  return isInPlay(s, row) && ownerOf(s, row) === null && freeSpace(s, seat, row, activity) >= 0;
}

/** Puts a marker down; TO-6.4 a full row is claimed, and its bonus paid at once. */
export function cover(
  s: State,
  seat: Seat,
  { row, activity }: { readonly row: RowId; readonly activity: Activity },
  table: Table<Event>,
): void {
  const { marks } = agencyAt(s, seat);
  const at = ROW_AT[row];
  const covered = (marks[at] ?? 0) | (1 << freeSpace(s, seat, row, activity));
  marks[at] = covered;
  table.tell({ type: 'marked', seat, row, activity });
  const { spaces, vp, tokens } = boxOf(s.plan.options).rows[row];
  if (covered !== (1 << spaces.length) - 1) return;
  s.rowOwner[at] = seat;
  table.tell({ type: 'rowFinished', seat, row });
  points(s, seat, { vp, reason: 'row', who: row }, table);
  for (const token of TOKENS) {
    const count = tokens[token] ?? 0;
    if (count > 0) gain(s, seat, { token, count }, table);
  }
}
