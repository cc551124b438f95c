// What the prompt says, and the step bar of the week.

import { type Patience, SEATS, type TouristId } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Prompt, TurnStep } from '../kit.ts';
import { aboard, agencyOf, phaseAt, pieceName, type TourScene, topFrame } from './scene.ts';

/** The tourist whose lot, interest or mood is being decided: whoever the legal moves are about. */
export function whoIsAsked(scene: TourScene): { readonly tourist: TouristId; readonly patience?: Patience } | undefined {
  const { view, touching } = scene;
  const frame = topFrame(view);
  if (frame?.phase === 'mood') return agencyOf(view, frame.seat).desks[frame.desk] ?? undefined;
  for (const move of touching.moves) {
    if (move.type === 'score' || move.type === 'hotel' || move.type === 'leave' || move.type === 'remain') return { tourist: move.tourist };
  }
  return undefined;
}

/** The six phases of the week. */
function steps({ view, words }: Pick<TourScene, 'view' | 'words'>): readonly TurnStep[] {
  const now = phaseAt(view);
  return words.phases.map((name, at) => ({ name, state: at < now ? 'done' : at === now ? 'now' : 'later' }));
}

/** The sentence while a move of several touches is under way. */
function onTheWay(scene: TourScene): string | undefined {
  const { touching, words, view } = scene;
  const [first, ...more] = touching.path;
  const [kind, id = ''] = (first ?? '').split(':');
  const { prompts } = words;
  const phase = topFrame(view)?.phase;
  switch (kind) {
    case 'token':
      return prompts.token;
    case 'die':
      if (phase === 'reward') return prompts.rewardFace;
      return more.length === 0 ? prompts.diceSecond : prompts.face;
    case 'button':
      return more.length === 0 ? prompts.turn : prompts.face;
    case 'desk': {
      const waiting = phase === 'flight' ? agencyOf(view, Number(scene.viewer)).desks[Number(id)] : null;
      return waiting ? prompts.seat(pieceName(scene, waiting.tourist)) : undefined;
    }
    case 'tourist':
      return phase === 'checkIn' ? prompts.room(pieceName(scene, id)) : undefined;
    case 'employee':
      return withEmployee(scene, id, more.length);
    default:
      return undefined;
  }
}

function withEmployee(scene: TourScene, id: string, further: number): string {
  const { prompts } = scene.words;
  switch (id) {
    case 'P7':
      return further === 0 ? prompts.give : prompts.trade;
    case 'O3':
      return prompts.reroll;
    case 'P4':
      return prompts.captain;
    case 'H7':
      return prompts.activity;
    default:
      return prompts.employee(pieceName(scene, id));
  }
}

function waitingForRoom(scene: TourScene, seat: Seat): number {
  const { seats } = agencyOf(scene.view, seat);
  return SEATS.filter(at => seats[at].passenger?.fate === 'hotel').length;
}

function sentence(scene: TourScene, seat: Seat): string {
  const { view, words, touching } = scene;
  const { prompts } = words;
  const frame = topFrame(view);
  const asked = whoIsAsked(scene);
  const name = asked ? pieceName(scene, asked.tourist) : '';
  switch (frame?.phase) {
    case 'sides':
      return prompts.side;
    case 'draft':
      return prompts.draft;
    case 'dice':
      return touching.moves.some(({ type }) => type === 'swap') ? prompts.dice : prompts.diceNoSwap;
    case 'reward':
      return prompts.reward;
    case 'hire':
      return prompts.hire;
    case 'visa':
      return frame.drawn.length > 0 ? prompts.visa : prompts.visaAgain;
    case 'prep':
      return prompts.prep;
    case 'flight':
      return prompts.flight(aboard(agencyOf(view, seat)).length);
    case 'writer':
      return prompts.writer;
    case 'interest':
      return prompts.interest(name);
    case 'fate':
      return prompts.fate(name);
    case 'checkIn':
      return prompts.checkIn(waitingForRoom(scene, seat));
    case 'activity':
      return prompts.activity;
    case 'weekend':
      return prompts.weekend;
    case 'mood':
      return prompts.mood(name);
    case 'endWeek':
      return prompts.endWeek;
    default:
      return words.phases[phaseAt(view)] ?? words.over;
  }
}

const PRIMARY: Readonly<Record<string, string>> = {
  dice: 'button:accept',
  prep: 'button:done',
  checkIn: 'button:done',
  weekend: 'button:toMood',
  endWeek: 'button:endWeek',
  fate: 'button:hotel',
};

/** What to do now, for a seat. */
export function prompt(scene: TourScene, seat: Seat): Prompt {
  const { happening, texts } = scene;
  const news = happening && texts.event(happening, scene.voice);
  const phase = topFrame(scene.view)?.phase ?? '';
  const primary = scene.touching.lit('button:reroll') ? 'button:reroll' : PRIMARY[phase];
  return {
    sentence: news ?? onTheWay(scene) ?? sentence(scene, seat),
    steps: steps(scene),
    ...(primary ? { primary } : {}),
  };
}
