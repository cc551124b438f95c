// Charts of the measure that is asked for: of every variant, of every element, of every combination of two options.

import { dotChart, heatChart, type Paper } from '../../charts/index.ts';
import { differenceText, elementName, letterOf, measureWords, valueText } from '../../lab/words/index.ts';
import { axesOf } from './axes.ts';
import type { LabGame } from './lab-game.ts';
import { plainLook, variantLook } from './looks.ts';
import { changesText, optionText, optionValue } from './names.ts';
import { measureTitle } from './question.tsx';
import { ChartPanel, type ChartsProps, MOST_DRAWN } from './result-charts.tsx';
import { said } from './said.ts';

/** The figure of every variant with its interval. */
export function VariantsChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const { words, texts } = lab;
  const { answer, experiment } = shown;
  const { measure, figures } = answer;
  if (figures.length < 2 || axesOf(experiment) || isByOrder(shown)) return null;
  const written = (value: number) => valueText(words, measure, value);
  const dots = figures.flatMap((figure, at) => {
    const plan = experiment.variants[at];
    const name = figures.length > 4 ? changesText(texts, plan?.options) || letterOf(at) : letterOf(at);
    if (!figure || figure.low === null || figure.high === null) return [];
    return [{ name, value: figure.value, low: figure.low, high: figure.high, look: variantLook(at, figures.length) }];
  });
  const draw = (paper: Paper) =>
    dotChart(
      {
        dots,
        ...(answer.fair === null ? {} : { level: { value: answer.fair, says: say.fairAt(written(answer.fair)) } }),
        written,
        between: (low, high) => words.range(written(low), written(high)),
        head: [say.name, say.figure, say.interval],
      },
      paper,
    );
  return <ChartPanel title={say.variants} help={measureTitle(lab, measure, experiment.seats)} follows={shown} draw={draw} />;
}

/** Whether the chart of wins by turn order shows the same figures. */
function isByOrder({ answer: { measure, figures }, told }: ChartsProps['shown']): boolean {
  const isOfPlace = measure.what === 'wins' && typeof measure.who === 'object' && 'place' in measure.who;
  return isOfPlace && figures.length <= MOST_DRAWN && told[0]?.summary.byOrder !== undefined;
}

const MOST_ELEMENTS = 24;

/** What the elements of the kind asked about are worth; the best first. */
export function ElementsChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const { words, texts } = lab;
  const { measure } = shown.experiment.question;
  if (measure.what !== 'worth') return null;
  const all = (shown.told[0]?.summary.elements ?? []).flatMap(({ kind, name, worth }) =>
    kind === measure.kind && worth && worth.low !== null && worth.high !== null
      ? [{ name: elementName(words, texts.pieces, kind, name), value: worth.mean, low: worth.low, high: worth.high, look: plainLook() }]
      : [],
  );
  if (all.length < 2) return null;
  const sorted = all.toSorted((a, b) => b.value - a.value);
  const half = MOST_ELEMENTS / 2;
  const dots = sorted.length > MOST_ELEMENTS ? [...sorted.slice(0, half), ...sorted.slice(-half)] : sorted;
  const written = (value: number) => valueText(words, measure, value);
  const draw = (paper: Paper) =>
    dotChart(
      {
        dots,
        written,
        between: (low, high) => words.range(written(low), written(high)),
        head: [say.name, say.figure, say.interval],
      },
      paper,
    );
  const dead = (shown.told[0]?.summary.elements ?? []).filter(({ kind, used }) => kind === measure.kind && used === 0);
  const names = dead.map(({ kind, name }) => elementName(words, texts.pieces, kind, name));
  const help = [
    measureWords(words, measure, lab.entry.id).means,
    ...(sorted.length > MOST_ELEMENTS ? [say.ends(half, sorted.length)] : []),
    ...(names.length > 0 ? [say.dead(names.join(', '))] : []),
  ].join(' ');
  return <ChartPanel title={say.worth} help={help} follows={shown.told} draw={draw} />;
}

const NOTES = { clear: '✓', alone: '?', open: '' } as const;

/** Every combination of two options; the first square is what the others are compared with. */
export function MatrixChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const { texts } = lab;
  const axes = axesOf(shown.experiment);
  if (!axes) return null;
  const [across, down] = axes;
  const draw = (paper: Paper) =>
    heatChart(
      {
        rows: down.values.map(value => optionValue(texts, down.option, value)),
        columns: across.values.map(value => optionValue(texts, across.option, value)),
        squares: down.values.map((_, row) => across.values.map((__, column) => squareOf(lab, shown, column * down.values.length + row))),
        corner: optionText(texts, across.option).name,
        chosen: 0,
      },
      paper,
    );
  return (
    <ChartPanel
      title={`${say.matrix}${said.value.colon}${optionText(texts, across.option).name} → × ${optionText(texts, down.option).name} ↓`}
      help={say.matrixHelp}
      follows={shown}
      draw={draw}
    />
  );
}

function squareOf({ words, texts }: LabGame, { answer, experiment }: ChartsProps['shown'], at: number) {
  const { measure, figures, changes, clearness } = answer;
  const figure = figures[at];
  if (!figure) return null;
  const change = at === 0 ? undefined : changes[at - 1];
  const most = changes.reduce((far, { mean }) => Math.max(far, Math.abs(mean)), 0);
  const note = change ? `${change.mean > 0 ? '+' : ''}${shortDifference(change.mean)} ${NOTES[clearness[at - 1] ?? 'open']}` : '';
  function shortDifference(mean: number): string {
    return differenceText(words, measure, mean).replace(/[\s\u00a0\u202f]+[^\d]*$/, '');
  }
  const value = valueText(words, measure, figure.value);
  const told = change ? `, ${differenceText(words, measure, change.mean)}, ${words.clearness[clearness[at - 1] ?? 'open']}` : '';
  return {
    figure: value,
    shade: change && most > 0 ? change.mean / most : 0,
    note,
    says: `${changesText(texts, experiment.variants[at]?.options)}: ${value}${told}`,
  };
}
