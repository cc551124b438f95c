// How figures are spread over the games: of the one that is asked for, of their length, and of what there is to decide.
import { columnChart, type Paper } from '../../charts/index.ts';
import { isPerCent, isShare, type Measure, type Series, valuesIn } from '../../lab/index.ts';
import { letterOf, numberIn } from '../../lab/words/index.ts';
import { binsOf, countIn } from './bins.ts';
import { measureTitle } from './question.tsx';
import { ChartPanel, type ChartsProps } from './result-charts.tsx';
import { said } from './said.ts';

const HIGH = 190;
/** So many variants are told apart in columns. */
const MOST = 2;

interface SpreadProps extends ChartsProps {
  readonly title: string;
  readonly help: string;
  readonly measure: Measure;
}

/** The games of the first variants by a figure of theirs. */
function Spread({ lab: { words }, shown, title, help, measure }: SpreadProps) {
  const { told } = shown;
  const scale = isPerCent(measure) ? 100 : 1;
  const draw = (paper: Paper) => {
    const all = told.slice(0, MOST).map(({ series }) => figuresOf(series, measure).map(value => value * scale));
    const found = binsOf(all.flat());
    const { bins, decimals, isWhole, step } = found;
    const text = (value: number) => numberIn(words, value, decimals);
    return columnChart(
      {
        names: bins.map(from => (isWhole && step === 1 ? text(from) : `${text(from)}–${text(isWhole ? from + step - 1 : from + step)}`)),
        kinds: all.map((values, at) => ({
          name: letterOf(at),
          ink: at === 0 ? ('skill' as const) : ('luck' as const),
          values: countIn(found, values),
        })),
        height: HIGH,
        written: value => numberIn(words, Math.round(value), 0),
        places: title,
      },
      paper,
    );
  };
  return told[0] && told[0].series.results.size > 0 ? <ChartPanel title={title} help={help} follows={shown.told} draw={draw} /> : null;
}

/** The figure of every game; of the scores of all, every score by itself. */
function figuresOf(series: Series, measure: Measure): readonly number[] {
  const isOfAll = measure.what === 'score' && measure.who === 'all';
  if (!isOfAll) return valuesIn(series, measure);
  return [...series.results.values()].flatMap(({ outcome }) => outcome?.scores ?? []);
}

/** How long the games are. */
export function LengthChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  return <Spread lab={lab} shown={shown} title={say.length} help={say.lengthHelp} measure={{ what: 'moves' }} />;
}

/** The games by the figure that is asked for, where every game has one; their length has a chart of its own. */
export function AskedChart({ lab, shown }: ChartsProps) {
  const { measure } = shown.experiment.question;
  if (isShare(measure) || measure.what === 'worth' || measure.what === 'moves') return null;
  const title = measureTitle(lab, measure, shown.experiment.seats);
  return <Spread lab={lab} shown={shown} title={title} help={said.value.charts.spreadHelp} measure={measure} />;
}

/** How many decisions there are in a turn, in the first variant. */
export function DecisionsChart({ lab: { words }, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const shares = shown.told[0]?.summary.course?.decisionsInTurn ?? [];
  const last = shares.findLastIndex(share => share > 0);
  if (last < 1) return null;
  const draw = (paper: Paper) =>
    columnChart(
      {
        names: shares.slice(0, last + 1).map((_, count) => (count === shares.length - 1 ? `${count}+` : String(count))),
        kinds: [{ name: letterOf(0), ink: 'skill', values: shares.slice(0, last + 1) }],
        height: HIGH,
        written: share => words.percent(numberIn(words, share * 100, 0)),
        places: words.measures.decisions.name,
      },
      paper,
    );
  return <ChartPanel title={say.decisions} help={say.decisionsHelp} follows={shown.told} draw={draw} />;
}
