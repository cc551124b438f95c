// The keys of a review. They are fetched with its page, so the map of all other pages does not know them.
import { useEffect } from 'preact/hooks';
import { isWriting } from '../device/settings.ts';
import type { Looking } from './body.tsx';
import { decisionAt, type Sight } from './sight.ts';
import type { ReviewWords } from './words/en.ts';
import type { ReviewWork } from './work.ts';

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

/** What presses itself by space, and what walks by arrows of its own. */
const ITS_OWN: Readonly<Partial<Record<ReviewKey, string>>> = {
  run: 'button, a, summary, select, input, [role="slider"]',
  step: '[role="slider"]',
  compare: '.review-choices',
};

export function useReviewKeys(sight: Sight, looking: Looking, work: ReviewWork): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof Element) || target.closest('dialog') || isWriting(target) || ctrlKey || metaKey || altKey) return;
      const meaning = reviewKeyOf(key, shiftKey);
      const own = meaning && ITS_OWN[meaning];
      if (!meaning || (own && target.closest(own))) return;
      event.preventDefault();
      answer(meaning, key, sight, looking, work);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function answer(meaning: ReviewKey, key: string, sight: Sight, looking: Looking, work: ReviewWork): void {
  const { course, place, review, seat } = sight;
  const to = (wanted: number) => looking.go(course.lines[Math.min(course.lines.length - 1, Math.max(0, wanted))] ?? 0);
  const points = review.turningPoints[seat] ?? [];
  if (meaning === 'step') to(place + (key === 'ArrowRight' ? 1 : -1));
  else if (meaning === 'ends') to(key === 'Home' ? 0 : course.lines.length - 1);
  else if (meaning === 'turning') {
    const next = key.endsWith('Right') ? points.find(({ line }) => line > sight.line) : points.findLast(({ line }) => line < sight.line);
    if (next) looking.go(next.line);
  } else if (meaning === 'point') {
    const point = points[Number(key) - 1];
    if (point) looking.go(point.line);
  } else if (meaning === 'compare') stepChoice(sight, looking, key === 'ArrowDown' ? 1 : -1);
  else if (meaning === 'open') looking.open(!looking.isOpen);
  else if (meaning === 'win') looking.show(looking.shown === 'win' && review.measure.unit !== 'win' ? 'score' : 'win');
  else if (meaning === 'whole') looking.showWhole(!looking.isWhole);
  else if (meaning === 'run') work.run(work.standing.value.state !== 'running');
  else document.querySelector<HTMLInputElement>('.review-search input')?.focus();
}

function stepChoice({ course, place }: Sight, { choice, choose, isOpen }: Looking, by: 1 | -1): void {
  const decision = decisionAt(course.steps[place] ?? []);
  const count = ((isOpen && decision?.open.length ? decision.open : decision?.known) ?? []).length;
  if (count > 0) choose(Math.min(count - 1, Math.max(0, (choice ?? 0) + by)));
}
