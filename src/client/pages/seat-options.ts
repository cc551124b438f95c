// Options about the people at the table, asked for by their names.
import type { Option, Options } from '../../kernel/index.ts';

type Chosen = Readonly<Record<string, unknown>>;

/** Whether an option names who is first: 'random', or a seat by its number. */
export function namesSeat({ form }: Option<unknown>): boolean {
  return (
    form?.type === 'choice' && form.values.includes('random') && form.values.every(value => value === 'random' || Number.isInteger(value))
  );
}

/** Whether an option is a list of numbers, one for everybody who may play. */
export function isPerSeat({ standard, form }: Option<unknown>, most: number): boolean {
  return !form && most > 1 && Array.isArray(standard) && standard.length === most && standard.every(Number.isInteger);
}

/** Who begins by the options chosen; null where lots are drawn. */
export function firstSeat(table: Options<unknown>['table'], chosen: Chosen): number | null {
  const name = Object.keys(table).find(each => table[each] && namesSeat(table[each]));
  const first = name === undefined ? null : (chosen[name] ?? table[name]?.standard);
  return typeof first === 'number' ? first : null;
}

/** Whether a value may be chosen with so many seats. */
export function isOffered(option: Option<unknown>, value: unknown, seats: number): boolean {
  if (namesSeat(option) && typeof value === 'number') return value < seats;
  return option.form?.type !== 'choice' || (option.form.isFor?.(value, seats) ?? true);
}

/** The options chosen without what so many seats cannot choose, and without seats that are not at the table any more. */
export function withoutGone(table: Options<unknown>['table'], chosen: Chosen, seats: number): Chosen {
  const isGone = ([name, value]: [string, unknown]) => !!table[name] && !isOffered(table[name], value, seats);
  const left = Object.entries(chosen).filter(entry => !isGone(entry));
  const hasSeats = (name: string, value: unknown): value is readonly number[] =>
    table[name]?.form?.type === 'seats' && Array.isArray(value);
  return Object.fromEntries(left.map(([name, value]) => [name, hasSeats(name, value) ? value.filter(seat => seat < seats) : value]));
}
