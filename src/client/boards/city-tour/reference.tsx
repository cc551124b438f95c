// All components of the game, drawn by the board's own parts.

import { CARDS, COLOURS, DAYS, SITE_IDS, type SiteId, TILE_IDS } from '../../../games/city-tour/index.ts';
import type { AnyTexts } from '../../../kernel/index.ts';
import { DetourSign, ExtraCard } from './drawings/cards.tsx';
import { PawnIcon } from './drawings/pawn.tsx';
import { Plate } from './drawings/plate.tsx';
import { TilePicture } from './drawings/tile.tsx';
import { kindOf } from './kinds.ts';
import { needOf, type Stop } from './sites.ts';
import type { Words } from './words/en.ts';
import type { SiteState } from './words/shape.ts';

const NOBODY = { G: 0, O: 0, B: 0, W: 0 };
const STATES: readonly SiteState[] = ['open', 'served', 'missed', 'refused', 'cut', 'closed'];
const PAWN_COUNTS = { G: 11, O: 11, B: 11, W: 2 } as const;

function sample(site: SiteId, state: SiteState): Stop {
  const need = needOf(site);
  return {
    letter: 'A',
    at: 0,
    site,
    need,
    on: state === 'served' ? need.flatMap(each => (each === 'any' ? [] : [each])) : [],
    state,
    sign: 0,
    hasFan: false,
  };
}

/** A site's plate as a picture. */
export function PlatePicture({ site, state = 'open', words }: { site: SiteId; state?: SiteState; words: Words }) {
  return (
    <svg class="ct-plate-picture" viewBox="-104 -92 214 188" aria-hidden="true">
      <Plate stop={sample(site, state)} name={words.sites[kindOf(site)]} />
    </svg>
  );
}

/** The last part of the rulebook: sites, tiles, cards, days and pawns. */
export function Reference({ texts, words }: { texts: AnyTexts; words: Words }) {
  const { reference } = words;
  return (
    <div class="ct-reference">
      <Gallery title={reference.pawns}>
        {COLOURS.map(colour => (
          <Entry key={colour} name={`${words.colour[colour]} ${reference.count(PAWN_COUNTS[colour])}`}>
            <PawnIcon colour={colour} />
          </Entry>
        ))}
      </Gallery>
      <Gallery title={reference.sites}>
        {SITE_IDS.map(site => (
          <Entry key={site} name={texts.pieces[site] ?? site}>
            <PlatePicture site={site} words={words} />
          </Entry>
        ))}
      </Gallery>
      <Gallery title={reference.states}>
        {STATES.map(state => (
          <Entry key={state} name={words.siteStates[state]}>
            <PlatePicture site="LA3" state={state} words={words} />
          </Entry>
        ))}
      </Gallery>
      <Gallery title={reference.signs}>
        {([1, 2, 3] as const).map(sign => (
          <Entry key={sign} name={words.signState[sign - 1] ?? ''}>
            <svg class="ct-sign-picture" viewBox="-46 -70 92 116" aria-hidden="true">
              <DetourSign sign={sign} />
            </svg>
          </Entry>
        ))}
      </Gallery>
      <Gallery title={reference.tiles}>
        {TILE_IDS.map(tile => (
          <Entry key={tile} name={texts.pieces[tile] ?? tile}>
            <TilePicture tile={tile} />
          </Entry>
        ))}
      </Gallery>
      <Gallery title={reference.cards}>
        {CARDS.map(card => (
          <Entry key={card} name={texts.pieces[card] ?? card}>
            <svg class="ct-card-picture" viewBox="-66 -80 140 166" aria-hidden="true">
              <ExtraCard card={card} bus={NOBODY} />
            </svg>
          </Entry>
        ))}
      </Gallery>
      <Days texts={texts} words={words} />
    </div>
  );
}

function Gallery({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul class="ct-gallery">{children}</ul>
    </section>
  );
}

function Entry({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <li>
      {children}
      <span>{name}</span>
    </li>
  );
}

function Days({ texts, words }: { texts: AnyTexts; words: Words }) {
  return (
    <section>
      <h3>{words.reference.days}</h3>
      <ol class="ct-day-list">
        {DAYS.map(({ objective, sites }, at) => (
          <li key={texts.pieces[`day:${at + 1}`]}>
            <b>{words.dayNumber(at + 1) + words.colon + (texts.pieces[`day:${at + 1}`] ?? '')}</b>
            <span>
              {words.campaign.objective(objective)} · {sites.map(site => words.sites[kindOf(site)]).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
