// Names of everything that has one of its own.
import type { RowId } from '../activity-rows.ts';
import type { Activity, CityId, Face, Interest, Patience, PlaneSeat, Room, Side } from '../components.ts';
import type { StaffId } from '../content-shape.ts';
import type { EmployeeId } from '../employees.ts';
import type { Reason } from '../events.ts';

/** Everything that has a name of its own in each language; tourists are called the same everywhere. */
export type PieceId =
  | CityId
  | EmployeeId
  | `effect:${EmployeeId}`
  | RowId
  | Activity
  | Interest
  | Face
  | PlaneSeat
  | Room
  | Side
  | Patience
  | `reason:${Reason}`;

/** What employees with a number on their card do, by the numbers. */
export type Effects = (staff: Readonly<Record<StaffId, { readonly amount: number; readonly uses: number }>>) => {
  readonly [K in `effect:${StaffId}`]: string;
};

/** Names of some pieces in the words around them: « Table du chef ». */
export function said(ids: readonly PieceId[], pieces: Pieces, around: (name: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(ids.map(id => [id, around(pieces[id])]));
}

export type Pieces = { readonly [K in PieceId]: string };
