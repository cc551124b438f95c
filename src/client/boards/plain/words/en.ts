/** The plain board's own labels. */
export interface Words {
  readonly drawn: string;
  readonly ids: string;
  readonly notes: string;
  readonly noted: (by: string, line: number) => string;
  readonly writeNote: string;
  readonly pinNote: string;
  readonly sameLuck: string;
  readonly onTheTable: string;
  readonly inLines: string;
  readonly ways: (count: number) => string;
  readonly choose: (groups: string) => string;
  readonly goOn: (chosen: string, groups: string) => string;
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
  readonly pieces: string;
  readonly noPieces: string;
  readonly estimate: string;
  readonly points: (count: number) => string;
  readonly numbered: (what: string, number: number) => string;
  /** Names of parts that many games have. */
  readonly labels: Readonly<Record<string, string>>;
}

export const en: Words = {
  drawn: 'Drawn from the rules',
  ids: 'Names in the rules',
  notes: 'Notes for the designer',
  noted: (by, line) => (by === '' ? `at move ${line}` : `${by}, at move ${line}`),
  writeNote: 'Write a note at this moment',
  pinNote: 'Pin the note',
  sameLuck: 'Same luck again',
  onTheTable: 'On the table',
  inLines: 'The table in words',
  ways: count => `${count} moves begin here`,
  choose: groups => `Choose from: ${groups}.`,
  goOn: (chosen, groups) => `${chosen}: now choose from: ${groups}.`,
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  pieces: 'Pieces',
  noPieces: 'This game names no pieces yet.',
  estimate: 'Estimate',
  points: count => (count === 1 ? 'point' : 'points'),
  numbered: (what, number) => `${what} ${number}`,
  labels: {
    round: 'Round',
    turn: 'Turn',
    day: 'Day',
    week: 'Week',
    points: 'Points',
    score: 'Points',
    money: 'Money',
    hand: 'Hand',
    deck: 'Deck',
    discard: 'Discard pile',
    market: 'Market',
    dice: 'Dice',
    board: 'Board',
    button: 'Other moves',
    card: 'Cards',
    space: 'Spaces',
    start: 'Start player',
  },
};
