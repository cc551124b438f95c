// OT-1.1, OT-1.5 What a player writes in a club, as it looks on the paper.
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type Digit = (typeof DIGITS)[number];
/** A number as it is written, always with two digits. */
export type Numeral = `${Digit}${Digit}`;

/** A number or a star, with a c where it is circled; or an X. */
export type Mark = Numeral | `${Numeral}c` | '*' | '*c' | 'X';

/** What a mark means. */
export interface Meaning {
  readonly kind: 'number' | 'star' | 'x';
  /** The value of a number; of no meaning for a star or an X. */
  readonly value: number;
  readonly circled: boolean;
}

/** The hundred numerals by value. */
const NUMERALS: readonly Numeral[] = DIGITS.flatMap(tens => DIGITS.map(ones => `${tens}${ones}` as const));

const CIRCLED: readonly Mark[] = NUMERALS.map(numeral => `${numeral}c` as const);

/** Every mark there is. */
export const MARKS: readonly Mark[] = [...NUMERALS, ...CIRCLED, '*', '*c', 'X'];

const MEANINGS: ReadonlyMap<Mark, Meaning> = new Map(
  MARKS.map(mark => {
    const kind = mark === 'X' ? 'x' : mark.startsWith('*') ? 'star' : 'number';
    return [mark, { kind, value: kind === 'number' ? Number(mark.slice(0, 2)) : 0, circled: mark.endsWith('c') }];
  }),
);

/** What a mark means. */
export function meaning(mark: Mark): Meaning {
  const found = MEANINGS.get(mark);
  if (!found) throw new Error(`no such mark: ${mark}`);
  return found;
}

/** A number with two digits: 7 is written 07. */
export function numeral(value: number): Numeral {
  const found = NUMERALS[value];
  if (!found) throw new Error(`${value} cannot be written with two digits`);
  return found;
}

/** The mark of a number. */
export function numberMark(value: number, circled: boolean): Mark {
  return circled ? (CIRCLED[value] ?? 'X') : numeral(value);
}

/** The mark of a star. */
export function starMark(circled: boolean): Mark {
  return circled ? '*c' : '*';
}

/** OT-1.5 The lower of the two numbers that two dice form. */
export function lower(dice: readonly number[]): number {
  const x = dice[0] ?? 0;
  const y = dice[1] ?? 0;
  return x < y ? 10 * x + y : 10 * y + x;
}

/** OT-1.5 The higher one. */
export function higher(dice: readonly number[]): number {
  const x = dice[0] ?? 0;
  const y = dice[1] ?? 0;
  return x < y ? 10 * y + x : 10 * x + y;
}

/** OT-1.6 Equal dice never produce numbers. */
export function isDoubles(dice: readonly number[]): boolean {
  return dice[0] === dice[1];
}

/** OT-2.2 The number of a set-up step: the lower of the roll for its first card, the higher for its second. */
export function setupNumberOf(step: number, dice: readonly number[]): number {
  return step % 2 === 0 ? lower(dice) : higher(dice);
}
