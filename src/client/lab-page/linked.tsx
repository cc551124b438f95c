// What a link brought: the figures that somebody found, and whether they were found again here.
import { valueText } from '../../lab/words/index.ts';
import { checkOf, type LinkedExperiment } from '../lab/link.ts';
import { askedOf } from './asked.ts';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { measureTitle } from './question.tsx';
import { said } from './said.ts';

interface LinkedProps {
  readonly lab: LabGame;
  readonly linked: LinkedExperiment;
  readonly shown: Shown | undefined;
}

export function LinkedPanel({ lab, linked, shown }: LinkedProps) {
  const { verdict: say } = said.value;
  const { experiment, figures = [], check } = linked;
  const { measure } = askedOf(experiment).question;
  const isOver = shown?.status === 'played' || shown?.status === 'clear';
  if (check === undefined) return null;
  const isSame = isOver && checkOf(shown.told.map(({ summary }) => summary)) === check;
  return (
    <section class="lab-panel lab-linked">
      <h2>{say.linked}</h2>
      <p class="lab-help">{say.linkedLead}</p>
      <p>
        {measureTitle(lab, measure, experiment.seats)}:{' '}
        {figures.map(({ value }, at) => (
          <b key={at}>{value === null ? '–' : valueText(lab.words, measure, value)} </b>
        ))}
      </p>
      {isOver && (
        <p role="status" data-same={isSame}>
          {isSame ? say.sameFigures : say.otherFigures}
        </p>
      )}
    </section>
  );
}
