import { manual } from './manual.ts';

export const en = manual({
  goal: [
    'Your band goes on tour through the jazz clubs of Paris. Everyone has a map of their own with forty clubs. Turn by turn, two dice give everyone the same numbers; where they go is up to you. The box also has a map of New York with forty cards of its own; it isn’t included here.',
    'When every club is filled, everyone draws one route from club to club, by boat if you like. Then it is over.',
    'Along the route the numbers may never fall. Each club on it is a point, each circle one more, and boat rides score their length. The highest score wins. So sort your numbers while you write, low to high, along a way you could travel.',
  ],
  turn: [
    'Three cards are turned up and both dice are rolled, the same for everyone. 3 and 7 give 37 and 73.',
    'Write both numbers, each in an empty club in the region of one card. The two use different cards.',
    'If the club lies in the very arrondissement its card shows, the number is circled and worth more.',
    'Doubles, or three cards of one region: draw one star instead. A star counts as any number.',
    'What fits nowhere becomes an X, and no route passes an X.',
    'With one or two empty clubs left, only the dice are rolled, and nothing is circled any longer.',
  ],
  scoring: [
    'Only your route counts: clubs, circles and boat rides. A boat leaves from a dock at your club and lands at any other dock. Each step along the docks is a point.',
    'Playing alone, you play for a title: the table below says how many points each takes.',
  ],
  numbers: {
    clubs: 'Clubs on each map',
    cards: 'Cards in the box',
    given: 'Numbers given at the start',
    shown: 'Cards each turn',
    dice: 'Dice',
  },
  sum: { tens: 'one die', ones: 'the other', lower: 'the lower number; the other one is these dice the other way round' },
  result: { title: 'What the routes scored', player: 'Band', clubs: 'clubs', circled: 'circles', boats: 'boats', points: 'points' },
  ours: {
    clubs: 'where they are, their names and the lines between them',
    docks: 'where they are; letters and lengths are from the rulebook',
    cards: 'which region each arrondissement is paired with',
    homes: 'which of them are West, Central or East',
    secret: 'that it happens in secret',
    starCircle: 'that a star’s circle is no choice',
    bestShown: 'that the best route is shown',
    between: 'that a boat needs a club before and after it',
    ties: 'what happens on a tie',
  },
  docks: {
    title: 'Boat rides, in points',
    from: 'From',
    note: 'Drawn by us: where the docks are on the map. Their letters and lengths are the rulebook’s.',
  },
  titles: {
    title: 'Titles, by points',
    name: 'Title',
    free: 'Docks used freely',
    once: 'Docks once each',
    note: 'Our numbers, from many games played by bots.',
  },
});
