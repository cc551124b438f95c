// The train at a platform by night: the line of stops, the postcard, and what everyone holds.
import { type Landscape, STATION_IDS, STATIONS, type Station } from '../../../games/night-train/index.ts';
import type { AnyTexts, Seat } from '../../../kernel/index.ts';
import { Icon, SvgTarget } from '../../ui/index.ts';
import { type NightScene, nameOf } from './scene.ts';
import type { Words } from './words/en.ts';

/** What each landscape looks like from a window, on a card of 200 x 130. */
const SCENERY: Readonly<Record<Landscape, string>> = {
  coast: 'M0 80q25-14 50 0t50 0 50 0 50 0v50H0z',
  town: 'M0 130V84h24V60h22v24h18V44l14-18 14 18v40h20V66h26v18h18V52h24v32h20v46z',
  alps: 'M0 130V96l44-58 26 32 34-50 40 56 22-26 34 46v34z',
};

/** A postcard: its landscape, its name and its points. */
function Postcard({ station, texts }: { station: Station; texts: AnyTexts }) {
  const { landscape, value } = STATIONS[station];
  return (
    <g data-landscape={landscape}>
      <rect class="nt-paper" width="220" height="170" rx="6" />
      <g transform="translate(10 10)">
        <rect class="nt-sky" width="200" height="130" />
        <circle class="nt-moon" cx="166" cy="32" r="14" />
        <path class="nt-land" d={SCENERY[landscape]} />
      </g>
      <text class="nt-name" x="14" y="160">
        {nameOf(texts, station)}
      </text>
      <text class="nt-value" x="206" y="160">
        {value}
      </text>
    </g>
  );
}

/** One lamp for each stop: those made are lit. */
function Line({ scene: { view } }: { scene: NightScene }) {
  const { stops } = view.plan.options;
  return (
    <g>
      <path class="nt-rail" d="M40 44H680" />
      {Array.from({ length: stops }, (_, at) => (
        <circle key={at} class="nt-stop" data-made={at < view.stop} cx={40 + (640 * at) / (stops - 1)} cy="44" r="11" />
      ))}
    </g>
  );
}

/** The hero: the train, and the postcard on the platform to touch. */
export function Board({ scene }: { scene: NightScene }) {
  const { view, words, texts, touching } = scene;
  const { station } = view;
  const name = station ? nameOf(texts, station) : '';
  const where = station ? words.board(name) : words.morning;
  return (
    <svg class="nt-board" viewBox="0 0 720 420" role="group" aria-label={`${where}, ${words.line(view.stop, view.plan.options.stops)}`}>
      <path class="nt-night" d="M0 0h720v420H0z" />
      <Line scene={scene} />
      <path class="nt-train" d="M0 150h610q74 8 86 96v34H0z" />
      <path class="nt-window" d="M40 180h90v54H40zM160 180h90v54h-90zM510 180h70v54h-70z" />
      <path class="nt-platform" d="M0 300h720v120H0z" />
      {station && (
        <SvgTarget
          touching={touching}
          touch="postcard"
          label={words.takeCard(name, STATIONS[station].value)}
          class="nt-postcard"
          transform="translate(270 170)"
        >
          <Postcard station={station} texts={texts} />
        </SvgTarget>
      )}
    </svg>
  );
}

/** Bells and postcards, and the dream where it is known. */
export function SeatFigures({ scene, seat, compact }: { scene: NightScene; seat: Seat; compact: boolean }) {
  const { words, texts, view } = scene;
  const traveller = view.travellers[seat];
  if (!traveller) return null;
  const { bells, postcards, dream } = traveller;
  return (
    <span class="nt-seat">
      <Icon name="g-clock" size={16} label={words.bells(bells)} />
      {bells}
      <Icon name="g-travel-card" size={16} label={words.postcards(postcards.length)} />
      {postcards.length}
      {dream && !compact && (
        <>
          <Icon name="g-moon" size={16} label={words.dream(nameOf(texts, dream))} />
          {nameOf(texts, dream)}
        </>
      )}
    </span>
  );
}

/** All postcards, for the rulebook's last part. */
export function Reference({ texts, words }: { texts: AnyTexts; words: Words }) {
  return (
    <section>
      <h3>{words.stations}</h3>
      <ul class="nt-reference">
        {STATION_IDS.map(station => (
          <li key={station}>
            <svg viewBox="0 0 220 170" aria-hidden="true">
              <Postcard station={station} texts={texts} />
            </svg>
            {nameOf(texts, station)} ({words.worth(nameOf(texts, STATIONS[station].landscape), STATIONS[station].value)})
          </li>
        ))}
      </ul>
    </section>
  );
}
