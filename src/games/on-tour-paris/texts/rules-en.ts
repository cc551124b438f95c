// The rulebook in English.
import type { Language } from './sentences.ts';

/** The headings of the sections. */
export const SECTIONS: Language['sections'] = {
  'OT-1': 'Terms',
  'OT-2': 'Setup',
  'OT-3': 'The turn',
  'OT-4': 'Where numbers go',
  'OT-5': 'Stars',
  'OT-6': 'X',
  'OT-7': 'Last turns',
  'OT-8': 'The route',
  'OT-9': 'Bateaux Mouches',
  'OT-10': 'Scoring',
  'OT-11': 'Planning',
};

/** What every clause says. */
export const RULES: Language['rules'] = {
  'OT-1.1': ({ content }) =>
    `Every arrondissement has two jazz clubs. A club is empty or holds a number, a star or an X; numbers and stars may be circled. What is written stays.${content ? ' The map is this table’s own.' : ''}`,
  'OT-1.2': 'Every arrondissement lies north or south of the Seine, and in the West, Central or East region.',
  'OT-1.3': 'A club belongs to both regions of its arrondissement.',
  'OT-1.4': 'A card shows a region and an arrondissement that lies in it.',
  'OT-1.5': 'Two dice form two numbers, with either die first. A leading zero is written, so 0 and 7 give 07 and 70; 07 counts as seven.',
  'OT-1.6': 'Equal dice are doubles and never give numbers.',
  'OT-2.1': 'During setup, doubles are rerolled.',
  'OT-2.2': 'The lower number goes with the first card drawn, the higher with the second.',
  'OT-2.3': 'Each player chooses which club of exactly that arrondissement takes the number; the region on the card does not matter.',
  'OT-2.4': 'If one of the two clubs is taken, the number goes to the other.',
  'OT-2.5': 'All setup numbers are circled.',
  'OT-2.6': 'Setup is two rolls, with two cards for each.',
  'OT-2.7': 'The four setup cards leave the game for good.',
  'OT-2.8': 'Everyone writes before the next setup card is drawn.',
  'OT-3.1': 'With three or more empty clubs, three cards are turned up and then both dice are rolled. They are the same for everyone.',
  'OT-3.2': 'If the deck is empty, the discard pile becomes the new deck.',
  'OT-3.3': 'Unless the turn gives a star, everyone writes both numbers, each in an empty club of its own.',
  'OT-3.4': 'When everyone has finished, the three cards are discarded.',
  'OT-3.5': 'After every turn the dice pass clockwise. Rolling them is all the roller does.',
  'OT-3.6': 'After every step all maps have the same number of empty clubs.',
  'OT-3.7': ({ openBoards }) =>
    `Everyone writes at the same time, in secret. When the last player has finished, everything is entered${openBoards === 'end' ? '; the maps of the others are shown at the end of the game' : ' and shown together'}.`,
  'OT-4.1': 'Each number uses one of the three cards; the two numbers use different cards.',
  'OT-4.2': 'The club must lie in the region of the card used.',
  'OT-4.3': 'A number is circled when its club lies in the arrondissement of the very card used for it.',
  'OT-4.4': 'A circle comes automatically and cannot be refused.',
  'OT-4.5': 'Either number may use either card, in any order, and both may go to one arrondissement.',
  'OT-4.6': 'When you write, the numbers on the map may stand in any order.',
  'OT-5.1': 'Three cards of one region, or doubles: everyone draws one star and writes no number.',
  'OT-5.2': 'The star goes to an empty club in the region of any of the three cards.',
  'OT-5.3': 'A star is circled if any of the three cards shows the arrondissement of its club.',
  'OT-5.4': 'With three cards of one region, the dice are rolled but not used.',
  'OT-6.1': 'You put an X in an empty club only for a number or star that fits nowhere.',
  'OT-6.2': 'Numbers come before X’s. An X is never circled, and no route may visit it.',
  'OT-6.3': ({ xPlace }) =>
    xPlace === 'cardRegions'
      ? 'An X goes in a region of the cards while a club there is empty, and only then in any empty club.'
      : 'An X may go in any empty club. With the option “A region on the table first” it goes in a region of the cards while a club there is empty.',
  'OT-6.4': 'If only one number fits, you choose which.',
  'OT-6.5': ({ xRule }) =>
    xRule === 'strict'
      ? 'If both numbers can be written, the first must leave room for the second. An option drops this rule.'
      : 'The first number need not leave room for the second.',
  'OT-6.6': 'A star that fits nowhere becomes one X.',
  'OT-6.7': ({ xRule }) =>
    `If nothing fits, put two X’s. If only one number fits, write it and put an X for the other. ${xRule === 'voluntary' ? 'You' : 'With the option “An X may be chosen” you'} may also put an X for a number that fits.`,
  'OT-7.1': 'With one or two empty clubs no cards are turned up; only the dice are rolled.',
  'OT-7.2': 'Two empty clubs and no doubles: one number in each, as you like.',
  'OT-7.3': 'One empty club and no doubles: write one of the two numbers rolled; the other is lost.',
  'OT-7.4': 'Two empty clubs and doubles: a star in either, and one more last turn.',
  'OT-7.5': 'One empty club and doubles: a star in it.',
  'OT-7.6': 'On last turns nothing is circled, and there are no X’s.',
  'OT-7.7': 'Last turns use no cards, and no region limits you.',
  'OT-8.1': 'When all clubs are filled, everyone draws one route.',
  'OT-8.2': 'A route is a sequence of different clubs, starting anywhere. It may be empty.',
  'OT-8.3': 'A route never visits an X.',
  'OT-8.4': 'From club to club a route follows a line on the map or takes a boat; there is no other way across the Seine.',
  'OT-8.5': 'No number may be lower than the last number before it, whatever stars lie between.',
  'OT-8.6': 'Stars fit anywhere: first, last, or several in a row.',
  'OT-8.7': 'No club is visited twice.',
  'OT-8.8': ({ routeMode }) =>
    routeMode === 'auto'
      ? 'The best possible route is drawn for everyone.'
      : 'You draw your own route, and the best possible one is shown afterwards. With the option “Best route counts” it is drawn for everyone.',
  'OT-8.9': 'You enter your route club by club, in secret; it ends when you submit it.',
  'OT-9.1': 'A boat leaves from a dock at your club, lands at any other dock, and your route continues at a club there.',
  'OT-9.2': 'A boat may cross the river or stay on its bank.',
  'OT-9.3': 'A boat ride scores one point per step along the docks, in either direction: C to D scores 1, A to I scores 8.',
  'OT-9.4': 'The order of numbers holds across a boat ride.',
  'OT-9.5': 'A route may have several boat rides, always with a club between them, and neither begins nor ends with one.',
  'OT-9.6': ({ dockUse }) =>
    dockUse === 'once'
      ? 'A route uses each dock for one ride only.'
      : 'Docks may be used again and again. With the option “Once each” a route uses each dock for one ride only.',
  'OT-9.7': 'Where a line and a boat join the same clubs, you choose which to take.',
  'OT-9.8': 'No one has to take the boat.',
  'OT-10.1': ({ tieBreak }) =>
    `One point for each club on your route. The highest score wins${tieBreak === 'detailed' ? '; on a tie, more clubs, then more circles, longer boat rides, fewer X’s' : '; equal scores share the win'}.`,
  'OT-10.2': 'One more point for each circled number or star on your route.',
  'OT-10.3': 'Plus the length of every boat ride.',
  'OT-10.4': 'What is not on the route scores nothing.',
  'OT-11.1': 'You may sketch and change a route at any time; only you see it.',
  'OT-11.2': ({ routeAid }) =>
    ({
      none: 'Your sketch is left alone.',
      validate: 'Your sketch is checked and counted.',
      optimum: 'Your sketch is checked and counted, and the best route so far is shown.',
    })[routeAid],
  'OT-11.3': 'Sketches and help change no rule and are not recorded.',
};
