// Content as tables of fields: what is printed, and what may stand in its place. A content of one's own names only what differs.
import { type Fault, type Findings, type Path, placeOf } from './content.ts';
import { isObject, type Shape, shown } from './shape.ts';

export type Value = string | number | boolean | null | readonly string[];
type Row = Readonly<Record<string, Value>>;
/** The parts of a box: rows by their id, each with its fields. */
export type Parts = Readonly<Record<string, Readonly<Record<string, Row>>>>;

/** What a field may hold. */
export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'name' }
  | { readonly kind: 'choice'; readonly values: readonly (string | boolean | null)[] }
  /** Some of these; each once, unless they are spaces in a row. */
  | { readonly kind: 'list'; readonly values: readonly string[]; readonly least: number; readonly most: number; readonly again?: boolean };

/** What is printed, what each field may hold, and what the fields must be to one another. */
export interface Press<P extends Parts = Parts> {
  readonly printed: P;
  field(part: string, id: string, field: string): Field | undefined;
  /** The pieces that a row is named by, where that is not its id. */
  named?(part: string, id: string): readonly string[] | undefined;
  /** What single fields cannot say. */
  disagreements(parts: P): readonly Fault[];
}

/** Content of one's own as a table agrees on it: only what is not as printed. */
export interface Changes {
  readonly name?: string;
  readonly [part: string]: unknown;
}

/** A whole box while it is edited. */
export type Edition<P extends Parts> = P & { readonly name: string };

export const LONGEST_NAME = 60;
/** The names of a row: English where a language has none of its own. */
export const NAMES = ['name', 'german', 'danish', 'french'] as const;

export function number(least: number, most: number): Field {
  return { kind: 'number', least, most };
}

export const NAME: Field = { kind: 'name' };

/** The names of a thing in every language, for tables of fields. */
export const NAME_FIELDS = { name: NAME, german: NAME, danish: NAME, french: NAME } as const;

/** The printed box with the changes in their places; what does not belong there is left out. */
export function partsWith<P extends Parts>({ printed }: Press<P>, changes: unknown): P {
  if (!isObject(changes)) return printed;
  const parts = Object.entries<Parts[string]>(printed).map(([part, rows]) => [part, laid(rows, changes[part])]);
  return Object.fromEntries(parts);
}

/** What is made of the content of an agreement: once for each content, and remembered as long as the content is. */
export function madeOfContent<T>(printed: T, make: (content: Changes) => T): (options: { readonly content?: Changes | undefined }) => T {
  const others = new WeakMap<Changes, T>();
  const found = ({ content }: { readonly content?: Changes | undefined }): T => {
    if (content === undefined) return printed;
    const made = others.get(content) ?? make(content);
    others.set(content, made);
    return made;
  };
  let latest: { readonly options: object; readonly made: T } = { options: {}, made: printed };
  return options => {
    // The same agreement is asked about again and again.
    if (options === latest.options) return latest.made;
    latest = { options, made: found(options) };
    return latest.made;
  };
}

function laid(rows: Parts[string], changes: unknown): Parts[string] {
  if (!isObject(changes)) return rows;
  const changed = Object.entries(rows).map(([id, row]) => {
    const own = changes[id];
    // Field by field, so that all rows of a part have one shape.
    return [
      id,
      isObject(own)
        ? Object.fromEntries(Object.entries(row).map(([field, value]) => [field, Object.hasOwn(own, field) ? own[field] : value]))
        : row,
    ];
  });
  return Object.fromEntries(changed);
}

function fault(path: Path, check: string, says: string, facts: Findings = {}): Fault {
  return { path, check, facts, says };
}

/** What is wrong with the value of one field. */
export function fieldFault(field: Field, value: unknown, path: Path): Fault | undefined {
  const wrong = (check: string, allowed: string, facts: Findings = {}) =>
    fault(path, check, `must be ${allowed}, not ${shown(value)}`, facts);
  if (field.kind === 'number') {
    const { least, most } = field;
    const isSound = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    return isSound ? undefined : wrong('number', `a whole number from ${least} to ${most}`, { least, most });
  }
  if (field.kind === 'name') {
    const isSound = typeof value === 'string' && value.length <= LONGEST_NAME;
    return isSound ? undefined : wrong('name', `a string of at most ${LONGEST_NAME} characters`, { most: LONGEST_NAME });
  }
  if (field.kind === 'choice') {
    return field.values.some(each => each === value) ? undefined : wrong('choice', `one of ${field.values.join(', ')}`);
  }
  const { values, least, most, again } = field;
  const strange = !Array.isArray(value) || value.some((each, at) => !values.includes(each) || (!again && value.indexOf(each) < at));
  const count = Array.isArray(value) ? value.length : -1;
  if (!strange && count >= least && count <= most) return undefined;
  return wrong(strange ? 'list' : 'count', `a list of ${least} to ${most} of ${values.join(', ')}${again ? '' : ', each once'}`, {
    least,
    most,
    count,
  });
}

/** Everything that is wrong with changes of a box. */
export function faultsInChanges<P extends Parts>(press: Press<P>, changes: unknown): readonly Fault[] {
  const allowed = ['name', ...Object.keys(press.printed)];
  if (!isObject(changes)) return [fault([], 'content', `must be an object with ${allowed.join(', ')}, not ${shown(changes)}`)];
  const strange = strangeIn(press.printed, changes, []).filter(({ path }) => path[0] !== 'name');
  const called = changes.name === undefined ? undefined : fieldFault(NAME, changes.name, ['name']);
  return [...strange, ...(called ? [called] : []), ...faultsInParts(press, partsWith(press, changes))];
}

/** What is named and is not in the box. */
function strangeIn(printed: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>, path: Path): Fault[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const [at, known] = [[...path, name], Object.hasOwn(printed, name) ? printed[name] : undefined];
    const allowed = Object.keys(printed);
    if (known === undefined) return [fault(at, 'strange', `must not be there, but is ${shown(value)}; allowed: ${allowed.join(', ')}`)];
    if (path.length === 2) return [];
    if (!isObject(value)) return [fault(at, 'row', `must be an object, not ${shown(value)}`)];
    return isObject(known) ? strangeIn(known, value, at) : [];
  });
}

/** Everything that is wrong with a whole box: field by field, and where all are sound, what they are to one another. */
export function faultsInParts<P extends Parts>(press: Press<P>, parts: P): readonly Fault[] {
  const wrong = Object.keys(press.printed).flatMap(part =>
    Object.entries(parts[part] ?? {}).flatMap(([id, row]) =>
      Object.entries(row).flatMap(([name, value]) => {
        const field = press.field(part, id, name);
        return (field && fieldFault(field, value, [part, id, name])) ?? [];
      }),
    ),
  );
  return wrong.length > 0 ? wrong : press.disagreements(parts);
}

/** The shape of the option that holds the changes. */
export function changesShape<P extends Parts>(press: Press<P>): Shape<Changes | undefined> {
  return {
    allowed: `an object with name, ${Object.keys(press.printed).join(', ')}`,
    problem(value, at) {
      const [first] = value === undefined ? [] : faultsInChanges(press, value);
      return first && `${placeOf(value, first.path, at)} ${first.says}`;
    },
  };
}
