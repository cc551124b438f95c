// Where a lost day turned, in two pictures: the tile as it was placed, and one with which the day could still be won.
import { type Laid, type Parting, tileOf } from '../../../../games/city-tour/index.ts';
import { words as pageWords } from '../../../locale/index.ts';
import { useModal } from '../../../moments/modal.ts';
import { Icon } from '../../../ui/index.ts';
import { City } from '../city.tsx';
import { Bed, FrameHouses, FramePaper } from '../drawings/island.tsx';
import { Sea } from '../drawings/sea.tsx';
import { Outskirts } from '../outskirts.tsx';
import { previewOf } from '../preview.ts';
import { rideOf, rotationOf } from '../ride.ts';
import type { CityScene } from '../scene.ts';
import { Timetable } from '../timetable.tsx';
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
  const { view, taken, open, isProved } = parting;
  const { objective } = view.town;
  const then = before(scene, view.turn);
  return (
    <dialog ref={dialog} class="two-roads" aria-labelledby="two-roads-title" onClose={close}>
      <header>
        <h2 id="two-roads-title">{say.title(view.turn)}</h2>
        <button type="button" class="tool" aria-label={pageWords.value.table.close} onClick={() => dialog.current?.close()}>
          <Icon name="i-close" />
        </button>
      </header>
      <div class="two-roads-ways">
        <Way scene={{ ...then, view }} tile={taken} name={say.taken} verdict={isProved ? say.lost(objective) : say.unfound(objective)} />
        <Way scene={{ ...then, view }} tile={open} name={say.open} verdict={say.possible(objective)} isOpen />
      </div>
    </dialog>
  );
}

/** What had happened before a turn; no tile of it is marked as the last. */
function before(scene: CityScene, turn: number): CityScene {
  const placed = scene.past.flatMap(({ type }, at) => (type === 'placed' ? [at] : []));
  return { ...scene, happening: null, past: scene.past.slice(0, placed[turn - 1]).filter(({ type }) => type !== 'placed') };
}

interface WayProps {
  readonly scene: CityScene;
  readonly tile: Laid;
  readonly name: string;
  readonly verdict: string;
  readonly isOpen?: boolean;
}

/** A tile on its space, the road the bus takes over it, and what comes of it. */
function Way({ scene, tile, name, verdict, isOpen = false }: WayProps) {
  const { view, words } = scene;
  const preview = previewOf(view, tileOf(tile), rotationOf(tile), scene);
  const board = view.board.map((each, at) => (at === view.space ? tile : each));
  const shown = { ...scene, view: { ...view, board, revealed: [] } };
  const ride = rideOf(scene);
  return (
    <figure data-open={isOpen}>
      <div class="ct-board" role="img" aria-label={`${name}. ${verdict}`}>
        <svg viewBox="-150 -98 1300 1196" inert aria-hidden="true">
          <Sea />
          <FramePaper />
          <Bed isEmpty={space => !board[space]} />
          <FrameHouses />
          <City scene={shown} ride={{ ...ride, way: preview.way }} tile={undefined} preview={preview} />
          <Outskirts scene={shown} preview={preview} />
        </svg>
      </div>
      <figcaption>
        <h3>{name}</h3>
        <Timetable lines={preview.lines} words={words} />
        <p>
          <Icon name={isOpen ? 'i-check' : 'i-close'} />
          {verdict}
        </p>
      </figcaption>
    </figure>
  );
}
