// The pictures on the cards, from the pieces of the table.
import { SITES, type Traveller } from '../../../../games/city-tour/index.ts';
import { Icon, Sign } from '../../../ui/index.ts';
import { BusProfile, BusRoof } from '../drawings/bus.tsx';
import { PawnRow } from '../drawings/pawn.tsx';
import { TilePicture } from '../drawings/tile.tsx';
import { PlatePicture } from '../reference.tsx';
import type { Words } from '../words/en.ts';
import { ENOUGH, type Numbers, TOO_FEW } from './numbers.ts';
import type { Told } from './words/en.ts';

const TO_THE_GATE = 'M50 228V176a34 34 0 0 1 34-34h54a34 34 0 0 0 34-34V94a30 30 0 0 1 30-30h94';
const ROUND_THE_CITY =
  'M55 256V237A26 26 0 0 0 29 211A26 26 0 0 1 29 159A26 26 0 0 0 55 133A26 26 0 0 1 81 107A26 26 0 0 1 107 133V185A26 26 0 0 0 133 211A26 26 0 0 0 159 185V150';

/** A road along a line: kerb, asphalt, dashes. */
function Road({ line, width }: { line: string; width: number }) {
  return (
    <g class="ct-look-road">
      <path class="kerb" d={line} stroke-width={width + 7} />
      <path class="asphalt" d={line} stroke-width={width} />
      <path class="dashes" d={line} />
    </g>
  );
}

function Gate({ at }: { at: string }) {
  return (
    <g class="ct-look-gate" transform={at}>
      <path class="post" d="M-4 62V22h14v40zM34 62V22h14v40z" />
      <path class="roof" d="M-10 22h64L22-6z" />
      <path class="flag" d="M22-6v-14l14 5-14 5" />
    </g>
  );
}

function Bus({ at }: { at: string }) {
  return (
    <g transform={at}>
      <BusRoof />
    </g>
  );
}

/** The way through the city to the gate, and what the day asks for. */
export function Journey({ n, told, words }: { n: Numbers; told: Told; words: Words }) {
  return (
    <span class="ct-look-journey">
      <svg viewBox="0 0 296 228" aria-hidden="true">
        <rect class="water" width="296" height="228" rx="6" />
        <path class="sand" d="M0 34q0-14 14-14h180q30 0 30 30v178H0z" />
        <path class="town" d="M0 60h210v168H0z" />
        <Road line={TO_THE_GATE} width={34} />
        <Gate at="translate(196 24)" />
        <Bus at="translate(50 196) rotate(-90) scale(.62)" />
        <g class="ct-look-day" transform="translate(204 102)">
          <rect width="84" height="108" rx="6" />
          <path d="M0 6a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v22H0z" />
          <text class="head" x="42" y="20">
            {n.dayName}
          </text>
          <text class="count" x="42" y="76">
            {n.objective}
          </text>
          <text class="unit" x="42" y="98">
            {told.travellers}
          </text>
        </g>
      </svg>
      <PlatePicture site={ENOUGH.site} words={words} />
      <PlatePicture site={TOO_FEW.site} words={words} />
    </span>
  );
}

/** The corner that should wait. */
export function Corner() {
  return (
    <svg class="ct-look-corner" viewBox="-18 -14 318 270" aria-hidden="true">
      <rect class="frame" x="22" y="22" width="224" height="224" rx="8" />
      {Array.from({ length: 16 }, (_, space) => (
        <rect
          key={space}
          class={space === 3 ? 'corner' : 'space'}
          x={30 + 52 * (space % 4)}
          y={30 + 52 * Math.floor(space / 4)}
          width="50"
          height="50"
          rx="4"
        />
      ))}
      <Road line={ROUND_THE_CITY} width={22} />
      <Road line="M238 55h62" width={22} />
      <Gate at="translate(254 4) scale(.7)" />
      <Bus at="translate(159 150) rotate(-90) scale(.42)" />
      <g class="lock">
        <Sign name="g-padlock" x={211} y={55} size={30} />
      </g>
    </svg>
  );
}

export function TwoTiles() {
  return (
    <span class="ct-look-tiles">
      <TilePicture tile="T21" />
      <span>
        <TilePicture tile="T02" />
      </span>
    </span>
  );
}

export function TurnedTile() {
  return (
    <span class="ct-look-tiles">
      <TilePicture tile="T21" rotation={1} />
      <i>
        <Icon name="i-rotate" />
      </i>
    </span>
  );
}

export function Drive() {
  return (
    <svg viewBox="0 0 150 92" aria-hidden="true">
      <Road line="M8 74h22a22 22 0 0 0 22-22v-6a24 24 0 0 1 24-24h14a26 26 0 0 1 26 26v10" width={21} />
      <Bus at="translate(116 68) rotate(90) scale(.44)" />
    </svg>
  );
}

export function Aboard() {
  return (
    <svg viewBox="0 0 264 104" aria-hidden="true">
      <BusProfile bus={{ G: 2, O: 1, B: 1, W: 0 }} />
    </svg>
  );
}

export function AtStop({ words }: { words: Words }) {
  return (
    <span class="ct-look-stop">
      <PlatePicture site={ENOUGH.site} words={words} />
      <Pawns colour={SITES[ENOUGH.site].colour} count={2} />
    </span>
  );
}

export function Pawns({ colour, count }: { colour: Traveller; count: number }) {
  return <PawnRow pawns={Array<Traveller>(count).fill(colour)} />;
}
