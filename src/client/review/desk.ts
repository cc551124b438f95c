// The work of a review in its order, whoever does it: first the whole match coarsely, then what is least certain.
import { assemble, type Budget, type Film, type Found, firstTasks, furtherTasks, type Review, type Task } from '../../review/index.ts';
import type { DeskState, Unfinished } from './desk-messages.ts';

/** Who plays games on, and who hears what was found. */
export interface DeskParts {
  readonly run: (task: Task) => Promise<Found>;
  /** How many tasks are done at a time: in the first look at the whole match, and then. Asked while nothing is being done. */
  readonly workers: (isFirst: boolean) => number;
  /** Told whenever there is something new; not more often than it is worth. */
  readonly tell: () => void;
  /** Whether another desk is to go on; asked between tasks, once the whole match was looked at. */
  readonly isTired: () => boolean;
  /** Told when nothing is being done any more here, and another desk is to go on. */
  readonly leave: (rest: Unfinished) => void;
}

/** Games that were played on. */
export const gamesIn = (found: readonly Found[]) => found.reduce((sum, { games }) => sum + games, 0);

/** So often a task is tried before its line counts as one that cannot be judged. */
const TRIES = 2;

/** One review under way. */
export class Desk {
  private readonly found: Found[];
  private readonly failed: Set<number>;
  private goOn: (() => void) | undefined;
  state: DeskState = 'queued';

  constructor(
    private readonly film: Film,
    private budget: Budget,
    private readonly parts: DeskParts,
    /** Where another desk has begun. */
    private readonly begun?: Unfinished,
  ) {
    this.found = [...(begun?.found ?? [])];
    this.failed = new Set(begun?.failed);
  }

  get review(): Review {
    return assemble(this.film, this.found, this.budget.games);
  }

  /** Games that were played on. */
  get done(): number {
    return gamesIn(this.found);
  }

  get faults(): readonly number[] {
    return [...this.failed].sort((a, b) => a - b);
  }

  /** Begins, goes on, or stops after the tasks that are being done. */
  run(isRunning: boolean): void {
    if (this.state === 'settled' || isRunning === (this.state === 'running')) return;
    const isFirst = this.state === 'queued';
    this.state = isRunning ? 'running' : 'paused';
    this.goOn?.();
    this.goOn = undefined;
    if (isFirst && isRunning) void this.work(this.begun?.tasks ?? firstTasks(this.film, this.budget), !this.begun);
    else this.parts.tell();
  }

  /** More games, where all were played. */
  closer(budget: Budget): void {
    this.budget = budget;
    if (this.state !== 'settled') return;
    this.state = 'running';
    void this.work([], false);
  }

  private async work(begin: readonly Task[], isFirst: boolean): Promise<void> {
    for (let tasks = begin.length > 0 ? begin : this.further(); tasks.length > 0; tasks = this.further()) {
      const queue = [...tasks];
      const isFirstLook = isFirst && tasks === begin;
      await Promise.all(Array.from({ length: this.parts.workers(isFirstLook) }, () => this.empty(queue, isFirstLook)));
      if (queue.length > 0) return this.parts.leave({ found: this.found, failed: this.faults, tasks: queue });
    }
    this.state = 'settled';
    this.parts.tell();
  }

  /** What cannot be judged is not asked for again. */
  private further(): readonly Task[] {
    return furtherTasks(this.film, this.found, this.budget).filter(({ line }) => !this.failed.has(line));
  }

  private async empty(queue: Task[], isFirstLook: boolean): Promise<void> {
    while (isFirstLook || !this.parts.isTired()) {
      const task = queue.shift();
      if (!task) return;
      if (this.state === 'paused') await this.rest();
      await this.attempt(task);
      this.parts.tell();
    }
  }

  private async attempt(task: Task): Promise<void> {
    for (let left = TRIES; left > 0; left--) {
      try {
        this.found.push(await this.parts.run(task));
        return;
      } catch {
        if (left === 1) this.failed.add(task.line);
      }
    }
  }

  private rest(): Promise<void> {
    return new Promise(resolve => {
      const before = this.goOn;
      this.goOn = () => {
        before?.();
        resolve();
      };
    });
  }
}
