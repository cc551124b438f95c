// The addresses of matches and moments: all of a match stands behind the #, so no server hears of it.
import { type AnyGame, readRecord, type StoredRecord, writeRecord } from '../../kernel/index.ts';
import { LONGEST_LINK, linkOf, type Moment, openLink } from '../../links/index.ts';
import { entryOf, GAME_IDS } from '../catalogue.ts';
import { momentSaid } from './said.ts';

/** Where a link leads: to the replay, to the review, or to the sheet from which it is played on. */
const PAGES = { replay: '/replay', review: '/review', playOn: '/replay/on' } as const;
export type MomentPage = keyof typeof PAGES;

/** The address of a match, or of a moment of it; undefined where it would be too long to send. */
export function addressOf(game: AnyGame, moment: Moment, page: MomentPage): string | undefined {
  try {
    const link = linkOf(game, moment);
    return link.length > LONGEST_LINK ? undefined : `${location.origin}${PAGES[page]}#${link}`;
  } catch {
    // A match that cannot be written as a link is still a file.
    return undefined;
  }
}

/** The same for the text of a record. */
export function addressOfFile(game: AnyGame, file: string, line: number | undefined, page: MomentPage): string | undefined {
  const reading = readRecord(game, JSON.parse(file));
  return reading.ok ? addressOf(game, { record: reading.record, ...(line === undefined ? {} : { line }) }, page) : undefined;
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
