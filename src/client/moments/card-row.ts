// The results in one row of a card: who stands where, and how much of a name there is room for.

interface Result {
  readonly name: string;
  readonly figure: string;
}

/** About how wide a letter is, what stands before a name, and the air after a figure. */
const LETTER = 14;
export const BEFORE = 46;
const AFTER = 30;

/** The least that is left of a name. */
const LEAST = 2;

/** Each in equal parts where all have room in those, else as wide as it needs; where there is too little for all, the longest names are shortened. */
export function rowOf<T extends Result>(results: readonly T[], room: number): readonly (T & { readonly x: number })[] {
  const part = room / Math.max(4, results.length);
  const widthsAt = (letters: number) =>
    results.map(({ name, figure }) => BEFORE + (Math.min(name.length, letters) + 1 + figure.length) * LETTER + AFTER);
  let letters = Math.max(LEAST, ...results.map(({ name }) => name.length));
  const isEqual = widthsAt(letters).every(width => width <= part);
  while (letters > LEAST && sumOf(widthsAt(letters)) > room) letters--;
  const widths = widthsAt(letters);
  const areParts = isEqual || sumOf(widths) > room;
  let x = 0;
  return results.map((result, at) => {
    const placed = { ...result, x, name: shortened(result.name, letters) };
    x += areParts ? part : (widths[at] ?? part);
    return placed;
  });
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

export function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
