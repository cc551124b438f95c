// A match, a moment of it, or a position, as a few hundred characters to stand behind the # of an address.
import { type AnyGame, hash, matchesOf } from '../kernel/index.ts';
import { Reader, Writer } from './coder.ts';
import { type AnyRecord, codeMatch } from './match.ts';
import { LinkProblem, type LinkTrouble } from './problem.ts';
import { sealed, unsealed } from './seal.ts';

export { movesInOrder } from './match.ts';
export { LONGEST_LINK } from './seal.ts';
export type { AnyRecord, LinkTrouble };

/** What a link shows: a record, and the line of it that is meant, where one is. */
export interface Moment {
  readonly record: AnyRecord;
  readonly line?: number;
  /** The place of a move among the legal ones there, where the link asks for it. */
  readonly answer?: number;
}

export type OpenedLink = ({ readonly ok: true; readonly game: AnyGame } & Moment) | { readonly ok: false; readonly trouble: LinkTrouble };

/** The position at a line, without the way there: a match that begins with it, which nobody has played. */
export function positionAt(game: AnyGame, record: AnyRecord, line: number): AnyRecord {
  const { players, options, seats, version } = record;
  const state = matchesOf(game)
    .states({ ...record, entries: record.entries.slice(0, line) })
    .at(-1);
  return { ...matchesOf(game).startFrom({ options, seats, version }, state).record, ...(players ? { players } : {}) };
}

/** The characters for a match, a moment of it, or a position that nobody played (a record that begins there). */
export function linkOf(game: AnyGame, { record, line, answer }: Moment): string {
  const writer = new Writer();
  writer.below(2 ** 16, signOf(game.id));
  codeMatch(writer, game, record);
  return [sealed(writer.finish()), ...(line === undefined ? [] : [line]), ...(answer === undefined ? [] : [answer])].join('.');
}

/** What a link shows, or why it cannot be opened. `openGame` finds the game that a test is true of. */
export async function openLink(text: string, openGame: OpenGame): Promise<OpenedLink> {
  const [coded = '', line, answer] = text.split('.');
  const begun = attempt(() => {
    const reader = new Reader(unsealed(coded));
    return { reader, sign: reader.below(2 ** 16) };
  });
  if (!begun.ok) return begun;
  const game = await openGame(id => signOf(id) === begun.sign);
  if (!game) return { ok: false, trouble: 'unknown game' };
  return attempt(() => {
    const record = codeMatch(begun.reader, game);
    return { game, record, ...numbered('line', line, record.entries.length), ...numbered('answer', answer, 2 ** 16) };
  });
}

type OpenGame = (isMeant: (id: string) => boolean) => Promise<AnyGame | undefined>;

/** What it came to; rules meet what no match of theirs can come to only where a link was made by others. */
function attempt<T extends object>(read: () => T): ({ readonly ok: true } & T) | { readonly ok: false; readonly trouble: LinkTrouble } {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    return { ok: false, trouble: error instanceof LinkProblem ? error.trouble : 'other rules' };
  }
}

function numbered(name: 'line' | 'answer', text: string | undefined, most: number): Partial<Record<typeof name, number>> {
  if (text === undefined) return {};
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= most)) throw new LinkProblem('broken');
  return { [name]: number };
}

/** The sign of a game: two bytes, so that no list of games need be kept. */
function signOf(id: string): number {
  return Number.parseInt(hash(id).slice(0, 4), 16);
}
