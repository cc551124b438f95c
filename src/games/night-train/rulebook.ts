/** The clauses of the rulebook in its own order; the sentences are in texts/. */
export const CLAUSES = [
  'NT-1.1',
  'NT-1.2',
  'NT-2.1',
  'NT-2.2',
  'NT-2.3',
  'NT-3.1',
  'NT-3.2',
  'NT-3.3',
  'NT-3.4',
  'NT-3.5',
  'NT-3.6',
  'NT-4.1',
  'NT-4.2',
  'NT-4.3',
  'NT-4.4',
] as const;
export type ClauseId = (typeof CLAUSES)[number];
