const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const UNITS = { days: 'days', euros: 'euros', points: 'points', win: 'points of win chance' };
const ONE = { days: 'day', euros: 'euro', points: 'point', win: 'point of win chance' };
const amount = (value: number, unit: keyof typeof UNITS) => `${signed(value)} ${(/^[+−]1$/.test(signed(value)) ? ONE : UNITS)[unit]}`;

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
  counted: 'Counted from My games: the games this device and the server still have.',
  curve: (game: string) => `Your rating in ${game}`,
  curveHelp:
    'The band shows how certain it is: your true strength is in the dark part half of the time, and in the whole band eight times out of ten.',
  after: (count: number) => `After ${count} ${count === 1 ? 'game' : 'games'}`,
  match: 'Rated games',
  figures: 'Figures',
  noRating: 'You haven’t played a rated game yet. Tick “Rated” when you set up an online table.',
  luck: 'Luck and decisions',
  luckHelp: 'From the reviews you’ve opened on this device; no one else sees them.',
  noLuck: 'Open the review of a finished game to see how much was luck and how much was you.',
  per: (count: number): string => (count === 1 ? 'One reviewed game' : `Average of ${count} reviewed games`),
  luckWas: (value: number, unit: keyof typeof UNITS) => `luck ${amount(value, unit)}`,
  youWere: (value: number, unit: keyof typeof UNITS) => `your decisions ${amount(value, unit)}`,
  accuracy: (value: number) => `accuracy ${Math.round(value)}%`,
  ranking: 'Who is strongest',
  nobody: 'No one’s strength is known well enough yet.',
  you: 'you',
  offline: 'The server can’t be reached, so ratings are missing.',
};
export type ProfileWords = typeof en;
