import { manual } from './manual.ts';

export const en = manual({
  goal: [
    'You run a travel agency with an office, a plane and a hotel. Tourists come to your office, and you fly them to cities that suit their interests. They sleep in your hotel until they go home happy.',
    'The game lasts a fixed number of weeks; the fewer players there are, the more weeks. After the last week it is over.',
    'The player with the most points wins. Points come from passengers who land where they like it and from activity rows you complete first. They are lost on dirty seats, wrong rooms and tourists who leave angry.',
  ],
  setup: [
    'Lay the cities at random in a grid, as large as the table below says.',
    'Everyone takes an agency: all seats and rooms clean, no points, no employees, an empty office. Fuel and coupons are as in the table.',
    'Shuffle the tourists and the employees.',
    'In turn order everyone chooses the side of the grid where their plane waits; sides may be shared.',
  ],
  turn: [
    'Check-out: every stay gets a week shorter; rooms that become empty are dirty.',
    'New tourists: take one after another from the display until four wait in your office.',
    'Dice: roll five, and change up to two by giving up others. Take tokens and hire employees; then clean, calm and prepare.',
    'Flight: board up to three tourists and fly. Each city you fly over or land in costs 1 fuel. In an open city each passenger scores the number of one interest.',
    'Check-in: everyone who arrived needs a clean, empty room.',
    'Weekend: you may mark an activity of the city; the city closes. Those still waiting in the office lose patience.',
  ],
  scoring: [
    'Points count at once, so the track always shows how you stand. They may fall below zero.',
    'If tied, the player with fewer tourists still waiting wins, then the one with more tokens. After that the win is shared.',
  ],
  numbers: {
    grid: 'Grid (columns × rows)',
    cities: 'Cities',
    weeks: 'Weeks',
    fuel: 'Fuel each',
    coupons: 'Coupons each',
    first: 'Tourists on display',
    rows: 'Activity rows in play',
  },
  points: 'points',
  player: 'Agency',
  result: 'Where the points came from',
  groups: { sights: 'interests', rows: 'activities', staff: 'employees', seats: 'seats', rooms: 'rooms', angry: 'left angry' },
  ours: {
    cities: 'values and activities, unless marked otherwise',
    cairo: 'nature 3 and culture 5',
    kyoto: 'both activities',
    tourists: 'all symbols, unless marked otherwise',
    symbols: 'all symbols',
    interests: 'both interests',
    employees: 'the effects',
    rows: 'spaces and bonuses',
  },
  rows: {
    title: 'The activity rows',
    row: 'Row',
    spaces: 'Spaces',
    bonus: 'Bonus for the first',
    players: 'Players',
    note: 'Our number: spaces and bonuses. The picture of the printed hotel board is lost.',
  },
});
