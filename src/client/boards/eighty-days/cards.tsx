// Travel and event cards, and their backs.
import { type Agreement, BLUE_DAYS, type EventCard, TRAVEL, type TravelCard } from '../../../games/eighty-days/index.ts';
import { Sign } from '../../ui/index.ts';
import { EventArt } from './drawings/event-art.tsx';
import { ShipArt, TrainArt } from './drawings/travel-art.tsx';

function Face({ kind, children }: { kind: string; children: preact.ComponentChildren }) {
  return (
    <svg class={`ed-card k-${kind}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="face" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <rect class="ground" x="6" y="6" width="88" height="128" rx="5" />
      {children}
    </svg>
  );
}

function sizeOf(name: string): string {
  if (name.length > 12) return 'name longest';
  return name.length > 9 ? 'name long' : 'name';
}

/** A name at the foot of a card, smaller or on two lines where it is long. */
function Foot({ name, raised = false }: { name: string; raised?: boolean }) {
  const words = name.split(' ');
  const base = raised ? 120 : 127;
  if (name.length <= 13 || words.length < 2) {
    return (
      <text class={sizeOf(name)} x="50" y={base}>
        {name}
      </text>
    );
  }
  const half = Math.ceil(words.length / 2);
  return (
    <text class="name long" x="50" y={base - 12}>
      {words.slice(0, half).join(' ')}
      <tspan x="50" dy="13">
        {words.slice(half).join(' ')}
      </tspan>
    </text>
  );
}

/** A train or a ship with its days; without a name where it is small. */
export function TravelFace({ card, name }: { card: TravelCard; name?: string }) {
  const { kind, value } = TRAVEL[card];
  return (
    <Face kind={kind}>
      {kind === 'T' ? <TrainArt /> : <ShipArt />}
      <text class="value" x="13" y="43">
        {value}
      </text>
      <Sign name={kind === 'T' ? 'g-train' : 'g-ship'} x={76} y={26} size={24} />
      {name && <Foot name={name} />}
    </Face>
  );
}

/** The figure in the corner of an event card: what it counts, takes or gives. */
function cornerOf(event: EventCard, { expressDays, submarineDays }: Agreement): string {
  const figures: Partial<Record<EventCard, string>> = {
    express: `${expressDays}`,
    submarine: `${submarineDays}`,
    elephant: '6+',
    connection: '2×',
    carpetbag: '+2',
  };
  const days = BLUE_DAYS[event];
  return days ? `+${days}` : (figures[event] ?? '');
}

/** A border of waves, for what cannot be held back. */
const WAVY = `M12 12${'q4.75-6 9.5 0t9.5 0'.repeat(4)}${'q6 5.8 0 11.6t0 11.6'.repeat(5)}${'q-4.75 6-9.5 0t-9.5 0'.repeat(4)}${'q-6-5.8 0-11.6t0-11.6'.repeat(5)}z`;

/** An event card; the blue ones have a wavy border. */
export function EventFace({ event, agreed, name }: { event: EventCard; agreed: Agreement; name?: string }) {
  const blue = BLUE_DAYS[event] !== undefined;
  return (
    <Face kind={blue ? 'blue' : 'event'}>
      {blue && <path class="wavy" d={WAVY} />}
      <EventArt event={event} agreed={agreed} />
      <Sign name={event === 'storm' ? 'g-storm' : 'g-event-card'} x={blue ? 26 : 23} y={blue ? 29 : 25} size={22} />
      {(event === 'balloon' || event === 'elephant') && <Sign name="i-dice" x={event === 'balloon' ? 77 : 80} y={25} size={20} />}
      <text class="corner" x={event === 'elephant' ? 68 : blue ? 84 : 88} y={blue ? 38 : 34}>
        {cornerOf(event, agreed)}
      </text>
      {name && <Foot name={name} raised={blue} />}
    </Face>
  );
}

/** The back of a deck. */
export function CardBack({ deck }: { deck: 'travel' | 'event' }) {
  return (
    <svg class={`ed-card ed-back back-${deck}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="face" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <rect class="ground" x="6" y="6" width="88" height="128" rx="5" />
      {deck === 'travel' ? (
        <path class="motif" d="M20 70a30 30 0 1 0 60 0a30 30 0 1 0-60 0zM28 70a22 22 0 1 0 44 0a22 22 0 1 0-44 0zM50 30V110M10 70H90" />
      ) : (
        <path class="motif" d="M50 26 62 58 94 70 62 82 50 114 38 82 6 70 38 58z" />
      )}
      <Sign name={deck === 'travel' ? 'g-ship' : 'g-event-card'} x={50} y={70} size={26} />
    </svg>
  );
}
