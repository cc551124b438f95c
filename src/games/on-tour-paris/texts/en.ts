import { COVER } from '../cover.ts';
import { entriesText, lexicon, numeralOf, piecesWith, place, texts, twoDigits } from './sentences.ts';
import { type Pieces, routeText, type TableWords } from './table.ts';

const pieces: Pieces = piecesWith({
  N: 'North',
  S: 'South',
  W: 'West',
  C: 'Central',
  E: 'East',
  busker: 'Métro busker',
  openingAct: 'Opening act',
  houseBand: 'House band',
  headliner: 'Headliner',
  toast: 'Toast of Montmartre',
  legend: 'Legend of Saint-Germain',
});

const { piece, all, list } = lexicon('en', pieces);
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) === 1 ? one : many}`;

const words: TableWords = {
  setup: (step, number, card) => `Set-up ${step} of 4: ${number} goes to the arrondissement of ${card}`,
  turn: (turn, roller) => `Turn ${turn}, ${roller} rolls`,
  cards: 'Cards',
  noCards: 'none (last turn)',
  dice: 'Dice',
  doubles: 'doubles: a star',
  deck: (left, discarded) => `${counted(left, 'card')} in the deck, ${discarded} discarded`,
  routes: 'All clubs are filled: the routes',
  empty: clubs => counted(clubs, 'empty club'),
  done: 'done',
  thinking: 'thinking',
  hidden: 'map hidden until the end',
  pencilled: 'pencilled in',
  result: ({ points, clubs, circled, boats }) =>
    `${counted(points, 'point')} (${counted(clubs, 'club')}, ${circled} circled, ${boats} by boat)`,
  best: points => `possible: ${points}`,
};

/** The game in English. */
export const en = texts({
  title: COVER.title.en,
  pitch: 'A hundred days, forty jazz clubs, one band: write the dates of your tour so that they make the longest route.',
  sections: {
    'OT-1': 'Terms',
    'OT-2': 'Set-up',
    'OT-3': 'The turn',
    'OT-4': 'Where numbers go',
    'OT-5': 'Stars',
    'OT-6': 'X',
    'OT-7': 'Last turns',
    'OT-8': 'The route',
    'OT-9': 'Bateaux Mouches',
    'OT-10': 'Scoring',
    'OT-11': 'Planning',
  },
  rules: {
    'OT-1.1':
      'Every arrondissement has two jazz clubs. A club is empty or holds a number, a star or an X; numbers and stars may be circled. What is written stays.',
    'OT-1.2': 'Every arrondissement lies North or South of the Seine, and in the West, the Centre or the East.',
    'OT-1.3': 'A club belongs to both regions of its arrondissement.',
    'OT-1.4': 'A card shows a region and an arrondissement that lies in it.',
    'OT-1.5': 'Two dice form two numbers, either one in front. A leading zero is written, so 0 and 7 give 07 and 70; 07 counts as seven.',
    'OT-1.6': 'Equal dice are doubles and never give numbers.',
    'OT-2.1': 'In set-up, doubles are rolled again.',
    'OT-2.2': 'The lower number belongs to the first card drawn, the higher to the second.',
    'OT-2.3': 'Everybody chooses alone which club of exactly that arrondissement takes the number; the region on the card does not matter.',
    'OT-2.4': 'If one of the two clubs is taken, the number goes to the other.',
    'OT-2.5': 'All set-up numbers are circled.',
    'OT-2.6': 'A roll with two cards is done twice.',
    'OT-2.7': 'The four cards leave the game for good.',
    'OT-2.8': 'Everybody writes before the next card is drawn.',
    'OT-3.1': 'With three or more empty clubs, three cards are flipped and then both dice rolled. They are the same for everybody.',
    'OT-3.2': 'If the deck is empty, the discards become the new deck.',
    'OT-3.3': 'Unless the turn gives a star, everybody writes both numbers, each in an empty club of its own.',
    'OT-3.4': 'When all have finished, the three cards are discarded.',
    'OT-3.5': 'After every turn the dice pass clockwise. Rolling them is all the roller does.',
    'OT-3.6': 'After every step all maps have equally many empty clubs.',
    'OT-3.7': 'All write at the same time, in secret. When the last one has finished, everything is entered and shown together.',
    'OT-4.1': 'Each number uses one of the three cards; the two numbers use different cards.',
    'OT-4.2': 'The club must lie in the region of the card used.',
    'OT-4.3': 'A number is circled when its club lies in the arrondissement of the very card used for it.',
    'OT-4.4': 'A circle comes by itself and cannot be refused.',
    'OT-4.5': 'Either number may use either card, in any order, and both may go to one arrondissement.',
    'OT-4.6': 'While you write, no order of numbers binds you.',
    'OT-5.1': 'Three cards of one region, or doubles: everybody draws one star and writes no number.',
    'OT-5.2': 'The star goes to an empty club in the region of any of the three cards.',
    'OT-5.3': 'It is circled if any of the three cards shows the arrondissement of its club.',
    'OT-5.4': 'With three cards of one region the dice are rolled, but not used.',
    'OT-6.1': 'Only for a number or star that fits nowhere you put an X in an empty club instead.',
    'OT-6.2': 'Numbers come before X’s. An X is never circled, and no route may visit it.',
    'OT-6.3': 'An X may go to any empty club; by option, to a region of a card on the table while there is one.',
    'OT-6.4': 'If only one number fits, you choose which.',
    'OT-6.5': 'If both numbers can be written, the first must leave room for the second. By option this is not asked.',
    'OT-6.6': 'A star that fits nowhere becomes one X.',
    'OT-6.7':
      'If nothing fits, you put two X’s. Otherwise write one number, then the other if a card is left for it. Only where it was agreed may you choose an X for a number that fits, and then you name the number.',
    'OT-7.1': 'With one or two empty clubs no cards are flipped; the dice are rolled alone.',
    'OT-7.2': 'Two clubs, no doubles: one number in each, as you like.',
    'OT-7.3': 'One club, no doubles: write one of the two numbers of the roll; the other is lost.',
    'OT-7.4': 'Two clubs and doubles: a star in either, then one more last turn.',
    'OT-7.5': 'One club and doubles: a star in it.',
    'OT-7.6': 'In last turns nothing is circled, and there are no X’s.',
    'OT-7.7': 'A last turn leaves deck and discards alone, and no region binds you.',
    'OT-8.1': 'When all clubs are filled, everybody draws one route.',
    'OT-8.2': 'A route is a row of different clubs, starting anywhere. It may be empty.',
    'OT-8.3': 'It never visits an X.',
    'OT-8.4': 'From club to club it follows a line of the map or takes a boat; there is no other way across the Seine.',
    'OT-8.5': 'No number may be lower than the last number before it, whatever stars lie between.',
    'OT-8.6': 'Stars fit anywhere: first, last, or several in a row.',
    'OT-8.7': 'No club is visited twice.',
    'OT-8.8': 'You draw your own route, and the best possible one is shown afterwards; by option the best is drawn for everybody.',
    'OT-8.9': 'A route is entered club by club, in secret, and ends when you submit it yourself.',
    'OT-9.1': 'A boat leaves from a dock of the club you are at, lands at any other dock, and the route goes on at a club of that dock.',
    'OT-9.2': 'It may cross the river or stay on its bank.',
    'OT-9.3': 'A ride scores the number of letters between its docks, in either direction.',
    'OT-9.4': 'The order of numbers holds across a ride.',
    'OT-9.5': 'A route may have several rides, always with a club between them, and neither begins nor ends with one.',
    'OT-9.6': 'Docks may be used again and again; by option each serves a single ride of a route.',
    'OT-9.7': 'Where a line and a boat join the same clubs, you choose.',
    'OT-9.8': 'Nobody has to ride.',
    'OT-10.1': 'One point for each club on your route. The highest score wins.',
    'OT-10.2': 'One more for each circled number or star on it.',
    'OT-10.3': 'Plus the length of every boat ride.',
    'OT-10.4': 'What is not on the route counts nothing.',
    'OT-11.1': 'You may sketch and change a plan at any time; only you see it.',
    'OT-11.2': 'As agreed, the sketch is left alone, checked and counted, or the best route so far is shown.',
    'OT-11.3': 'Sketches and help change no rule and are not recorded.',
  },
  options: {
    firstRoller: { name: 'First roller', help: 'Who rolls first. It changes nothing but whose hand it is.', values: { random: 'Random' } },
    dockUse: {
      name: 'Docks',
      help: 'Whether a dock may serve more than one ride of a route.',
      values: { free: 'As often as you like', once: 'Once each (tight river)' },
    },
    xRule: {
      name: 'When an X is due',
      help: 'How far you must see to it that both numbers fit.',
      values: { strict: 'Write both if you can', sequential: 'One after the other', voluntary: 'An X may be chosen' },
    },
    xPlace: {
      name: 'Place of an X',
      help: 'Where an X may go.',
      values: { anywhere: 'Any empty club', cardRegions: 'A region on the table first' },
    },
    routeMode: {
      name: 'Routes',
      help: 'Whether you draw your route or the best one counts by itself.',
      values: { draw: 'Drawn by hand', auto: 'Best route counts' },
    },
    routeAid: {
      name: 'Help with planning',
      help: 'What the table tells you about your sketch.',
      values: { none: 'Nothing', validate: 'Mistakes and points', optimum: 'The best route so far' },
    },
    tieBreak: {
      name: 'Ties',
      help: 'What happens when scores are equal.',
      values: { shared: 'Shared victory', detailed: 'Clubs, circles, boats, fewer X’s' },
    },
    openBoards: {
      name: 'Other maps',
      help: 'When you may look at the maps of the others.',
      values: { afterStep: 'After every step', end: 'At the end only' },
    },
  },
  pieces,
  table: words,
  refusals: {
    'OT-1.1': ({ club }) => `${place(club)} is already taken.`,
    'OT-2.3': ({ club, arrondissement }) => `${place(club)} is not in arrondissement ${numeralOf(arrondissement)}.`,
    'OT-3.3': ({ number }) => `There is no ${twoDigits(number)} left to write.`,
    'OT-4.1': ({ card, shown }) =>
      shown ? `${piece(card)} has served your first number.` : `${piece(card)} is not one of the cards on the table.`,
    'OT-4.2': ({ club, region }) => `${place(club)} does not lie in the region ${piece(region)}.`,
    'OT-5.2': ({ club }) => `${place(club)} lies in no region of the three cards.`,
    'OT-6.3': ({ club }) => `${place(club)} lies in no region of the cards, and other empty clubs do.`,
    'OT-6.5': ({ club, number }) => `With ${twoDigits(number)} in ${place(club)} on that card, your other number would no longer fit.`,
    'OT-7.3': ({ number }) => `${twoDigits(number)} was not rolled.`,
    'OT-8.3': ({ club }) => `There is an X in ${place(club)}.`,
    'OT-8.4': ({ club, from }) => `No line leads from ${place(from)} to ${place(club)}.`,
    'OT-8.5': ({ number, last }) => `${twoDigits(number)} is lower than ${twoDigits(last)}.`,
    'OT-8.7': ({ club }) => `You have been at ${place(club)}.`,
    'OT-9.1': ({ from, to, club, at }) => {
      if (from === to) return 'A boat lands at another dock than it left from.';
      return `Dock ${from} must touch ${place(at)}, and dock ${to} must touch ${place(club)}.`;
    },
    'OT-9.6': ({ from, to }) => `Dock ${from} or ${to} has served a ride already.`,
  },
  moves: {
    club: ({ club }) => `Write it in ${place(club)}`,
    write: ({ number, club, card }) => `Write ${twoDigits(number)} in ${place(club)}${card ? ` with ${piece(card)}` : ''}`,
    star: ({ club }) => `Draw a star in ${place(club)}`,
    x: ({ number, club }) => `Put an X in ${place(club)}${number === null ? '' : ` instead of ${twoDigits(number)}`}`,
    low: ({ club }) => `Write the lower number in ${place(club)}`,
    submit: (_move, view) =>
      view.players.some(({ pending }) => (pending?.length ?? 0) > 0) ? 'Submit your route' : 'Submit an empty route',
    start: ({ club }) => `Start at ${place(club)}`,
    step: ({ club }) => `Go on to ${place(club)}`,
    ride: ({ from, to, club }) => `Ride from dock ${from} to dock ${to}, on to ${place(club)}`,
  },
  events: {
    setupDrawn: ({ step, number, card }) => `Set-up ${step} of 4: ${twoDigits(number)} goes to the arrondissement of ${piece(card)}.`,
    rollerChosen: ({ seat }, voice) => `${voice.name(seat)} has the best taste in music and rolls first.`,
    reshuffled: ({ cards }) => `The discards become a new deck of ${counted(cards, 'card')}.`,
    turnBegun: ({ turn, roller, cards, dice, kind }, voice) => {
      const shown = cards.length > 0 ? `${list(cards.map(piece))}; ` : '';
      const asked = { write: '', star: ' A star!', lastPair: ' The last two clubs.', lastSingle: ' The last club.', lastStar: ' A star!' }[
        kind
      ];
      return `Turn ${turn}: ${shown}${voice.name(roller)} rolls ${dice.join(' and ')}.${asked}`;
    },
    finished: ({ seat }, voice) => `${voice.name(seat)} is done.`,
    entered: ({ seat, entries }, voice) => (entries ? `${voice.name(seat)}: ${list(entriesText(entries, 'in'))}.` : undefined),
    routed: ({ seat, route, points, clubs, circled, boats }, voice) =>
      `${voice.name(seat)} scores ${counted(points, 'point')}: ${counted(clubs, 'club')}, ${circled} circled, ${boats} by boat (${routeText(route) || 'no route'}).`,
    ended: ({ winners }, voice) => (winners.length === 1 ? `${all(winners, voice)} wins.` : `${all(winners, voice)} win together.`),
  },
});
