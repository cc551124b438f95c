// Where a lost day turned, in two pictures: how it went on, and how it could have gone on and been won.
import { centreOf, type Parting, type View } from '../../../../games/city-tour/index.ts';
import { Icon } from '../../../ui/index.ts';
import { useModal } from '../../../ui/modal.ts';
import { City } from '../city.tsx';
import { Bed, FrameHouses, FramePaper } from '../drawings/island.tsx';
import { Sea } from '../drawings/sea.tsx';
import { Outskirts } from '../outskirts.tsx';
import { deliveredIn } from '../preview.ts';
import { rideOf } from '../ride.ts';
import type { CityScene } from '../scene.ts';
import { drivenUpTo, partOf } from '../track.ts';
import type { Own } from './words/en.ts';
import './two-roads.css';

interface RoadsProps {
  readonly scene: CityScene;
  readonly own: Own;
  readonly parting: Parting;
  readonly close: () => void;
}

export function TwoRoads({ scene, own: { roads: say }, parting, close }: RoadsProps) {
  const dialog = useModal();
  const { view: from, end, isProved } = parting;
  const { objective } = from.town;
  const open = { ...scene, view: end, past: before(scene, from.turn) };
  return (
    <dialog ref={dialog} class="two-roads" aria-labelledby="two-roads-title" onClose={close}>
      <header>
        <h2 id="two-roads-title">{say.title(from.turn)}</h2>
        <button type="button" class="tool" aria-label={say.close} onClick={() => dialog.current?.close()}>
          <Icon name="i-close" />
        </button>
      </header>
      <div class="two-roads-ways">
        <Way scene={scene} from={from} name={say.taken} verdict={isProved ? say.lost(objective) : say.unfound(objective)} icon="i-close" />
        <Way scene={open} from={from} name={say.open} verdict={say.possible(objective)} icon="i-check" />
      </div>
    </dialog>
  );
}

/** What had happened before a turn. */
function before({ past }: CityScene, turn: number): CityScene['past'] {
  const placed = past.flatMap(({ type }, at) => (type === 'placed' ? [at] : []));
  return past.slice(0, placed[turn - 1]);
}

interface WayProps {
  readonly scene: CityScene;
  /** How it stood where the roads part. */
  readonly from: View;
  readonly name: string;
  readonly verdict: string;
  readonly icon: string;
}

/** A city at the end of the day, and the road of the bus from the turn on where the roads part. */
function Way({ scene, from, name, verdict, icon }: WayProps) {
  const { view, words } = scene;
  // The tile of that turn is marked, not the last one.
  const shown = { ...scene, happening: null, past: scene.past.filter(({ type }) => type !== 'placed') };
  const ride = rideOf(shown);
  const road = partOf(ride.way, drivenUpTo(ride.way, from.space, from.side), ride.driven);
  const [x, y] = centreOf(from.space);
  const result = `${deliveredIn(view)} ${words.of(view.town.objective)}`;
  return (
    <figure>
      <div class="two-roads-city" role="img" aria-label={`${name}: ${result}`}>
        <svg viewBox="-150 -98 1300 1196" inert aria-hidden="true">
          <Sea />
          <FramePaper />
          <Bed isEmpty={space => !view.board[space]} />
          <FrameHouses />
          <City scene={shown} ride={ride} tile={undefined} preview={undefined} />
          <path class="ct-route-edge" d={road} />
          <path class="ct-route" d={road} />
          <rect class="ct-last" transform={`translate(${x} ${y})`} x="-72" y="-72" width="144" height="144" rx="7" />
          <Outskirts scene={shown} preview={undefined} />
        </svg>
      </div>
      <figcaption>
        <h3>
          {name} <b>{result}</b>
        </h3>
        <p>
          <Icon name={icon} />
          {verdict}
        </p>
      </figcaption>
    </figure>
  );
}
