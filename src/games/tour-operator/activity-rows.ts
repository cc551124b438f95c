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

type Printed = Omit<ActivityRow, 'name' | 'tokens'> & Partial<Pick<ActivityRow, 'tokens'>>;

function row(name: string, { spaces, vp, players, tokens = {} }: Printed): ActivityRow {
  return { name, spaces, vp, tokens, players };
}

export const ROWS = {
  A1: row('Lagoon Weekend', { spaces: ['beach', 'scuba'], vp: 3, players: 2 }),
  A2: row('Alpine Break', { spaces: ['hiking', 'winter'], vp: 2, players: 2, tokens: { fuel: 2 } }),
  A3: row('Riviera Flavours', { spaces: ['dining', 'dining', 'beach'], vp: 5, players: 2 }),
  A4: row('Adventure Buffet', { spaces: ['dining', 'hiking', 'scuba'], vp: 5, players: 2 }),
  A5: row('Round the World', { spaces: ['beach', 'scuba', 'hiking', 'winter', 'dining'], vp: 9, players: 2 }),
  A6: row("Chef's Table", { spaces: ['dining', 'dining'], vp: 2, players: 3, tokens: { seat: 1, room: 1 } }),
  A7: row('Summit Season', { spaces: ['hiking', 'hiking', 'winter'], vp: 5, players: 3 }),
  A8: row('Blue Planet', { spaces: ['beach', 'beach', 'scuba'], vp: 5, players: 4 }),
} as const satisfies Readonly<Record<string, ActivityRow>>;
export type RowId = keyof typeof ROWS;
export const ROW_IDS = Object.keys(ROWS) as RowId[];

/** A symbol that may stand in a row; equal symbols of one row are one choice. */
export type Mark = `${RowId} ${Activity}`;
export const MARKS: readonly { readonly id: Mark; readonly row: RowId; readonly activity: Activity }[] = ROW_IDS.flatMap(row =>
  ACTIVITIES.map(activity => ({ id: `${row} ${activity}` as const, row, activity })),
);
