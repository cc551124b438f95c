// The map of one player in all its layers, back to front.
import { useId } from 'preact/hooks';
import {
  CLUBS,
  type Club as ClubId,
  DOCKS,
  type Dock,
  indexOf,
  networkIn,
  type Route,
  shownOn,
} from '../../../../games/on-tour-paris/index.ts';
import type { Seat, Touch } from '../../../../kernel/index.ts';
import { City, Numerals } from '../drawings/city.tsx';
import type { Hands } from '../hands.ts';
import { chosenNumber, lastEntries, type Marks, ownSeat, type Paris } from '../scene.ts';
import { Club } from './club.tsx';
import { Docks, Piers } from './dock.tsx';
import { Boats, Ribbon } from './ribbon.tsx';

/** The routes drawn over a map. */
export interface Routes {
  readonly route: Route;
  readonly sketch: Route;
  readonly best: Route;
  readonly problemAt: number;
  /** Whether the route is drawn stop by stop right now. */
  readonly isDrawn: boolean;
}

interface CityMapProps {
  readonly scene: Paris;
  readonly seat: Seat;
  readonly marks: Marks;
  /** Null on a map that is only looked at. */
  readonly hands: Hands | null;
  /** Whether touching plays; else it sketches. */
  readonly plays: boolean;
  readonly path: readonly Touch[];
  readonly routes: Routes;
}

/** The map with everything on it. */
export function CityMap({ scene, seat, marks, hands, plays, path, routes }: CityMapProps) {
  const hatch = useId();
  const network = networkIn(scene.view.plan.options);
  const fresh = lastEntries(scene, seat).map(({ club }) => club);
  const isOwn = seat === ownSeat(scene);
  const pencilled = isOwn ? (scene.view.players[seat]?.pencilled ?? []).map(({ club }) => club) : [];
  const main = routes.route.length > 0 ? routes.route : routes.sketch;
  const look = (club: ClubId) => ({
    isPencilled: pencilled.includes(club),
    isLast: fresh.includes(club) && main.length === 0,
    stop: main.findIndex(stop => stop.club === club) + 1,
  });
  return (
    <>
      <City hatch={hatch} network={network} />
      <Numerals hot={homesShown(scene)} />
      <Ribbon network={network} route={routes.best} kind="best" />
      <Ribbon network={network} route={routes.sketch} kind="sketch" problemAt={routes.problemAt} />
      <Ribbon network={network} route={routes.route} kind="route" isDrawn={routes.isDrawn} />
      <Piers network={network} />
      <Docks scene={scene} hands={hands} route={main} from={dockIn(path)} />
      <g class="clubs">
        {CLUBS.map(club => (
          <Club
            key={club}
            scene={scene}
            club={club}
            mark={marks[indexOf(club)] ?? null}
            look={look(club)}
            hands={hands}
            plays={plays}
            chosen={chosenNumber(scene)}
          />
        ))}
      </g>
      <Boats network={network} route={main} />
    </>
  );
}

/** The arrondissements of the cards face up. */
function homesShown({ view }: Paris): readonly number[] {
  return [...view.shown, ...(view.setup ? [view.setup.card] : [])].map(shownOn);
}

function dockIn(path: readonly Touch[]): Dock | undefined {
  return DOCKS.find(dock => path.at(-1) === `dock:${dock}`);
}
