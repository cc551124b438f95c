// What the flight pointed at would bring, reason by reason, and a warning where beds are short.
import { type Box, bedsFor, type CityId, cleanRooms, TOURISTS, type TouristId, worth } from '../../../games/tour-operator/table.ts';
import { Icon, Target } from '../../ui/index.ts';
import { type FlightRange, sumOf, useFlightRange } from './flight-range.ts';
import { aboard, agencyOf, boxIn, lookedAt, pieceName, signed, type TourScene } from './scene.ts';

const REASON_ICONS: Readonly<Record<string, string>> = {
  business: 'g-business',
  dirtySeat: 'g-dirty-seat',
  employee: 'g-employee',
};

/** The sum in words: one line for every reason. */
function Reasons({ scene, flights, city }: { scene: TourScene; flights: FlightRange; city: CityId }) {
  const points = flights.prospects.get(city)?.points ?? [];
  return (
    <ul class="to-reasons">
      {points.map(({ who, reason, vp }) => {
        const isTourist = who in TOURISTS;
        const interest = reason === 'interest' ? interestOf(boxIn(scene), city, who as TouristId, vp) : undefined;
        return (
          <li
            key={`${who}${reason}`}
            data-explain={isTourist ? `tourist:${who}` : `employee:${who}`}
            title={`${pieceName(scene, who)}, ${pieceName(scene, interest ?? `reason:${reason}`)}`}
          >
            <span class={interest ? `to-reason-icon c-${interest}` : 'to-reason-icon'}>
              <Icon name={interest ? `g-${interest}` : (REASON_ICONS[reason] ?? 'g-star')} size={12} />
            </span>
            <span>
              <b>{pieceName(scene, who)}</b> {isTourist ? pieceName(scene, interest ?? `reason:${reason}`) : ''}
            </span>
            <b data-minus={vp < 0}>{signed(vp)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The interest behind these points. */
function interestOf(box: Box, city: CityId, tourist: TouristId, vp: number) {
  return box.tourists[tourist].interests.find(interest => worth(box, city, tourist, interest) === vp);
}

/** A remark about the city pointed at, where it is a special one. */
function remark(scene: TourScene, flights: FlightRange, city: CityId): string | undefined {
  const { view, words } = scene;
  if (!view.open[view.grid.indexOf(city)]) return words.closedCity;
  return aboard(agencyOf(view, flights.seat)).length === 0 ? words.emptyFlight : undefined;
}

function FlightPreview({ scene, flights, city }: { scene: TourScene; flights: FlightRange; city: CityId }) {
  const { view, words, touching } = scene;
  const prospect = flights.prospects.get(city);
  if (!prospect) return null;
  const fuel = prospect.captain || touching.path[0] === 'employee:P4' ? 0 : (flights.ways[view.grid.indexOf(city)]?.fuel ?? 0);
  const left = agencyOf(view, flights.seat).tokens.fuel - fuel;
  const note = remark(scene, flights, city);
  const sum = sumOf(prospect);
  return (
    <div class="to-preview" aria-live="polite" data-explain={`city:${city}`}>
      <div class="to-preview-head">
        <span class="to-big">
          <b>{sum < 0 ? `−${-sum}` : sum}</b>
        </span>
        <span class="to-dest">
          <em>{words.ifYouFly}</em>
          <b>{pieceName(scene, city)}</b>
        </span>
        <span class="to-fuel" data-explain="token:fuel">
          {Array.from({ length: fuel }, (_, can) => (
            <Icon key={can} name="g-fuel" size={20} />
          ))}
          <em>{words.fuelLeft(left)}</em>
        </span>
      </div>
      <Reasons scene={scene} flights={flights} city={city} />
      {note && <p class="to-remark">{note}</p>}
    </div>
  );
}

/** A warning when there are more passengers than beds, with the remedy where there is one. */
function RoomWarning({ scene }: { scene: TourScene }) {
  const { view, viewer, words, touching } = scene;
  if (typeof viewer !== 'number') return null;
  const agency = agencyOf(view, viewer);
  const guests = aboard(agency);
  if (guests.length <= bedsFor(boxIn(scene), agency, guests)) return null;
  return (
    <div class="to-warn" role="note" data-explain="rooms">
      <Icon name="i-warn" size={24} />
      <p>
        <b>{words.tooFew(guests.length, cleanRooms(agency))}</b> <span>{words.tooFewWhy}</span>
      </p>
      {touching.lit('token:room') && (
        <Target touching={touching} touch="token:room" label={words.cleanRoom} class="to-chip">
          <Icon name="g-broom" />
          {words.cleanRoom}
        </Target>
      )}
    </div>
  );
}

/** The city pointed at, or what to do to look at one. */
export function FlightDecision({ scene }: { scene: TourScene }) {
  const flights = useFlightRange(scene);
  const city = lookedAt(scene, 'city:') as CityId | undefined;
  const [first] = scene.touching.path;
  const isFree = first === undefined || first === 'employee:P4';
  const shown = city && flights ? { flights, city } : null;
  return (
    <>
      {shown ? <FlightPreview scene={scene} {...shown} /> : isFree && <p class="to-hint">{scene.words.pickCity}</p>}
      <RoomWarning scene={scene} />
    </>
  );
}
