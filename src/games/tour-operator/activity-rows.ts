// The activity rows printed on every hotel board.
import { ACTIVITIES, type Activity, type Token } from './components.ts';

export interface ActivityRow {
  readonly name: string;
  readonly spaces: readonly Activity[];
  readonly vp: number;
  readonly tokens: Readonly<Partial<Record<Token, number>>>;
  /** In play with at least so many players. */
  readonly players: number;
}

function row(name: string, spaces: readonly Activity[], vp: number, players: number, tokens: ActivityRow['tokens'] = {}): ActivityRow {
  return { name, spaces, vp, tokens, players };
}

export const ROWS = {
  A1: row('Lagoon Weekend', ['beach', 'scuba'], 3, 2),
  A2: row('Alpine Break', ['hiking', 'winter'], 2, 2, { fuel: 2 }),
  A3: row('Riviera Flavours', ['dining', 'dining', 'beach'], 5, 2),
  A4: row('Adventure Buffet', ['dining', 'hiking', 'scuba'], 5, 2),
  A5: row('Round the World', ['beach', 'scuba', 'hiking', 'winter', 'dining'], 9, 2),
  A6: row("Chef's Table", ['dining', 'dining'], 2, 3, { seat: 1, room: 1 }),
  A7: row('Summit Season', ['hiking', 'hiking', 'winter'], 5, 3),
  A8: row('Blue Planet', ['beach', 'beach', 'scuba'], 5, 4),
} as const satisfies Readonly<Record<string, ActivityRow>>;
export type RowId = keyof typeof ROWS;
export const ROW_IDS = Object.keys(ROWS) as RowId[];

/** A symbol in a row; equal symbols of one row are one choice. */
export type Mark = `${RowId} ${Activity}`;
export const MARKS: readonly { readonly id: Mark; readonly row: RowId; readonly activity: Activity }[] = ROW_IDS.flatMap(row =>
  ACTIVITIES.filter(activity => ROWS[row].spaces.some(space => space === activity)).map(activity => ({
    id: `${row} ${activity}` as const,
    row,
    activity,
  })),
);
