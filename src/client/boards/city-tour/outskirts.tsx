// Around the city: letters, signs, sites and fans, piles, the Day card and its neighbours, and the badges of a preview.
import { centreOf, isSpecial, SITES } from '../../../games/city-tour/index.ts';
import { titleOf } from './day.ts';
import { DayCard, DetourSign, ExtraCard, LooseTile, Pile } from './drawings/cards.tsx';
import { Pawn } from './drawings/pawn.tsx';
import { PLATES, Plate } from './drawings/plate.tsx';
import { kindOf } from './kinds.ts';
import { atLetter, deliveredIn, type Preview } from './preview.ts';
import type { CityScene } from './scene.ts';
import { needInWords, type Stop, stopsOf } from './sites.ts';
import { markOf } from './track.ts';
import type { Words } from './words/en.ts';

interface AroundProps {
  readonly scene: CityScene;
  readonly preview: Preview | undefined;
}

/** Where fans wait, and where a sign stands in the bow of its road. */
const FANS: readonly (readonly [number, number])[] = [
  [14, 528],
  [14, 226],
  [478, 40],
  [772, 40],
  [950, 628],
  [372, 1000],
];
const INWARD: readonly (readonly [number, number])[] = [
  [56, 12],
  [56, 12],
  [0, 74],
  [0, 74],
  [-56, 12],
  [0, -44],
];

/** Everything that lies around the city. */
export function Outskirts({ scene, preview }: AroundProps) {
  const stops = stopsOf(scene.view, scene.past);
  return (
    <>
      <Letters stops={stops} words={scene.words} />
      <Sites stops={stops} words={scene.words} preview={preview} />
      <Piles scene={scene} />
      <Cards scene={scene} />
      <Day scene={scene} preview={preview} />
      {preview && stops.map(stop => <Badge key={stop.letter} stop={stop} preview={preview} words={scene.words} />)}
      {preview && <Staying preview={preview} words={scene.words} />}
    </>
  );
}

/** The marks of the letters, with the signs that stand there. */
export function Letters({ stops, words }: { stops: readonly Stop[]; words: Words }) {
  return (
    <>
      {stops.map(stop => (
        <Letter key={stop.letter} stop={stop} words={words} />
      ))}
    </>
  );
}

/** The plates of the sites, and the fans who wait there. */
export function Sites({ stops, words, preview }: { stops: readonly Stop[]; words: Words; preview: Preview | undefined }) {
  return (
    <>
      {stops.map(stop => (
        <Site key={stop.letter} stop={stop} words={words} preview={preview} />
      ))}
      {stops.map(stop => stop.hasFan && <WaitingFan key={stop.letter} stop={stop} words={words} />)}
    </>
  );
}

function Letter({ stop: { letter, at, sign }, words }: { stop: Stop; words: Words }) {
  const [x, y] = markOf(at);
  const [right, down] = INWARD[at] ?? [0, 0];
  return (
    <g transform={`translate(${x} ${y})`} data-explain={`site:${letter}`}>
      <g class="ct-sized-mark">
        <circle class="ct-letter" r="23" />
        <text class="ct-letter-figure" y="12">
          {letter}
        </text>
      </g>
      {sign > 0 && (
        <g transform={`translate(${right} ${down}) scale(.72)`} data-explain={`sign:${letter}`}>
          <title>{words.signState[sign - 1]}</title>
          <DetourSign sign={sign === 3 ? 3 : sign === 2 ? 2 : 1} />
        </g>
      )}
    </g>
  );
}

function Site({ stop, words, preview }: { stop: Stop; words: Words; preview: Preview | undefined }) {
  const [x, y] = PLATES[stop.at] ?? [0, 0];
  const name = stop.site ? words.sites[kindOf(stop.site)] : words.noSite;
  const label = stop.site
    ? words.siteLabel(stop.letter, name, needInWords(stop.site, words), words.siteStates[stop.state])
    : `${stop.letter}, ${words.noSite}`;
  const isNow = preview !== undefined && atLetter(preview, stop.letter) !== undefined;
  return (
    <g transform={`translate(${x} ${y})`} data-explain={`site:${stop.letter}`}>
      <title>{label}</title>
      <Plate stop={stop} name={name} isNow={isNow} />
    </g>
  );
}

function WaitingFan({ stop, words }: { stop: Stop; words: Words }) {
  const [x, y] = FANS[stop.at] ?? [0, 0];
  return (
    <g transform={`translate(${x} ${y}) scale(1.25)`} data-explain={`fan:${stop.letter}`}>
      <title>{stop.letter + words.colon + words.fanWaits}</title>
      <g class="ct-sized ct-fan">
        <Pawn colour="W" past={stop.state !== 'open' && stop.state !== 'closed'} />
      </g>
    </g>
  );
}

const PILES = [
  { x: -84, y: -26, tilt: -4 },
  { x: 46, y: -26, tilt: 3 },
] as const;

/** Both piles, and below each the tile it has just shown. */
function Piles({ scene: { view, words } }: { scene: CityScene }) {
  return (
    <>
      {PILES.map(({ x, y, tilt }, at) => {
        const tile = view.revealed[at];
        const count = view.piles[at] ?? 0;
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <g data-explain="pile">
              <title>{words.pile(count)}</title>
              <Pile count={count} top={view.tops[at]} tilt={tilt} />
            </g>
            {tile && (
              <g
                key={tile}
                class="ct-revealed"
                data-explain={`tile:${tile}`}
                transform={`translate(${at === 0 ? 0 : -8} 128) rotate(${-tilt}) scale(.7)`}
              >
                <LooseTile tile={tile} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Two cards as large as the spec draws them, more of them smaller. */
function Cards({ scene: { view } }: { scene: CityScene }) {
  const { cards } = view.town;
  const scale = cards.length <= 2 ? 1 : cards.length <= 4 ? 0.66 : 0.56;
  const inRow = cards.length <= 2 ? 2 : 4;
  const step = cards.length <= 2 ? 140 : 88;
  return (
    <>
      {cards.map((card, at) => {
        const x = (cards.length <= 2 ? 862 : 846) + (at % inRow) * step;
        const y = cards.length <= 4 ? -10 : -50 + Math.floor(at / inRow) * 94;
        return (
          <g key={card} transform={`translate(${x} ${y}) scale(${scale})`} data-explain={`card:${card}`}>
            <ExtraCard card={card} bus={view.bus} />
          </g>
        );
      })}
    </>
  );
}

function Day({ scene, preview }: AroundProps) {
  const { view, words } = scene;
  const delivered = deliveredIn(view);
  const { objective } = view.town;
  return (
    <g transform="translate(1052 258)" data-explain="day:card">
      <title>{words.delivered(delivered, objective)}</title>
      <DayCard
        title={titleOf(scene).short}
        figure={delivered}
        goal={words.of(objective)}
        delivered={delivered}
        preview={preview?.total ?? delivered}
        objective={objective}
      />
    </g>
  );
}

/** What a preview would do at a site: +3, or a stamp where it would be passed for nothing. */
function Badge({ stop, preview, words }: { stop: Stop; preview: Preview; words: Words }) {
  const event = atLetter(preview, stop.letter);
  const [x, y] = PLATES[stop.at] ?? [0, 0];
  if (!event) return null;
  if (event.type !== 'setDown') return <LostStamp stop={stop} text={lostText(event, words)} />;
  const colour = isSpecial(event.site) ? undefined : SITES[event.site].colour;
  return (
    <g transform={`translate(${x + (stop.at === 4 ? -50 : 70)} ${y - 62})`} data-explain={`site:${stop.letter}`}>
      <g class="ct-sized-mark" data-tone="good">
        <rect class="ct-badge" x={colour ? -50 : -38} y="-21" width={colour ? 100 : 76} height="42" rx="21" />
        {colour && (
          <g transform="translate(-26 2) scale(.62)">
            <Pawn colour={colour} />
          </g>
        )}
        <text class="ct-badge-figure" x={colour ? 14 : 0} y="10">
          {`+${event.pawns.length}`}
        </text>
      </g>
    </g>
  );
}

/** CT-4.7 A letter is passed once: whoever does not get off now never will. */
function lostText(event: NonNullable<ReturnType<typeof atLetter>>, { gone }: Words): string {
  return event.type === 'sentHome' && event.count > 0 ? `−${event.count} ${gone}` : gone;
}

/** Across the picture of a site, like a stamp. */
function LostStamp({ stop, text }: { stop: Stop; text: string }) {
  const [x, y] = PLATES[stop.at] ?? [0, 0];
  const half = 20 + text.length * 7.8;
  return (
    <g transform={`translate(${x} ${y - 18}) rotate(-8)`} data-explain={`site:${stop.letter}`}>
      <g class="ct-sized-mark" data-tone="bad">
        <rect class="ct-badge" x={-half} y="-23" width={2 * half} height="46" rx="6" />
        <text class="ct-badge-figure" y="10">
          {text}
        </text>
      </g>
    </g>
  );
}

/** Travellers a full bus would leave behind, counted where they stand. */
function Staying({ preview, words }: { preview: Preview; words: Words }) {
  const spaces = [...new Set(preview.events.flatMap(event => (event.type === 'leftBehind' ? [event.space] : [])))];
  return (
    <>
      {spaces.map(space => {
        const count = preview.events.filter(event => event.type === 'leftBehind' && event.space === space).length;
        const [x, y] = centreOf(space);
        const text = words.stay(count);
        const half = 18 + text.length * 7.4;
        return (
          <g key={space} class="ct-untouched" transform={`translate(${x - 30 - half} ${y})`} data-explain="bus">
            <g class="ct-sized-mark" data-tone="warn">
              <rect class="ct-badge" x={-half} y="-21" width={2 * half} height="42" rx="21" />
              <text class="ct-badge-figure" y="10">
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
