// Plays a task on in slices: in between the thread hears what is said, and while somebody touches the page it mostly rests.
import { type Film, type Found, gamesOf, type Task } from '../../review/index.ts';

/** How long a slice is, in ms. */
const SLICE = 6;
/** So long after a touch, in ms, there are pauses between slices: the page is to have the processor. However many touches follow, the work goes on. */
const AFTER_TOUCH = 400;
const PAUSE = 50;

/** When the page was touched last, as far as this thread has heard. */
let touched = Number.NEGATIVE_INFINITY;

export function noteTouch(): void {
  touched = performance.now();
}

/** How long ago that was, in ms. */
export const sinceTouch = () => performance.now() - touched;

/** What a task found, once it is done. */
export async function playedInSlices(film: Film, task: Task): Promise<Found> {
  const games = gamesOf(film, task);
  for (;;) {
    await turnOfOthers();
    if (sinceTouch() < AFTER_TOUCH) await new Promise(resolve => setTimeout(resolve, PAUSE));
    const end = performance.now() + SLICE;
    do {
      const next = games.next();
      if (next.done) return next.value;
    } while (performance.now() < end);
  }
}

let channel: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/** Lets the thread do what came before: a message to itself, since clocks would let it wait for milliseconds. */
function turnOfOthers(): Promise<void> {
  channel ??= channelToItself();
  const { port1 } = channel;
  return new Promise(resolve => {
    waiting.push(resolve);
    port1.postMessage(null);
  });
}

function channelToItself(): MessageChannel {
  const made = new MessageChannel();
  made.port2.onmessage = () => waiting.shift()?.();
  return made;
}
