import { isObject, oneOf, type Shape, whole } from './shape.ts';

/** How an option is asked for; a whole number may be left empty where null is allowed. */
export type OptionForm =
  | { readonly type: 'choice'; readonly values: readonly (string | number | boolean)[] }
  | { readonly type: 'whole'; readonly least: number; readonly most: number }
  /** A whole number for each of these pieces. */
  | { readonly type: 'wholes'; readonly pieces: readonly string[]; readonly least: number; readonly most: number }
  /** A list of pieces; which there are may depend on what else was chosen. */
  | { readonly type: 'pieces'; readonly among: (chosen: Readonly<Record<string, unknown>>) => readonly string[] }
  /** Some of the seats, or 'all'. */
  | { readonly type: 'seats' };

/** One thing to agree on before the game: what it may be, what it usually is, and its outermost values. */
export interface Option<out T> {
  readonly shape: Shape<T>;
  readonly standard: T;
  /** The value that says as much as not being there: it stays out of the agreement, too. */
  readonly absent?: T;
  /** The standard of the versions of the rules before this one, where it was another. */
  readonly before?: { readonly version: number; readonly standard: T };
  /** What the rulebook says to the letter, where that is not the standard. */
  readonly printed?: T;
  readonly extremes: readonly T[];
  /** How to ask for it; what has no form is written as plain data. */
  readonly form?: OptionForm;
  /** True if the rulebook leaves every value to the players: which day, how many rounds. */
  readonly isFree?: boolean;
  /** Basic options are shown to every player; the others under "advanced". */
  readonly basic?: boolean;
  /** What the lab plays with unless it is told otherwise, where that is not the standard. */
  readonly lab?: T;
}

export type OptionTable<O> = { readonly [K in keyof O]-?: Option<O[K]> };

/** All a game lets its players agree on. */
export interface Options<out O> {
  readonly table: Readonly<Record<string, Option<unknown>>>;
  readonly standard: O;
  /** The agreement for a raw value from outside, the rest by the standard of that version of the rules, or of the newest; or what is wrong with it. */
  read(
    raw: unknown,
    seats: number,
    version?: number,
  ): { readonly ok: true; readonly options: O } | { readonly ok: false; readonly problem: string };
}

/** What differs from the standard where everything is played to the letter of the rulebook. */
export function printedOptions({ table }: Pick<Options<unknown>, 'table'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(table).flatMap(([name, { printed }]) => (printed === undefined ? [] : [[name, printed]])));
}

/** What the lab plays with where that is not the standard. */
export function labOptions({ table }: Pick<Options<unknown>, 'table'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(table).flatMap(([name, { lab }]) => (lab === undefined ? [] : [[name, lab]])));
}

export function wholeOption(standard: number, least: number, most: number): Option<number> {
  return { shape: whole(least, most), standard, extremes: [least, most], form: { type: 'whole', least, most } };
}

export function choice<const T extends string | number | boolean>(standard: NoInfer<T>, ...values: readonly T[]): Option<T> {
  return { shape: oneOf(...values), standard, extremes: values, form: { type: 'choice', values } };
}

/** The options of a game; `disagreement` says what the single ranges cannot. */
export function optionsOf<O extends object>(
  table: OptionTable<O>,
  disagreement: (options: O, seats: number) => string | undefined = () => undefined,
): Options<O> {
  const rows: Readonly<Record<string, Option<unknown>>> = table;
  const names = Object.keys(rows);
  // What is usually not there at all stays out of the agreement, so that records from before the option keep their check numbers.
  const filled = (given: Readonly<Record<string, unknown>>, version?: number) =>
    Object.fromEntries(
      names
        .map(name => [name, Object.hasOwn(given, name) ? given[name] : standardIn(rows[name], version)] as const)
        .filter(([name, value]) => value !== undefined && value !== rows[name]?.absent),
    ) as O;
  return {
    table: rows,
    standard: filled({}),
    read(raw, seats, version) {
      if (raw !== undefined && !isObject(raw)) return { ok: false, problem: 'options must be an object of names and values' };
      const given = raw ?? {};
      for (const [name, value] of Object.entries(given)) {
        const option = Object.hasOwn(rows, name) ? rows[name] : undefined;
        if (!option) return { ok: false, problem: `there is no option "${name}"; allowed: ${names.join(', ') || 'none'}` };
        const problem = option.shape.problem(value, `option ${name}`);
        if (problem !== undefined) return { ok: false, problem };
      }
      const options = filled(given, version);
      const problem = disagreement(options, seats);
      return problem === undefined ? { ok: true, options } : { ok: false, problem };
    },
  };
}

/** What an option usually is, as it is named and chosen. */
export function usualValue<T>({ standard, absent }: Pick<Option<T>, 'standard' | 'absent'>): T {
  return standard ?? absent ?? standard;
}

function standardIn(option: Option<unknown> | undefined, version: number | undefined): unknown {
  const before = option?.before;
  return before && version !== undefined && version < before.version ? before.standard : option?.standard;
}
