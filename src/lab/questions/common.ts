import { PARTS } from '../elements.ts';
import { about, type ReadyQuestion } from './ready-question.ts';

const FIRST = { place: 0 };

/** What is asked of every game in which one seat begins and one wins. */
export function contestQuestions(seats: number): readonly ReadyQuestion[] {
  return [
    about('startPlayer', { what: 'wins', who: FIRST }, { seats, slots: [{ slot: 'who' }], chart: 'order' }),
    ...rivalQuestions(seats),
    about('waiting', { what: 'waiting', who: FIRST }, { seats, slots: [{ slot: 'who' }], chart: 'waiting' }),
  ];
}

/** What is asked of every game in which one wins. */
export function rivalQuestions(seats: number): readonly ReadyQuestion[] {
  return [
    about('closeness', { what: 'margin' }, { seats, chart: 'scores' }),
    about('leader', { what: 'leaderWins' }, { seats, chart: 'leader' }),
    about(
      'strongerBot',
      { what: 'wins', who: { bot: 'easy' } },
      { seats: 2, bots: ['easy', 'greedy'], slots: [{ slot: 'who' }], chart: 'bots' },
    ),
    ...wayQuestions(seats, ['easy', 'greedy']),
  ];
}

/** What is asked of every game. */
export function wayQuestions(seats: number, unequal: readonly string[] = ['easy']): readonly ReadyQuestion[] {
  return [
    about('length', { what: 'moves' }, { seats, chart: 'length' }),
    about('choices', { what: 'choices' }, { seats, chart: 'decisions' }),
    luckQuestion(unequal),
  ];
}

/** Luck beside decisions: between bots of different strength, or of a bot that errs. */
function luckQuestion(bots: readonly string[]): ReadyQuestion {
  const measure = { what: 'worth', kind: PARTS, name: 'luck' } as const;
  return about('luckShare', measure, { seats: 2, bots, slots: [{ slot: 'element', kind: PARTS }], chart: { elements: PARTS } });
}
