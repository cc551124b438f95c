// What tests of charts ask of a drawing.
import type { Drawing, Mark } from './mark.ts';

export const paper = { width: 640, letters: 1 };
export const written = (value: number) => value.toFixed(1);
export const between = (low: number, high: number) => `${written(low)} to ${written(high)}`;

/** Every mark of a drawing, with those inside others. */
export function all(marks: readonly (Mark | string)[]): readonly Mark[] {
  return marks.flatMap(part => (typeof part === 'string' ? [] : [part, ...all(part.inside)]));
}

export function looking({ marks }: Drawing, look: string): readonly Mark[] {
  return all(marks).filter(({ given }) =>
    String(given.class ?? '')
      .split(' ')
      .includes(look),
  );
}

export function textIn({ inside }: Mark): string {
  return inside.map(part => (typeof part === 'string' ? part : textIn(part))).join('');
}
