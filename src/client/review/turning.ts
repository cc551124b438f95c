// What is said of a turning point.
import type { Seat } from '../../kernel/index.ts';
import type { DecisionStep, TurningPoint } from '../../review/index.ts';
import { doneAt, drawnAt } from './happened.ts';
import { isTeamOfSeveral, moveText, type Sight } from './sight.ts';
import { quotedIn } from './why.ts';

/** What happened there, and what is to be said of it. */
export interface TurningTold {
  readonly title: string;
  readonly text: string;
}

export function toldOf(sight: Sight, point: TurningPoint): TurningTold {
  const { kind, step: at, line, value } = point;
  const { review, words, pen } = sight;
  const step = review.steps[at];
  if (!step) return { title: '', text: '' };
  const isAlone = review.measure.result === 'score';
  if (step.kind === 'draw') {
    const title = drawnAt(sight, line, step.seat).join(' ');
    return { title, text: isAlone ? words.turning.average : chanceText(sight, point, 'average') };
  }
  const move = moveText(sight, line, step.seat, step.move);
  const title = doneAt(sight, line, step.seat, move) ?? chosen(sight, step.seat, move);
  if (kind === 'bestMove' || kind === 'won')
    return { title, text: isAlone ? words.turning.second(pen.amount(value.value)) : chanceText(sight, point, 'next') };
  const better = betterOf(step);
  const chance = isAlone ? '' : chanceText(sight, point, 'better');
  const text = better ? words.turning.better(moveText(sight, line, step.seat, better)) : '';
  return { title, text: [text, chance].filter(Boolean).join(text.endsWith('.') ? ' ' : '. ') };
}

/** Why a moment mattered: the chance to win after it, and after what it is compared with. */
function chanceText(
  { words: { turning }, pen, who }: Sight,
  { chance, chanceElse }: TurningPoint,
  than: 'average' | 'better' | 'next',
): string {
  return turning.chance(who, pen.percent(chance), turning.beside[than](pen.percent(chanceElse)));
}

/** A move that the log does not tell, in the words in which it was offered. */
function chosen({ words, nameOf, opened }: Sight, seat: Seat, move: string): string {
  const name = nameOf(seat);
  return name === null ? move : words.turning.chosen(name, quotedIn(opened.language, move));
}

/** The best move, where it was not made. */
function betterOf({ known }: DecisionStep): string | undefined {
  return known.find(({ isBest, isMade }) => isBest && !isMade)?.move;
}

/** What a turning point is called. Where there is only one other, that one has a name. */
export function turningName({ words: { turning }, who, review, seat, nameOf, words }: Sight, kind: TurningPoint['kind']): string {
  if (kind === 'bestMove') return isTeamOfSeveral(review) ? words.ofTeam.bestMove : turning.bestMove(who);
  const isAlone = review.measure.result === 'score';
  if (isAlone && (kind === 'won' || kind === 'lost')) return turning[kind === 'won' ? 'gained' : 'cost'];
  if ((kind === 'gift' || kind === 'theirLuck') && review.seats === 2) {
    const other = nameOf(1 - seat);
    return turning[kind === 'gift' ? 'giftOf' : 'luckOf'](other ?? words.you, other === null);
  }
  return turning[kind];
}
