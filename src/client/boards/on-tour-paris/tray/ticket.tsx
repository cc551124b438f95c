// A card as a concert ticket: its region, its arrondissement, and the part of Paris it opens.
import { useId } from 'preact/hooks';
import {
  ARRONDISSEMENTS,
  type Card,
  CLUBS_IN,
  indexOf,
  matches,
  numeral,
  regionOf,
  shownOn,
} from '../../../../games/on-tour-paris/index.ts';
import { Icon, Target } from '../../../ui/index.ts';
import { Hatch } from '../drawings/city.tsx';
import { AREA_SHAPES, CITY, SEINE, SHAPES } from '../drawings/places.ts';
import { REGION_SIGNS } from '../map/club.tsx';
import { marksOf, named, ownSeat, type Paris } from '../scene.ts';

/** What a ticket is doing in this turn. */
export interface TicketLook {
  readonly card: Card;
  /** The number it serves, once chosen: '39'. */
  readonly serves: string | undefined;
  /** The line at its foot. */
  readonly foot: string;
  readonly isCircling: boolean;
}

/** How a card stands to the viewer's choices. */
export function ticketLook(scene: Paris, card: Card): TicketLook {
  const { view, words, touching } = scene;
  const seat = ownSeat(scene);
  const pending = seat === undefined ? [] : (view.players[seat]?.pending ?? []);
  const served = pending.find(move => move.type === 'write' && move.card === card);
  const serves = served?.type === 'write' ? numeral(served.number) : undefined;
  const offered = touching.path.length > 1 ? touching.moves.find(move => move.type === 'write' && move.card === card) : undefined;
  const isCircling = offered?.type === 'write' && matches(card, offered.club);
  if (offered) return { card, serves, foot: isCircling ? words.wouldCircle : words.noCircle, isCircling };
  if (view.setup) return { card, serves, foot: words.onlyHere, isCircling };
  const marks = seat === undefined ? null : marksOf(scene, seat);
  const free = marks ? CLUBS_IN[regionOf(card)].filter(club => marks[indexOf(club)] === null).length : undefined;
  const foot = serves ? `${words.serves} ${serves}` : free === undefined ? homeOfCard(card).name : words.unused(free);
  return { card, serves, foot, isCircling };
}

function homeOfCard(card: Card) {
  return ARRONDISSEMENTS[shownOn(card) - 1] ?? { numeral: '', name: '' };
}

interface TicketProps {
  readonly scene: Paris;
  readonly look: TicketLook;
  /** Its place in the row, for the flip from the deck. */
  readonly at: number;
  readonly isFlipped: boolean;
}

/** A ticket that can be touched where a card is to be chosen. */
export function Ticket({ scene, look, at, isFlipped }: TicketProps) {
  const { card, serves, foot, isCircling } = look;
  const region = named(scene, regionOf(card));
  const home = homeOfCard(card);
  const name = `ticket region-${regionOf(card)} ${serves ? 'served' : ''} ${isCircling ? 'circling' : ''} ${isFlipped ? 'flipped' : ''}`;
  return (
    <Target
      touching={scene.touching}
      touch={`card:${card}`}
      label={`${scene.words.card(region, home.numeral, home.name)}, ${foot}`}
      class={name}
      style={{ '--at': String(at) }}
    >
      <TicketFace card={card} region={region} foot={foot} />
    </Target>
  );
}

/** The face of a ticket. */
export function TicketFace({ card, region, foot }: { card: Card; region: string; foot: string }) {
  const { numeral: roman } = homeOfCard(card);
  return (
    <span class="ticket-face">
      <span class="ticket-bar" />
      <span class="ticket-region">
        <Icon name={REGION_SIGNS[regionOf(card)]} size={16} />
        {region}
      </span>
      <span class={`ticket-home ${roman.length > 4 ? 'long' : ''}`}>{roman}</span>
      <TicketMap card={card} />
      <span class="ticket-foot">{foot}</span>
    </span>
  );
}

function TicketMap({ card }: { card: Card }) {
  const hatch = useId();
  const region = regionOf(card);
  return (
    <svg class="ticket-map" viewBox="10 10 980 830" aria-hidden="true">
      <defs>
        <Hatch id={hatch} step={34} width={9} />
      </defs>
      <path class="ticket-city" d={CITY} />
      <path class={`region-fill-${region}`} d={AREA_SHAPES[region]} />
      {region === 'S' && <path d={AREA_SHAPES.S} fill={`url(#${hatch})`} />}
      <path class="ticket-seine" d={SEINE} />
      <path class="ticket-hit" d={SHAPES[shownOn(card) - 1]} />
    </svg>
  );
}
