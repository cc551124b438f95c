/** What people are called who have not said a name: travellers, and none of the bots or of Tour Operator’s tourists. */
export const TRAVELLERS = ['Phileas', 'Nellie', 'Ida', 'Alexandra', 'Freya', 'Jules', 'Amelia', 'Annie'] as const;

/** What older versions called whoever had not given a name, in each language. */
const NAMELESS = ['You', 'Dig', 'Du', 'Vous'];

/** Whether a stored name says that nobody gave one. */
export function isNameless(stored: string): boolean {
  return NAMELESS.includes(stored);
}
