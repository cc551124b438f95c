const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const UNITS = { days: 'days', euros: '€', points: 'points', win: '% win chance' };

/** What is said on one's own page. */
export const en = {
  title: 'Your profile',
  lead: 'A profile is a name and a recovery link, nothing more: no account, no e-mail, no password.',
  since: (date: string) => `Guest here since ${date}.`,
  way: 'Name and link for another device',
  results: 'Your games',
  none: 'You haven’t finished a game yet. What you play here or online will be counted on this page.',
  game: 'Game',
  finished: 'Finished',
  won: 'Won',
  rating: 'Rating',
  favourite: 'Most played',
  counted: 'Counted from My games: what this device and the server still keep.',
  curve: (game: string) => `Your rating in ${game}`,
  curveHelp: 'The band shows how certain it is: the true strength is in the dark part half of the time, in all of it eight times in ten.',
  after: (count: number) => `After ${count} ${count === 1 ? 'game' : 'games'}`,
  match: 'Rated games',
  figures: 'Figures',
  noRating: 'You haven’t played a rated game yet. Tick “Rated” when you set up an online table.',
  luck: 'Luck and decisions',
  luckHelp: 'From the reviews you opened on this device; nobody else sees them.',
  noLuck: 'Open the review of a finished game to see how much was luck and how much was you.',
  per: (count: number): string => (count === 1 ? 'One reviewed game' : `Mean of ${count} reviewed games`),
  luckWas: (value: number, unit: keyof typeof UNITS) => `luck ${signed(value)} ${UNITS[unit]}`,
  youWere: (value: number, unit: keyof typeof UNITS) => `your decisions ${signed(value)} ${UNITS[unit]}`,
  accuracy: (value: number) => `accuracy ${Math.round(value)} %`,
  ranking: 'Who is strongest',
  nobody: 'Nobody’s strength is known well enough yet.',
  you: 'you',
  offline: 'The server can’t be reached: ratings are missing.',
};
export type ProfileWords = typeof en;
