// The map of one player: clubs and lines, the Seine with its docks, and the route so far.
import { Canvas, type DrawnLine } from '../../../kernel/index.ts';
import { CLUBS, type Club, DOCKS, indexOf } from '../components.ts';
import { QUAYS } from '../map.ts';
import { type Mark, meaning, numeral } from '../marks.ts';
import type { Network } from '../network.ts';
import type { Route } from '../state.ts';

const WIDTH = 80;
type Spot = readonly [number, number];

export function drawParis(network: Network, marks: readonly (Mark | null)[], route: Route, height: number): readonly DrawnLine[] {
  const canvas = new Canvas(WIDTH, height);
  const spot = ([x, y]: readonly [number, number]): Spot => [
    1 + Math.round(((x - 60) / 870) * (WIDTH - 6)),
    Math.round(((y - 90) / 650) * (height - 1)),
  ];
  const at = (club: Club): Spot => {
    const [x, y] = spot(network.sites[club].at);
    return [x + 1, y];
  };
  for (const [from, to] of network.lines) canvas.line(at(from), at(to), 'faint');
  for (const [index, dock] of DOCKS.entries()) {
    const next = DOCKS[index + 1];
    if (next) canvas.line(spot(QUAYS[dock].at), spot(QUAYS[next].at), 'blue', '~');
  }
  drawRoute(canvas, route, at);
  for (const dock of DOCKS) canvas.put(...spot(QUAYS[dock].at), `=${dock}`, 'blue');
  const onRoute = new Set(route.map(({ club }) => club));
  for (const club of CLUBS) {
    const mark = marks[indexOf(club)] ?? null;
    const [x, y] = spot(network.sites[club].at);
    canvas.put(x, y, signOf(club, mark), onRoute.has(club) ? 'own' : mark ? 'strong' : 'yellow');
  }
  return canvas.lines();
}

function drawRoute(canvas: Canvas, route: Route, at: (club: Club) => Spot): void {
  for (const [index, stop] of route.entries()) {
    const before = route[index - 1];
    if (before && stop.type === 'step') canvas.line(at(before.club), at(stop.club), 'own', '#');
  }
}

/** An empty club by its sign; a circle is drawn as brackets. */
function signOf(club: Club, mark: Mark | null): string {
  if (!mark) return club;
  const { kind, value, circled } = meaning(mark);
  const sign = { number: numeral(value), star: '*', x: 'X' }[kind];
  return circled ? `(${sign})` : sign;
}
