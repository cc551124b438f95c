// All that is known of a run, from the verdict to the single games.

import { Files } from './files.tsx';
import { GamesList } from './games-list.tsx';
import type { LabGame } from './lab-game.ts';
import type { LabRun, Shown } from './lab-run.ts';
import { ElementsChart, MatrixChart, VariantsChart } from './measure-charts.tsx';
import { ChangeChart, EndingsChart, LeaderChart, OrderChart } from './result-charts.tsx';
import { said } from './said.ts';
import { NameForm } from './saved.tsx';
import { BotsChart, WaitingChart } from './seat-charts.tsx';
import { AskedChart, DecisionsChart, LengthChart } from './spread-charts.tsx';
import { Sureness } from './sureness.tsx';
import { VerdictPanel } from './verdict.tsx';

interface ResultsProps {
  readonly lab: LabGame;
  readonly shown: Shown;
  readonly isStale: boolean;
  readonly run: LabRun;
}

const DEFINED = ['interval', 'pairs', 'clear', 'decision', 'dead', 'worth'] as const;

export function Results({ lab, shown, isStale, run }: ResultsProps) {
  const { charts: say, definitions } = said.value;
  const rename = (name: string) => {
    run.name = name;
    void run.keep();
  };
  return (
    <div class="lab-results" data-stale={isStale}>
      <VerdictPanel lab={lab} shown={shown} isStale={isStale}>
        <Files lab={lab} shown={shown} />
        <NameForm key={run.id} name={run.name} save={rename} />
      </VerdictPanel>
      <Sureness lab={lab} shown={shown} />
      <div class="lab-charts">
        <MatrixChart lab={lab} shown={shown} />
        <ElementsChart lab={lab} shown={shown} />
        <AskedChart lab={lab} shown={shown} />
        <BotsChart lab={lab} shown={shown} />
        <OrderChart lab={lab} shown={shown} />
        <ChangeChart lab={lab} shown={shown} />
        <GamesList lab={lab} shown={shown} />
        <VariantsChart lab={lab} shown={shown} />
        <EndingsChart lab={lab} shown={shown} />
      </div>
      <h2 class="lab-part">{say.lead}</h2>
      <div class="lab-charts">
        <LengthChart lab={lab} shown={shown} />
        <LeaderChart lab={lab} shown={shown} />
        <WaitingChart lab={lab} shown={shown} />
        <DecisionsChart lab={lab} shown={shown} />
      </div>
      <details class="lab-panel">
        <summary>{definitions}</summary>
        {DEFINED.map(name => (
          <p key={name}>{lab.words.definitions[name]}</p>
        ))}
        <Interaction lab={lab} />
      </details>
    </div>
  );
}

/** What is counted of how players meet in this game, or why nothing is. */
function Interaction({ lab: { words, entry } }: Pick<ResultsProps, 'lab'>) {
  const { name, means, of } = words.interaction;
  return (
    <p>
      <b>{name}</b>
      {said.value.colon}
      {of[entry.id] ?? means}
    </p>
  );
}
