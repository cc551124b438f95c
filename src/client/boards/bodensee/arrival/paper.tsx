// The postcard from the lake.
import { Ladder, type PaperProps, Places, Reasons } from '../../../arrival/paper.tsx';
import { Icon } from '../../../ui/index.ts';
import { TileIcon } from '../drawings/pieces.tsx';
import { boxIn, type Lake, townName } from '../scene.ts';
import type { Own } from './words/en.ts';

/** A postcard: greeting, stamp, reasons, ranking, rank. */
export function Paper({ scene, ending, own, words, title, best, ring }: PaperProps<Lake, Own>) {
  return (
    <div class="paper postcard">
      <header class="postcard-head">
        <p class="greeting">
          {own.greetings} <br />
          <b>Bodensee</b>
        </p>
        <Cancelled scene={scene} />
        <Stamp figure={String(ending.result)} />
      </header>
      {title}
      {ending.voice.map(line => (
        <p key={line} class="postcard-text">
          {line}
        </p>
      ))}
      <Reasons ending={ending} words={words} ring={ring} draw={piece => <DrawnPiece piece={piece} scene={scene} seat={ending.seat} />} />
      <Places ending={ending} words={words} />
      <Ladder ending={ending} words={words} best={best} />
    </div>
  );
}

function Stamp({ figure }: { figure: string }) {
  return (
    <span class="stamp" aria-hidden="true">
      <svg viewBox="0 0 76 92">
        <path fill="#98CCE1" d="M6 6h64v80H6z" />
        <circle cx="52" cy="28" r="12" fill="#F7C83E" />
        <path fill="#0D3F66" d="M6 52l16-14 12 10 16-18 20 20v36H6z" />
        <path fill="#12689C" d="M6 62h64v24H6z" />
        <path fill="#FFFDF2" d="M36 34v30H20q12-12 16-30zM39 40q10 10 13 24H39z" />
        <path fill="#D5372D" d="M18 66h38l-6 8H24z" />
      </svg>
      <b>{figure}</b>
    </span>
  );
}

/** Longer names are set closer on the postmark. */
const WIDE_NAME = 8;
const MARK_WIDTH = 39;

/** The postmark: where the last bus stands, and in which turn. */
function Cancelled({ scene }: { scene: Lake }) {
  const { view, words } = scene;
  const bus = view.buses[view.turn.bus ?? 0];
  // Bodman of Bodman-Ludwigshafen: there is room for one word.
  const [town = ''] = bus ? townName(scene, bus.town).split(/[-\s]/) : [];
  return (
    <svg class="cancelled" data-sign="strike" viewBox="0 0 120 60" aria-hidden="true">
      <circle cx="34" cy="30" r="28" />
      <circle cx="34" cy="30" r="21" />
      <path d="M64 18q10-6 18 0t18 0 18 0M64 30q10-6 18 0t18 0 18 0M64 42q10-6 18 0t18 0 18 0" />
      <text x="34" y="28" {...(town.length > WIDE_NAME ? { textLength: MARK_WIDTH, lengthAdjust: 'spacingAndGlyphs' } : {})}>
        {town}
      </text>
      <text x="34" y="38">
        {words.turn(view.turns)}
      </text>
    </svg>
  );
}

const SIGNS: Readonly<Record<string, string>> = { ruin: 'i-dice', built: 'g-tile', ferry: 'g-ferry', start: 'g-purse' };

function DrawnPiece({ piece, scene, seat }: { piece: string; scene: Lake; seat: number }) {
  const [kind = '', id = ''] = piece.split(':');
  const tile = kind === 'tile' ? boxIn(scene.view).tileAt.get(id) : undefined;
  if (tile) return <TileIcon tile={tile} owner={seat} size={32} />;
  return (
    <span class="print-disc" data-kind={kind}>
      <Icon name={SIGNS[kind] ?? 'g-coin'} size={20} />
    </span>
  );
}
