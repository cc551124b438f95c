// The leg as it is composed: slots and cards, the sum, the arrival.
import { type Replacement, TRAVEL } from '../../../games/eighty-days/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { EventFace, TravelFace } from './cards.tsx';
import { Die } from './drawings/die.tsx';
import type { LegPlan } from './plan.ts';
import { cardName, type EdScene, frameOf, placeName, travellerOf } from './scene.ts';
import type { Words } from './words/en.ts';

const REPLACES: Readonly<Record<Replacement, string>> = { balloon: 'g-balloon', express: 'g-train', submarine: 'g-ship' };

/** Whether a slot takes part in the saving of a pair. */
function isPaired({ leg: { replaced }, laid, least: { saved } }: LegPlan, slot: number): boolean {
  const card = laid[slot];
  return (
    saved > 0 &&
    card !== undefined &&
    replaced[slot] === null &&
    laid.some((other, at) => at !== slot && other === card && replaced[at] === null)
  );
}

function SlotCard({ scene, plan, slot }: { scene: EdScene; plan: LegPlan; slot: number }) {
  const { words, touching } = scene;
  const card = plan.laid[slot];
  const kind = plan.slots[slot] ?? 'S';
  const by = plan.leg.replaced[slot] ?? null;
  const next = slot === plan.laid.indexOf(undefined);
  if (!card) {
    return (
      <span
        class="ed-slot bare"
        data-next={next}
        data-explain={`slot:${slot + 1}`}
        role="img"
        aria-label={`${words.seen.slot(slot + 1)}${words.colon}${words.seen.empty}`}
      >
        <Icon name={kind === 'T' ? 'g-train' : 'g-ship'} size={24} />
      </span>
    );
  }
  const value = by === 'balloon' ? plan.die : (plan.least.parts[slot] ?? 0);
  return (
    <Target
      touching={touching}
      touch={frameOf(scene.view)?.phase === 'slot' ? `card:${card}` : `slot:${slot + 1}`}
      label={`${words.seen.slot(slot + 1)}${words.colon}${cardName(scene, card)}`}
      class="ed-slot"
    >
      <TravelFace card={card} />
      {by && (
        <span class="instead" data-by={by}>
          {by === 'balloon' ? <Die value={value} /> : <Icon name={REPLACES[by]} size={20} />}
          {by !== 'balloon' && <b>{value}</b>}
        </span>
      )}
    </Target>
  );
}

/** The crossing of India: no slot, but an elephant or good boots. */
function ByLand({ scene, plan }: { scene: EdScene; plan: LegPlan }) {
  const { words, view } = scene;
  if (plan.leg.elephant) {
    return (
      <div class="ed-slots">
        <span class="ed-slot" data-explain="event:elephant">
          <EventFace event="elephant" agreed={view.plan.options} />
        </span>
        <Die value={plan.die} />
      </div>
    );
  }
  return (
    <div class="ed-slots">
      <span class="ed-slot on-foot" data-explain="leg:5:A">
        <Icon name="g-traveller" size={32} />
        <small>{words.leg.onFoot}</small>
      </span>
    </div>
  );
}

function Slots({ scene, plan }: { scene: EdScene; plan: LegPlan }) {
  const { words } = scene;
  const { slots } = plan;
  if (slots.length === 0) return <ByLand scene={scene} plan={plan} />;
  const paired = slots.map((_, slot) => isPaired(plan, slot));
  const cards = slots.map((_, slot) => <SlotCard key={`${plan.leg.route}${slots.length - slot}`} scene={scene} plan={plan} slot={slot} />);
  const kind = slots[paired.indexOf(true)] ?? 'S';
  return (
    <div class="ed-slots" data-count={slots.length}>
      {paired.includes(true) && (
        <div class="ed-pair">
          <div class="both">{cards.filter((_, slot) => paired[slot])}</div>
          <p>{words.leg.pair[kind]}</p>
        </div>
      )}
      {cards.filter((_, slot) => !paired[slot])}
    </div>
  );
}

/** '7 + 7 − 7 − 2'; a die not rolled yet stands as its range. */
function sumOf(plan: LegPlan, offerDays: number): { readonly parts: string; readonly less: string } {
  const { least, most, leg } = plan;
  const parts = least.parts.map((part, at) => {
    const highest = most.parts[at] ?? part;
    return part === highest ? `${part}` : `(${part}–${highest})`;
  });
  const less = [...(least.saved > 0 ? [least.saved] : []), ...Array<number>(leg.offers).fill(offerDays)];
  return { parts: parts.join(' + '), less: less.map(days => ` − ${days}`).join('') };
}

/** Cards, sum and arrival of a leg. */
export function LegSheet({ scene, plan }: { scene: EdScene; plan: LegPlan }) {
  const { position } = travellerOf(scene.view, plan.seat);
  const label = scene.words.leg.label(placeName(scene, position), placeName(scene, position + 1));
  const started = plan.leg.paid.length > 0 || plan.whole;
  return (
    <section class="ed-leg" data-slots={plan.slots.length} aria-label={label}>
      <Slots scene={scene} plan={plan} />
      {started && <Sum scene={scene} plan={plan} />}
      {started && <Arrival words={scene.words} plan={plan} />}
    </section>
  );
}

function Sum({ scene, plan }: { scene: EdScene; plan: LegPlan }) {
  const { words, view } = scene;
  const { least, most } = plan;
  const { parts, less } = sumOf(plan, view.plan.options.offerDays);
  const total = words.leg.range(least.total, most.total);
  return (
    <div class="sum" data-explain={`days:${plan.seat}`}>
      {(least.parts.length > 1 || less) && (
        <p class="equation">
          {parts}
          <span class="less">{less}</span>
        </p>
      )}
      <p class="total">
        <b class={total.length > 2 ? 'range' : ''}>{total}</b>
        <span class="eyebrow">{words.dayWord(most.total)}</span>
      </p>
      {least.saved > 0 && <p class="why">{words.leg.pairWhy}</p>}
    </div>
  );
}

function Arrival({ words, plan }: { words: Words; plan: LegPlan }) {
  const { day, least, most, questions } = plan;
  const range = (more: number) => words.leg.range(day + least.total + more, day + most.total + more);
  return (
    <p class="arrival" data-explain={`days:${plan.seat}`}>
      <span>
        <i class="dot" />
        {words.leg.arrive(day, range(0))}
      </span>
      {questions > 0 && (
        <span class="questions" data-explain="detective">
          <Icon name="g-detective" size={16} />
          {words.leg.detective}{' '}
          <b>
            +{questions} → {range(questions)}
          </b>
        </span>
      )}
    </p>
  );
}

/** The cards a plan would take, as small faces. */
export function PlanCards({ plan }: { plan: LegPlan }) {
  const faces = plan.leg.paid.map((card, at) => ({ card, key: `${card}${plan.leg.paid.length - at}` }));
  return (
    <span class="ed-plan-cards" aria-hidden="true">
      {faces.map(({ card, key }) => (
        <i key={key} class={`mini k-${TRAVEL[card].kind}`}>
          {TRAVEL[card].value}
        </i>
      ))}
    </span>
  );
}
