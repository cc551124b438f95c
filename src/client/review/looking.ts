// What is looked at on the page of a review.
import { useState } from 'preact/hooks';
import type { ResultPart } from './course.ts';

/** What the chart shows: the result that was expected, or the chance to win. */
export type Shown = 'score' | 'win';

/** What is looked at on the page. */
export interface Looking {
  readonly shown: Shown;
  readonly show: (shown: Shown) => void;
  readonly part: ResultPart | null;
  readonly choosePart: (part: ResultPart | null) => void;
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
  /** The move of the comparison that the board shows; null for the best. */
  readonly choice: number | null;
  readonly choose: (choice: number | null) => void;
  readonly isWhole: boolean;
  readonly showWhole: (isWhole: boolean) => void;
  readonly go: (line: number) => void;
}

/** What somebody has looked at for a moment: what takes long to draw follows that. */
export type Stayed = Pick<Looking, 'isOpen' | 'choice'> & { readonly line: number };

export function useLooking(hasScores: boolean): Looking & { readonly line: number | null } {
  const [line, setLine] = useState<number | null>(null);
  const [shown, show] = useState<Shown>(hasScores ? 'score' : 'win');
  const [part, choosePart] = useState<ResultPart | null>(null);
  const [isOpen, open] = useState(false);
  const [choice, choose] = useState<number | null>(null);
  const [isWhole, showWhole] = useState(false);
  const go = (to: number) => {
    choose(null);
    setLine(to);
  };
  return { line, shown, show, part, choosePart, isOpen, open, choice, choose, isWhole, showWhole, go };
}
