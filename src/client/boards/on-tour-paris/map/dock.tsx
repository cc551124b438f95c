// The docks: a plate with a letter at the end of a pier, white until the route uses it.
import { DOCKS, type Dock as DockId, type Network, networkIn, type Route, rideLength } from '../../../../games/on-tour-paris/index.ts';
import { SvgTarget } from '../../../ui/index.ts';
import { PLATES } from '../drawings/places.ts';
import { picture, SILENT } from '../drawings/spoken.ts';
import type { Hands } from '../hands.ts';
import type { Paris } from '../scene.ts';
import { dockLabel } from './label.ts';

/** The piers between docks and their clubs, below everything that can be touched. */
export function Piers({ network: { clubAt, sites } }: { network: Network }) {
  const piers = DOCKS.map(dock => `M${sites[clubAt[dock]].at.join(' ')}L${PLATES[dock].join(' ')}`);
  return <path class="pier" d={piers.join('')} {...SILENT} />;
}

interface DocksProps {
  readonly scene: Paris;
  readonly hands: Hands | null;
  readonly route: Route;
  /** The dock the boat leaves from, once it is chosen. */
  readonly from: DockId | undefined;
}

/** The nine docks; where a boat may land, what it would earn. */
export function Docks({ scene, hands, route, from }: DocksProps) {
  return (
    <g class="docks">
      {DOCKS.map(dock => {
        const [x, y] = PLATES[dock];
        const isUsed = route.some(stop => stop.type === 'ride' && (stop.from === dock || stop.to === dock));
        const isLit = hands?.lit(`dock:${dock}`) ?? false;
        const gain = from && isLit ? rideLength(from, dock, networkIn(scene.view.plan.options)) : 0;
        const label = dockLabel(scene, dock, { isUsed, isLit, gain });
        const transform = `translate(${x} ${y})`;
        const name = `quay ${isUsed ? 'used' : ''}`;
        const plate = <Plate letter={dock} gain={gain} />;
        if (!hands) {
          return (
            <g key={dock} class={`target ${name}`} transform={transform} data-explain={`dock:${dock}`} {...picture(label)}>
              {plate}
            </g>
          );
        }
        return (
          <SvgTarget key={dock} touching={hands} touch={`dock:${dock}`} label={label} class={name} transform={transform}>
            {plate}
          </SvgTarget>
        );
      })}
    </g>
  );
}

function Plate({ letter, gain }: { letter: DockId; gain: number }) {
  return (
    <g class="plate">
      <circle class="hit" r="22" />
      <circle class="halo" r="27" />
      <rect x="-13" y="-13" width="26" height="26" rx="4" />
      <text y="7.600">{letter}</text>
      {gain > 0 && (
        <g class="gain" transform="translate(19 -17)">
          <rect x="-17" y="-12" width="34" height="24" rx="12" />
          <text y="6.500">+{gain}</text>
        </g>
      )}
    </g>
  );
}
