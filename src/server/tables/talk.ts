// What is said at a table.
import { cleanText } from '../../host/index.ts';
import type { Signal } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { SessionBody, Store } from '../storage/index.ts';
import { mustBeOpen } from './closing.ts';
import { seatsOf } from './holders.ts';
import { speakerAt } from './names.ts';
import type { Room } from './room.ts';
import { mustBeWelcome } from './seating.ts';

/** A line; a signal is told by every page in the language of who reads, and the text to who does not know it. */
export interface Said {
  readonly text: string;
  readonly signal?: Signal | undefined;
}

/** Stores a line, and shows it to who is there. */
export async function saidAt(
  room: Room,
  by: SessionBody,
  { text, signal }: Said,
  { store, clock }: { readonly store: Store; readonly clock: () => number },
): Promise<void> {
  const clean = cleanText(text);
  if (clean === '') throw new Refused(400, 'nothing said', 'there is nothing to be seen in this line');
  if (seatsOf(room.file.body, by.id).length === 0) await room.refresh();
  mustBeOpen(room.file);
  mustBeWelcome(room.file.body, by.id);
  const speaker = speakerAt(room.file.body, await room.seatsNow(), by);
  const line = await store.say(room.id, { ...speaker, text: clean, ...(signal ? { signal } : {}), at: clock() }, by.id);
  // Whatever was said in between by way of another process comes first.
  if (line.number > room.progress.said + 1) await room.catchChat();
  room.showChat(line);
}
