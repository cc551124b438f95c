// The pieces drawn small, among the words of the log.
import {
  ACTIVITIES,
  CITY_IDS,
  EMPLOYEE_IDS,
  INTERESTS,
  ROOMS,
  ROW_IDS,
  SEATS,
  SIDES,
  TOKENS,
  TOURIST_IDS,
} from '../../../games/tour-operator/table.ts';
import { Icon } from '../../ui/index.ts';
import type { Glyph } from '../kit.ts';
import { DieFace, JET, StaffPortrait, TouristPortrait } from './drawings/art.tsx';
import { CityMotif } from './drawings/city-motif.tsx';
import { skyOf } from './drawings/skies.ts';
import './styles/glyphs.css';
import { boxIn, type TourScene } from './scene.ts';

/** Nose to the grid, from each side. */
const TURNS: Readonly<Record<(typeof SIDES)[number], number>> = { N: 180, E: 270, S: 0, W: 90 };

const PLACES: Readonly<Record<(typeof SEATS)[number] | (typeof ROOMS)[number], string>> = {
  B1: 'g-business',
  E1: 'g-economy',
  E2: 'g-economy',
  J: 'g-economy',
  V: 'g-vip',
  S1: 'g-key',
  S2: 'g-key',
  D: 'g-dorm',
};

/** The signs of tourists. */
const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(INTERESTS.map(each => [each, `g-${each}`])),
  business: 'g-business',
  vip: 'g-vip',
  dorm: 'g-dorm',
  weeks: 'g-week',
  happy: 'g-patience-happy',
  impatient: 'g-patience-flat',
};

function personGlyph(piece: string, scene: Pick<TourScene, 'view'>): Glyph | undefined {
  const tourist = TOURIST_IDS.find(each => each === piece);
  if (tourist) return { drawing: <TouristPortrait card={boxIn(scene).tourists[tourist]} tourist={tourist} /> };
  const employee = EMPLOYEE_IDS.find(each => each === piece);
  return employee && { drawing: <StaffPortrait employee={employee} /> };
}

function cityGlyph(piece: string): Glyph | undefined {
  const city = CITY_IDS.find(each => each === piece);
  if (!city) return undefined;
  const drawing = (
    <span class="to-glyph-city" style={{ '--sky': skyOf(city) }}>
      <CityMotif city={city} />
    </span>
  );
  return { drawing };
}

function disc(kind: string, icon: string): Glyph {
  const drawing = (
    <span class={`to-glyph-disc to-glyph-${kind}`}>
      <Icon name={icon} size={16} />
    </span>
  );
  return { drawing };
}

function partGlyph(piece: string): Glyph | undefined {
  const token = TOKENS.find(each => each === piece);
  if (token) return { drawing: <DieFace face={token} /> };
  const activity = ACTIVITIES.find(each => each === piece);
  if (activity) return disc('activity', `g-${activity}`);
  if (ROW_IDS.some(row => row === piece)) return disc('row', 'i-trophy');
  const place = [...SEATS, ...ROOMS].find(each => each === piece);
  if (place) return disc('place', PLACES[place]);
  const sign = SIGNS[piece];
  return sign === undefined ? undefined : disc('place', sign);
}

function sideGlyph(piece: string): Glyph | undefined {
  const side = SIDES.find(each => each === piece);
  if (!side) return undefined;
  const drawing = (
    <svg class="to-glyph-jet" viewBox="-31 -31 62 62" aria-hidden="true">
      <path d={JET} transform={`rotate(${TURNS[side]})`} />
    </svg>
  );
  return { drawing };
}

/** The small drawing of a piece. */
export function glyphOf(piece: string, scene: Pick<TourScene, 'view'>): Glyph | undefined {
  return personGlyph(piece, scene) ?? cityGlyph(piece) ?? partGlyph(piece) ?? sideGlyph(piece);
}
