// Stories and warnings, in English.
import type { Story } from '../../../kernel/index.ts';
import { ROOMS, SEATS } from '../components.ts';
import { EMPLOYEE_IDS } from '../employees.ts';
import { type Pieces, said } from './pieces.ts';
import type { Warnings } from './sentences.ts';
import type { StoryWords } from './story.ts';

const deed =
  (you: string, other: string, after = '') =>
  (isYou: boolean, what: Story): Story => [`${isYou ? you : other} `, ...what, ...(after ? [after] : [])];
const counted = (count: unknown, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const story = (pieces: Pieces): StoryWords => ({
  you: 'You',
  object: {
    ...said([...EMPLOYEE_IDS, ...SEATS, ...ROOMS], pieces, name => `the ${name}`),
    fuel: '1 fuel',
    coupon: 'a coupon',
    seat: 'a seat token',
    room: 'a room token',
  },
  and: 'and',
  colon: ': ',
  to: 'to',
  for: 'for',
  closed: ' (closed)',
  fuel: fuel => ` for ${fuel === 0 ? 'no' : fuel} fuel`,
  coupons: coupons => ` for ${counted(coupons, 'coupon')}`,
  instead: replaced => [' in place of ', replaced],
  points: (signed, points) => `${signed} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  causes: { seats: 'seats', rooms: 'rooms', angry: 'anger', rows: 'activities', staff: 'staff' },
  week: (isYou, week) => `${isYou ? 'start' : 'starts'} week ${week}`,
  wins: isYou => (isYou ? 'win the season' : 'wins the season'),
  shares: () => 'share the win',
  did: {
    fly: deed('fly', 'flies'),
    flyEmpty: deed('fly empty to', 'flies empty to'),
    stay: (isYou, what) => [isYou ? 'stay' : 'stays', ...(what.length > 0 ? [' in ', ...what] : [' beside the grid'])],
    side: deed('start on the', 'starts on the'),
    draft: deed('take', 'takes'),
    keep: deed('keep', 'keeps'),
    complete: deed('complete', 'completes', ' first'),
    lose: deed('let', 'lets', ' leave angry'),
    hire: deed('hire', 'hires'),
    house: deed('give', 'gives', ' a room'),
    lodge: deed('send', 'sends', ' to a partner hotel'),
    mark: deed('mark', 'marks'),
    gain: deed('gain', 'gains'),
    remain: deed('keep', 'keeps', ' aboard'),
    calm: deed('keep', 'keeps', ' calm'),
    cheer: deed('cheer up', 'cheers up'),
    use: deed('use', 'uses'),
    trade: deed('swap', 'swaps'),
    clean: deed('clean', 'cleans'),
    lower: deed('keep', 'keeps', ' waiting'),
    leave: deed('say goodbye to', 'says goodbye to'),
    hotel: deed('send', 'sends', ' to the hotel for no points'),
    replace: deed('send', 'sends', ' elsewhere'),
    board: deed('board', 'boards'),
    begin: isYou => [isYou ? 'start next week' : 'starts next week'],
  },
});

export const warnings = (piece: (id: unknown) => string): Warnings => ({
  'empty flight': facts =>
    `No one is aboard: ${piece(facts.city)} brings no points and closes. ${counted(facts.waiting, 'tourist')} ${facts.waiting === 1 ? 'is' : 'are'} still waiting in your office. Fly anyway?`,
  'closed city': facts =>
    `${piece(facts.city)} is closed: ${facts.passengers === 1 ? 'your passenger scores' : `your ${facts.passengers} passengers score`} nothing there. Fly anyway?`,
  'few rooms': facts =>
    `More guests than clean rooms: ${counted(facts.passengers, 'passenger')}, ${counted(facts.rooms, 'clean room')}. A guest without a room costs you their points and ${facts.price} more. Fly anyway?`,
  'no flight': facts =>
    `Your plane stays: ${facts.passengers === 1 ? 'your passenger scores' : 'your passengers score'} nothing this week. Stay anyway?`,
  'idle plane': facts =>
    `No one is aboard and your plane stays: no points this week, and ${counted(facts.waiting, 'tourist')} ${facts.waiting === 1 ? 'is' : 'are'} still waiting. Stay anyway?`,
  dismissal: facts => `The ${piece(facts.hired)} replaces your ${piece(facts.employee)}, who hasn’t been used. Hire anyway?`,
  'sent away': facts => `${piece(facts.tourist)} leaves angry: −${facts.price} points, though a clean room is free. Let them leave?`,
  'turned away': facts =>
    `Turning ${piece(facts.tourist)} away costs ${facts.price} points, though a room can still be made ready. Turn them away?`,
  'no marker': () => 'You may place a marker for free, and it is lost if you don’t. Go without?',
  angry: facts => `${piece(facts.tourist)} leaves angry: −${facts.price} points, though you can keep everyone calm. Let them leave?`,
  'few cities': facts => `${facts.cities} cities for ${facts.flights} flights: open cities may run out, and with them the points.`,
  'few tourists': facts => `Only ${facts.tourists} tourists for so many players: they may run out, and some desks may stay empty.`,
});
