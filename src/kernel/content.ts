// Content of one's own: what is wrong with it and where, and how a field of it is changed.
import { isObject } from './shape.ts';

/** The way to a field of content: names of parts and fields, and places in lists. */
export type Path = readonly (string | number)[];

/** What a check found, as plain data. */
export type Findings = Readonly<Record<string, string | number>>;

/** One thing that is wrong with content. */
export interface Fault {
  readonly path: Path;
  /** Which check it is, for those who say it in their own words. */
  readonly check: string;
  readonly facts: Findings;
  /** In plain English, after the name of the field: 'must be a whole number from 1 to 99, not 113'. */
  readonly says: string;
}

/** One way to mend a fault: another value for a field. */
export interface Mending {
  /** What it does, for those who say it in their own words. */
  readonly act: string;
  readonly facts: Findings;
  readonly path: Path;
  readonly value: unknown;
}

/** A fault with one way to mend it, where there is one; a hint says what to mind, and keeps nobody from playing. */
export interface Finding extends Fault {
  readonly mending?: Mending;
  readonly isHint: boolean;
}

/** The same content with another value in one place. */
export function withValue<C>(content: C, path: Path, value: unknown): C {
  // Whoever names a path knows what stands there; what does not fit is found by the checks.
  return placed(content, path, value) as C;
}

function placed(content: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content)) return content.map((each, at) => (at === step ? placed(each, rest, value) : each));
  return isObject(content) ? { ...content, [step]: placed(content[step], rest, value) } : content;
}

/** What a path is called in a sentence: rows of a list by their id where they have one, else by their number. */
export function placeOf(content: unknown, path: Path, at: string): string {
  let [place, now] = [at, content];
  for (const step of path) {
    now = Array.isArray(now) || isObject(now) ? Object(now)[step] : undefined;
    const id = typeof step === 'number' && isObject(now) && typeof now.id === 'string' ? now.id : undefined;
    place += typeof step === 'string' || id ? `.${id ?? step}` : `[${step}]`;
  }
  return place;
}
