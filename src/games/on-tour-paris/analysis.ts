// What a match tells about its players, arrondissements and boats.
import type { ElementKind, Interaction, Plan, Seat } from '../../kernel/index.ts';
import { ARRONDISSEMENTS, CLUBS, type Club, DOCKS, type Dock, homeOf, indexOf } from './components.ts';
import { type Mark, meaning } from './marks.ts';
import { networkIn } from './network.ts';
import type { Agreement } from './options.ts';
import { outcome, tally } from './score.ts';
import { boardOf, type State } from './state.ts';

/** A player: what the route is worth and of what, and what stands on the map. */
export interface PlayerRow {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
  readonly clubs: number;
  readonly circled: number;
  readonly boats: number;
  /** Marks on the map, on the route or not. */
  readonly xs: number;
  readonly stars: number;
  readonly circles: number;
  /** Clubs compared with the same ones on other maps, and how many of them differ. */
  readonly compared: number;
  readonly different: number;
}

/** An arrondissement, on all maps together. */
export interface ArrondissementRow {
  readonly arrondissement: number;
  /** Clubs there: two on every map. */
  readonly clubs: number;
  readonly onRoute: number;
  readonly circles: number;
  readonly stars: number;
  readonly xs: number;
}

/** A dock of the Bateaux Mouches, on all routes together. */
export interface DockRow {
  readonly dock: string;
  readonly boarded: number;
  readonly landed: number;
  /** Routes with the dock, and how far all of them together end above the mean of their table. */
  readonly routes: number;
  readonly ahead: number;
}

/** Everything a match tells, as rows of plain values. */
export type Analysis = {
  readonly players: readonly PlayerRow[];
  readonly arrondissements: readonly ArrondissementRow[];
  readonly docks: readonly DockRow[];
};

/** How many clubs of an arrondissement lie on a route, and how far those who use a dock end above the mean of their table. */
export const elements: readonly ElementKind[] = [
  { table: 'arrondissements', used: 'onRoute', gain: 'onRoute', per: 'clubs' },
  { table: 'docks', used: 'routes', gain: 'ahead', per: 'routes' },
];

/** No rule lets a player touch another's map: all that players have of each other is how far their maps differ. */
export const interaction: Interaction = { table: 'players', part: ['different'], whole: 'compared' };

/** The statistics of a match from how it stands at the end: all is written on the maps. */
export function analyse(_plan: Plan<Agreement>, _log: readonly unknown[], final: State): Analysis {
  const ranks = outcome(final)?.ranks;
  const stops = final.routes.flat();
  return {
    players: final.boards.map(({ marks }, seat) => ({
      seat,
      rank: ranks?.[seat] ?? 0,
      ...worthOf(final, seat),
      ...marksIn(marks),
      ...besideOthers(final, seat),
    })),
    arrondissements: ARRONDISSEMENTS.map((_, index) => {
      const clubs = CLUBS.filter(club => homeOf(club) === index + 1);
      const marks = final.boards.flatMap(board => clubs.map(club => markAt(board.marks, club)));
      const onRoute = stops.filter(({ club }) => clubs.includes(club)).length;
      return { arrondissement: index + 1, clubs: marks.length, onRoute, ...marksIn(marks) };
    }),
    docks: DOCKS.map(dock => ({
      dock,
      boarded: stops.filter(stop => stop.type === 'ride' && stop.from === dock).length,
      landed: stops.filter(stop => stop.type === 'ride' && stop.to === dock).length,
      ...worthOfDock(final, dock),
    })),
  };
}

function worthOf(s: State, seat: Seat): Pick<PlayerRow, 'points' | 'clubs' | 'circled' | 'boats'> {
  const { points, clubs, circled, boats } = tally(boardOf(s, seat).marks, s.routes[seat] ?? [], networkIn(s.plan.options));
  return { points, clubs, circled, boats };
}

/** Every club beside the same one on each other map; who plays alone has none to compare with. */
function besideOthers({ boards }: State, seat: Seat): Pick<PlayerRow, 'compared' | 'different'> {
  const marks = boards[seat]?.marks ?? [];
  const others = boards.filter((_, each) => each !== seat);
  const differing = others.map(other => marks.filter((mark, at) => mark !== other.marks[at]).length);
  return { compared: marks.length * others.length, different: differing.reduce((sum, each) => sum + each, 0) };
}

function worthOfDock({ plan, boards, routes }: State, dock: Dock): Pick<DockRow, 'routes' | 'ahead'> {
  const points = boards.map(({ marks }, seat) => tally(marks, routes[seat] ?? [], networkIn(plan.options)).points);
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const uses = (seat: Seat) => (routes[seat] ?? []).some(stop => stop.type === 'ride' && (stop.from === dock || stop.to === dock));
  const ahead = points.filter((_, seat) => uses(seat)).map(each => each - mean);
  return { routes: ahead.length, ahead: ahead.reduce((sum, each) => sum + each, 0) };
}

function markAt(marks: readonly (Mark | null)[], club: Club): Mark | null {
  return marks[indexOf(club)] ?? null;
}

function marksIn(marks: readonly (Mark | null)[]): Pick<PlayerRow, 'xs' | 'stars' | 'circles'> {
  const written = marks.flatMap(mark => (mark ? [meaning(mark)] : []));
  return {
    xs: written.filter(({ kind }) => kind === 'x').length,
    stars: written.filter(({ kind }) => kind === 'star').length,
    circles: written.filter(({ circled }) => circled).length,
  };
}
