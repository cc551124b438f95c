// The desk of a review: has tasks done, puts together what was found, and keeps it. The page never waits for it.
import { type Budget, budgetFor, type Film, type Review, type Step, type Task } from '../../review/index.ts';
import { Desk } from './desk.ts';
import type { DeskState, FromDesk, ToDesk } from './desk-messages.ts';
import { handsOf } from './hands.ts';
import { type KeptReview, keepReview, keptReview } from './kept-reviews.ts';
import { openedRecord } from './opened-record.ts';

/**
 * One core is left for the page; of two it gets along with its share until there is a picture of the whole match. Everybody who plays holds memory, and
 * three are quick enough.
 */
const CORES = navigator.hardwareConcurrency;
const MOST = 3;
const WORKERS = { first: Math.min(MOST, Math.max(Math.min(2, CORES), CORES - 1)), then: Math.min(MOST, Math.max(1, CORES - 1)) };

/** News come at most so often, in ms: putting together what was found takes time and memory as well, here and on the page. */
const PACE = { first: 900, then: 6000, progress: 1000 };

/** So long after a touch, in ms, nothing is begun here: the page is to have the processor. */
const AFTER_TOUCH = 150;

const say = (message: FromDesk) => postMessage(message);

/** The steps as the page has them. */
let sent: readonly Step[] = [];

/** A whole review is large: the page is sent what it does not have, and nothing that it does not show. */
function show({ steps, ...review }: Review, state: DeskState, faults: readonly number[]): void {
  const changed = new Map(steps.flatMap((step, at) => (step === sent[at] ? [] : [[at, { ...step, after: [] }] as const])));
  sent = steps;
  say({ type: 'review', review, changed, state, workers, faults });
}

/** Whoever plays games on, as long as there are any. */
let pool: ReturnType<typeof handsOf> | undefined;
let workers = WORKERS.first;

function dismiss(): void {
  pool?.close();
  pool = undefined;
}

/** So many play from now on. */
function engage(film: Film, text: string, count: number): ReturnType<typeof handsOf> {
  if (count !== workers) dismiss();
  workers = count;
  pool ??= handsOf(film, text, count);
  return pool;
}

let desk: Desk | undefined;
let game = '';
let closer = 0;
/** How many games the address asks for. */
let asked: number | undefined;
let kept: KeptReview | undefined;
let check = '';
let told = 0;
let touched = 0;
let isFirst = true;
let later: ReturnType<typeof setTimeout> | undefined;
let isProgressDue = false;

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
  if (desk.state === 'running' && sinceTouch() < AFTER_TOUCH) return waitWith(publish);
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

const sinceTouch = () => Date.now() - touched;

function waitWith(act: () => void): void {
  later = setTimeout(act, AFTER_TOUCH - sinceTouch());
}

async function untouched(): Promise<void> {
  while (sinceTouch() < AFTER_TOUCH) await new Promise(resolve => setTimeout(resolve, AFTER_TOUCH - sinceTouch()));
}

function tell(): void {
  if (desk?.state !== 'running') return publish();
  later ??= setTimeout(publish, Math.max(0, told + (isFirst ? PACE.first : PACE.then) - Date.now()));
  if (isProgressDue) return;
  isProgressDue = true;
  setTimeout(sayProgress, PACE.progress);
}

function sayProgress(): void {
  isProgressDue = false;
  if (desk?.state === 'running') say({ type: 'progress', done: desk.done });
}

async function open(text: string, isWaiting: boolean, games: number | undefined): Promise<void> {
  asked = games;
  const film = await openedRecord(text);
  game = film.game.id;
  check = film.seed;
  kept = await keptReview(check);
  closer = kept?.closer ?? 0;
  const run = async (task: Task) => {
    await untouched();
    const reply = await engage(film, text, workers).ask(task, `line ${task.line}`);
    if ('fault' in reply) throw new Error(reply.fault);
    return reply.found;
  };
  const hands = (isFirst: boolean) => {
    engage(film, text, isFirst ? WORKERS.first : WORKERS.then);
    return workers;
  };
  desk = new Desk(film, budgetNow(), { run, workers: hands, tell });
  if (kept?.isSettled) return show(kept.review, 'settled', []);
  publish();
  if (!isWaiting) desk.run(true);
}

/** Doubles the games; what was kept holds no games, so they are played again first. */
function lookCloser(): void {
  closer++;
  desk?.closer(budgetNow());
  desk?.run(true);
}

addEventListener('message', ({ data }: MessageEvent<ToDesk>) => {
  if (data.type === 'open')
    void open(data.text, data.isWaiting, data.games).catch((error: unknown) => say({ type: 'failed', text: String(error) }));
  else if (data.type === 'closer') lookCloser();
  else if (data.type === 'touched') touched = Date.now();
  else desk?.run(data.isRunning);
});
