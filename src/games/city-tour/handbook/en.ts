import { manual } from './manual.ts';

export const en = manual({
  goal: [
    'Together you steer one sightseeing bus through a city that you build tile by tile. Travellers board on the way. Bring as many as you can to the sites that wait for their colour.',
    'The day ends when the bus leaves by the north-east exit, on turn 16 at the latest.',
    'You all win if at least as many travellers stand on sites as the Day card asks for. Otherwise you play the day again. Twelve days, each with something new, make the campaign.',
  ],
  turn: [
    'Two tiles are turned up, one from each pile. Talk it over.',
    'Choose one, rotate it as you like and place it right in front of the bus. The other is out of the game.',
    'The bus drives along its road to the end. It never has a choice.',
    'Travellers on that road board while there is a seat: six in all.',
    'When the bus passes a letter, all passengers of the site’s colour get off. If there are enough of them, they stay and count; if not, they go back to the reserve.',
    'Then it is the next player’s turn.',
  ],
  scoring: [
    'Count the pawns on all sites when the bus has left. Passengers still aboard do not count, except for Globetrotters on the last level.',
    'At a special site the day can be lost at once. The park, the station and the stadium ask for exactly their guests.',
  ],
  numbers: { piles: 'Road tiles', spaces: 'Spaces in the city', pawns: 'Pawns of each colour', objective: 'Objective on day 1' },
  sum: { boarded: 'boarded', controlled: 'inspection', aboard: 'aboard, compared with before' },
  result: {
    title: 'Who was delivered',
    letter: 'Letter',
    site: 'Site',
    delivered: 'Travellers',
    travellers: 'travellers; the objective was',
  },
  ours: {
    tiles: 'the roads and who waits on them',
    sites: 'colours, and how many travellers each asks for',
    whoChooses: 'who chooses the passenger',
    signsAndFans: 'whether signs and fans go along',
    howFar: 'how far one sees, and on which days it is allowed',
  },
  sites: {
    title: 'The sites',
    site: 'Site',
    colour: 'Colour',
    needs: 'Needs',
    any: 'see its card',
    note: 'Our numbers: the colours, and how many travellers each site asks for. The pictures of the printed sites are lost.',
  },
  days: {
    title: 'The twelve days',
    day: 'Day',
    level: 'Level',
    sites: 'Sites',
    cards: 'Cards',
    objective: 'Objective',
    note: 'Our numbers: which site stands behind which letter, and the objectives. The pictures of the printed Day cards are lost.',
  },
});
