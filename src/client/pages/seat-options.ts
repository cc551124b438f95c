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

interface Wanted {
  readonly chosen: Chosen;
  readonly name: string;
  readonly value: unknown;
}

/** Whether an option may have a value at a table of so many, beside what else was chosen; where that makes no table anyway, beside nothing. */
export function mayBe({ read }: Pick<Options<unknown>, 'read'>, { chosen, name, value }: Wanted, seats: number): boolean {
  const { [name]: _old, ...others } = chosen;
  return read(read(others, seats).ok ? { ...others, [name]: value } : { [name]: value }, seats).ok;
}

/** The options that stand in the way of a table of so many: each without which it could be set, else all. */
export function inTheWay({ read }: Pick<Options<unknown>, 'read'>, chosen: Chosen, seats: number): readonly string[] {
  const names = Object.keys(chosen);
  const without = (name: string) => Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name));
  const guilty = names.filter(name => read(without(name), seats).ok);
  return guilty.length > 0 ? guilty : names.filter(name => !read({ [name]: chosen[name] }, seats).ok);
}

/** The options chosen without seats that are not at the table any more, and without values that only a table of another size may have. */
export function withoutGone(
  { table, read }: Pick<Options<unknown>, 'table' | 'read'>,
  chosen: Chosen,
  seats: number,
  most = seats,
): Chosen {
  const isSeatGone = (name: string, value: unknown) =>
    typeof value === 'number' && value >= seats && !!table[name] && namesSeat(table[name]);
  const sizes = Array.from({ length: most }, (_, at) => at + 1);
  const isOfOthers = (name: string, value: unknown) =>
    !read({ [name]: value }, seats).ok && sizes.some(size => size !== seats && read({ [name]: value }, size).ok);
  const left = Object.entries(chosen).filter(([name, value]) => !isSeatGone(name, value) && !isOfOthers(name, value));
  const hasSeats = (name: string, value: unknown): value is readonly number[] =>
    table[name]?.form?.type === 'seats' && Array.isArray(value);
  return Object.fromEntries(left.map(([name, value]) => [name, hasSeats(name, value) ? value.filter(seat => seat < seats) : value]));
}
