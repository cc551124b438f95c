// Legs, cards and chips as they will lie on the table, and their fields.
import { type DaysParts, PRESS } from '../../../../games/eighty-days/content.ts';
import { CHIPS, EightyDays, EVENT_CARDS, KINDS, TRAVEL_CARDS } from '../../../../games/eighty-days/index.ts';
import type { Edition } from '../../../../kernel/index.ts';
import type { PartProps } from '../../../editor/kit.ts';
import { PressPart } from '../../../editor/press-part.tsx';
import { EventFace, TravelFace } from '../cards.tsx';
import { ChipPair, SlotSquares } from '../drawings/signs.tsx';
import { capital, placeName } from '../scene.ts';
import type { Words } from '../words/en.ts';
import type { DeckWords } from './words/en.ts';

type Props = PartProps<Edition<DaysParts>, DeckWords, Words>;

/** How often a card is there. */
function Count({ props: { desk, speaking }, part, id }: { props: Props; part: 'travel' | 'chips' | 'events'; id: string }) {
  return <b class="ed-ed-count">{speaking.board.reference.copies(desk.content[part][id]?.copies ?? 0)}</b>;
}

export function Events(props: Props) {
  const draw = (id: string) => {
    const event = EVENT_CARDS.find(each => each === id);
    if (!event) return null;
    return (
      <span class="ed-ed-card">
        <EventFace event={event} agreed={EightyDays.options.standard} name={capital(props.speaking, event)} />
        <Count props={props} part="events" id={id} />
      </span>
    );
  };
  return <PressPart {...props} press={PRESS} part="events" help={props.speaking.words.eventsHelp} draw={draw} />;
}

export function Travel(props: Props) {
  const draw = (id: string) => {
    const card = TRAVEL_CARDS.find(each => each === id);
    if (!card) return null;
    return (
      <span class="ed-ed-card">
        <TravelFace card={card} name={capital(props.speaking, card.charAt(0))} />
        <Count props={props} part="travel" id={id} />
      </span>
    );
  };
  return <PressPart {...props} press={PRESS} part="travel" help={props.speaking.words.travelHelp} draw={draw} />;
}

export function Legs(props: Props) {
  const draw = (id: string) => (
    <span class="ed-press-row">
      <b>
        {placeName(props.speaking, Number(id) - 1)} → {placeName(props.speaking, Number(id))}
      </b>
      {Object.entries(props.desk.content.legs[id] ?? {}).map(([route, slots]) => (
        <SlotSquares key={route} slots={slots.flatMap(slot => KINDS.find(kind => kind === slot) ?? [])} />
      ))}
    </span>
  );
  return <PressPart {...props} press={PRESS} part="legs" help={props.speaking.words.legsHelp} draw={draw} />;
}

export function Chips(props: Props) {
  const draw = (id: string) => {
    const kind = CHIPS.find(each => each === id);
    if (!kind) return null;
    return (
      <span class="ed-press-row">
        <ChipPair kind={kind} />
        <span>{props.speaking.board.chip.kinds[kind]}</span>
        <Count props={props} part="chips" id={id} />
      </span>
    );
  };
  return <PressPart {...props} press={PRESS} part="chips" help={props.speaking.words.chipsHelp} draw={draw} />;
}
