import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botNamesIn } from '../bots/index.ts';
import { entryOf, GAME_IDS } from '../games/index.ts';
import { type AnyGame, LANGUAGES, type Language, type ShelfEntry } from '../kernel/index.ts';

/** Wrong usage: one sentence about what is wrong and what is allowed. Ends the program with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** No file that anybody hands in is larger. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Why a file cannot be read, by the error of the system. */
const UNREAD: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: path => `there is no file ${path}`,
  EISDIR: path => `${path} is a folder, not a file`,
};

/** The text in a file, or one sentence about why there is none. */
export function textIn(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES)
      throw new UsageError(`${path} is larger than ${MOST_BYTES / 1024 / 1024} MiB, the most that is read`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(UNREAD[reasonOf(error)]?.(path) ?? `${path} cannot be read (${reasonOf(error)})`);
  }
}

/** Writes a file, or says in one sentence why that cannot be. */
export function writeFile(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${reasonOf(error)})`);
  }
}

/** Makes sure, before any work is done, that a file can be written. */
export function mustBeWritable(path: string): void {
  try {
    appendFileSync(path, '');
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${reasonOf(error)})`);
  }
}

/** The short reason of an error of the system. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : (error.message.split('\n')[0] ?? '');
}

/** The flags of a command: 'value' takes one, 'values' may be given several times, 'flag' stands alone. */
export type Flags = Readonly<Record<string, 'value' | 'values' | 'flag'>>;
export interface Parsed {
  readonly words: readonly string[];
  value(flag: string): string | undefined;
  values(flag: string): readonly string[];
  has(flag: string): boolean;
}

/** Ids of tables and sessions may begin with a dash: 22 signs are no flag. No argument of a system can hold the shield. */
const DASHED_ID = /^-[\w-]{21}$/;
const SHIELD = '\0';

/** Reads a command's arguments; whatever it does not know is refused by name. */
export function parse(args: readonly string[], flags: Flags): Parsed {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'values' },
    ]),
  );
  const shielded = args.map(arg => (DASHED_ID.test(arg) ? `${SHIELD}${arg}` : arg));
  const { values, positionals } = attempt(() => parseArgs({ args: shielded, options, allowPositionals: true, strict: true }), flags);
  const given: Readonly<Record<string, unknown>> = values;
  return {
    words: positionals.map(word => (word.startsWith(SHIELD) ? word.slice(SHIELD.length) : word)),
    value(flag) {
      const value = given[flag];
      return typeof value === 'string' ? value : undefined;
    },
    values(flag) {
      const value = given[flag];
      return Array.isArray(value) ? value.map(String) : [];
    },
    has: flag => given[flag] === true,
  };
}

function attempt<T>(read: () => T, flags: Flags): T {
  try {
    return read();
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.replace('argument is ambiguous', 'needs a value').split(/[.\n]/) : [];
    const known = Object.keys(flags).map(name => `--${name}`);
    throw new UsageError(`${reason}; allowed: ${known.join(', ') || 'no flags'}`);
  }
}

/** The entry of a game, by the id a person typed. */
export function entryNamed(id: string | undefined): ShelfEntry {
  const games = GAME_IDS.join(', ');
  if (id === undefined) throw new UsageError(`which game? choose from: ${games}`);
  const entry = entryOf(id);
  if (!entry) throw new UsageError(`unknown game "${id}"; choose from: ${games}`);
  return entry;
}

/** A whole number within a range, or the fall-back where none was given. */
export function wholeNumber(
  what: string,
  given: string | undefined,
  fallback: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  if (given === undefined) return fallback;
  const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${what} must be a whole number from ${least} to ${most}, not "${given}"`);
}

export function seatsOf(game: AnyGame, given: string | undefined, fallback: number): number {
  return wholeNumber(`--seats of ${game.id}`, given, fallback, game.seats);
}

/** The options in a file of the game's own content; each thing that is wrong with it is a line. */
export async function contentIn({ id, content }: ShelfEntry, path: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  if (path === undefined) return {};
  const read = await content?.();
  if (!read) throw new UsageError(`${id} has no content that can be replaced; --content is not allowed`);
  const reading = read(textIn(path), path);
  if (!reading.ok) throw new UsageError(reading.errors.map(error => `${path}: ${error}`).join('\n'));
  for (const warning of reading.warnings) console.error(`tabletour: ${path}: ${warning}`);
  return reading.options;
}

/** The options agreed on, out of a content file and `name=value` pairs. */
export function optionsOf(
  game: AnyGame,
  pairs: readonly string[],
  seats: number,
  content: Readonly<Record<string, unknown>> = {},
): unknown {
  const reading = game.options.read({ ...content, ...namedOptions(pairs) }, seats);
  if (!reading.ok) throw new UsageError(reading.problem);
  return reading.options;
}

/** Options by their names, out of `name=value` pairs. */
export function namedOptions(pairs: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    pairs.map(pair => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError(`--option must be name=value, not "${pair}"`);
      return [pair.slice(0, at), typed(pair.slice(at + 1))];
    }),
  );
}

function typed(text: string): unknown {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^[[{]/.test(text) ? listed(text) : text;
}

/** A list or an object in JSON; what is no JSON stays a text, for the option itself to refuse. */
function listed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Names of bots that play a game, separated by commas. */
export function botNames(game: AnyGame, given: string | undefined, fallback: readonly string[]): readonly string[] {
  const names = given === undefined ? fallback : given.split(',').map(name => name.trim());
  const known = botNamesIn(game);
  const strange = names.find(name => !known.includes(name));
  if (strange !== undefined) throw new UsageError(`there is no bot "${strange}" in ${game.id}; bots: ${known.join(', ')}`);
  return names;
}

export function languageOf(given: string | undefined): Language {
  const language = LANGUAGES.find(each => each === (given ?? 'en'));
  if (!language) throw new UsageError(`--lang must be one of ${LANGUAGES.join(', ')}, not "${given}"`);
  return language;
}

/** No more words than a command takes. */
export function noMoreWords(words: readonly string[], most: number): void {
  const extra = words[most];
  if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"; "--help" after the command shows what it takes`);
}
