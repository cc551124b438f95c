// The pieces drawn small, among the words of the log.
import { BLUE_DAYS, CHIPS, EVENT_CARDS, PLACES, TRAVEL, TRAVEL_CARDS } from '../../../games/eighty-days/index.ts';
import { Sign } from '../../ui/index.ts';
import type { Glyph } from '../kit.ts';
import { CardBack } from './cards.tsx';
import { EventArt } from './drawings/event-art.tsx';
import { Detective } from './drawings/figures.tsx';
import { BonusChip, OwnIcon } from './drawings/signs.tsx';
import type { EdScene } from './scene.ts';
import './styles/glyphs.css';

const COLOURS = ['red', 'blue'] as const;

/** A round token with a sign. */
function Token({ kind, sign }: { kind: string; sign: string }) {
  return (
    <svg class={`ed-token ed-token-${kind}`} viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" />
      <Sign name={sign} x={14} y={14} size={18} />
    </svg>
  );
}

const THINGS: Readonly<Record<string, Glyph>> = {
  coin: { drawing: <Token kind="coin" sign="g-coin" /> },
  'balloon ready': { drawing: <Token kind="balloon" sign="g-balloon" /> },
  'travel card': { drawing: <CardBack deck="travel" /> },
  'event card': { drawing: <CardBack deck="event" /> },
  watch: { drawing: <OwnIcon name="watch" /> },
  detective: {
    drawing: (
      <svg viewBox="-15 -44 30 50" aria-hidden="true">
        <Detective />
      </svg>
    ),
  },
};

/** A train or a ship: its days and its sign say all. */
function travelGlyph(piece: string): Glyph | undefined {
  const card = TRAVEL_CARDS.find(each => each === piece);
  if (!card) return undefined;
  const { kind, value } = TRAVEL[card];
  const drawing = (
    <svg class={`ed-card k-${kind}`} viewBox="0 0 158 100" aria-hidden="true">
      <rect class="face" x="1" y="1" width="156" height="98" rx="16" />
      <rect class="ground" x="8" y="8" width="142" height="84" rx="11" />
      <text class="value" x="44" y="76">
        {value}
      </text>
      <Sign name={kind === 'T' ? 'g-train' : 'g-ship'} x={104} y={50} size={70} />
    </svg>
  );
  return { drawing, saysAll: true };
}

function eventGlyph(piece: string, { view }: Pick<EdScene, 'view'>): Glyph | undefined {
  const event = EVENT_CARDS.find(each => each === piece);
  if (!event) return undefined;
  const drawing = (
    <svg class={`ed-card k-${BLUE_DAYS[event] ? 'blue' : 'event'}`} viewBox="4 34 92 78" aria-hidden="true">
      <rect class="ground" x="4" y="34" width="92" height="78" rx="10" />
      <EventArt event={event} agreed={view.plan.options} />
    </svg>
  );
  return { drawing };
}

function placeGlyph(piece: string): Glyph | undefined {
  if (!PLACES.some(each => each === piece)) return undefined;
  const drawing = (
    <svg class="ed-place" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle class="dot" r="9" />
      <circle class="core" r="4.500" />
    </svg>
  );
  return { drawing };
}

function chipGlyph(piece: string): Glyph | undefined {
  const colour = COLOURS.find(each => piece.startsWith(`${each}:`));
  const kind = CHIPS.find(each => piece === `${colour}:${each}`);
  if (!colour || !kind) return undefined;
  const drawing = (
    <svg viewBox="-15 -15 30 30" aria-hidden="true">
      <BonusChip colour={colour} kind={kind} />
    </svg>
  );
  return { drawing };
}

/** The small drawing of a piece. */
export function glyphOf(piece: string, scene: Pick<EdScene, 'view'>): Glyph | undefined {
  return THINGS[piece] ?? travelGlyph(piece) ?? eventGlyph(piece, scene) ?? placeGlyph(piece) ?? chipGlyph(piece);
}
