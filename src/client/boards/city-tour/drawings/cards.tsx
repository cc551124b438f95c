// What lies around the city: piles, the Day card, and the cards in line beside it.
import {
  type Card,
  type Colour,
  GRANDS_VOYAGEURS,
  type Rotation,
  type TileId,
  TRAVELLERS,
  type View,
} from '../../../../games/city-tour/index.ts';
import { Sign } from '../../../ui/index.ts';
import { Pawn, PawnOutline } from './pawn.tsx';
import { TileSheet, Travellers } from './tile.tsx';

const BACK = 'M-58 20A78 78 0 0 0 20-58M-58-8A50 50 0 0 0-8-58M56-14A70 70 0 0 0-14 56M56 14A42 42 0 0 0 14 56';

/** A pile with its count; face up where its top is known. */
export function Pile({ count, top, tilt }: { count: number; top?: TileId | undefined; tilt: number }) {
  const edges = Math.min(4, count);
  return (
    <g>
      <g transform={`rotate(${tilt})`}>
        {count > 0 && <rect class="ct-shade" x="-50" y="-48" width="118" height="118" rx="6" />}
        {count === 0 && <rect class="ct-bare" x="-57" y="-57" width="114" height="114" rx="6" />}
        {Array.from({ length: edges }, (_, at) => {
          const offset = (edges - 1 - at) * 4 - 58;
          return <rect key={at} class="ct-back" x={offset} y={offset} width="114" height="114" rx="6" />;
        })}
        {count > 0 && !top && <path class="ct-back-road" d={BACK} />}
        {top && (
          <g transform="translate(-1 -1) scale(.78)">
            <LooseTile tile={top} />
          </g>
        )}
      </g>
      <g transform={top ? 'translate(46 46)' : ''}>
        <circle class="ct-count" r={top ? 24 : 31} />
        <text class="ct-count-figure" y={top ? 12 : 16} data-small={top !== undefined}>
          {count}
        </text>
      </g>
    </g>
  );
}

/** A tile lying face up, not placed yet. */
export function LooseTile({ tile, rotation = 0 }: { tile: TileId; rotation?: Rotation }) {
  return (
    <>
      <TileSheet tile={tile} rotation={rotation} />
      <Travellers tile={tile} rotation={rotation} fate={() => 'waiting'} />
    </>
  );
}

/** The Day card: how many are delivered, how many are asked for, and what a preview would add. */
export function DayCard({ title, figure, goal, delivered, preview, objective }: DayCardProps) {
  const pips = Math.max(objective, Math.min(33, preview));
  const width = 154 / pips;
  return (
    <g>
      <rect class="ct-shade" x="-80" y="-111" width="174" height="236" rx="9" />
      <rect class="ct-plate-paper" x="-87" y="-118" width="174" height="236" rx="9" />
      <path class="ct-card-ground" d="M-79-102a8 8 0 0 1 8-8H71a8 8 0 0 1 8 8v48H-79z" />
      <text
        class="ct-day-title"
        y="-70"
        data-long={title.length > 8}
        {...(title.length > 10 ? { textLength: 146, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {title}
      </text>
      <text class="ct-day-figure" y="36">
        {figure}
      </text>
      <text class="ct-day-goal" y="84">
        {goal}
      </text>
      <g class="ct-pips">
        {Array.from({ length: pips }, (_, at) => (
          <rect
            key={at}
            x={at * width - 77}
            y="96"
            width={width - 2.5}
            height="7"
            rx="2"
            data-pip={at < delivered ? 'on' : at < preview ? 'next' : 'off'}
          />
        ))}
      </g>
    </g>
  );
}

interface DayCardProps {
  readonly title: string;
  readonly figure: number;
  readonly goal: string;
  readonly delivered: number;
  readonly preview: number;
  readonly objective: number;
}

/** The sign on each extra card. */
export const CARD_ICONS: Readonly<Record<Card, string>> = {
  Park: 'g-park-wheel',
  Controller: 'g-inspector',
  Station: 'g-station',
  Detour: 'g-detour',
  Stadium: 'g-fan',
  'GV A': 'g-suitcase',
  'GV B': 'g-suitcase',
  'GV C': 'g-suitcase',
};

/** A card beside the Day card, 124 x 152, with those of whom it speaks. */
export function ExtraCard({ card, bus }: { card: Card; bus: View['bus'] }) {
  const leaving = GRANDS_VOYAGEURS[card];
  const wanted = wantedBy(card);
  const step = wanted.length > 3 ? 24 : wanted.length > 2 ? 32 : 44;
  const scale = wanted.length > 3 ? 0.62 : wanted.length > 2 ? 0.78 : 1;
  return (
    <g>
      <rect class="ct-shade" x="-56" y="-69" width="124" height="152" rx="8" />
      <rect class="ct-plate-paper" x="-62" y="-76" width="124" height="152" rx="8" />
      <rect class="ct-card-ground" x="-55" y="-69" width="110" height={wanted.length > 0 ? 68 : 138} rx="4" />
      <g style={{ color: 'var(--ct-paper)' }}>
        {leaving ? (
          <Sign name="g-suitcase" x={-28} y={-35} size={46} />
        ) : (
          <Sign name={CARD_ICONS[card]} x={0} y={wanted.length > 0 ? -35 : 0} size={58} />
        )}
      </g>
      {leaving && (
        <text class="ct-card-figure" x="24" y="-21">
          +{wanted.length}
        </text>
      )}
      {wanted.map((colour, at) => (
        <g key={at} transform={`translate(${(at - (wanted.length - 1) / 2) * step} 38) scale(${scale})`}>
          {at - wanted.indexOf(colour) < bus[colour] ? <Pawn colour={colour} /> : <PawnOutline colour={colour} />}
        </g>
      ))}
    </g>
  );
}

/** Who must be aboard for a card. */
export function wantedBy(card: Card): readonly Colour[] {
  const leaving = GRANDS_VOYAGEURS[card];
  if (leaving) return TRAVELLERS.flatMap(colour => Array<Colour>(leaving[colour]).fill(colour));
  if (card === 'Park') return ['G', 'O', 'B'];
  return card === 'Stadium' ? ['W', 'W'] : [];
}

/** A detour sign on its post: 1 not met, 2 met first, 3 met second. */
export function DetourSign({ sign }: { sign: 1 | 2 | 3 }) {
  return (
    <g class="ct-sign" data-sign={sign}>
      <path class="ct-shade" d="M0 34h34l-8 8H4z" />
      <path class="ct-sign-post" d="M-4-20h8v58h-8z" />
      <path class="ct-shade" transform="translate(4 5)" d="M0-64L38-26 0 12-38-26z" />
      <path class="ct-sign-plate" d="M0-64L38-26 0 12-38-26z" />
      <text class="ct-sign-figure" y="-14">
        {sign === 1 ? '?' : sign - 1}
      </text>
    </g>
  );
}
