import type { Tally } from '../../../../games/on-tour-paris/index.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The board's own labels in English; the other languages say the same. */
export const words = {
  zoom: { closer: 'Zoom in', farther: 'Zoom out', fit: 'Fit board' },
  map: (owner: string, empty: number) =>
    `${owner}: map of Paris, 40 jazz clubs in 20 arrondissements, ${empty === 0 ? 'none' : empty} empty`,
  yourMap: 'Your map',
  mapOf: (name: string) => `${name}’s map`,
  lookAt: (name: string) => `Look at ${name}’s map`,
  backToOwn: 'Back to your map',
  hidden: 'This map is hidden until the end.',
  maps: 'All maps',

  turn: 'turn',
  empty: (clubs: number) => (clubs === 1 ? 'empty club' : 'empty clubs'),
  setupStep: 'of 4 in setup',
  headSetup: (step: number) => `Setup ${step} of 4`,
  headTurn: (turn: number, empty: number) => `Turn ${turn} · ${counted(empty, 'empty club')}`,
  headLast: (turn: number) => `Turn ${turn} · last turn`,
  headRoutes: (drawing: number) => (drawing === 0 ? 'The routes' : `The routes · ${drawing} still drawing`),
  headEnd: 'The tour is over',

  clubEmpty: 'empty',
  clubStar: 'star',
  clubX: 'X, closed',
  circled: 'circled',
  pencilled: 'pencilled in',
  justWritten: 'just written',
  onRoute: (at: number) => `stop ${at} on the route`,
  regions: (one: string, other: string) => `${one} and ${other}`,
  atDock: (docks: string) => `dock ${docks}`,
  fits: (number: string, cards: string) => `${number} fits with ${cards}`,
  takes: (what: string) => `takes ${what}`,
  goesOn: 'the route can go here',
  stepBack: 'select to shorten the route to here',
  takeOff: 'select to take it off the route',
  doneAfter: 'then you’re done',
  or: 'or',
  dock: (letter: string, name: string, club: string) => `Dock ${letter}, ${name}, at ${club}`,
  dockUsed: 'on your route',
  boatFrom: 'take the boat from here',
  boatTo: (length: number) => `land here, +${length}`,

  cards: 'Cards face up',
  card: (region: string, numeral: string, name: string) => `Card ${region}, ${numeral} ${name}`,
  serves: 'used for',
  unused: (clubs: number) => (clubs === 0 ? 'no empty club' : counted(clubs, 'empty club')),
  wouldCircle: 'circled, +1',
  noCircle: 'no circle',
  onlyHere: 'only here',
  dice: (dice: string) => `Dice ${dice}`,
  number: (number: string) => `Number ${number}`,
  inClub: (numeral: string) => `in ${numeral === 'X' ? 'arr. X' : numeral}`,
  asX: 'X',
  chosen: 'chosen',
  waiting: 'to write',
  star: 'a star',
  lost: 'lost',
  either: 'either one',
  lowerHere: 'select its club',
  other: 'the other club',
  lastTurn: 'Last turn',
  noCards: 'No cards: any empty club will do, nothing is circled.',
  setupNote: 'The region on the card doesn’t matter yet.',
  starTurn: 'Star turn',

  promptSetup: (number: string, numeral: string) => `Write ${number} in a club of arrondissement ${numeral}; it will be circled.`,
  promptNumber: (numbers: string) => `To write: ${numbers}. Choose a number, then its club.`,
  promptClub: (number: string, other: string | undefined) =>
    other ? `Select a highlighted club for ${number}; ${other} comes next.` : `Select a highlighted club for ${number}.`,
  promptCard: (number: string, club: string) => `Which card do you use for ${number} in ${club}?`,
  promptDoubles: 'Doubles: draw a star in a highlighted club.',
  promptSameRegion: (region: string) => `Three ${region} cards: draw a star in a highlighted club.`,
  promptX: (regions: string) => `No empty club in ${regions}: put an X in a highlighted club.`,
  promptXOnly: 'Nothing fits: put an X in a highlighted club.',
  promptPair: (low: string, high: string) => `The last two clubs: select the one for ${low}; ${high} goes in the other.`,
  promptSingle: (low: string, high: string) => `The last club: choose ${low} or ${high}.`,
  promptSingleClub: (number: string) => `Select the last club for ${number}.`,
  promptLastStar: 'Doubles on the last turn: draw a star in a highlighted club.',
  promptSure: 'Not written yet: press the button, or select the club once more.',
  promptStart: 'Draw your route: select the club where it starts.',
  promptOn: (docks: string, hasClub: boolean) => {
    const boat = docks && (hasClub ? `, or dock ${docks} to take the boat` : `Select dock ${docks} to take the boat`);
    return `${hasClub ? 'Select the next club' : ''}${boat}. Submit when you’re done.`;
  },
  promptLand: (dock: string) => `The boat leaves dock ${dock}: select the dock where you land.`,
  promptStuck: 'The route can’t go any further. Submit it, or go back a step.',

  clubs: (count: number) => (count === 1 ? 'club' : 'clubs'),
  circles: (count: number) => (count === 1 ? 'circle' : 'circles'),
  boats: 'by boat',
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  sum: ({ points, clubs, circled, boats }: Tally) =>
    `${counted(points, 'point')}: ${counted(clubs, 'club')}, ${circled} circled, ${boats} by boat`,
  programme: 'Stops so far',
  programmeEmpty: 'No stop yet. Any number or star can be the first.',
  ride: (from: string, to: string, length: number) => `boat from ${from} to ${to}, +${length}`,

  sketchOn: 'Sketch a route',
  sketchOff: 'Put the pencil away',
  sketchSum: (points: number) => `Sketch: ${counted(points, 'point')}`,
  sketchHint: 'Select clubs and docks. Nothing is sent.',
  followSketch: 'Use the sketch as my route',
  back: 'Remove the last stop',
  clear: 'Clear the sketch',
  bestNow: (points: number) => `Best so far: ${points}`,
  showBest: 'Show the best route',
  hideBest: 'Hide the best route',

  circledShort: 'circled',
  starsShort: 'stars',
  xShort: 'X',
  possible: (points: number) => `best possible: ${points}`,
  allFound: 'best possible',
  yourSketch: 'your sketch',
  done: 'finished',
  choosing: (left: number) => (left === 2 ? 'two to write' : 'choosing'),
  drawing: 'drawing',
  rolls: 'rolls the dice',

  deck: 'Deck and discard pile',
  deckLeft: (cards: number) => (cards === 1 ? 'card left' : 'cards left'),
  discards: 'Discarded by region',
  key: 'Key',
  keyEmpty: 'empty',
  keyCircled: 'circled, +1',
  keyStar: 'star, any number',
  keyX: 'X, closed',

  sheet: 'Score sheet',
  player: 'Player',
  total: 'Points',
  bestColumn: 'Best',
  title: 'Title',

  chapterTurn: (turn: number) => `Turn ${turn}`,

  reference: {
    marks: 'Marks in a club',
    regions: 'Regions and cards',
    region: 'Region',
    cardsOf: 'Cards',
    clubsIn: 'Clubs',
    arrondissements: 'Arrondissements and clubs',
    docks: 'Docks along the Seine',
    docksNote: 'A boat ride scores one point per step along the docks: C to D scores 1, A to I scores 8.',
    titles: 'Titles by points',
    titleFree: 'unlimited docks',
    titleOnce: 'docks once',
    from: (points: number) => `from ${points}`,
    dice: 'Two ten-sided dice: 3 and 9 make 39 and 93, 0 and 7 make 07 and 70. Equal dice give a star.',
    credit: 'Outlines: Ville de Paris – opendata.paris.fr',
  },
};

/** The same shape, whatever the words are. */
type Any<T> = T extends (...facts: infer F) => string
  ? (...facts: F) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Any<T[K]> };

/** What a language must supply. */
export type Words = Any<typeof words>;
