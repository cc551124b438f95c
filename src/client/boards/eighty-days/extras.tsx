// Event cards and the balloon as things to add or play, each with what it would do.
import {
  daysOf,
  type EventCard,
  effectOf,
  type Leg,
  legWith,
  type Move,
  type MoveOf,
  needsDie,
  type View,
} from '../../../games/eighty-days/index.ts';
import type { Touch } from '../../../kernel/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { EventArt } from './drawings/event-art.tsx';
import { capital, coinTouch, type EdScene, frameOf, mine, travellerOf } from './scene.ts';

/** One thing at hand. */
interface Extra {
  readonly touch: Touch;
  readonly name: string;
  readonly event: EventCard;
  readonly does: string;
}

/** Cards that belong to a leg, and are shown with it though they may not fit. */
const WITH_A_LEG: readonly EventCard[] = ['balloon', 'elephant', 'offer', 'express', 'submarine', 'princess'];

/** The adding moves of a thing, as far as the fingers have got. */
function addings(moves: readonly Move[], touch: Touch): readonly MoveOf<'add'>[] {
  const adds = moves.filter((move): move is MoveOf<'add'> => move.type === 'add');
  return adds.filter(({ modifier }) => {
    if (touch === 'action:balloon') return modifier === 'balloon';
    return touch === `event:${modifier === 'balloon-card' ? 'balloon' : modifier}` && modifier !== 'balloon';
  });
}

/** Where there is only one card to replace, touching the thing names that card too. */
export function withOnlySlot(touching: EdScene['touching'], touch: Touch): EdScene['touching'] {
  const [only, ...more] = touching.path.length === 0 ? addings(touching.moves, touch) : [];
  const slot = only && more.length === 0 ? only.slot : null;
  if (slot === null) return touching;
  return {
    ...touching,
    press(each, at) {
      touching.press(each, at);
      touching.press(`slot:${slot}`, at);
    },
  };
}

/** What the leg would come to with the best use of a thing. */
function bestUse(view: View, leg: Leg, adds: readonly MoveOf<'add'>[]) {
  const options = view.plan.options;
  const frame = frameOf(view);
  const [low, high] = frame?.phase === 'roll' ? [frame.die, frame.die] : [1, 6];
  const now = daysOf(leg, low, options);
  const all = adds.map(add => {
    const changed = legWith(view, leg, add);
    const [least, most] = [daysOf(changed, low, options), daysOf(changed, needsDie(changed) ? high : low, options)];
    return { least: least.total, most: most.total, breaks: least.saved < now.saved, rolls: needsDie(changed) && !needsDie(leg) };
  });
  return all.sort((a, b) => a.least + a.most - b.least - b.most)[0];
}

function doesWithLeg(scene: EdScene, leg: Leg, touch: Touch, event: EventCard): string {
  const { words, view, touching } = scene;
  const adds = addings(touching.moves, touch);
  const best = bestUse(view, leg, adds);
  const effect = words.effects[event](view.plan.options);
  if (!best) return effect;
  const copied = event === 'princess' && adds[0] ? effectOf(view, adds[0].modifier) : undefined;
  const as = copied ? `${words.extras.copies(capital(scene, copied))}, ` : '';
  const total = words.leg.range(best.least, best.most);
  const notes = [...(best.breaks ? [words.extras.breaks] : []), ...(best.rolls ? [words.extras.rolls] : [])];
  return [`${as}${words.extras.becomes(total)}`, ...notes].join(', ');
}

/** The cards that may be put down for a coin now: an Elephant, or the Princess as one. */
function cashable(scene: EdScene, event: EventCard): readonly Extra[] {
  const { words, touching } = scene;
  const touch = coinTouch(event);
  if (!touching.lit(touch)) return [];
  const as = event === 'princess' ? `${words.extras.copies(capital(scene, 'elephant'))}, ` : '';
  return [{ touch, name: capital(scene, event), event, does: `${as}${words.extras.cashes}` }];
}

/** What a card does by itself; the Princess does what lies on top of the discard. */
function doesAlone(scene: EdScene, event: EventCard): string {
  const { words, view } = scene;
  const top = view.eventDiscard.at(-1);
  if (event !== 'princess' || !top) return words.effects[event](view.plan.options);
  return `${words.extras.copies(capital(scene, top))}${words.colon}${words.effects[top](view.plan.options)}`;
}

function extrasOf(scene: EdScene): readonly Extra[] {
  const { view, touching, words } = scene;
  const seat = mine(scene);
  const frame = frameOf(view);
  if (seat === undefined || !frame) return [];
  const isLate = frame.phase === 'roll' && view.plan.options.eventsUntil === 'spent';
  const leg = frame.phase === 'modify' || isLate ? frame.leg : undefined;
  const held = [...new Set(travellerOf(view, seat).hand?.events ?? [])];
  const does = (touch: Touch, event: EventCard) => (leg ? doesWithLeg(scene, leg, touch, event) : doesAlone(scene, event));
  const balloon: Extra = {
    touch: 'action:balloon',
    name: words.track.spaces.balloon.name,
    event: 'balloon',
    does: does('action:balloon', 'balloon'),
  };
  const ready = leg && view.turn.balloonRight && !view.turn.balloonUsed;
  const shown = (touch: Touch, event: EventCard) =>
    touching.lit(touch) || touching.chosen(touch) || (leg !== undefined && WITH_A_LEG.includes(event));
  const cards = held.flatMap(event => {
    const touch = `event:${event}`;
    const use = shown(touch, event) ? [{ touch, name: capital(scene, event), event, does: does(touch, event) }] : [];
    return [...use, ...cashable(scene, event)];
  });
  return ready ? [balloon, ...cards] : cards;
}

/** What may be added to the leg, or played now. */
export function Extras({ scene }: { scene: EdScene }) {
  const extras = extrasOf(scene);
  if (extras.length === 0) return null;
  return (
    <ul class="ed-extras" aria-label={scene.words.extras.label}>
      {extras.map(({ touch, name, event, does }) => (
        <li key={touch}>
          <Target
            touching={withOnlySlot(scene.touching, touch)}
            touch={touch}
            label={`${name}${scene.words.colon}${does}`}
            class="ed-extra"
          >
            <svg class="motif" viewBox="6 36 90 74" aria-hidden="true">
              <EventArt event={event} agreed={scene.view.plan.options} />
            </svg>
            <span class="what">
              <b>{name}</b>
              <small>{does}</small>
            </span>
            <span class="tick" aria-hidden="true">
              <Icon name="i-check" size={16} />
            </span>
          </Target>
        </li>
      ))}
    </ul>
  );
}
