// What an editor and a reader of files do with content as tables of fields: findings with one way to mend each, files, differences.
import { type Fault, type Finding, type Mending, type Path, placeOf } from './content.ts';
import {
  type Changes,
  type Edition,
  type Field,
  faultsInChanges,
  faultsInParts,
  fieldFault,
  LONGEST_NAME,
  NAME,
  type Parts,
  type Press,
  partsWith,
  type Value,
} from './edition.ts';
import type { ContentReading } from './entry.ts';
import { same } from './same.ts';
import { isObject } from './shape.ts';

/** Mends what only the game knows: another value for one field. */
export type Mender<P extends Parts> = (parts: P, fault: Fault) => Mending | undefined;

/** Where a value stands in a box. */
function valueAt(parts: Parts, [part = '', id = '', field = '']: Path): Value | undefined {
  return parts[part]?.[id]?.[field];
}

/** One way to mend a fault: the nearest number, a shorter name, or what is printed. */
function mendingOf<P extends Parts>(press: Press<P>, parts: P, fault: Fault, mend: Mender<P>): Mending | undefined {
  const { path, check } = fault;
  const [part, id, name] = path.map(String);
  const field: Field | undefined = path.length === 1 ? NAME : press.field(part ?? '', id ?? '', name ?? '');
  const value = path.length === 1 ? Object(parts)[part ?? ''] : valueAt(parts, path);
  if (check === 'number' && field?.kind === 'number') {
    const to = Math.min(field.most, Math.max(field.least, Math.round(Number(value)) || field.least));
    return { act: 'make', facts: { to }, path, value: to };
  }
  if (check === 'name') return { act: 'shorten', facts: {}, path, value: String(value ?? '').slice(0, LONGEST_NAME) };
  const own = mend(parts, fault);
  if (own) return own;
  const printed = valueAt(press.printed, path);
  return printed === undefined || same(printed, value) ? undefined : { act: 'printed', facts: {}, path, value: printed };
}

/** Everything that is to mend in an edition. */
export function findingsIn<P extends Parts>(press: Press<P>, edition: Edition<P>, mend: Mender<P> = () => undefined): readonly Finding[] {
  const called = fieldFault(NAME, edition.name, ['name']);
  return [...(called ? [called] : []), ...faultsInParts(press, edition)].map(fault => {
    const mending = mendingOf(press, edition, fault, mend);
    return { ...fault, isHint: false, ...(mending ? { mending } : {}) };
  });
}

/** One field that is not as printed. */
export interface Changed {
  readonly path: Path;
  readonly now: Value;
  readonly printed: Value;
}

/** Everything that is not as printed, field by field. */
export function changedIn<P extends Parts>({ printed }: Press<P>, parts: P): readonly Changed[] {
  return Object.entries<Parts[string]>(printed).flatMap(([part, rows]) =>
    Object.entries(rows).flatMap(([id, row]) =>
      Object.entries(row).flatMap(([field, was]) => {
        const now = valueAt(parts, [part, id, field]);
        return now === undefined || same(now, was) ? [] : [{ path: [part, id, field], now, printed: was }];
      }),
    ),
  );
}

/** An edition as a table agrees on it: only what is not as printed; undefined where nothing is. */
export function changesOf<P extends Parts>(press: Press<P>, edition: Edition<P>): Changes | undefined {
  const changed = changedIn(press, edition);
  if (changed.length === 0) return undefined;
  const found: Record<string, Record<string, Record<string, Value>>> = {};
  for (const { path, now } of changed) {
    const [part = '', id = '', field = ''] = path.map(String);
    found[part] = { ...found[part], [id]: { ...found[part]?.[id], [field]: now } };
  }
  const name = edition.name.trim();
  return { ...(name ? { name } : {}), ...found };
}

/** The edition that changes make. */
export function editionOf<P extends Parts>(press: Press<P>, changes: unknown): Edition<P> {
  const name = isObject(changes) && typeof changes.name === 'string' ? changes.name : '';
  return { ...partsWith(press, changes), name };
}

const MENDS: Readonly<Record<string, (to: unknown) => string>> = {
  make: to => `make it ${to}`,
  shorten: () => 'shorten it',
  printed: () => 'take what is printed',
};

/** A content file as the option that holds it, or everything that is wrong with it. */
export function readChanges<P extends Parts>(
  press: Press<P>,
  text: string,
  mend: Mender<P> = () => undefined,
  /** What may also be written in short. */
  unfolded: (raw: unknown) => unknown = raw => raw,
): ContentReading {
  let raw: unknown;
  try {
    raw = unfolded(JSON.parse(text));
  } catch (error) {
    return { ok: false, errors: [`this is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  const faults = faultsInChanges(press, raw);
  if (faults.length === 0) return { ok: true, options: { content: raw }, warnings: [] };
  const parts = partsWith(press, raw);
  const errors = faults.map(fault => {
    const mending = mendingOf(press, parts, fault, mend);
    const how =
      mending &&
      (MENDS[mending.act]?.(mending.facts.to) ?? `make ${placeOf(raw, mending.path, 'content')} ${JSON.stringify(mending.value)}`);
    return `${placeOf(raw, fault.path, 'content')} ${fault.says}${how ? `; to mend it, ${how}` : ''}`;
  });
  return { ok: false, errors };
}

/** An edition as a content file. */
export function writeChanges<P extends Parts>(press: Press<P>, edition: Edition<P>): string {
  const name = edition.name.trim();
  return JSON.stringify(changesOf(press, edition) ?? (name ? { name } : {}), null, 1);
}
