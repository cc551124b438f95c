// What the keys of a review do.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isWriting } from '../device/settings.ts';
import { comparedIn } from './choices.ts';
import { type ReviewKey, reviewKeyOf } from './key-list.ts';
import type { Looking } from './looking.ts';
import { decisionAt, type Sight } from './sight.ts';
import type { ReviewWork } from './work.ts';

/** What presses itself by space, and what walks by arrows of its own. */
const ITS_OWN: Readonly<Partial<Record<ReviewKey, string>>> = {
  run: 'button, a, summary, select, input, [role="slider"]',
  step: '[role="slider"]',
  compare: '.review-choices',
};

/** Tells the work of every touch: while it is answered, nothing else is begun. */
export function useTouches(work: ReviewWork): void {
  useEffect(() => {
    const touch = () => work.touched();
    for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
    };
  }, [work]);
}

const TOUCHES = ['keydown', 'pointerdown'] as const;

export function useReviewKeys(sight: Sight, looking: Looking, work: ReviewWork): void {
  // Before the next key: of two in quick succession the second goes on from where the first one led.
  useLayoutEffect(() => {
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
  else if (meaning === 'playOn') document.querySelector<HTMLElement>('.review-acts .button.primary')?.click();
  else document.querySelector<HTMLInputElement>('.review-search input')?.focus();
}

function stepChoice({ course, place }: Sight, { choice, choose, isOpen }: Looking, by: 1 | -1): void {
  const decision = decisionAt(course.steps[place] ?? []);
  const choices = decision ? comparedIn(decision, isOpen) : [];
  const now = choice ?? choices.findIndex(({ isBest }) => isBest);
  if (choices.length > 0) choose(Math.min(choices.length - 1, Math.max(0, now + by)));
}
