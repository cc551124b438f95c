// The editor of content that is tables of fields: everything but what is drawn.
import {
  type Changed,
  type Changes,
  type ContentReading,
  changedIn,
  changesOf,
  type Edition,
  editionOf,
  type Finding,
  type Language,
  type Parts,
  type Path,
  type Press,
  type Value,
  withValue,
  writeChanges,
} from '../../kernel/index.ts';
import type { Sample } from './balance.ts';
import type { CheckWords, EditorKit, EditorTab, Speaking } from './kit.ts';

/** What the editor of a game with tables of fields says: the names of fields, and of values that are no piece. */
export interface PressWords extends CheckWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** What a game brings to its editor. */
export interface PressEditor<P extends Parts, W extends PressWords, B> {
  readonly press: Press<P>;
  readonly file: string;
  readonly words: Readonly<Record<Language, () => Promise<W>>>;
  readonly tabs: readonly EditorTab<Edition<P>, W, B>[];
  findings(edition: Edition<P>): readonly Finding[];
  read(text: string): ContentReading;
  /** Where files are written in short. */
  write?(edition: Edition<P>): string;
  /** Content that stands in options of another name. */
  readonly held?: {
    options(changes: Changes): Readonly<Record<string, unknown>>;
    from(options: Readonly<Record<string, unknown>>): unknown;
  };
  readonly sample: Sample;
}

type Said = Speaking<PressWords>;

const OWN_NAME = { en: 'name', da: 'danish', fr: 'french', de: 'german' } as const satisfies Record<Language, string>;

/** What a row is called: by a name of its own in the language, by its own English name, or as printed. */
export function rowName({ printed, named }: Press, parts: Parts, [part = '', id = '']: Path, { texts, language }: Said): string {
  const [row, before] = [parts[part]?.[id], printed[part]?.[id]];
  const own = [OWN_NAME[language], 'name']
    .map(field => row?.[field])
    .find((name, at) => name && name !== before?.[at === 0 ? OWN_NAME[language] : 'name']);
  return typeof own === 'string'
    ? own
    : (calledBy(named?.(String(part), String(id)) ?? [String(id)], texts.pieces) ?? String(before?.name ?? id));
}

function calledBy(ids: readonly string[], pieces: Readonly<Record<string, string>>): string | undefined {
  const names = ids.flatMap(id => pieces[id] ?? []);
  return names.length > 0 ? names.join(' – ') : undefined;
}

/** What a field of a row is called. */
export function fieldName([part, , field = '']: Path, { words, house, texts }: Said): string {
  const names: Readonly<Record<string, string>> = house.names;
  const name = words.fields[`${part}-${field}`] ?? words.fields[field] ?? names[field] ?? texts.pieces[field] ?? String(field);
  return name.replace(/^./u, first => first.toUpperCase());
}

/** What a value of a field is called. */
export function valueName(field: string | number, value: Value, speaking: Said): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return value.map(each => valueName(field, each, speaking)).join(', ') || '–';
  const { words, texts } = speaking;
  return words.values[`${field}-${value}`] ?? texts.pieces[String(value)] ?? (String(value ?? '') || '–');
}

/** Whether a path lies in a part of the content. */
export const inPart =
  (part: string) =>
  ([first]: readonly (string | number)[]): boolean =>
    first === part;

/** The editor of a game whose content is tables of fields. */
export function pressKit<P extends Parts, W extends PressWords, B>(game: PressEditor<P, W, B>): EditorKit<Edition<P>, W, B> {
  const { press, held } = game;
  const options = (edition: Edition<P>) => {
    const content = changesOf(press, edition);
    return content ? (held?.options(content) ?? { content }) : {};
  };
  const from = (given: Readonly<Record<string, unknown>>) => {
    const edition = editionOf(press, held ? held.from(given) : given.content);
    return { ...edition, name: edition.name || (typeof given.name === 'string' ? given.name : '') };
  };
  return {
    words: game.words,
    printed: editionOf(press, undefined),
    tabs: game.tabs,
    findings: game.findings,
    options,
    kept: edition => ({ ...options(edition), name: edition.name }),
    from,
    read(text) {
      const reading = game.read(text);
      return reading.ok ? { ok: true, content: from(reading.options) } : reading;
    },
    files: edition => [
      { name: `${game.file}.json`, type: 'application/json', text: game.write?.(edition) ?? writeChanges(press, edition) },
    ],
    nameOf: ({ name }) => name,
    renamed: (edition, name) => ({ ...edition, name }),
    differences: (edition, speaking) => changedIn(press, edition).map(each => differenceOf(press, edition, each, speaking)),
    sample: game.sample,
  };
}

function differenceOf<P extends Parts>(press: Press<P>, edition: Edition<P>, { path, now, printed }: Changed, speaking: Said) {
  const field = path[2] ?? '';
  const told = (value: Value) => valueName(field, value, speaking);
  const row = rowName(press, press.printed, path, speaking);
  return {
    says: speaking.house.diff.field(row, fieldName(path, speaking), told(now), told(printed)),
    back: withValue(edition, path, printed),
  };
}
