// The page's side of a review under way.
import { signal } from '@preact/signals';
import type { Review, Step } from '../../review/index.ts';
import { isOnBattery, waitsOnBattery } from './battery.ts';
import type { DeskState, FromDesk, ToDesk } from './desk-messages.ts';

/** A review as far as it has come. */
export interface Standing {
  readonly review: Review | null;
  readonly state: DeskState;
  readonly workers: number;
  readonly faults: readonly number[];
}

/** How far it has come: known more often than what was found. */
export interface Advance {
  readonly done: number;
  readonly all: number;
  /** Seconds to go; unknown at first. */
  readonly left: number | null;
}

export class ReviewWork {
  private worker: Worker;
  /** Whether games are to be played on, as far as the reader has said. */
  private isWanted = true;
  private steps: readonly Step[] = [];
  private began: { readonly time: number; readonly done: number } | undefined;
  readonly standing = signal<Standing>({ review: null, state: 'queued', workers: 1, faults: [] });
  readonly advance = signal<Advance>({ done: 0, all: 1, left: null });
  readonly problem = signal('');
  /** Whether it waits because the device runs on battery. */
  readonly isSpared = signal(false);

  constructor(
    private readonly text: string,
    private readonly games: number | undefined,
  ) {
    this.worker = this.newDesk();
    void this.open();
  }

  run(isRunning: boolean): void {
    this.isSpared.value = false;
    this.isWanted = isRunning;
    this.began = undefined;
    this.send({ type: 'run', isRunning });
  }

  closer(): void {
    this.began = undefined;
    this.send({ type: 'closer' });
  }

  /** Somebody touches the page, which is to have the processor now. */
  touched(): void {
    if (this.standing.value.state === 'running') this.send({ type: 'touched' });
  }

  close(): void {
    this.worker.terminate();
  }

  private newDesk(): Worker {
    const worker = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromDesk>) => this.hear(data);
    worker.onerror = event => {
      this.problem.value = event.message || 'a worker has failed';
    };
    return worker;
  }

  private async open(): Promise<void> {
    const isWaiting = waitsOnBattery.value && (await isOnBattery());
    this.isSpared.value = isWaiting;
    this.isWanted &&= !isWaiting;
    this.send({ type: 'open', text: this.text, isWaiting, games: this.games });
  }

  /** Another desk goes on: what a thread holds for short-lived objects is given back only when it ends, so this one ends first. */
  private relieve(rest: MessagePort): void {
    this.worker.terminate();
    this.worker = this.newDesk();
    const opening: ToDesk = { type: 'open', text: this.text, isWaiting: !this.isWanted, games: this.games, from: rest };
    this.worker.postMessage(opening, [rest]);
  }

  private send(message: ToDesk): void {
    this.worker.postMessage(message);
  }

  private hear(news: FromDesk): void {
    if (news.type === 'tired') return this.relieve(news.rest);
    if (news.type === 'failed') {
      this.problem.value = news.text;
      return;
    }
    if (news.type === 'progress') return this.note(news.done, this.advance.value.all);
    const { type: _, changed, ...now } = news;
    const steps = [...this.steps];
    for (const [at, step] of changed) steps[at] = step;
    this.steps = steps;
    this.standing.value = { ...now, review: { ...now.review, steps } };
    this.note(now.review.progress.done, now.review.progress.all);
  }

  private note(done: number, all: number): void {
    this.advance.value = { done, all, left: this.leftAt(done, all) };
  }

  /** By how fast it went since it was begun. */
  private leftAt(done: number, all: number): number | null {
    this.began ??= { time: Date.now(), done };
    const [passed, played] = [Date.now() - this.began.time, done - this.began.done];
    return passed < 2000 || played <= 0 ? null : Math.ceil(((all - done) / played) * (passed / 1000));
  }
}
