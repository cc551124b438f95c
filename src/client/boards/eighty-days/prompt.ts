// What to do now, in one sentence.
import type { Frame } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Prompt, TurnStep } from '../kit.ts';
import { type LegPlan, planAhead, planAtHand } from './plan.ts';
import { capital, type EdScene, frameOf, pieceName, placeName, seatInTurn, travellerOf } from './scene.ts';

const STEP: Readonly<Partial<Record<Frame['phase'], number>>> = {
  choose: 0,
  act: 1,
  trade: 1,
  travel: 2,
  slot: 2,
  modify: 2,
  roll: 2,
  arrive: 2,
  endTurn: 4,
};

function stepsOf({ words }: EdScene, frame: Frame): readonly TurnStep[] {
  const now = STEP[frame.phase] ?? 0;
  return words.turn.steps.map((name, index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'later' }));
}

/** The half-made choice: which card of the leg, or which card of the discard. */
function halfway(scene: EdScene): string | undefined {
  const [first] = scene.touching.path;
  if (first === undefined) return undefined;
  const leadsOn = scene.touching.moves.some(move => 'slot' in move && move.slot !== null);
  const event = first.replace(/^(event|action):/, '');
  const fetches = scene.touching.moves.some(move => (move.type === 'playEvent' || move.type === 'playPrincess') && move.card !== null);
  if (fetches) return scene.words.prompt.fetch;
  return leadsOn ? scene.words.prompt.slot(capital(scene, event)) : undefined;
}

const EMPTY: Pick<LegPlan, 'slots' | 'laid' | 'whole'> = { slots: [], laid: [], whole: false };

/** The prompt for a seat that may act. */
export function prompt(scene: EdScene, seat: Seat): Prompt {
  const { view, words, happening, texts } = scene;
  const news = happening && texts.event(happening, scene.voice);
  const frame = frameOf(view);
  if (!frame) return { sentence: news ?? words.prompt.over };
  const inTurn = seatInTurn(view);
  if (inTurn !== seat) return { sentence: news ?? (inTurn === undefined ? '' : words.prompt.wait(inTurn, scene.voice)) };
  const steps = stepsOf(scene, frame);
  const sentence = news ?? halfway(scene);
  return sentence ? { sentence, steps } : { ...asked(scene, seat, frame), steps };
}

function asked(scene: EdScene, seat: Seat, frame: Frame): Prompt {
  const { view, words, touching } = scene;
  const traveller = travellerOf(view, seat);
  const next = placeName(scene, traveller.position + 1);
  switch (frame.phase) {
    case 'choose':
      return { sentence: words.prompt.choose };
    case 'act':
      return { sentence: words.prompt.act[frame.space] };
    case 'trade':
      return { sentence: words.prompt.trade(frame.swapped), ...(frame.swapped > 0 ? { primary: 'button:stop' } : {}) };
    case 'travel': {
      const plan = planAhead(view, touching);
      if (planAtHand(view, touching.path)) return { sentence: words.prompt.modify(next), primary: 'button:depart' };
      if (plan) return { sentence: words.prompt.travel(next) };
      const arrived = view.turn.legsDone >= view.turn.legsAllowed;
      return { sentence: arrived ? words.prompt.stay : words.prompt.lacking(next), primary: 'button:endTurn' };
    }
    case 'slot': {
      const { slots, laid, whole } = planAtHand(view, touching.path) ?? EMPTY;
      if (whole) return { sentence: words.prompt.modify(next), primary: 'button:depart' };
      const open = laid.indexOf(undefined);
      return { sentence: words.prompt.pay(pieceName(scene, slots[open] ?? 'S'), laid.filter(Boolean).length + 1, slots.length) };
    }
    case 'modify':
      return { sentence: words.prompt.modify(next), primary: 'button:depart' };
    case 'roll':
      return { sentence: words.prompt.roll(frame.die), primary: 'button:accept' };
    case 'arrive': {
      const chip = frame.colour && view.chips[frame.colour][traveller.position - 1];
      return { sentence: frame.colour && chip ? words.prompt.chip(frame.colour, placeName(scene, traveller.position), chip) : '' };
    }
    default:
      return { sentence: words.prompt.discard(traveller.travelCount + traveller.eventCount - view.plan.options.handLimit) };
  }
}

/** The line of the top bar. */
export function headline({ view, words }: EdScene): string {
  const home = view.londonOrder.length;
  return `${words.round(view.round)}, ${home === 0 ? words.nobodyHome : words.home(home)}`;
}
