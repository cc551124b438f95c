// Inside the prompts bar: what each decision looks at.
import { type Frame, MOST_TRADED, type Space, TRAVEL_CARDS } from '../../../games/eighty-days/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { TravelFace } from './cards.tsx';
import { Die } from './drawings/die.tsx';
import { BonusChip, SpaceIcon } from './drawings/signs.tsx';
import { Extras } from './extras.tsx';
import { LegSheet } from './leg-sheet.tsx';
import { NextLeg } from './next-leg.tsx';
import { type LegPlan, planAtHand } from './plan.ts';
import { Posts } from './posts.tsx';
import { cardName, type EdScene, frameOf, mine, travellerOf } from './scene.ts';

type FrameOf<K extends Frame['phase']> = Extract<Frame, { readonly phase: K }>;

/** The pictures of the decision at hand, for whoever decides; a leg also for those who watch. */
export function Decision({ scene }: { scene: EdScene }) {
  const frame = frameOf(scene.view);
  if (!frame || !('seat' in frame)) return null;
  const plan = planAtHand(scene.view, scene.touching.path);
  if (frame.seat !== mine(scene)) return plan ? <Watched scene={scene} plan={plan} /> : null;
  return (
    <div class="ed-decision">
      <Body scene={scene} frame={frame} />
      {plan && <LegSheet scene={scene} plan={plan} />}
      {frame.phase === 'roll' && <Roll scene={scene} die={frame.die} />}
      <Picker scene={scene} />
      <Extras scene={scene} />
    </div>
  );
}

function Watched({ scene, plan }: { scene: EdScene; plan: LegPlan }) {
  return (
    <div class="ed-decision">
      <LegSheet scene={scene} plan={plan} />
    </div>
  );
}

function Body({ scene, frame }: { scene: EdScene; frame: Frame }) {
  switch (frame.phase) {
    case 'choose':
    case 'travel':
      return <NextLeg scene={scene} seat={frame.seat} open={frame.phase === 'travel'} />;
    case 'act':
      return <Action scene={scene} frame={frame} />;
    case 'trade':
      return <Trade scene={scene} swapped={frame.swapped} />;
    case 'arrive':
      return <Chip scene={scene} frame={frame} />;
    default:
      return null;
  }
}

function Action({ scene, frame }: { scene: EdScene; frame: FrameOf<'act'> }) {
  const { words } = scene;
  return (
    <>
      <p class="ed-explain" data-explain={`action:${frame.space}`}>
        <SpaceIcon space={frame.space} size={32} />
        <span>{words.track.spaces[frame.space].explains}</span>
      </p>
      {frame.space === 'detective' ? <Posts scene={scene} /> : <Act scene={scene} space={frame.space} />}
    </>
  );
}

/** The one thing to do with the card's space. */
function Act({ scene, space }: { scene: EdScene; space: Space }) {
  const { words, touching } = scene;
  return (
    <Target touching={touching} touch={`action:${space}`} label={words.track.spaces[space].explains} class="ed-act">
      {words.act[space]}
    </Target>
  );
}

function Trade({ scene, swapped }: { scene: EdScene; swapped: number }) {
  const put = scene.past.filter(event => event.type === 'swapped').slice(-swapped);
  return (
    <div class="ed-trade" data-explain="action:trade" role="img" aria-label={scene.words.trade.put(swapped, MOST_TRADED)}>
      {Array.from({ length: MOST_TRADED }, (_, index) => {
        const card = index < swapped ? put[index]?.card : undefined;
        return (
          <span key={index} class="ed-slot" data-filled={index < swapped}>
            {card ? <TravelFace card={card} /> : <Icon name="g-travel-card" size={24} />}
          </span>
        );
      })}
      <span>{scene.words.trade.put(swapped, MOST_TRADED)}</span>
    </div>
  );
}

function Roll({ scene, die }: { scene: EdScene; die: number }) {
  const { words } = scene;
  return (
    <p class="ed-roll" data-explain="die">
      <Die key={scene.past.length} value={die} rolling={scene.happening?.type === 'rolled'} />
      <span>
        <b>{words.reroll.better(Math.round(((die - 1) / 6) * 100))}</b>
        <small>{words.reroll.price}</small>
      </span>
    </p>
  );
}

function Chip({ scene, frame }: { scene: EdScene; frame: FrameOf<'arrive'> }) {
  const { view, words, touching } = scene;
  const { colour } = frame;
  const kind = colour && view.chips[colour][travellerOf(view, frame.seat).position - 1];
  if (!colour || !kind) return null;
  return (
    <Target
      touching={touching}
      touch="chip"
      label={`${words.chip.colours[colour]}${words.colon}${words.chip.kinds[kind]}`}
      class="ed-chip-offer"
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <BonusChip colour={colour} kind={kind} />
      </svg>
      <span>
        <small>{words.chip.colours[colour]}</small>
        <b>{words.chip.kinds[kind]}</b>
      </span>
    </Target>
  );
}

/** The travel discard, to fetch a card from. */
function Picker({ scene }: { scene: EdScene }) {
  const { view, touching } = scene;
  const types = TRAVEL_CARDS.filter(card => touching.path.length > 0 && touching.lit(`discard:${card}`));
  if (types.length === 0) return null;
  return (
    <ul class="ed-picker">
      {types.map(card => {
        const copies = view.travelDiscard.filter(other => other === card).length;
        return (
          <li key={card}>
            <Target touching={touching} touch={`discard:${card}`} label={cardName(scene, card)} class="ed-slot">
              <TravelFace card={card} />
              {copies > 1 && <small>×{copies}</small>}
            </Target>
          </li>
        );
      })}
    </ul>
  );
}
