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
    weeks: 'Weeks of the stay',
    'tourists-room': 'Room',
    spaces: 'Spaces',
    vp: 'Points',
    players: 'From so many players',
    amount: 'Number on the card',
    uses: 'Uses a week',
  },
  values: {
    'plusOne-null': 'nothing',
    'room-null': 'any room',
    'room-vip': 'VIP room',
    'room-dorm': 'dorm',
    'business-true': 'yes',
    'business-false': 'no',
  },
  checks: { plusOne: () => 'The +1 belongs to an interest of the card.' },
  mends: { noPlusOne: () => 'Take the +1 away' },
};

/** English. */
export const en = {
  ...own,
  cities: 'Cities',
  citiesHelp: 'What a visit brings for each interest, 0 to 9, and up to three activities.',
  tourists: 'Tourists',
  touristsHelp: 'One or two interests, what the tourist asks for, and how long the stay is, 1 to 5 weeks.',
  rows: 'Activity rows',
  rowsHelp: 'One to five spaces, and what the first to complete the row gains.',
  staff: 'Employees',
  staffHelp: 'The numbers on the cards. What an employee does stays as it is.',
};

export type TourWords = typeof en;
