// All components of the game, for the last part of the rulebook.
import {
  CHIP_COPIES,
  CHIPS,
  EightyDays,
  EVENT_CARDS,
  EVENT_COPIES,
  LEGS,
  LONDON,
  ROUTES,
  SPACES,
  TRAVEL_CARDS,
  TRAVEL_COPIES,
} from '../../../games/eighty-days/index.ts';
import { CardBack, EventFace, TravelFace } from './cards.tsx';
import { ChipPair, SlotSquares, SpaceIcon } from './drawings/signs.tsx';
import { capital, placeName, type Speaker } from './scene.ts';
import type { Words } from './words/en.ts';

interface Props extends Speaker {
  readonly words: Words;
}

/** Cards, chips, spaces and legs, each with its number and what it does. */
export function Reference(props: Props) {
  return (
    <div class="ed-reference">
      <TravelCards {...props} />
      <EventCards {...props} />
      <Spaces {...props} />
      <Chips {...props} />
      <Legs {...props} />
      <p>{props.words.reference.pieces}</p>
    </div>
  );
}

function TravelCards(props: Props) {
  const { words } = props;
  return (
    <>
      <h3>{words.reference.travel}</h3>
      <ul class="cards">
        {TRAVEL_CARDS.map(card => (
          <li key={card}>
            <TravelFace card={card} name={capital(props, card.charAt(0))} />
            <b>{words.reference.copies(TRAVEL_COPIES[card])}</b>
          </li>
        ))}
        <li>
          <CardBack deck="travel" />
        </li>
      </ul>
    </>
  );
}

function EventCards(props: Props) {
  const { words } = props;
  const agreed = EightyDays.options.standard;
  return (
    <>
      <h3>{words.reference.events}</h3>
      <ul class="events">
        {EVENT_CARDS.map(event => (
          <li key={event}>
            <EventFace event={event} agreed={agreed} name={capital(props, event)} />
            <p>
              <b>{capital(props, event)}</b>
              {words.effects[event](agreed)}
              <small>{words.reference.deck(EVENT_COPIES.classic[event], EVENT_COPIES.expedition[event])}</small>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Spaces(props: Props) {
  const { words } = props;
  return (
    <>
      <h3>{words.reference.spaces}</h3>
      <ul class="lines">
        {SPACES.map(space => (
          <li key={space}>
            <SpaceIcon space={space} />
            <p>
              <b>{capital(props, `space:${space}`)}</b> {words.track.spaces[space].explains}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Chips({ words }: Props) {
  return (
    <>
      <h3>{words.reference.chips}</h3>
      <ul class="lines">
        {CHIPS.map(kind => (
          <li key={kind}>
            <ChipPair kind={kind} />
            <p>
              {words.chip.kinds[kind]} <small>{words.reference.copies(CHIP_COPIES[kind])}</small>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Legs(props: Props) {
  const { words } = props;
  const legs = Array.from({ length: LONDON }, (_, index) => index + 1);
  return (
    <>
      <h3>{words.reference.legs}</h3>
      <ol class="lines">
        {legs.map(leg => (
          <li key={leg}>
            <p>
              {placeName(props, leg - 1)} → <b>{placeName(props, leg)}</b>
            </p>
            {ROUTES.flatMap(route => {
              const slots = LEGS[leg]?.[route];
              return slots ? [<SlotSquares key={route} slots={slots} />] : [];
            })}
            {LEGS[leg]?.A?.length === 0 && <small>{words.seat.onFoot}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
