/** What the first look of every game says in English. */
export const en = {
  lead: 'Four cards, then the table. They stay on the game page and behind the question mark.',
  deck: 'How to win, four cards',
  large: 'Large',
  names: ['The goal', 'A turn', 'What counts', 'One piece of advice'],
  cardOf: (card: number) => `Card ${card} of 4`,
  lesson: 'Guided first game',
  play: 'Play at once',
  skip: 'Skip to the table',
  back: 'Back to the table',
  close: 'Close',
  news: {
    begun: 'The game has begun.',
    turn: 'The game has begun – it’s your turn.',
    away: 'The host has removed you from this table. You can watch.',
    go: 'To the table',
  },
  print: 'Print',
  hold: 'Touch and hold anything on the table to have it explained.',
  rest: 'Rest the mouse on anything on the table to have it explained.',
};

export type HouseWords = typeof en;
