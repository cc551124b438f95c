// What lies before the player: the agency, and for a while what is chosen from.
import { useState } from 'preact/hooks';
import type { CityId, TouristId } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { type Fingers, Piece } from '../../ui/index.ts';
import { type Boards, Cabin, Hotel, Office, Tokens } from './agency.tsx';
import { useFlightRange } from './flight-range.ts';
import { agencyOf, lookedAt, nameOf, ownSeat, type TourScene } from './scene.ts';
import { stageOf } from './stage.tsx';

const UNTOUCHABLE: Fingers = { lit: () => false, chosen: () => false, press: () => {} };
const NO_BADGES: ReadonlyMap<TouristId, number> = new Map();

/** What each passenger would score on the flight pointed at. */
function useBadges(scene: TourScene): ReadonlyMap<TouristId, number> {
  const flights = useFlightRange(scene);
  const city = lookedAt(scene, 'city:');
  const prospect = city && flights?.prospects.get(city as CityId);
  if (!prospect) return NO_BADGES;
  const found = new Map<TouristId, number>();
  for (const { reason, who, vp } of prospect.points) if (reason === 'interest') found.set(who as TouristId, vp);
  return found;
}

/** Whose agency is shown: everybody's lies open. */
function AgencyChoice({ scene, shown, show }: { scene: TourScene; shown: Seat; show: (seat: Seat) => void }) {
  const { words, view } = scene;
  return (
    <div class="to-whose">
      {view.agencies.map((_, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === shown}
          aria-label={words.show(nameOf(scene, seat))}
          onClick={() => show(seat)}
        >
          <Piece seat={seat} size={24} />
        </button>
      ))}
    </div>
  );
}

/** The tray under the board. */
export function Tray({ scene }: { scene: TourScene }) {
  const own = ownSeat(scene);
  const [chosen, show] = useState<Seat | null>(null);
  const shown = chosen !== null && chosen < scene.view.agencies.length ? chosen : own;
  const badges = useBadges(scene);
  const isOwn = shown === own;
  const boards: Boards = {
    scene,
    seat: shown,
    agency: agencyOf(scene.view, shown),
    fingers: isOwn ? scene.touching : UNTOUCHABLE,
    badges: isOwn ? badges : NO_BADGES,
  };
  const stage = isOwn ? stageOf(scene) : null;
  const title = scene.words.agencyOf(nameOf(scene, shown));
  return (
    <section class="to-tray" aria-label={title} data-own={isOwn}>
      <div class="to-tray-in" data-staged={stage !== null}>
        <header class="to-tray-head">
          <AgencyChoice scene={scene} shown={shown} show={seat => show(seat === own ? null : seat)} />
          <h2>{title}</h2>
          <Tokens {...boards} />
        </header>
        <div class="to-blocks" data-staged={stage !== null}>
          <Office {...boards} />
          {stage}
          <Cabin {...boards} />
          <Hotel {...boards} />
        </div>
      </div>
    </section>
  );
}
