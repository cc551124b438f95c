import type { PracticeTexts } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { practiceSaid } from './said.ts';
import type { Trial } from './trial.ts';

/** What is said of one task. */
export type TaskTexts = PracticeTexts[string];

interface BarProps {
  readonly trial: Trial;
  readonly texts: TaskTexts;
  /** Which task it is, from 1. */
  readonly number: number;
  readonly tasks: number;
  /** The address of the task after it; none after the last. */
  readonly next: string | undefined;
  readonly all: string;
  readonly again: () => void;
}

/** The bar of a task: the goal and how it stands, a hint, and the ways on. */
export function PracticeBar({ trial, texts, number, tasks, next, all, again }: BarProps) {
  const verdict = trial.verdict.value;
  const words = practiceSaid.value;
  const isSolved = verdict === 'solved';
  const hint = () => {
    trial.isHintOpen.value = !trial.isHintOpen.value;
  };
  return (
    <div class="practice-bar" data-verdict={verdict}>
      <p class="practice-goal">
        <small>
          {words.task(number, tasks)} · {texts.title}
        </small>
        <b>{texts.goal}</b>
      </p>
      {verdict !== 'open' && (
        <p class="practice-verdict">
          <Icon name={isSolved ? 'i-check' : 'i-info'} />
          <span>{isSolved ? `${words.solved} ${texts.solved}` : words.failed}</span>
        </p>
      )}
      <span class="practice-acts">
        {!isSolved && (
          <button type="button" class="button quiet" aria-keyshortcuts="H" aria-expanded={trial.isHintOpen.value} onClick={hint}>
            <Icon name="i-hint" />
            <span>{words.hint}</span>
          </button>
        )}
        <button type="button" class={`button ${verdict === 'failed' ? 'primary' : 'second'}`} onClick={again}>
          <Icon name="i-refresh" />
          <span>{verdict === 'failed' ? words.tryAgain : words.again}</span>
        </button>
        {isSolved && (
          <a class="button primary" href={next ?? all} data-first>
            {next === undefined ? words.all : words.next}
            <Icon name="i-arrow-right" />
          </a>
        )}
      </span>
      {trial.isHintOpen.value && !isSolved && <p class="practice-hint">{texts.hint}</p>}
    </div>
  );
}
