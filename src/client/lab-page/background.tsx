import { numberIn } from '../../lab/words/index.ts';
import type { LabGame } from './lab-game.ts';
import { present } from './lab-run.ts';
import { said } from './said.ts';

/** The run that goes on elsewhere in this tab. */
export function BackgroundRun({ lab: { words }, inSight }: { lab: LabGame; inSight: string | undefined }) {
  const run = present.value;
  if (!run || run.id === inSight || run.shown.value.status !== 'running') return null;
  const { games, most, experiment } = run.shown.value;
  return (
    <p>
      <a href={`/lab/${experiment.game}?run=${run.id}`}>{said.value.run.other(numberIn(words, games, 0), numberIn(words, most, 0))}</a>
    </p>
  );
}
