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
    ...wayQuestions(seats),
  ];
}

/** What is asked of every game. */
export function wayQuestions(seats: number): readonly ReadyQuestion[] {
  return [
    about('length', { what: 'moves' }, { seats, chart: 'length' }),
    about('choices', { what: 'choices' }, { seats, chart: 'decisions' }),
  ];
}
