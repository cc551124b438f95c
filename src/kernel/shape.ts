/** Tells whether a value from outside is what it should be, and if not, what is wrong and what is allowed. */
export interface Shape<out T> {
  /** What is allowed: the end of the sentence "it must be …". */
  readonly allowed: string;
  /** What is wrong with the value, or nothing; `at` says where it stands. */
  problem(value: unknown, at: string): string | undefined;
  /** Never set; carries the type. */
  readonly type?: T;
}

/** Whether the value is what the shape describes. */
export function fits<T>(shape: Shape<T>, value: unknown): value is T {
  return shape.problem(value, 'it') === undefined;
}

/** A value as it may stand in an error: short, on one line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function shape<T>(allowed: string, holds: (value: unknown) => boolean): Shape<T> {
  return {
    allowed,
    problem: (value, at) => (holds(value) ? undefined : `${at} must be ${allowed}, not ${shown(value)}`),
  };
}

export function whole(least: number, most: number): Shape<number> {
  return shape(
    `a whole number from ${least} to ${most}`,
    value => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  );
}

export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> {
  const set = new Set<unknown>(values);
  return shape(values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`, value => set.has(value));
}

export const flag: Shape<boolean> = oneOf(true, false);

export function text(most: number): Shape<string> {
  return shape(`a string of at most ${most} characters`, value => typeof value === 'string' && value.length <= most);
}

export function orNull<T>(inner: Shape<T>): Shape<T | null> {
  return {
    allowed: `${inner.allowed}, or null`,
    problem: (value, at) => (value === null ? undefined : inner.problem(value, at)),
  };
}

/** A field that may be missing. */
export function optional<T>(inner: Shape<T>): Shape<T> {
  return {
    allowed: `${inner.allowed}, or missing`,
    problem: (value, at) => (value === undefined ? undefined : inner.problem(value, at)),
  };
}

export function list<T>(item: Shape<T>, least = 0, most = Number.MAX_SAFE_INTEGER): Shape<T[]> {
  const open = least === 0 ? '' : ` of at least ${least}`;
  const count = least === most ? ` of ${least}` : most === Number.MAX_SAFE_INTEGER ? open : ` of ${least} to ${most}`;
  const allowed = `a list${count}, each ${item.allowed}`;
  return {
    allowed,
    problem(value, at) {
      if (!Array.isArray(value)) return `${at} must be ${allowed}, not ${shown(value)}`;
      if (value.length < least || value.length > most) return `${at} must be ${allowed}, not a list of ${value.length}`;
      return firstProblem(value, (each, index) => item.problem(each, `${at}[${index}]`));
    },
  };
}

/** Exactly these fields, each of its own shape. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const names = Object.keys(fields);
  const shapes: Readonly<Record<string, Shape<unknown>>> = fields;
  const allowed = `an object with ${names.join(', ') || 'nothing in it'}`;
  return {
    allowed,
    problem(value, at) {
      if (!isObject(value)) return `${at} must be ${allowed}, not ${shown(value)}`;
      const strange = Object.keys(value).find(name => !Object.hasOwn(shapes, name));
      if (strange !== undefined) return `${at} has no field "${strange}"; allowed: ${names.join(', ')}`;
      return firstProblem(names, name => shapes[name]?.problem(value[name], `${at}.${name}`));
    },
  };
}

/** One of several records, told apart by the value of one field. */
export function byTag<K extends string, T extends { readonly [P in K]: string }>(
  tag: K,
  kinds: { readonly [P in T[K]]: Shape<Extract<T, { readonly [Q in K]: P }>> },
): Shape<T> {
  const shapes: Readonly<Record<string, Shape<unknown>>> = kinds;
  const allowed = `an object whose ${tag} is one of ${Object.keys(kinds).join(', ')}`;
  return {
    allowed,
    problem(value, at) {
      const kind = isObject(value) ? value[tag] : undefined;
      if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind)) return `${at} must be ${allowed}, not ${shown(value)}`;
      return shapes[kind]?.problem(value, at);
    },
  };
}

/** The shape, and beyond it what its parts must be to one another. */
export function agreeing<T>(inner: Shape<T>, disagreement: (value: T) => string | undefined): Shape<T> {
  return {
    allowed: inner.allowed,
    problem(value, at) {
      const problem = inner.problem(value, at);
      if (problem !== undefined) return problem;
      return fits(inner, value) ? disagreement(value) : undefined;
    },
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstProblem<T>(all: readonly T[], problem: (each: T, index: number) => string | undefined): string | undefined {
  for (const [index, each] of all.entries()) {
    const found = problem(each, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
