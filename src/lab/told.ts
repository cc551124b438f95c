// What came of every variant, side by side, as it is shown, reported and written to files.
import type { Answer } from './answer.ts';
import { type Comparison, compare } from './comparison.ts';
import type { NamedSeries } from './csv.ts';
import { type Summary, summarise } from './summary.ts';

/** One variant and what came of it; all but the first with what changes against the first. */
export interface Told extends NamedSeries {
  readonly summary: Summary;
  readonly against: Comparison | null;
}

export function toldOf(all: readonly NamedSeries[], seconds: number): readonly Told[] {
  const [first] = all;
  return all.map(({ label, series }, index) => ({
    label,
    series,
    summary: summarise(series, seconds),
    against: index > 0 && first ? compare(first.series, series) : null,
  }));
}

/** What a file of figures holds. One series is its summary; several are a list, each with what changes against the first. The answer comes with them. */
export function figuresFile(told: readonly Told[], answer: Answer | undefined): unknown {
  const [only] = told;
  const answered = answer ? { answer } : {};
  if (told.length === 1) return { ...only?.summary, ...answered };
  return {
    ...answered,
    variants: told.map(({ label, summary, against }) => ({ variant: label, ...summary, ...(against ? { against } : {}) })),
  };
}
