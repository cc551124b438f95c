/** What is said about ratings. */
export const en = {
  rated: 'Rated',
  help: 'The result changes ratings. One person, one seat; options as printed; whoever leaves takes last place.',
  title: 'Ratings',
  lead: 'Your strength in each game, from rated online tables. You need no account: it belongs to this guest, and your recovery link takes it along.',
  none: 'You haven’t played a rated game yet. Tick “Rated” when you set up an online table.',
  games: (count: number) => `${count} rated ${count === 1 ? 'game' : 'games'}`,
  unknown: 'Too few games to tell yet',
  give: (rating: number, give: number) => `${rating} ± ${give}`,
  ranking: 'Ranking',
  nobody: 'Nobody’s strength is known well enough yet.',
  you: 'you',
  place: (place: number) => `${place}.`,
};
export type RatedWords = typeof en;
