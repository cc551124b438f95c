// A map of one's own: where the clubs lie, which of them a line joins, and where the boats stop.
import { changesShape, type Fault, type Field, NAME, number, type Press, type Value } from '../../kernel/index.ts';
import { CLUBS, type Club, DOCKS, type Dock } from './components.ts';
import { FRAME, LINES, QUAYS, SITES } from './map.ts';

export interface OwnClub {
  readonly [field: string]: Value;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The clubs that a line joins it to; each line stands at one of its two clubs. */
  readonly lines: readonly Club[];
}

export interface OwnDock {
  readonly [field: string]: Value;
  readonly name: string;
  readonly club: Club;
  /** Its place along the river: a ride is as long as two of these are apart (OT-9.3). */
  readonly stop: number;
}

/** The map as tables of fields. */
export interface ParisParts {
  readonly [part: string]: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  readonly clubs: Readonly<Record<Club, OwnClub>>;
  readonly docks: Readonly<Record<Dock, OwnDock>>;
}

function clubRow(club: Club): OwnClub {
  const { name, at } = SITES[club];
  return { name, x: at[0], y: at[1], lines: LINES.flatMap(([one, other]) => (one === club ? [other] : [])) };
}

function dockRow(dock: Dock): OwnDock {
  const { name, clubs } = QUAYS[dock];
  return { name, club: clubs[0] ?? '1a', stop: DOCKS.indexOf(dock) };
}

const FIELDS: Readonly<Record<string, Field>> = {
  name: NAME,
  x: number(0, FRAME.width),
  y: number(0, FRAME.height),
  lines: { kind: 'list', values: CLUBS, least: 0, most: 8 },
  club: { kind: 'choice', values: CLUBS },
  stop: number(0, 20),
};

/** The printed map of Paris, and what may stand in its place. */
export const PRESS: Press<ParisParts> = {
  printed: {
    clubs: Object.fromEntries(CLUBS.map(club => [club, clubRow(club)])) as Record<Club, OwnClub>,
    docks: Object.fromEntries(DOCKS.map(dock => [dock, dockRow(dock)])) as Record<Dock, OwnDock>,
  },
  field: (_part, _id, field) => FIELDS[field],
  named: (part, id) => (part === 'docks' ? [`dock:${id}`] : undefined),
  disagreements: ({ clubs }) => CLUBS.flatMap(club => loop(club, clubs[club])),
};

/** A line leads to another club. */
function loop(club: Club, { lines }: OwnClub): Fault[] {
  if (!lines.includes(club)) return [];
  return [{ path: ['clubs', club, 'lines'], check: 'loop', facts: {}, says: `must not name ${club} itself` }];
}

export const contentShape = changesShape(PRESS);
