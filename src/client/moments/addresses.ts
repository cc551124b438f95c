// The addresses of matches and moments: all of a match stands behind the #, so no server hears of it.
import { type AnyGame, readRecord, type StoredRecord, writeRecord } from '../../kernel/index.ts';
import { LONGEST_LINK, linkOf, type Moment, openLink, positionAt } from '../../links/index.ts';
import { entryOf, GAME_IDS } from '../catalogue.ts';
import { momentSaid } from './said.ts';

/** Where a link leads: to the replay, to the review, to the sheet from which it is played on, or to an experiment with its seats and options. */
const PAGES = { replay: '/replay', review: '/review', playOn: '/replay/on', lab: '/lab' } as const;
export type MomentPage = keyof typeof PAGES;

/** The address of a match, or of a moment of it, with what its page is asked; undefined where it would be too long to send. */
export function addressOf(game: AnyGame, moment: Moment, page: MomentPage, asked = ''): string | undefined {
  try {
    const link = linkOf(game, moment);
    return link.length > LONGEST_LINK ? undefined : `${location.origin}${PAGES[page]}${asked}#${link}`;
  } catch {
    // A match that cannot be written as a link is still a file.
    return undefined;
  }
}

/** Of a match in a file: all of it, a moment of it, or only the position at a line. */
export interface FileMoment {
  readonly file: string;
  readonly line?: number | undefined;
  readonly isPosition?: boolean;
}

/** The same for the text of a record. */
export function addressOfFile(
  game: AnyGame,
  { file, line, isPosition = false }: FileMoment,
  page: MomentPage,
  asked = '',
): string | undefined {
  const reading = readRecord(game, JSON.parse(file));
  if (!reading.ok) return undefined;
  const { record } = reading;
  if (isPosition && line !== undefined) return addressOf(game, { record: positionAt(game, record, line) }, page, asked);
  return addressOf(game, { record, ...(line === undefined ? {} : { line }) }, page, asked);
}

/** What an address shows: the record as a file's text, and the line. */
export type OpenedMoment =
  | { readonly ok: true; readonly record: StoredRecord; readonly text: string; readonly line?: number; readonly answer?: number }
  | { readonly ok: false; readonly problem: string };

/** Opens what stands behind the # of an address, or says in one sentence why it cannot be. */
export async function openMoment(hash: string): Promise<OpenedMoment> {
  const opened = await openLink(hash, async isMeant => {
    const entry = entryOf(GAME_IDS.find(isMeant));
    return entry && (entry.openTable ?? entry.open)();
  });
  if (!opened.ok) return { ok: false, problem: momentSaid.value.wrong[opened.trouble] };
  const { game, record: read, ok, ...where } = opened;
  const record = writeRecord(game, read);
  return { ok, record, text: JSON.stringify(record), ...where };
}
