import type { Figure } from './kit.ts';

/** What a sentence counts, with its number apart: '3 passengers aboard'. */
export function figureIn(text: string, count: number): Figure {
  return { figure: String(count), label: text.replace(String(count), '').trim() };
}
