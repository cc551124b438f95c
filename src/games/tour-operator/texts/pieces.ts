// Names of everything that has one of its own.
import type { RowId } from '../activity-rows.ts';
import type { Activity, CityId, Face, Interest, Patience, PlaneSeat, Room, Side } from '../components.ts';
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
export type Pieces = { readonly [K in PieceId]: string };
