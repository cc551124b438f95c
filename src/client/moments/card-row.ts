// The results in one row of a card: who stands where, and how much of a name there is room for.

interface Result {
  readonly name: string;
  readonly figure: string;
}

/** About how wide a letter is, what stands before a name, and the air after a figure. */
const LETTER = 14;
export const BEFORE = 46;
const AFTER = 30;

/** Each as wide as it needs, in equal parts where all have room in those; where there is too little for all, names are shortened. */
export function rowOf<T extends Result>(results: readonly T[], room: number): readonly (T & { readonly x: number })[] {
  const part = room / Math.max(4, results.length);
  const wanted = results.map(({ name, figure }) => BEFORE + (name.length + 1 + figure.length) * LETTER + AFTER);
  const all = wanted.reduce((sum, width) => sum + width, 0);
  const isEqual = all > room || wanted.every(width => width <= part);
  let x = 0;
  return results.map((result, at) => {
    const width = isEqual ? part : (wanted[at] ?? part);
    const letters = Math.floor((width - BEFORE - AFTER) / LETTER) - 1 - result.figure.length;
    const placed = { ...result, x, name: shortened(result.name, Math.max(2, letters)) };
    x += width;
    return placed;
  });
}

export function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
