// The keys of a review. They are fetched with its page, so the map of all other pages does not know them.
import type { ReviewWords } from './words/en.ts';

export type ReviewKey = keyof ReviewWords['keys'];

/** Every key and its meaning; a sign that is shown where it is not the key itself. */
export const REVIEW_KEYS: readonly { readonly keys: readonly string[]; readonly sign: string; readonly meaning: ReviewKey }[] = [
  { keys: ['ArrowLeft', 'ArrowRight'], sign: '← →', meaning: 'step' },
  { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], sign: '⇧ ← →', meaning: 'turning' },
  { keys: ['1', '2', '3', '4', '5', '6'], sign: '1–6', meaning: 'point' },
  { keys: ['ArrowUp', 'ArrowDown'], sign: '↑ ↓', meaning: 'compare' },
  { keys: ['Home', 'End'], sign: '⇱ ⇲', meaning: 'ends' },
  { keys: ['O'], sign: 'O', meaning: 'open' },
  { keys: ['W'], sign: 'W', meaning: 'win' },
  { keys: ['B'], sign: 'B', meaning: 'whole' },
  { keys: ['P'], sign: 'P', meaning: 'playOn' },
  { keys: [' '], sign: '␣', meaning: 'run' },
  { keys: ['/'], sign: '/', meaning: 'search' },
];

/** What a key does here. */
export function reviewKeyOf(key: string, isShifted: boolean): ReviewKey | undefined {
  const arrow = isShifted && key.startsWith('Arrow') ? `Shift+${key}` : key.length === 1 ? key.toUpperCase() : key;
  return REVIEW_KEYS.find(({ keys }) => keys.includes(arrow))?.meaning;
}

/** The rows of the panel of keys. */
export function keyRows(words: ReviewWords): readonly { readonly sign: string; readonly says: string }[] {
  return REVIEW_KEYS.map(({ sign, meaning }) => ({ sign, says: words.keys[meaning] }));
}
