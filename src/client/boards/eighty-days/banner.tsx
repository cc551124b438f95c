// Ribbons across the board for what strikes everybody, and the die while it rolls.
import type { ComponentChildren } from 'preact';
import type { Event } from '../../../games/eighty-days/index.ts';
import { Icon, Piece } from '../../ui/index.ts';
import { EventFace, TravelFace } from './cards.tsx';
import { Die } from './drawings/die.tsx';
import { OwnIcon } from './drawings/signs.tsx';
import { capital, capitalized, type EdScene, isTravel, nameOf, pieceName, UNSPOKEN } from './scene.ts';

interface Ribbon {
  readonly tone: 'blue' | 'alarm' | 'glow' | 'quiet';
  readonly picture: ComponentChildren;
  readonly text: string;
  readonly small?: string;
}

function ribbonOf(scene: EdScene, event: Event): Ribbon | undefined {
  const { words, view } = scene;
  const agreed = view.plan.options;
  switch (event.type) {
    case 'blueStruck':
      return {
        tone: 'blue',
        picture: <EventFace event={event.event} agreed={agreed} />,
        text: words.banner.struck(capital(scene, event.event), event.days),
        small: words.banner.lost,
      };
    case 'pressed':
      return { tone: 'alarm', picture: <OwnIcon name="watch" size={40} />, text: words.banner.pressed(event.days) };
    case 'questioned':
      return {
        tone: 'alarm',
        picture: <Icon name="g-detective" size={32} />,
        text: words.banner.questioned(event.seat, scene.voice, event.days),
      };
    case 'delayed':
      return { tone: 'alarm', picture: <Icon name="g-day" size={32} />, text: words.banner.delayed(event.days) };
    case 'returned':
      return {
        tone: 'glow',
        picture: <Piece seat={event.seat} size={40} />,
        text: words.banner.home(event.seat, scene.voice, event.order, event.days),
      };
    case 'resigned':
      return { tone: 'quiet', picture: <Piece seat={event.seat} size={40} />, text: words.banner.resigned(event.seat, scene.voice) };
    case 'travelled':
      return travelledRibbon(scene, event);
    case 'played':
      return {
        tone: 'quiet',
        picture: <EventFace event={event.event} agreed={agreed} />,
        text: `${capitalized(scene, nameOf(scene, event.seat))}${scene.words.colon}${pieceName(scene, event.event)}`,
        small: event.cashed ? words.extras.cashes : words.effects[event.as](agreed),
      };
    default:
      return undefined;
  }
}

function travelledRibbon(scene: EdScene, event: Extract<Event, { type: 'travelled' }>): Ribbon {
  const { words } = scene;
  const spared = event.parts.reduce((sum, part) => sum + part, 0) - event.saved - event.days;
  const signs = [
    event.parts.join(' + '),
    event.saved > 0 ? `− ${event.saved}` : '',
    event.offers > 0 ? `− ${spared} (${capital(scene, 'offer')})` : '',
  ];
  return {
    tone: 'quiet',
    picture: <Piece seat={event.seat} size={40} />,
    text: `${words.banner.leg(event.seat, scene.voice, pieceName(scene, event.to))}: +${words.days(event.days)}`,
    ...(event.parts.length > 1 || event.offers > 0 ? { small: signs.filter(Boolean).join(' ') } : {}),
  };
}

/** What happens right now, large enough for the whole table. */
export function Banner({ scene }: { scene: EdScene }) {
  const { happening } = scene;
  if (!happening) return null;
  if (happening.type === 'rolled') {
    return (
      <div class="ed-dice" aria-hidden="true">
        <Die key={`${scene.past.length}`} value={happening.die} rolling />
      </div>
    );
  }
  if (happening.type === 'discarded' || happening.type === 'taken' || happening.type === 'swapped') {
    const { card, seat } = happening;
    return (
      <div class="ed-flight" data-kind={happening.type} key={`${scene.past.length}`} aria-hidden="true">
        {isTravel(card) ? <TravelFace card={card} /> : <EventFace event={card} agreed={scene.view.plan.options} />}
        <Piece seat={seat} size={30} />
      </div>
    );
  }
  const ribbon = happening.type === 'delayed' && happening.seats.length === 0 ? undefined : ribbonOf(scene, happening);
  if (!ribbon) return null;
  return (
    <div
      class="ed-banner"
      data-tone={ribbon.tone}
      key={`${scene.past.length}`}
      {...(ribbon.tone === 'blue' ? { role: 'alert' } : UNSPOKEN)}
    >
      {ribbon.tone === 'blue' && <Bands />}
      <div class="ribbon">
        <span class="picture">{ribbon.picture}</span>
        <p>
          <b>{ribbon.text}</b>
          {ribbon.small && <small>{ribbon.small}</small>}
        </p>
      </div>
    </div>
  );
}

/** Three flat waves that cross the board. */
function Bands() {
  const wave = 'M0 20q30-26 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V60H0z';
  return (
    <svg class="bands" viewBox="0 0 600 180" preserveAspectRatio="none" aria-hidden="true">
      {[0, 60, 120].map(y => (
        <path key={y} d={wave} transform={`translate(0 ${y})`} />
      ))}
    </svg>
  );
}
