// The verdict: a sentence first, the figures beside it.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { firstVerdict } from '../../lab/index.ts';
import { backingSentence, elementName, letterOf, numberIn, sentenceOf, valueText, verdictSentences } from '../../lab/words/index.ts';
import { readyOf } from './asked.ts';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { changesText } from './names.ts';
import { measureTitle } from './question.tsx';
import { said } from './said.ts';

interface VerdictProps {
  readonly lab: LabGame;
  readonly shown: Shown;
  readonly isStale: boolean;
  /** Links and files. */
  readonly children: ComponentChildren;
}

/** More sentences nobody reads: then the matrix and the list of variants tell it. */
const MOST_SENTENCES = 3;
/** With more variants a letter alone says nothing. */
const MOST_LETTERS = 4;

export function VerdictPanel({ lab, shown, isStale, children }: VerdictProps) {
  const { words } = lab;
  const { answer, experiment, status } = shown;
  const count = numberIn(words, answer.pairs, 0);
  const isMany = experiment.variants.length > MOST_LETTERS;
  const meant = (at: number) => `${letterOf(at)}${said.value.colon}${changesText(lab.texts, experiment.variants[at]?.options)}.`;
  const isOver = status === 'played' || status === 'clear';
  const [first = '', backing = '', ...others] = useSteady(sentencesOf(lab, shown), status === 'running');
  const before = others.length - answer.changes.length + 1;
  return (
    <section class="lab-verdict" data-stale={isStale}>
      <div class="lab-said">
        <p class="eyebrow">{(isOver ? words.after : words.soFar)(count, experiment.variants.length > 1)}</p>
        <div aria-live="polite">
          <h2>{first}</h2>
          {isMany && before === 0 && <p>{meant(1)}</p>}
          {backing && <p>{backing}</p>}
          {others.slice(0, MOST_SENTENCES - 1).map((sentence, at) => (
            <p key={sentence}>
              {sentence} {isMany && meant(at + 2 - before)}
            </p>
          ))}
        </div>
        {isStale && <p class="lab-stale">{said.value.run.stale}</p>}
        {children}
      </div>
      <Figures lab={lab} shown={shown} />
    </section>
  );
}

/** The verdict, the figures behind it, and all other verdicts. Where a question is about the game as it is, that is answered first. */
function sentencesOf({ words, texts, questions }: LabGame, { answer, experiment, told }: Shown): readonly string[] {
  const ready = readyOf(questions, experiment);
  const isOfFirst = answer.fair !== null && answer.changes.length > 0 && (ready?.variants.length ?? 1) === 1;
  const series = told.map(each => each.series);
  const own = isOfFirst ? [sentenceOf(words, answer.measure, experiment.seats, firstVerdict(experiment, experiment.question, series))] : [];
  const [first = '', ...others] = [...own, ...verdictSentences(words, experiment, answer)];
  const element = (kind: string, name: string) => elementName(words, texts.pieces, kind, name);
  return [first, backingSentence(words, experiment, answer, told, { variant: letterOf, element }), ...others];
}

/** Milliseconds for which a sentence stands while games are played: it is read out whenever it changes. */
const STEADY = 2000;

/** The value as it was a moment ago while it moves, and as it is when it rests. */
function useSteady<T>(value: T, isMoving: boolean): T {
  const kept = useRef({ value, at: 0 });
  const now = performance.now();
  if (!isMoving || now - kept.current.at >= STEADY) kept.current = { value, at: now };
  return kept.current.value;
}

function Figures({ lab, shown: { answer, experiment } }: { lab: LabGame; shown: Shown }) {
  const { words } = lab;
  const { measure, figures, fair } = answer;
  return (
    <div class="lab-figures">
      <p class="lab-figures-title">{measureTitle(lab, measure, experiment.seats)}</p>
      <dl>
        {figures.slice(0, MOST_SENTENCES).map((figure, at) => (
          <div key={at}>
            <dt>{figures.length > MOST_LETTERS ? changesText(lab.texts, experiment.variants[at]?.options) : letterOf(at)}</dt>
            <dd>
              <b>{figure ? valueText(words, measure, figure.value) : '–'}</b>
              {figure && figure.low !== null && figure.high !== null && (
                <small>{words.range(valueText(words, measure, figure.low), valueText(words, measure, figure.high))}</small>
              )}
            </dd>
          </div>
        ))}
        {fair !== null && (
          <div>
            <dt>{said.value.verdict.fair}</dt>
            <dd class="lab-fair">{valueText(words, measure, fair)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
