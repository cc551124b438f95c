// The pictures on the cards, from the pieces of the table.
import {
  bestInterest,
  CITIES,
  type CityId,
  FACES,
  INTERESTS,
  type Interest,
  TOURISTS,
  type TouristId,
} from '../../../../games/tour-operator/table.ts';
import type { LookAsked } from '../../../first-look/look.ts';
import { coloursOf, Icon, shapeOf } from '../../../ui/index.ts';
import { DieFace, JET, RoomWindow } from '../drawings/art.tsx';
import { CityMotif } from '../drawings/city-motif.tsx';
import { skyOf } from '../drawings/skies.ts';
import { Mood, TouristCard } from '../tourist-card.tsx';
import type { Words } from '../words/en.ts';
import { ADVICE, GOAL, type Numbers, PRINTED } from './numbers.ts';

type Speech = Pick<LookAsked<Words>, 'texts' | 'words'>;

function Card({ speech, tourist }: { speech: Speech; tourist: TouristId }) {
  return <TouristCard scene={speech} tourist={tourist} patience={TOURISTS[tourist].patience} isLarge />;
}

/** A city card on which the numbers that count are lit. */
function CityPicture({ city, name, lit }: { city: CityId; name: string; lit: readonly Interest[] }) {
  return (
    <span class="to-look-city" style={{ '--sky': skyOf(city) }}>
      <CityMotif city={city} />
      <b>{name}</b>
      <span class="to-ints">
        {INTERESTS.map(interest => (
          <span key={interest} class={`c-${interest}`} data-lit={lit.includes(interest)}>
            <Icon name={`g-${interest}`} size={16} />
            <b>{CITIES[city].worth[interest]}</b>
          </span>
        ))}
      </span>
    </span>
  );
}

function Plane({ at, turn }: { at: string; turn: number }) {
  return (
    <g class="to-plane" style={coloursOf(0)} transform={`translate(${at})`}>
      <g transform={`rotate(${turn})`}>
        <path class="to-plane-edge" d={JET} />
        <path class="to-plane-body" d={JET} />
      </g>
      <circle class="to-plane-hub" r="8.5" />
      <use class="to-plane-mark" href={`#${shapeOf(0)}`} x="-5.5" y="-5.5" width="11" height="11" />
    </g>
  );
}

/** A sunburst of so many rays round its origin. */
const BURST = `M${Array.from({ length: 32 }, (_, ray) => {
  const [radius, turn] = [ray % 2 === 0 ? 42 : 34, (ray * Math.PI) / 16];
  return `${Math.round(radius * Math.sin(turn))} ${Math.round(radius * Math.cos(turn))}`;
}).join('L')}z`;

/** A tourist flies to a city, and scores. */
export function Landing({ speech, n }: { speech: Speech; n: Numbers }) {
  const { tourist, city } = GOAL;
  return (
    <span class="to-look-landing">
      <Card speech={speech} tourist={tourist} />
      <CityPicture city={city} name={n.names.city} lit={[bestInterest(PRINTED, city, tourist)]} />
      <svg viewBox="0 0 260 226" aria-hidden="true">
        <path class="to-look-way" d="M62 80C86 12 176 6 206 66" />
        <Plane at="134 26" turn={86} />
        <g transform="translate(224 84)">
          <path class="to-look-burst" d={BURST} />
          <text class="to-look-points" y="13">
            {n.landed}
          </text>
        </g>
      </svg>
    </span>
  );
}

/** Three tourists who love one city. */
export function Three({ speech, n }: { speech: Speech; n: Numbers }) {
  const { tourists, city } = ADVICE;
  return (
    <span class="to-look-three">
      <span>
        {tourists.map(tourist => (
          <Card key={tourist} speech={speech} tourist={tourist} />
        ))}
      </span>
      <CityPicture city={city} name={n.names.far} lit={tourists.map(tourist => bestInterest(PRINTED, city, tourist))} />
    </span>
  );
}

export function Drafted({ speech }: { speech: Speech }) {
  return (
    <span class="to-look-drafted">
      <Card speech={speech} tourist="T40" />
      <Card speech={speech} tourist="T42" />
    </span>
  );
}

export function Dice() {
  return (
    <span class="to-look-dice">
      {FACES.map(face => (
        <DieFace key={face} face={face} />
      ))}
    </span>
  );
}

/** Two steps over the grid. */
export function Flight() {
  return (
    <span class="to-look-flight">
      <svg viewBox="0 0 120 76" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map(cell => (
          <rect key={cell} x={6 + 37 * (cell % 3)} y={6 + 33 * Math.floor(cell / 3)} width="34" height="30" rx="4" />
        ))}
        <path class="to-look-way" d="M22 20H60V50" />
        <g transform="translate(60 54) scale(.62)">
          <Plane at="0 0" turn={180} />
        </g>
      </svg>
      <b>
        <Icon name="g-fuel" size={16} />2
      </b>
    </span>
  );
}

export function Rooms() {
  return (
    <span class="to-look-rooms">
      {['g-vip', 'g-standard', 'g-standard', 'g-dorm'].map((sign, at) => (
        <span key={at}>
          <RoomWindow clean={at < 3} />
          <Icon name={sign} size={16} />
        </span>
      ))}
    </span>
  );
}

export function Moods() {
  return (
    <span class="to-look-moods">
      <Mood patience="happy" />
      <Icon name="i-chevron-right" size={16} />
      <Mood patience="impatient" />
      <Icon name="i-chevron-right" size={16} />
      <Mood patience="leave" />
    </span>
  );
}

/** An interest on its colour. */
export function Love({ interest }: { interest: Interest }) {
  return (
    <span class={`to-look-love c-${interest}`}>
      <Icon name={`g-${interest}`} size={16} />
    </span>
  );
}
