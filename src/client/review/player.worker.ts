// Plays games on for a review, away from the page: a task at a time.
import type { Film, Found, Task } from '../../review/index.ts';
import { openedRecord } from './opened-record.ts';
import { noteTouch, playedInSlices } from './slices.ts';

/** First the record as a file, then tasks about it; and that somebody touches the page. */
export type ToPlayer = { readonly text: string } | { readonly task: Task } | { readonly isTouched: true };

export type PlayerReply = { readonly found: Found } | { readonly fault: string };

let film: Promise<Film> | undefined;

async function replyTo(task: Task): Promise<PlayerReply> {
  if (!film) throw new Error('there is no record to play on from');
  return { found: await playedInSlices(await film, task) };
}

addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
  if ('isTouched' in data) return noteTouch();
  if ('text' in data) {
    film = openedRecord(data.text);
    return;
  }
  replyTo(data.task)
    .catch((error: unknown): PlayerReply => ({ fault: String(error) }))
    .then(reply => {
      // The numbers are handed over, not copied.
      const transfer = 'found' in reply ? reply.found.rows.map(({ numbers }) => numbers.buffer) : [];
      postMessage(reply, { transfer });
    });
});
