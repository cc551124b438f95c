// What the editor of Tour Operator says, in English.
import type { PressWords } from '../../../../editor/press-kit.ts';

const own: PressWords = {
  fields: {
    activities: 'Activities',
    x: 'On the map, from the left',
    y: 'On the map, from the top',
    interests: 'Interests',
    plusOne: '+1 for',
    patience: 'Patience',
    business: 'Flies business',
    weeks: 'Length of stay in weeks',
    'tourists-room': 'Room',
    spaces: 'Spaces',
    vp: 'Points',
    players: 'Minimum number of players',
    amount: 'Number on the card',
    uses: 'Uses per week',
  },
  values: {
    'plusOne-null': 'nothing',
    'room-null': 'any room',
    'room-vip': 'VIP room',
    'room-dorm': 'dorm',
    'business-true': 'yes',
    'business-false': 'no',
  },
  checks: { plusOne: () => 'The +1 must be for one of the tourist’s interests.' },
  mends: { noPlusOne: () => 'Remove the +1' },
};

/** English. */
export const en = {
  ...own,
  cities: 'Cities',
  citiesHelp: 'The points a visit scores for each interest, 0 to 9, and up to three activities.',
  tourists: 'Tourists',
  touristsHelp: 'One or two interests, what the tourist asks for, and a stay of 1 to 5 weeks.',
  rows: 'Activity rows',
  rowsHelp: 'One to five spaces, and what the first to complete the row gains.',
  staff: 'Employees',
  staffHelp: 'The numbers on the cards. What an employee does stays as it is.',
};

export type TourWords = typeof en;
