// A tourist card: portrait, wishes, patience, needs.
import type { ComponentChildren } from 'preact';
import type { Patience, Tourist, TouristId } from '../../../games/tour-operator/table.ts';
import { Icon } from '../../ui/index.ts';
import { TouristPortrait } from './drawings/art.tsx';
import { boxIn, type CardScene, pieceName } from './scene.ts';

/** What a tourist card says, bit by bit: likes, patience, needs, weeks. */
export function sayings(scene: CardScene, id: TouristId, patience?: Patience): readonly string[] {
  const { words } = scene;
  const { interests, plusOne, business, weeks, room } = boxIn(scene).tourists[id];
  const likes = interests.map(each => `${pieceName(scene, each)}${plusOne === each ? ' +1' : ''}`).join(' / ');
  return [
    words.likes(likes),
    ...(patience ? [words.mood[patience]] : []),
    ...(business ? [words.wantsBusiness] : []),
    ...(room === 'vip' ? [words.wantsVip] : room === 'dorm' ? [words.wantsDorm] : []),
    words.weeks(weeks),
  ];
}

/** All that a tourist card shows, in words. */
export function describe(scene: CardScene, id: TouristId, patience?: Patience): string {
  return [pieceName(scene, id), ...sayings(scene, id, patience)].join(', ');
}

/** A face: smiling, flat, or leaving. */
export function Mood({ patience }: { patience: Patience | 'leave' }) {
  const icon = { happy: 'g-patience-happy', impatient: 'g-patience-flat', leave: 'g-patience-leave' }[patience];
  return (
    <span class={`to-mood to-mood-${patience}`} data-explain={patience === 'leave' ? undefined : `patience:${patience}`}>
      <Icon name={icon} size={20} />
    </span>
  );
}

/** What somebody likes to see, as discs; the +1 beside its interest. */
function Wishes({ card: { interests, plusOne } }: { card: Tourist }) {
  return (
    <span class="to-wish">
      {interests.map(interest => (
        <span key={interest} class={`c-${interest}`} data-explain={`interest:${interest}`}>
          <Icon name={`g-${interest}`} size={12} />
          {plusOne === interest && <b>+1</b>}
        </span>
      ))}
    </span>
  );
}

function Needs({ card: { business, room, weeks } }: { card: Tourist }) {
  return (
    <span class="to-need">
      {business && <Icon name="g-business" size={16} />}
      {room && <Icon name={room === 'vip' ? 'g-vip' : 'g-dorm'} size={16} />}
      <span class="to-wk">
        <Icon name="g-week" size={16} />
        {weeks}
      </span>
    </span>
  );
}

interface CardProps {
  readonly scene: CardScene;
  readonly tourist: TouristId;
  readonly patience?: Patience | 'leave' | undefined;
  readonly isLarge?: boolean;
  /** A tag at the foot of the portrait: points, weeks left. */
  readonly children?: ComponentChildren;
}

/** The card itself; decorative, its target or group says what it shows. */
export function TouristCard({ scene, tourist, patience, isLarge = false, children }: CardProps) {
  const card = boxIn(scene).tourists[tourist];
  return (
    <span class="to-tc" data-large={isLarge} aria-hidden="true">
      <span class="to-pic">
        <TouristPortrait card={card} tourist={tourist} />
        <Wishes card={card} />
        {patience && <Mood patience={patience} />}
        {children}
      </span>
      <b class="to-nm">{pieceName(scene, tourist)}</b>
      <Needs card={card} />
    </span>
  );
}
