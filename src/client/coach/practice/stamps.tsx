import { Icon } from '../../ui/index.ts';
import { isSolved } from './solved.ts';

interface StampsProps {
  readonly game: string;
  readonly tasks: readonly string[];
  /** The task that is stamped at this moment, from 0. */
  readonly now?: number;
}

/** A stamp for each task of a game; its number stands where it is still to be solved. The words beside say how many are. */
export function TaskStamps({ game, tasks, now }: StampsProps) {
  return (
    <span class="task-stamps" aria-hidden="true">
      {tasks.map((task, at) => (
        <i key={task} data-done={isSolved(game, task)} data-now={at === now}>
          {isSolved(game, task) ? <Icon name="i-check" size={24} /> : at + 1}
        </i>
      ))}
    </span>
  );
}
