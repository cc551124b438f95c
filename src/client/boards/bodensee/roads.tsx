// Roads and ferry lines, and the traces on them: the last move, the ways that are open, the way pointed at.

import { routeTo, type TownId, type View } from '../../../games/bodensee/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf } from '../../ui/index.ts';
import { DECORATION } from './drawings/decoration.ts';
import { hubOf, mooringOf, type Point, roadLine, type Spot } from './geometry.ts';
import { boxIn, type Lake, topFrame } from './scene.ts';

const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** All roads, each once. */
export function allRoads(spots: readonly Spot[]): string {
  return spots
    .flatMap(from => from.town.neighbours.filter(to => to > from.town.index).map(to => lineBetween(spots, from.town.index, to)))
    .join('');
}

function lineBetween(spots: readonly Spot[], from: number, to: number): string {
  const [a, b] = [spots[from], spots[to]];
  return a && b ? roadLine(a, b).line : '';
}

/** All ferry lines. */
export function allFerries(view: View, spots: readonly Spot[]): string {
  const hub = hubOf(boxIn(view), spots);
  return spots
    .filter(({ town }) => town.harbour)
    .map(spot => `M${text(mooringOf(spot))}L${text(hub)}`)
    .join('');
}

/** The legs of a way, each with its direction; the ferry has two. */
export function legsOf(
  view: View,
  spots: readonly Spot[],
  route: readonly TownId[],
  by: 'road' | 'ferry',
): readonly { readonly line: string; readonly isReversed: boolean }[] {
  const at = (town: TownId | undefined) => spots[boxIn(view).townAt.get(town ?? '')?.index ?? -1];
  if (by === 'ferry') {
    const [from, to] = [at(route[0]), at(route.at(-1))];
    const hub = text(hubOf(boxIn(view), spots));
    return from && to ? [{ line: `M${text(mooringOf(from))}L${hub}L${text(mooringOf(to))}`, isReversed: false }] : [];
  }
  return route.slice(1).flatMap((town, leg) => {
    const [from, to] = [at(route[leg]), at(town)];
    return from && to ? [roadLine(from, to)] : [];
  });
}

/** The way the selected bus would take to a town that is lit. */
function wayTo(view: View, spots: readonly Spot[], town: TownId): string {
  const { bus, morning } = view.turn;
  const place = boxIn(view).townAt.get(town);
  if (bus === null || !place) return '';
  const by = morning === 'ferry' ? 'ferry' : 'road';
  const route = by === 'ferry' ? [view.buses[bus]?.town ?? '', town] : routeTo(view, bus, place, morning === 'ignore' ? 1 : 0);
  return legsOf(view, spots, route, by)
    .map(({ line }) => line)
    .join('');
}

/** Where the bus that is sent on could go: along one road. */
function stepTo(view: View, spots: readonly Spot[], town: TownId): string {
  const frame = topFrame(view);
  const from = frame?.phase === 'to' ? view.buses[frame.bus]?.town : undefined;
  return from === undefined
    ? ''
    : legsOf(view, spots, [from, town], 'road')
        .map(({ line }) => line)
        .join('');
}

/** The last drive of anybody. */
export function lastDrive(
  scene: Lake,
): { readonly seat: Seat; readonly route: readonly TownId[]; readonly by: 'road' | 'ferry' } | undefined {
  return scene.past.findLast(event => event.type === 'drove');
}

interface RoadsProps {
  readonly scene: Lake;
  readonly view: View;
  readonly spots: readonly Spot[];
  readonly pointed: TownId | null;
}

/** Ferries, roads, and the traces on them. */
export function Roads({ scene, view, spots, pointed }: RoadsProps) {
  const roads = allRoads(spots);
  const ferries = allFerries(view, spots);
  const last = lastDrive(scene);
  const phase = topFrame(view)?.phase;
  const ways = phase === 'drive' ? wayTo : phase === 'to' ? stepTo : undefined;
  const open = ways ? spots.filter(({ town }) => scene.touching.lit(`town:${town.id}`) && town.id !== pointed) : [];
  return (
    <g class="bt-roads" {...DECORATION}>
      <path class="bt-ferry-case" d={ferries} />
      <path class="bt-ferry" d={ferries} data-explain="ferry" />
      <path class="bt-road-case" d={roads} />
      <path class="bt-road" d={roads} data-explain="road" />
      {last && (
        <g style={coloursOf(last.seat)}>
          {legsOf(view, spots, last.route, last.by).map(({ line }, at) => (
            <g key={at}>
              <path class="bt-last-case" d={line} />
              <path class="bt-last" d={line} />
            </g>
          ))}
        </g>
      )}
      {ways && (
        <>
          <path class="bt-way" d={open.map(({ town }) => ways(view, spots, town.id)).join('')} />
          <path class="bt-way-glow" d={open.map(({ town }) => ways(view, spots, town.id)).join('')} />
          {pointed !== null && <path class="bt-chosen-way" d={ways(view, spots, pointed)} />}
          {pointed !== null && <path class="bt-chosen-dots" d={ways(view, spots, pointed)} />}
        </>
      )}
      <Hub scene={scene} view={view} spots={spots} />
    </g>
  );
}

function Hub({ scene, view, spots }: Pick<RoadsProps, 'scene' | 'view' | 'spots'>) {
  if (!spots.some(({ town }) => town.harbour)) return null;
  return (
    <g class="bt-hub" data-explain="ferry" transform={`translate(${text(hubOf(boxIn(view), spots))})`}>
      <circle class="bt-edge" r="27" />
      <circle class="bt-coin" r="24" />
      <circle class="bt-coin-rim" r="18.500" />
      <text y="8">{scene.words.euro(view.plan.options.ferryFare)}</text>
    </g>
  );
}
