// What a review says on a terminal in English, and what every language says.
import type { Draws, TurningKind, Unit } from '../../../review/index.ts';

/** The sentences and labels of one language; names, figures and moves are put in as they are. */
export interface ReviewLines {
  /** A figure and its unit. */
  readonly amount: Readonly<Record<Unit, (figure: string, isOne: boolean) => string>>;
  readonly won: (name: string, by?: string) => string;
  readonly lost: (name: string, by?: string) => string;
  readonly shared: (name: string) => string;
  /** Of all who play together. */
  readonly teamWon: string;
  readonly teamLost: string;
  readonly ended: (name: string, score: string) => string;
  readonly both: string;
  readonly decisions: string;
  readonly well: string;
  readonly was: Readonly<Record<Draws, string>>;
  readonly helped: Readonly<Record<Draws, string>>;
  /** In place of figures that are not certain. */
  readonly untold: string;
  readonly certain: string;
  readonly counted: Readonly<Record<Unit, string>>;
  /** How sure the figures are that are counted so. */
  readonly holds: (counted: string) => string;
  readonly start: readonly [name: string, note: string];
  readonly luck: string;
  readonly decided: string;
  /** With what decisions are compared. */
  readonly beside: string;
  readonly team: string;
  readonly others: readonly [name: string, note: string];
  readonly open: readonly [name: string, note: string];
  readonly result: string;
  /** What the result is counted from: the best of the others, or victory and defeat. */
  readonly ahead: (name: string) => string;
  readonly behind: (name: string) => string;
  readonly level: (name: string) => string;
  readonly chances: string;
  readonly unclear: string;
  readonly even: string;
  /** Between two notes. */
  readonly also: string;
  readonly draws: Readonly<Record<Draws | 'hidden', string>>;
  readonly turning: string;
  /** The same where moments are counted in points of win chance. */
  readonly turningByChance: string;
  /** The chance to win after a moment, and after what it is compared with. */
  readonly chance: (made: string, than: string) => string;
  readonly than: Readonly<Record<'average' | 'better' | 'next', (other: string) => string>>;
  readonly none: string;
  /** Alone nothing is won or lost, only gained. */
  readonly kinds: Readonly<Record<TurningKind | 'gained' | 'cost', string>>;
  readonly does: (name: string, move: string) => string;
  readonly better: (move: string) => string;
  readonly soon: (event: string, best: number, made: number) => string;
  /** A score that was not reached, only to be expected. */
  readonly about: (score: string) => string;
  readonly score: Readonly<Record<Unit, string>>;
  readonly columns: readonly [luck: string, given: string, accuracy: string];
  readonly percent: (figure: string) => string;
  readonly progress: (done: string, all: string) => string;
}

export const en: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'day' : 'days'}`,
    euros: figure => `€${figure}`,
    points: (figure, isOne) => `${figure} ${isOne ? 'point' : 'points'}`,
    win: figure => `${figure} points of win chance`,
  },
  won: (name, by) => (by ? `${name} won by ${by}.` : `${name} won.`),
  lost: (name, by) => (by ? `${name} lost by ${by}.` : `${name} lost.`),
  shared: name => `Shared victory for ${name}.`,
  teamWon: 'The team won.',
  teamLost: 'The team lost.',
  ended: (name, score) => `${name} finished with ${score}.`,
  both: 'It was both luck and decisions.',
  decisions: 'It was the decisions.',
  well: 'Well played.',
  was: { cards: 'It was the cards.', dice: 'It was the dice.', tiles: 'It was the tiles.', luck: 'It was luck.' },
  helped: { cards: 'The cards helped.', dice: 'The dice helped.', tiles: 'The tiles helped.', luck: 'Luck helped.' },
  untold: 'How much was luck and how much was decided cannot be said of this game: too little of it is certain.',
  certain: 'These moments are certain.',
  counted: {
    days: 'In days',
    euros: 'In euros',
    points: 'In points',
    win: 'In points of win chance',
  },
  holds: counted => `${counted}; ± holds in 95 of 100 cases:`,
  start: ['Seat', 'as expected at the start'],
  luck: 'Luck',
  decided: 'decisions',
  beside: 'compared with a bot’s',
  team: 'Decisions',
  others: ['The others', 'their decisions'],
  open: ['Open', 'what stays unexplained'],
  result: 'Result',
  ahead: name => `ahead of ${name}`,
  behind: name => `behind ${name}`,
  level: name => `level with ${name}`,
  chances: 'a win counts as 100, a defeat as 0',
  unclear: 'not clear',
  even: 'even',
  also: '; ',
  draws: { cards: 'cards', dice: 'dice', tiles: 'tiles', luck: 'draws', hidden: 'hidden cards' },
  turning: 'Turning points, with the number of the move:',
  turningByChance: 'Turning points, with the number of the move, in points of win chance:',
  chance: (made, than) => `win chance ${made}; ${than}`,
  than: {
    average: other => `with an average draw ${other}`,
    better: other => `after the better move ${other}`,
    next: other => `after the next best move ${other}`,
  },
  none: 'No clear turning point. No single moment stands out.',
  kinds: {
    bestMove: 'best move',
    luckiest: 'luckiest draw',
    lost: 'where it was lost',
    won: 'where it was won',
    unluckiest: 'unluckiest draw',
    gift: 'a gift',
    theirLuck: 'someone else’s luck',
    gained: 'most gained',
    cost: 'most lost',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `Better: ${move}`,
  soon: (event, best, made) =>
    `then “${event.replaceAll('“', '‘').replaceAll('”', '’')}” follows in ${best} of 100 games, after the move made in ${made}`,
  about: score => `about ${score}`,
  score: { days: 'day', euros: 'money', points: 'points', win: 'delivered' },
  columns: ['luck', 'given away', 'accuracy'],
  percent: figure => `${figure}%`,
  progress: (done, all) => `${done} of ${all} games played on`,
};
