// Below the players: the bus, the stops of the day, and what is left in the box.
import { CARDS, type Colour, isSpecial, SEATS_IN_BUS, SITES, TRAVELLERS } from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import { BusSide, countOf, seated } from './drawings/bus.tsx';
import { wantedBy } from './drawings/cards.tsx';
import { PawnIcon } from './drawings/pawn.tsx';
import { TilePicture } from './drawings/tile.tsx';
import { kindOf } from './kinds.ts';
import { pawnsInWords } from './preview.ts';
import type { CityScene } from './scene.ts';
import { needInWords, type Stop, stopsOf } from './sites.ts';
import type { Words } from './words/en.ts';

/** The bus, the stops, the reserve, the tiles that are out and those nobody has seen. */
export function Stacks({ scene }: { scene: CityScene }) {
  const { view, past, words } = scene;
  const stops = stopsOf(view, past).filter(({ site }) => site);
  const count = countOf(view.bus);
  return (
    <div class="ct-stacks">
      <section class="ct-bus-panel" aria-label={words.bus} data-explain="bus">
        <header>
          <h2>{words.bus}</h2>
          <p>
            <b>{count}</b> {words.seatsTaken(SEATS_IN_BUS)}
          </p>
        </header>
        <BusSide bus={view.bus} label={words.busLabel(pawnsInWords(seated(view.bus), words), count, SEATS_IN_BUS)} />
      </section>
      <section class="ct-stops" aria-label={words.stops}>
        <h2>{words.stops}</h2>
        <ol>
          {stops.map(stop => (
            <StopRow key={stop.letter} stop={stop} bus={view.bus} words={words} />
          ))}
          <Leaving scene={scene} />
        </ol>
      </section>
      <section class="ct-box">
        <p class="ct-reserve" data-explain="reserve">
          <span>{words.reserve}</span>
          {TRAVELLERS.map(colour => (
            <span key={colour} title={words.colour[colour]}>
              <PawnIcon colour={colour} />
              <b class="ct-figure">{view.reserve[colour]}</b>
            </span>
          ))}
        </p>
        <TileDrawer explains="discards" name={words.discards} tiles={view.discards} none={words.noneYet} scene={scene} />
        <TileDrawer explains="unseen" name={words.unseen} tiles={view.bag} none={words.noneYet} scene={scene} />
      </section>
    </div>
  );
}

function StopRow({ stop, bus, words }: { stop: Stop; bus: CityScene['view']['bus']; words: Words }) {
  const { letter, site, state, need, on } = stop;
  if (!site) return null;
  const isOpen = state === 'open' || state === 'closed';
  const isReady = isOpen && !isSpecial(site) && bus[SITES[site].colour] >= need.length;
  return (
    <li data-site={state} data-ready={isReady} data-explain={`site:${letter}`}>
      <b class="ct-stop-letter">{letter}</b>
      <span class="ct-stop-name">
        <span class="ct-stop-title">{words.sites[kindOf(site)]}</span>
        <small>{noteOn(stop, bus, words)}</small>
      </span>
      <span class="ct-stop-sum">
        {state === 'served' && <b>+{on.length}</b>}
        {isOpen && <Needed need={need} bus={bus} />}
        {!isOpen && state !== 'served' && <Icon name="i-cross" size={20} />}
      </span>
    </li>
  );
}

/** One figure for each who is needed, filled where he is aboard. */
function Needed({ need, bus }: { need: readonly (Colour | 'any')[]; bus: CityScene['view']['bus'] }) {
  const riders = seated(bus);
  return (
    <span class="ct-pawn-row">
      {need.map((colour, at) => {
        const rider = colour === 'any' ? riders[at] : colour;
        const isAboard = colour === 'any' ? rider !== undefined : at - need.indexOf(colour) < bus[colour];
        return <PawnIcon key={at} colour={rider ?? 'any'} filled={isAboard} />;
      })}
    </span>
  );
}

function noteOn({ site, state, need, on, hasFan, sign }: Stop, bus: CityScene['view']['bus'], words: Words): string {
  if (!site) return '';
  if (state === 'served') return isSpecial(site) ? words.specialServed(on.length) : words.stopServed(need.length, on.length);
  if (state === 'missed') return isSpecial(site) ? words.siteStates.missed : words.stopMissed(need.length);
  if (state === 'refused') return words.stopClosed;
  if (state === 'cut') return words.stopCut;
  if (state === 'closed') return words.siteStates.closed;
  if (hasFan) return words.fanWaits;
  if (sign === 1) return words.signState[0] ?? '';
  return isSpecial(site) ? words.orLost(needInWords(site, words)) : words.stopNeeds(need.length, bus[SITES[site].colour]);
}

/** CT-11.5 Who must be aboard at the exit. */
function Leaving({ scene: { view, words } }: { scene: CityScene }) {
  const cards = CARDS.filter(card => card.startsWith('GV') && view.town.cards.includes(card));
  const wanted = TRAVELLERS.flatMap(colour => Array<Colour>(view.town.leaving[colour]).fill(colour));
  if (cards.length === 0) return null;
  return (
    <li data-explain={`card:${cards[0]}`}>
      <b class="ct-stop-letter">
        <Icon name="g-exit-gate" size={16} />
      </b>
      <span class="ct-stop-name">
        {words.voyageurs(cards.map(card => card.slice(-1)).join('+'))}
        <small>{words.atTheExit(cards.flatMap(wantedBy).length)}</small>
      </span>
      <span class="ct-stop-sum">
        <Needed need={wanted} bus={view.bus} />
      </span>
    </li>
  );
}

interface DrawerProps {
  readonly explains: string;
  readonly name: string;
  readonly tiles: CityScene['view']['bag'];
  readonly none: string;
  readonly scene: CityScene;
}

function TileDrawer({ explains, name, tiles, none, scene }: DrawerProps) {
  return (
    <details class="ct-drawer">
      <summary data-explain={explains}>
        <Icon name="i-discard" size={20} />
        {name} <b>{tiles.length}</b>
      </summary>
      {tiles.length === 0 && <p class="ct-note">{none}</p>}
      <ul class="ct-tile-list">
        {tiles.map(tile => (
          <li key={tile} title={scene.texts.pieces[tile] ?? tile} data-explain={`tile:${tile}`}>
            <TilePicture tile={tile} />
          </li>
        ))}
      </ul>
    </details>
  );
}
