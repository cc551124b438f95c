// From the text of a record to a match to look back at.
import { gameOf, matchesOf, readRecord } from '../../kernel/index.ts';
import { entryOf } from '../catalogue.ts';
import { words } from '../locale/index.ts';
import type { KeptRecord } from '../table/record-file.ts';
import type { Film } from './moment.ts';

/** A film from a record, or the sentence why there is none. */
export type Developed = { readonly ok: true; readonly film: Film } | { readonly ok: false; readonly problem: string };

export async function filmOf({ text, mine }: KeptRecord): Promise<Developed> {
  const { wrong } = words.value.replay;
  const value = parsed(text);
  const entry = entryOf(gameOf(value));
  if (!entry) return { ok: false, problem: wrong.file };
  const game = await (entry.openTable ?? entry.open)();
  const reading = readRecord(game, value);
  if (!reading.ok) return { ok: false, problem: isNewer(value, game.version) ? wrong.newer : wrong.damaged };
  const { record } = reading;
  const again = matchesOf(game).replay(record);
  if (!again.ok) return { ok: false, problem: wrong.move(again.entry) };
  return { ok: true, film: { id: entry.id, record, file: text, mine, states: matchesOf(game).states(record), told: again.events } };
}

/** Whether a record names rules that this program does not know yet. */
function isNewer(value: unknown, known: number): boolean {
  return (
    typeof value === 'object' && value !== null && 'version' in value && Number.isInteger(value.version) && Number(value.version) > known
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
