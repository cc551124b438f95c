// The day's postcard: its sights on the quay, the bus, a postage stamp, and a postmark for won or lost.
import { LETTERS, type SiteId } from '../../../games/city-tour/index.ts';
import { titleOf } from './day.ts';
import { BusProfile } from './drawings/bus.tsx';
import { Houses, type StandingHouse } from './drawings/houses.tsx';
import { Motif } from './drawings/motifs.tsx';
import { Pawn } from './drawings/pawn.tsx';
import { kindOf } from './kinds.ts';
import type { CityScene } from './scene.ts';
import { groundOf, isColour } from './sites.ts';

const HOUSES: readonly StandingHouse[] = [
  { kind: 'gabled', x: 62, y: 318, scale: 1.2, wall: 1 },
  { kind: 'round-tree', x: 98, y: 322 },
  { kind: 'stepped', x: 894, y: 316, scale: 1.3, wall: 3 },
  { kind: 'fir', x: 862, y: 320, scale: 1.1 },
];
/** A stamp's edge: 106 x 124 with teeth. */
const PERFORATED = `M0 0${'h5q3 5 6 0h4.14'.repeat(7)}V124${'h-5q-3-5-6 0h-4.14'.repeat(7)}z`;

/** The band of the end screen. */
export function Finale({ scene }: { scene: CityScene }) {
  const { view, words, texts } = scene;
  const { title, short } = titleOf(view, texts, words);
  const word = view.result?.won ? words.won : words.lost;
  return (
    <div class="ct-finale">
      <svg class="ct-postcard" viewBox="0 0 960 400" role="img" aria-label={title + words.colon + word}>
        <path class="ct-shade" d="M28 34h920v352H28z" />
        <path class="ct-card-paper" d="M16 20h920v352H16z" />
        <path class="ct-sky" d="M30 34h892v324H30z" />
        <path class="ct-sky-2" d="M30 34h892v96q-110 46-236 20t-240 8T226 138 30 160z" />
        <circle class="ct-sun" cx="146" cy="118" r="54" />
        <path class="ct-shade" d="M30 272q200-34 430-12t462-16v114H30z" />
        <path class="ct-ground-2" d="M30 280q200-34 430-12t462-16v106H30z" />
        <Houses standing={HOUSES} />
        {LETTERS.map((letter, at) => {
          const site = view.town.sites[at];
          return site && <Sight key={letter} site={site} at={at} pawns={view.onSites[at] ?? ''} />;
        })}
        <path class="ct-quay" d="M30 336q220-20 440-6t452-8v36H30z" />
        <g transform="translate(410 292) scale(.5)">
          <BusProfile bus={view.bus} />
        </g>
        <Postage short={short} figure={`${view.result?.total ?? 0}/${view.town.objective}`} />
        <text class="ct-greetings" x="226" y="84">
          {words.greetings}
        </text>
        <text class="ct-postcard-title" x="226" y="122">
          {title}
        </text>
        <Postmark scene={scene} word={word} />
      </svg>
    </div>
  );
}

/** A sight of the day and those who came. */
function Sight({ site, at, pawns }: { site: SiteId; at: number; pawns: string }) {
  const on = [...pawns].filter(isColour);
  const light = site.startsWith('C') ? { '--ct-light': 'var(--g-main)' } : {};
  return (
    <g transform={`translate(${116 + at * 124} ${216 - (at % 2) * 22})`} style={{ '--cat': groundOf(site), ...light }}>
      <rect class="ct-shade" x="6" y="8" width="118" height="88" rx="4" />
      <rect class="ct-plate-paper" width="118" height="88" rx="4" />
      <rect class="ct-plate-ground" x="5" y="5" width="108" height="56" rx="2" />
      <Motif kind={kindOf(site)} x={5} y={5} width={108} height={56} />
      {on.map((colour, seat) => (
        <g key={seat} transform={`translate(${59 + (seat - (on.length - 1) / 2) * 18} 76) scale(.42)`}>
          <Pawn colour={colour} />
        </g>
      ))}
    </g>
  );
}

function Postage({ short, figure }: { short: string; figure: string }) {
  return (
    <g transform="translate(802 50)">
      <path class="ct-stamp-paper" d={PERFORATED} />
      <rect class="ct-card-ground" x="10" y="10" width="86" height="104" />
      <text class="ct-stamp-day" x="53" y="56" data-long={short.length > 8}>
        {short}
      </text>
      <text class="ct-stamp-total" x="53" y="94">
        {figure}
      </text>
    </g>
  );
}

/** The rubber stamp, as wide as its words. */
function Postmark({ scene: { view, words }, word }: { scene: CityScene; word: string }) {
  const { result } = view;
  const half = Math.max(124, 26 + word.length * 12);
  return (
    <g transform={`translate(${790 - half} 168) rotate(-6)`}>
      <g class="ct-postmark" data-won={result?.won ?? false}>
        <rect x={-half} y="-50" width={2 * half} height="100" rx="14" />
        <rect x={10 - half} y="-40" width={2 * half - 20} height="80" rx="8" />
        <text class="ct-postmark-word" y="6">
          {word}
        </text>
        <text class="ct-postmark-note" y="30">
          {result ? words.stamp(result.total, result.objective, result.turns) : ''}
        </text>
      </g>
    </g>
  );
}
