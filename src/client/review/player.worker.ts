// Plays games on for a review, away from the page: a task at a time.
import { type Film, type Found, runTask, type Task } from '../../review/index.ts';
import { openedRecord } from './opened-record.ts';

/** A task, with the record that it is about. */
export interface PlayerTask {
  readonly text: string;
  readonly task: Task;
}

export type PlayerReply = { readonly found: Found } | { readonly fault: string };

let film: { readonly text: string; readonly opened: Promise<Film> } | undefined;

async function replyTo({ text, task }: PlayerTask): Promise<PlayerReply> {
  if (film?.text !== text) film = { text, opened: openedRecord(text) };
  return { found: runTask(await film.opened, task) };
}

addEventListener('message', ({ data }: MessageEvent<PlayerTask>) => {
  replyTo(data)
    .catch((error: unknown): PlayerReply => ({ fault: String(error) }))
    .then(reply => postMessage(reply));
});
