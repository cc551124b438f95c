// Why something cannot be used now, in English.
import type { UntouchableWords, When } from './untouchable.ts';

const WHEN: Readonly<Record<When, string>> = {
  leaving: 'when someone leaves angry',
  roll: 'while you choose your dice',
  prepare: 'while you prepare',
  hire: 'when you turn up applicants',
  landing: 'right after landing in an open city',
  flight: 'with your flight',
  checkIn: 'at check-in',
  weekend: 'at the weekend',
  ready: 'once your dice are settled',
  calm: 'while you prepare and at the weekend',
};

export const untouchable = (piece: (id: unknown) => string): UntouchableWords => ({
  side: () => 'Your plane already has its side.',
  notYet: () => 'Planes fly once everyone has rolled and prepared.',
  flown: () => 'Your plane has had its flight this week.',
  first: ({ tourist }) => `${piece(tourist)} comes first: it goes desk by desk.`,
  asked: ({ tourist }) => `This is about ${piece(tourist)}: the buttons show what can happen.`,
  happy: ({ tourist }) => `${piece(tourist)} is happy; a coupon only helps someone impatient.`,
  boardLater: ({ tourist }) => `${piece(tourist)} can board when the flights begin.`,
  leftBehind: ({ tourist }) => `${piece(tourist)} stays in the office: your plane has had its flight this week.`,
  noOne: () => 'No one is left in your office to board.',
  cleanLater: () => 'You can clean once your dice are settled.',
  cleanNext: () => 'You can clean again after this choice.',
  calmLater: () => 'Coupons help while you prepare and at the weekend.',
  fuel: () => 'Fuel is spent on flights: 1 for every city.',
  byItself: ({ employee }) => `The ${piece(employee)} works automatically when the moment comes.`,
  turn: ({ employee }) => `The ${piece(employee)} works through “Change a die for free”.`,
  works: ({ employee, when }) => `The ${piece(employee)} works ${WHEN[when as When]}.`,
  markLater: () => 'Markers are placed at the weekend, on an activity of the open city you visited.',
});
