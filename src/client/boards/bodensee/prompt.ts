// What the prompt says, and the six steps of the turn.
import { BodenseeTable, type Frame } from '../../../games/bodensee/table.ts';
import { refusalText } from '../../../kernel/index.ts';
import type { Prompt, TurnStep } from '../kit.ts';
import { type Lake, stepOf, tileName, topFrame } from './scene.ts';

function steps({ view, words }: Lake): readonly TurnStep[] {
  const now = stepOf(view);
  return words.steps.map((name, at) => ({ name, state: at < now ? 'done' : at === now ? 'now' : 'later' }));
}

function askForDie({ view, words }: Lake, { action }: Extract<Frame, { readonly phase: 'die' }>): string {
  if (action === 'tour') return words.ask.tour;
  return action === 'reroll' || action === 'casino' ? words.ask.reroll : words.ask.centre(view.plan.options.centrePips);
}

/** Why no action can be used after the tour; undefined where one can. */
function nothingPossible({ view, texts, touching, words }: Lake): string | undefined {
  const { moves } = touching;
  if (moves.length === 0 || moves.some(({ type }) => type !== 'none')) return undefined;
  const { seat } = view.turn;
  const refusals = BodenseeTable.candidates(view, seat).flatMap(move => BodenseeTable.refusal(view, seat, move) ?? []);
  const reasons = new Set(refusals.map(refusal => refusalText(texts, refusal)));
  return words.ask.nothing([...reasons].join(' '));
}

function sentence(scene: Lake): string {
  const { view, words, touching } = scene;
  const { ask } = words;
  const frame = topFrame(view);
  const { morning } = view.turn;
  switch (frame?.phase) {
    case 'bus':
      return ask.bus;
    case 'morning':
      return ask.morning;
    case 'drive':
      return morning === 'ferry' ? ask.ferry : morning === 'ignore' ? ask.ignore : ask.drive;
    case 'tour':
      return frame.tile === null ? ask.next : ask.send(tileName(scene, frame.tile));
    case 'allDay':
      return nothingPossible(scene) ?? ask.allDay;
    case 'tile':
      return ask.tile;
    case 'town':
      return ask.town(tileName(scene, frame.tile));
    case 'die':
      return askForDie(scene, frame);
    case 'again':
      return ask.again(frame.left);
    case 'pips':
      return touching.path.length > 0 ? ask.pipsMore : ask.pips;
    case 'call':
      return ask.call;
    case 'to':
      return ask.to;
    default:
      return ask.wait;
  }
}

const LAST: readonly (Frame['phase'] | undefined)[] = ['town', 'die', 'again', 'pips', 'to'];

/** The question; where the turn ends with its answer, that is said too. */
function asked(scene: Lake): string {
  const frame = topFrame(scene.view);
  const goesOn = frame?.phase === 'die' && frame.action === 'casino';
  const isLast = scene.view.frames[0]?.phase === 'allDay' && LAST.includes(frame?.phase) && !goesOn;
  return isLast ? `${sentence(scene)} ${scene.words.ask.thenEnds}` : sentence(scene);
}

const PRIMARY: Readonly<Partial<Record<Frame['phase'], string>>> = {
  allDay: 'button:none',
  again: 'button:stop',
  pips: 'button:plus2',
};

/** What to do now. */
export function prompt(scene: Lake): Prompt {
  const { happening, texts } = scene;
  const news = happening && texts.event(happening, scene.voice);
  const phase = topFrame(scene.view)?.phase;
  const primary = phase && PRIMARY[phase];
  return { sentence: news ?? asked(scene), steps: steps(scene), ...(primary ? { primary } : {}) };
}
