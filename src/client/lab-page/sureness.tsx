// How sure it is: the interval over the number of games, and how far it will narrow.

import { expectedWidth, funnelChart } from '../../charts/index.ts';
import { differenceText, numberIn, valueText } from '../../lab/words/index.ts';
import { Chart } from '../charts/index.tsx';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { Progress } from './run-bar.tsx';
import { said } from './said.ts';

const HIGH = 190;

export function Sureness({ lab, shown }: { lab: LabGame; shown: Shown }) {
  const { words } = lab;
  const { charts: say } = said.value;
  const { widths, experiment, answer } = shown;
  const { measure } = experiment.question;
  const isChange = answer.changes.length === 1;
  const written = (value: number) => (isChange ? differenceText(words, measure, value, 1) : valueText(words, measure, value, 1));
  const last = widths.at(-1);
  const half = (width: number) => differenceText(words, measure, width);
  const level = isChange ? 0 : (answer.fair ?? undefined);
  return (
    <section class="lab-panel">
      <h2>{say.sure}</h2>
      <Progress lab={lab} shown={shown} />
      {last && (
        <>
          <p class="lab-help">
            {say.halfWidth(half(last.half))}
            {last.games < experiment.pairs && `, ${say.atEnd(half(expectedWidth(last, experiment.pairs).half))}`}
          </p>
          {(widths.length > 1 || last.games < experiment.pairs) && (
            <Chart
              label={say.sure}
              table={say.table}
              inputs={[shown, words]}
              draw={paper =>
                funnelChart(
                  {
                    played: widths,
                    most: experiment.pairs,
                    level,
                    height: HIGH,
                    written: value => shortText(written(value)),
                    count: value => numberIn(words, Math.round(value), 0),
                    between: (low, high) => words.range(written(low), written(high)),
                    head: [say.games, say.figure, say.interval],
                  },
                  paper,
                )
              }
            />
          )}
        </>
      )}
    </section>
  );
}

/** On an axis the figure stands without its unit. */
function shortText(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+[^\d]*$/, '');
}
