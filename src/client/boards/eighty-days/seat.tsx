// A player's row: place, days, coins and cards.
import { BET, boxOf, LONDON, placeAt, ROUTES } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { OwnIcon, SlotSquares } from './drawings/signs.tsx';
import { type EdScene, mine, placeName, travellerOf } from './scene.ts';

/** The figures of a seat: the days are the big one. */
export function SeatFigures({ scene, seat, compact }: { scene: EdScene; seat: Seat; compact: boolean }) {
  const { view, words } = scene;
  const days = scene.view.travellers[seat]?.days ?? 0;
  if (compact) {
    return (
      <span class="ed-seat-compact" data-late={days > BET}>
        {days}
        <span class="vh"> {words.dayWord(days)}</span>
      </span>
    );
  }
  const { coins, travelCount, eventCount, position } = travellerOf(view, seat);
  const own = mine(scene) === seat;
  return (
    <div class="ed-seat" data-own={own}>
      <div class="where">
        <Where scene={scene} seat={seat} />
        <p class="counts">
          <Count sign="g-coin" value={coins} label={words.seat.coins(coins)} tone="gold" explains={`coins:${seat}`} />
          <Count sign="g-travel-card" value={travelCount} label={words.seat.travel(travelCount)} tone="ink" explains={`hand:${seat}`} />
          <Count sign="g-event-card" value={eventCount} label={words.seat.event(eventCount)} tone="event" explains={`hand:${seat}`} />
        </p>
      </div>
      <p class="days" data-late={days > BET} data-explain={`days:${seat}`}>
        <b>{days}</b>
        <span>{words.dayWord(days)}</span>
      </p>
      {own && position < LONDON && <Ahead scene={scene} position={position} days={days} />}
    </div>
  );
}

interface CountProps {
  readonly sign: string;
  readonly value: number;
  readonly label: string;
  readonly tone: string;
  readonly explains: string;
}

function Count({ sign, value, label, tone, explains }: CountProps) {
  return (
    <span class={`count tone-${tone}`} data-explain={explains}>
      <Icon name={sign} size={16} />
      <span aria-hidden="true">{value}</span>
      <span class="vh">{label}</span>
    </span>
  );
}

function Where({ scene, seat }: { scene: EdScene; seat: Seat }) {
  const { view, words } = scene;
  const { position } = travellerOf(view, seat);
  if (view.resigned.includes(seat)) {
    return (
      <p class="place">
        <Icon name="i-flag" size={16} /> {words.seat.resigned}
      </p>
    );
  }
  const order = view.londonOrder.indexOf(seat) + 1;
  return (
    <>
      <p class="place">
        {order > 0 ? (
          <>
            <Icon name="i-home" size={16} /> {words.seat.home(order)}
          </>
        ) : (
          placeName(scene, position)
        )}
      </p>
      {order === 0 && <Watch scene={scene} seat={seat} />}
    </>
  );
}

/** Who has the pocket watch, and who will. */
function Watch({ scene, seat }: { scene: EdScene; seat: Seat }) {
  const { view, words } = scene;
  const starts = view.start === seat;
  const next = view.nextStart === seat;
  if (!starts && !next) return null;
  return (
    <p class="watch" data-next={next} data-explain="watch">
      <OwnIcon name="watch" size={16} />
      <span>{next ? words.seat.startsNext : words.seat.starts}</span>
    </p>
  );
}

function Ahead({ scene, position, days }: { scene: EdScene; position: number; days: number }) {
  const { words } = scene;
  const routes = ROUTES.flatMap(route => {
    const slots = boxOf(scene.view.plan.options).legs[position + 1]?.[route];
    return slots ? [slots] : [];
  });
  return (
    <div class="ahead" data-explain={`place:${placeAt(position + 1)}`}>
      <p class="to-go" data-explain="days">
        {days <= BET ? words.seat.left(BET - days) : words.seat.late(days - BET)}
      </p>
      <p class="eyebrow">{words.seat.next}</p>
      <p class="next">
        <b>{placeName(scene, position + 1)}</b>
        {routes.map((slots, index) => (
          <span key={slots.join('')} class="route">
            {index > 0 && <span class="or">{words.seat.or}</span>}
            <SlotSquares slots={slots} />
            {slots.length === 0 && <span class="unpaid">{words.seat.onFoot}</span>}
          </span>
        ))}
      </p>
    </div>
  );
}
