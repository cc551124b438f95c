// The desk of a review: has tasks done, puts together what was found, and keeps it. The page never waits for it.
import { type Budget, budgetFor, type Film, type Review, type Step } from '../../review/index.ts';
import { Desk, gamesIn } from './desk.ts';
import type { DeskState, FromDesk, HandedOver, ToDesk, Unfinished } from './desk-messages.ts';
import { type Hands, handsOf } from './hands.ts';
import { type KeptReview, keepReview, keptReview } from './kept-reviews.ts';
import { openedRecord } from './opened-record.ts';
import { noteTouch, sinceTouch } from './slices.ts';

/**
 * One core is left for the page; of two it gets along with its share until there is a picture of the whole match. Everybody who plays holds memory, and
 * three are quick enough.
 */
const CORES = navigator.hardwareConcurrency;
const MOST = 3;
const WORKERS = { first: Math.min(MOST, Math.max(Math.min(2, CORES), CORES - 1)), then: Math.min(MOST, Math.max(1, CORES - 1)) };

/**
 * News come at most so often, in ms: putting together what was found takes time and memory as well, here and on the page. Once the whole match was looked
 * at, they come after as long again as the review has taken so far, until they are as seldom as they may be.
 */
const PACE = { first: 900, then: 6000, progress: 1000 };

/** So long after a touch, in ms, there are no news, which would keep the page from answering the next; but they never come more than twice as late. */
const QUIET = 500;

/**
 * The room for short-lived objects grows with every game and is given back only when a thread ends. So another desk goes on once such a share of the
 * games was played, unless there is little left; more often would take long, since each has to compile the game again.
 */
const SHIFT = 1 / 3;
const LITTLE = 1 / 10;

const say = (message: FromDesk, transfer: Transferable[] = []) => postMessage(message, { transfer });

/** The steps as the page has them. */
let sent: readonly Step[] = [];

/** A whole review is large: the page is sent what it does not have, and nothing that it does not show. */
function show({ steps, ...review }: Review, state: DeskState, faults: readonly number[]): void {
  const changed = new Map(steps.flatMap((step, at) => (step === sent[at] ? [] : [[at, { ...step, after: [] }] as const])));
  sent = steps;
  say({ type: 'review', review, changed, state, workers, faults });
}

/** Whoever plays games on, as long as there are any. */
let hands: Hands | undefined;
let workers = WORKERS.first;

function dismiss(): void {
  hands?.close();
  hands = undefined;
}

/** So many play from now on. */
function engage(film: Film, text: string, count: number): Hands {
  if (count !== workers) dismiss();
  workers = count;
  hands ??= handsOf(film, text, count);
  return hands;
}

let desk: Desk | undefined;
let game = '';
let closer = 0;
/** How many games the address asks for. */
let asked: number | undefined;
let kept: KeptReview | undefined;
let check = '';
/** When the review was begun here; long ago where another desk began it. */
let began = 0;
let told = 0;
let isFirst = true;
let later: ReturnType<typeof setTimeout> | undefined;
let isProgressDue = false;
/** Whether the page wants games to be played on. */
let isWanted = true;

/** Every closer look doubles the games. */
function budgetNow(): Budget {
  const usual = budgetFor(game);
  return { ...usual, games: (asked ?? usual.games) * 2 ** closer };
}

/** Tells the page what there is; what was kept is shown until as much was found again. */
function publish(): void {
  clearTimeout(later);
  later = undefined;
  if (!desk) return;
  told = Date.now();
  if (desk.state === 'settled') dismiss();
  const { state, faults, review: found } = desk;
  isFirst = found.progress.steps < found.progress.allSteps;
  const isBehind = kept !== undefined && found.progress.done < kept.review.progress.done;
  const review = isBehind && kept ? { ...kept.review, progress: { ...found.progress, steps: kept.review.progress.steps } } : found;
  show(review, state, faults);
  if (!isBehind && (state === 'settled' || state === 'paused'))
    void keepReview({ check, review: found, closer, isSettled: state === 'settled' });
}

const pace = () => (isFirst ? PACE.first : Math.min(PACE.then, Date.now() - began));

function publishInQuiet(): void {
  const isLate = Date.now() > told + 2 * pace();
  if (isLate || sinceTouch() >= QUIET) publish();
  else later = setTimeout(publishInQuiet, QUIET - sinceTouch());
}

function tell(): void {
  if (desk?.state !== 'running') return publish();
  later ??= setTimeout(publishInQuiet, Math.max(0, told + pace() - Date.now()));
  if (isProgressDue) return;
  isProgressDue = true;
  setTimeout(sayProgress, PACE.progress);
}

function sayProgress(): void {
  if (sinceTouch() < QUIET) return void setTimeout(sayProgress, QUIET);
  isProgressDue = false;
  if (desk?.state === 'running') say({ type: 'progress', done: desk.done });
}

type Opening = Extract<ToDesk, { readonly type: 'open' }>;

async function open({ text, isWaiting, games, from }: Opening): Promise<void> {
  asked = games;
  isWanted &&= !isWaiting;
  const [film, handed] = await Promise.all([openedRecord(text), from && handedOver(from)]);
  game = film.game.id;
  check = film.seed;
  kept = await keptReview(check);
  closer = handed?.closer ?? kept?.closer ?? 0;
  desk = deskFor(film, text, handed);
  if (!handed && kept?.isSettled) return show(kept.review, 'settled', []);
  if (handed) [isFirst, told] = [false, Date.now()];
  else {
    began = Date.now();
    publish();
  }
  if (isWanted || handed) desk.run(true);
  if (handed) desk.run(isWanted);
}

function deskFor(film: Film, text: string, begun: HandedOver | undefined): Desk {
  const doneBefore = gamesIn(begun?.found ?? []);
  return new Desk(
    film,
    budgetNow(),
    {
      run: async task => {
        const reply = await engage(film, text, workers).ask(task, `line ${task.line}`);
        if ('fault' in reply) throw new Error(reply.fault);
        return reply.found;
      },
      workers: isFirstLook => {
        engage(film, text, isFirstLook ? WORKERS.first : WORKERS.then);
        return workers;
      },
      tell,
      isTired: () => {
        const [{ games }, done] = [budgetNow(), desk?.done ?? 0];
        return done - doneBefore >= SHIFT * games && games - done > LITTLE * games;
      },
      leave: unfinished => {
        // The first picture of the whole match does not wait for the next desk.
        if (isFirst) publish();
        clearTimeout(later);
        desk = undefined;
        dismiss();
        leave(unfinished);
      },
    },
    begun,
  );
}

/** What another desk has found so far. */
function handedOver(from: MessagePort): Promise<HandedOver> {
  return new Promise(resolve => {
    from.onmessage = ({ data }: MessageEvent<HandedOver>) => resolve(data);
  });
}

/** Leaves the work in a channel, from which the next desk takes it. */
function leave(unfinished: Unfinished): void {
  const { port1, port2: rest } = new MessageChannel();
  const numbers = unfinished.found.flatMap(({ rows }) => rows.map(row => row.numbers.buffer));
  port1.postMessage({ ...unfinished, closer } satisfies HandedOver, { transfer: numbers });
  say({ type: 'tired', rest }, [rest]);
}

/** Doubles the games; what was kept holds no games, so they are played again first. */
function lookCloser(): void {
  closer++;
  desk?.closer(budgetNow());
  desk?.run(true);
}

addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  if (data.type === 'open') void open(data).catch((error: unknown) => say({ type: 'failed', text: String(error) }));
  else if (data.type === 'closer') lookCloser();
  else if (data.type === 'touched') (hands?.touched ?? noteTouch)();
  else {
    isWanted = data.isRunning;
    desk?.run(isWanted);
  }
});
