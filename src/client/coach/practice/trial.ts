// Somebody at a task: how it stands, and whether the hint is out. It knows no game.
import { effect, signal } from '@preact/signals';
import type { PracticeTask } from '../../../kernel/index.ts';
import type { TableSession } from '../../table/session.ts';

type Verdict = ReturnType<PracticeTask<unknown>['judge']>;

export class Trial {
  /** As told: not before everything has come to rest. */
  readonly verdict = signal<Verdict>('open');
  readonly isHintOpen = signal(false);
  /** Whether the card of the solved task was put away, to look at the table. */
  readonly isPutAway = signal(false);

  constructor(
    readonly task: PracticeTask<unknown>,
    private readonly keep: () => void,
  ) {}

  /** Judges every position that the host tells of; what is solved stays solved, whatever the others do next. */
  watch(session: TableSession): () => void {
    const found = signal<Verdict>('open');
    const judging = effect(() => {
      const [shown, happening] = [session.shown.value, session.happening.value];
      if (!shown || happening || session.seat.value !== this.task.learner || found.peek() === 'solved') return;
      const verdict = this.task.judge(shown.view);
      found.value = verdict === 'open' && shown.outcome ? 'failed' : verdict;
      if (found.peek() === 'solved') this.keep();
    });
    const telling = effect(() => {
      if (!session.isShowing.value) this.verdict.value = found.value;
    });
    return () => {
      judging();
      telling();
    };
  }
}
