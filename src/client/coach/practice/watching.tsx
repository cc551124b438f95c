import { useEffect } from 'preact/hooks';
import { isWriting } from '../../device/settings.ts';
import type { LessonSight } from '../../table/lesson-parts.ts';
import type { TaskTexts } from './bar.tsx';
import { practiceSaid } from './said.ts';
import { SolvedCard, type SolvedProps } from './solved-card.tsx';
import type { Trial } from './trial.ts';

interface WatchingProps {
  readonly trial: Trial;
  readonly texts: TaskTexts;
  readonly sight: LessonSight;
  readonly solved: Omit<SolvedProps, 'texts' | 'close'>;
}

/** Judges what happens at the table, and tells it to who listens. */
export function Watching({ trial, texts, sight, solved }: WatchingProps) {
  const { session, say } = sight;
  const verdict = trial.verdict.value;
  const isHintOpen = trial.isHintOpen.value;
  useEffect(() => trial.watch(session), [session, trial]);
  useEffect(() => say(texts.goal), [trial]);
  useEffect(() => {
    if (isHintOpen) say(texts.hint);
  }, [isHintOpen]);
  useEffect(() => {
    if (verdict === 'failed') say(practiceSaid.value.failed);
    if (verdict === 'solved') say(`${practiceSaid.value.solved} ${texts.solved}`);
  }, [verdict]);
  useHintKey(trial);
  if (verdict !== 'solved' || trial.isPutAway.value) return null;
  const close = () => {
    trial.isPutAway.value = true;
    const on = sight.root.current?.querySelector('.practice-bar [data-first]');
    if (on instanceof HTMLElement) on.focus();
  };
  return <SolvedCard {...solved} texts={texts} close={close} />;
}

/** H asks for the hint of the task in place of a bot's. */
function useHintKey(trial: Trial): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toUpperCase() !== 'H' || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.stopImmediatePropagation();
      trial.isHintOpen.value = !trial.isHintOpen.value;
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [trial]);
}
