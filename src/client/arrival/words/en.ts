const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const list = new Intl.ListFormat('en-GB');
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });

/** What every end of a game says in English. */
export const en = {
  decided: 'What decided it',
  turned: 'Where it turned',
  where: 'Show it on the board',
  ranking: 'Final ranking',
  rank: (rank: number) => `${rank}${ENDINGS[ordinal.select(rank)] ?? 'th'} place`,
  first: 'Your first journey. This is the one to beat.',
  best: (figure: string) => `Your best is ${figure}.`,
  newBest: (before: string) => `Your best so far; it was ${before}.`,
  minutes: (count: number) =>
    count < 60 ? (count === 1 ? '1 minute' : `${count} minutes`) : `${Math.floor(count / 60)} h ${count % 60} min`,
  what: 'What now',
  rematch: 'Rematch',
  rematchWanted: (by: number, of: number) => `Rematch, ${by} of ${of} want it`,
  again: 'Play again',
  nextDay: 'Next day',
  tryFrom: (turn: number) => `Try from turn ${turn}`,
  share: 'Share',
  replay: 'Replay',
  review: 'Review',
  save: 'Save the replay',
  fair: 'Check fairness',
  fairYes: 'Every card and die matches the seed that was fixed before the first draw.',
  fairNo: 'The cards and dice in this replay do not match its seed.',
  fairOther: 'The cards and dice match their seed, but a different seed was promised.',
  campaign: 'The campaign',
  home: 'All games',
  more: 'More',
  board: 'View the board',
  wins: (names: readonly string[], you: boolean) =>
    names.length === 0
      ? 'You win.'
      : you
        ? `${list.format(['You', ...names])} win.`
        : `${list.format(names)} ${names.length > 1 ? 'win' : 'wins'}.`,
  teamWon: 'The team wins.',
  teamLost: 'The team loses.',
  alone: (figure: string) => `You finish with ${figure}.`,
};

export type ArrivalWords = typeof en;
