// The moment in which a task is solved: what was learnt, how many are done by now, and the ways on.
import { useEffect, useRef } from 'preact/hooks';
import { titleOf } from '../../shell/cover.ts';
import { Icon } from '../../ui/index.ts';
import { said } from '../said.ts';
import type { TaskTexts } from './bar.tsx';
import { practiceSaid } from './said.ts';
import { isSolved } from './solved.ts';
import { TaskStamps } from './stamps.tsx';

export interface SolvedProps {
  readonly game: string;
  readonly texts: TaskTexts;
  /** The tasks of the game, and which of them it is, from 0. */
  readonly tasks: readonly string[];
  readonly at: number;
  /** The address of the task after it; none after the last. */
  readonly next: string | undefined;
  readonly all: string;
  readonly again: () => void;
  readonly playOn: () => void;
  /** Back to the table, as it stands. */
  readonly close: () => void;
}

export function SolvedCard({ game, texts, tasks, at, next, all, again, playOn, close }: SolvedProps) {
  const words = practiceSaid.value;
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const done = tasks.filter(task => isSolved(game, task));
  return (
    <div class="lesson-end-veil" data-coach>
      <section
        class="task-solved"
        role="dialog"
        aria-modal="true"
        aria-labelledby="task-solved"
        onKeyDown={event => event.key === 'Escape' && close()}
      >
        <div class="task-solved-head">
          <span class="eyebrow">
            {titleOf(game)} · {words.task(at + 1, tasks.length)}
          </span>
          <h2 id="task-solved">{words.solved}</h2>
          <TaskStamps game={game} tasks={tasks} now={at} />
          <p>{words.progress(done.length, tasks.length)}</p>
        </div>
        <div class="task-learnt">
          <h3>{texts.title}</h3>
          <p class="lead">{texts.solved}</p>
          <div class="lesson-end-acts">
            <a ref={first} class="button primary large" href={next ?? all} data-first>
              {next === undefined ? words.all : words.next}
              <Icon name="i-arrow-right" />
            </a>
            <button type="button" class="button second large" onClick={playOn}>
              {said.value.playOn}
            </button>
            <button type="button" class="button quiet" onClick={close}>
              {words.look}
            </button>
            <button type="button" class="button quiet" onClick={again}>
              <Icon name="i-refresh" />
              {words.again}
            </button>
            {next !== undefined && (
              <a class="button quiet" href={all}>
                {words.all}
              </a>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}
