// The travellers and the detective on the map, and their last moves.
import { type Event, PLACES, placeAt } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, Sign } from '../../ui/index.ts';
import { ROADS, SPOTS } from './atlas.ts';
import { Detective, Traveller } from './drawings/figures.tsx';
import { standAt } from './geometry.ts';
import { type EdScene, frameOf, legUnderWay, mine, seatInTurn, thisRound, UNSPOKEN } from './scene.ts';

interface Guest {
  readonly seat: Seat | 'detective';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Everybody where he stands; the viewer's own figure comes first at its place and is a little larger. */
function guests(scene: EdScene): readonly Guest[] {
  const { travellers, detective } = scene.view;
  const own = mine(scene);
  const seats = travellers.map((_, seat) => seat).filter(seat => !scene.view.resigned.includes(seat));
  const placeOf = (seat: Seat) => placeAt(travellers[seat]?.position ?? 0);
  return [...PLACES].flatMap(place => {
    const here = seats.filter(seat => placeOf(seat) === place).sort((a, b) => Number(b === own) - Number(a === own));
    const all: readonly (Seat | 'detective')[] = placeAt(detective) === place ? [...here, 'detective'] : here;
    const [usual, large] = all.length > 3 ? [0.92, 1.1] : [1.08, 1.25];
    return standAt(SPOTS[place], all.length).flatMap((point, index) => {
      const seat = all[index];
      return seat === undefined ? [] : [{ seat, ...point, size: seat === own ? large : usual }];
    });
  });
}

/** The figures; their order in the drawing never changes, so that each can move. */
export function People({ scene }: { scene: EdScene }) {
  const all = guests(scene);
  const own = mine(scene);
  const active = seatInTurn(scene.view);
  const leaving = scene.happening?.type === 'travelled' ? scene.happening.seat : undefined;
  const order: readonly (Seat | 'detective')[] = [
    'detective',
    ...scene.view.travellers.map((_, seat) => seat).filter(seat => seat !== own),
    ...(own === undefined ? [] : [own]),
  ];
  return (
    <g class="ed-people" {...UNSPOKEN}>
      {order.map(seat => {
        const guest = all.find(each => each.seat === seat);
        if (!guest) return null;
        return (
          <g
            key={seat}
            data-explain={seat === 'detective' ? 'detective' : `figure:${seat}`}
            class={`ed-person${seat === active ? ' active' : ''}${seat === leaving ? ' under-way' : ''}`}
            style={{ transform: `translate(${guest.x}px, ${guest.y}px)` }}
          >
            {seat === active && <ellipse class="base" rx="19" ry="8" />}
            <g transform={`scale(${guest.size})`}>{seat === 'detective' ? <Detective /> : <Traveller seat={seat} />}</g>
          </g>
        );
      })}
      <Vehicle scene={scene} />
    </g>
  );
}

/** What carries a traveller along the road while he travels. */
function Vehicle({ scene }: { scene: EdScene }) {
  const underWay = legUnderWay(scene);
  const road = underWay && ROADS[underWay.leg]?.[underWay.route];
  if (!road) return null;
  const { seat, leg, since } = underWay;
  const d = road.stretches.map(stretch => stretch.d).join('');
  return (
    <g key={leg} class="ed-vehicle" style={{ ...coloursOf(seat), offsetPath: `path("${d}")` }}>
      <circle class="edge" r="17" />
      <circle class="body" r="15" />
      <Sign name={carrierOf(since, road.stretches[0]?.by ?? 'S')} x={0} y={0} size={20} />
    </g>
  );
}

function carrierOf(since: readonly Event[], by: string): string {
  if (since.some(event => event.type === 'replaced' && event.by === 'balloon')) return 'g-balloon';
  const isRidden = since.some(event => event.type === 'played' && event.as === 'elephant' && !event.cashed);
  if (by === 'foot') return isRidden ? 'g-elephant' : 'g-traveller';
  return by === 'T' ? 'g-train' : 'g-ship';
}

/** The trail of the detective's last walk, and the ring round the last to arrive. */
export function LastMoves({ scene }: { scene: EdScene }) {
  const walks = scene.past.filter(event => event.type === 'detectiveSent');
  const last = walks.at(-1);
  const recent = thisRound(scene).findLast(event => event.type === 'detectiveSent' || event.type === 'travelled');
  if (!recent || frameOf(scene.view) === undefined) return null;
  if (recent.type === 'travelled') {
    const spot = SPOTS[recent.to];
    return <ellipse class="ed-last" cx={spot.x} cy={spot.y} rx="23" ry="14" {...UNSPOKEN} />;
  }
  const from = SPOTS[walks.at(-2)?.place ?? 'brindisi'];
  const to = SPOTS[last?.place ?? 'brindisi'];
  const rise = Math.min(from.y, to.y) - 40 - Math.abs(from.x - to.x) / 8;
  return <path class="ed-last" d={`M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${rise} ${to.x} ${to.y}`} {...UNSPOKEN} />;
}
