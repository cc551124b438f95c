/** What is said about ratings. */
export const en = {
  rated: 'Rated',
  help: 'The result changes ratings. One person, one seat; options as printed; anyone who leaves takes last place.',
  title: 'Your profile',
};
export type RatedWords = typeof en;
