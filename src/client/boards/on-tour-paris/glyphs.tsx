// The pieces drawn small, among the words of the log.
import { CARDS, CLUBS, type Club, MARKS, type Mark, type Network, networkIn, regionOf } from '../../../games/on-tour-paris/index.ts';
import { Sign } from '../../ui/index.ts';
import type { Glyph } from '../kit.ts';
import { CITY, SEINE } from './drawings/places.ts';
import { REGION_SIGNS } from './map/club.tsx';
import { ClubMark } from './map/mark.tsx';
import type { Paris } from './scene.ts';
import { DieFace } from './tray/record.tsx';
import './styles/glyphs.css';

/** The small drawing of a piece: a club, what is written in it, a die, a ticket. */
export function glyphOf(piece: string, { view }: Pick<Paris, 'view'>): Glyph | undefined {
  const [, kind, value = ''] = /^(mark|die):(.+)$/.exec(piece) ?? [];
  const mark = kind === 'mark' ? MARKS.find(each => each === value) : undefined;
  if (mark) return { drawing: <Lamp mark={mark} />, saysAll: true };
  if (kind === 'die') return { drawing: <DieFace face={Number(value)} />, saysAll: true };
  const club = CLUBS.find(each => each === piece);
  if (club) return { drawing: <Spot club={club} network={networkIn(view.plan.options)} /> };
  const card = CARDS.find(each => each === piece);
  return card && { drawing: <Region region={regionOf(card)} /> };
}

function Lamp({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <ClubMark mark={mark} />
    </svg>
  );
}

/** A club on a map of Paris no larger than a letter: where to look for it. */
function Spot({ club, network }: { club: Club; network: Network }) {
  const [x, y] = network.sites[club].at;
  return (
    <svg class="spot-map" viewBox="-75 -140 1150 1130" aria-hidden="true">
      <path class="spot-city" d={CITY} />
      <path class="spot-seine" d={SEINE} />
      <circle class="spot-club" cx={x} cy={y} r="120" />
    </svg>
  );
}

/** The stub of a ticket: the colour and the sign of its region. */
function Region({ region }: { region: ReturnType<typeof regionOf> }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <rect class="lamp-disc" x="-20" y="-20" width="40" height="40" rx="7" />
      <g class={`sign-${region}`}>
        <Sign name={REGION_SIGNS[region]} x={0} y={0} size={30} />
      </g>
    </svg>
  );
}
