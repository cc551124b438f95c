// The laboratory: a question in a sentence, games played here, an answer with its interval.
import { useState } from 'preact/hooks';
import { entryOf, GAME_IDS } from '../catalogue.ts';
import { settings } from '../device/settings.ts';
import { LABORATORY } from '../locale/laboratory.ts';
import { LostPage } from '../pages/lost.tsx';
import { titleOf } from '../shell/cover.ts';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { BackgroundRun } from './background.tsx';
import { QuestionCards } from './cards.tsx';
import { OpenFile } from './files.tsx';
import { useLabKeys } from './keys.ts';
import { type LabGame, useLabGame } from './lab-game.ts';
import { LinkedPanel } from './linked.tsx';
import { MeasuredRow, QuestionSentence } from './question.tsx';
import { Results } from './results.tsx';
import { RunBar } from './run-bar.tsx';
import { said } from './said.ts';
import { Saved } from './saved.tsx';
import { useBench } from './use-bench.ts';
import { Variants } from './variants.tsx';
import '../styles/lab.css';
import '../styles/lab-results.css';

export function LabPage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? GAME_IDS[0] ?? '';
  return entryOf(id) ? <Laboratory key={id} id={id} address={address} /> : <LostPage />;
}

function Laboratory({ id, address }: { id: string; address: PageAddress }) {
  const lab = useLabGame(id);
  useTitle(LABORATORY[settings.value.language].name, titleOf(id));
  if (!lab) return <p class="empty wrap">{said.value.loading}</p>;
  return <Bench lab={lab} address={address} />;
}

function Bench({ lab, address }: { lab: LabGame; address: PageAddress }) {
  const bench = useBench(lab, address);
  const { asked, shown, own, told } = bench;
  const [opened, open] = useState<number | null>(null);
  useLabKeys({
    ' ': () => asked && bench.press(),
    v: () => asked && open(asked.variants.length),
    g: () => document.getElementById('lab-games')?.focus(),
    s: () => document.getElementById('lab-name')?.focus(),
    l: () => document.getElementById('lab-link')?.click(),
  });
  return (
    <main class="wrap lab" id="content" data-game={lab.entry.id}>
      <p class="eyebrow">{LABORATORY[settings.value.language].name}</p>
      {bench.problem && <p role="alert">{bench.problem}</p>}
      {asked ? (
        <>
          <QuestionSentence lab={lab} asked={asked} told={told} change={bench.change} begin={bench.begin} />
          <MeasuredRow lab={lab} asked={asked} told={told} change={bench.change} begin={bench.begin} />
          <div class="lab-plan">
            <Variants lab={lab} asked={asked} change={bench.change} opened={opened} open={open} />
            <RunBar
              lab={lab}
              asked={asked}
              change={bench.change}
              shown={own}
              problem={bench.refused}
              expected={bench.expected}
              press={bench.press}
            />
          </div>
          {bench.isMatch && <p class="lab-help">{said.value.verdict.ofMatch}</p>}
          {bench.linked && <LinkedPanel lab={lab} linked={bench.linked} shown={own} />}
          {shown && bench.run ? (
            <Results lab={lab} shown={shown} isStale={!own} run={bench.run} />
          ) : (
            <p class="empty">{said.value.run.notYet}</p>
          )}
        </>
      ) : (
        <>
          <QuestionCards lab={lab} begin={bench.begin} beginOwn={bench.beginOwn} />
          <OpenFile open={bench.openAsked} />
        </>
      )}
      <BackgroundRun lab={lab} inSight={bench.run?.id} />
      <Saved
        lab={lab}
        version={`${shown?.status} ${bench.run?.id} ${asked === null}`}
        dropped={id => id === bench.run?.id && go(`/lab/${lab.entry.id}`)}
      />
      <p class="lab-help lab-keys">{said.value.keys}</p>
    </main>
  );
}
