// The charts of a run: first what the question asks for, then what every game tells.
import type { ComponentChildren } from 'preact';
import { barChart, type Drawing, dotChart, type Paper } from '../../charts/index.ts';
import { letterOf, numberIn } from '../../lab/words/index.ts';
import { Chart } from '../charts/index.tsx';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { plainLook, variantLook } from './looks.ts';
import { endingText } from './names.ts';
import { said } from './said.ts';

export interface ChartsProps {
  readonly lab: LabGame;
  readonly shown: Shown;
}

interface PanelProps {
  readonly title: string;
  readonly help?: string;
  /** What it is drawn from: it is drawn anew when that changes. */
  readonly follows: unknown;
  readonly draw: (paper: Paper) => Drawing;
  readonly children?: ComponentChildren;
}

/** A chart with its headline. */
export function ChartPanel({ title, help, follows, draw, children }: PanelProps) {
  return (
    <section class="lab-panel">
      <h2>{title}</h2>
      {help && <p class="lab-help">{help}</p>}
      <Chart label={title} table={said.value.charts.table} inputs={[follows, title]} draw={draw}>
        {children}
      </Chart>
    </section>
  );
}

/** More variants nobody tells apart in one chart. */
export const MOST_DRAWN = 4;

function percentOf({ words }: LabGame) {
  return (share: number) => words.percent(numberIn(words, share * 100, 1));
}

/** Wins by turn order, of every variant; where one seat begins. */
export function OrderChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const { told } = shown;
  const drawn = told.slice(0, MOST_DRAWN);
  const places = told[0]?.summary.byOrder;
  if (!places || places.length < 2 || lab.entry.cover.isTeam) return null;
  const percent = percentOf(lab);
  const victories = places.reduce((sum, { winRate }) => sum + winRate, 0) / places.length;
  const dots = places.flatMap((_, place) =>
    drawn.flatMap(({ summary }, at) => {
      const figure = summary.byOrder?.[place];
      const name = `${say.places[place] ?? place + 1}${drawn.length > 1 ? ` ${letterOf(at)}` : ''}`;
      return figure ? [{ name, value: figure.winRate, low: figure.low, high: figure.high, look: variantLook(at, drawn.length) }] : [];
    }),
  );
  const draw = (paper: Paper) =>
    dotChart(
      {
        dots: drawn.length > 1 ? dots : dots.map(dot => ({ ...dot, look: plainLook() })),
        level: { value: victories, says: say.fairAt(percent(victories)) },
        written: percent,
        between: (low, high) => lab.words.range(percent(low), percent(high)),
        head: [say.name, say.figure, say.interval],
      },
      paper,
    );
  return <ChartPanel title={say.order} help={say.orderHelp} follows={shown.told} draw={draw} />;
}

/** What B changes in the wins by turn order, pair by pair. */
export function ChangeChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const { words } = lab;
  const [, second] = shown.told;
  const changes = second?.against?.byOrder;
  if (shown.told.length !== 2 || !changes || changes.length < 2 || lab.entry.cover.isTeam) return null;
  const points = (value: number) => numberIn(words, value * 100, 1);
  const dots = changes.flatMap(({ winRate: { mean, low, high }, clearness }, place) =>
    low === null || high === null
      ? []
      : [{ name: `${say.places[place] ?? place + 1} ${MARKS[clearness]}`, value: mean, low, high, look: variantLook(1, 2) }],
  );
  const draw = (paper: Paper) =>
    dotChart(
      {
        dots,
        level: { value: 0, says: say.noChange },
        written: points,
        between: (low, high) => words.range(points(low), points(high)),
        head: [say.name, say.figure, say.interval],
      },
      paper,
    );
  const help = `${say.changesHelp}. ${MARKS.clear} ${words.clearness.clear}, ${MARKS.alone} ${words.clearness.alone}`;
  return <ChartPanel title={say.changes(letterOf(1))} help={help} follows={shown.told} draw={draw} />;
}

const MARKS = { clear: '✓', alone: '?', open: '·' } as const;

/** How many games ended for each reason, in the first variant. */
export function EndingsChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const [first] = shown.told;
  const endings = Object.entries(first?.summary.endings ?? {}).sort(([, a], [, b]) => b - a);
  if (!first || endings.length < 2) return null;
  const percent = percentOf(lab);
  const draw = (paper: Paper) =>
    barChart(
      {
        names: endings.map(([reason]) => endingText(reason)),
        kinds: [{ name: say.figure, ink: 'skill', values: endings.map(([, count]) => count / first.summary.games) }],
        written: percent,
        places: say.name,
      },
      paper,
    );
  return <ChartPanel title={say.endings} follows={shown.told} draw={draw} />;
}

/** Every tenth of a game; at its end the leader has won. */
function isTold(at: number): boolean {
  return at > 0 && at < 1 && Math.round(at * 20) % 2 === 0;
}

/** How often who leads at a moment wins, moment by moment. */
export function LeaderChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const percent = percentOf(lab);
  const whole = (share: number) => lab.words.percent(numberIn(lab.words, share * 100, 0));
  const points = shown.told[0]?.summary.course?.points ?? [];
  const dots = points.flatMap(({ at, leaderWins, leaderWinsLow, leaderWinsHigh }) =>
    leaderWins === null || leaderWinsLow === null || leaderWinsHigh === null || !isTold(at)
      ? []
      : [{ name: say.played(whole(at)), value: leaderWins, low: leaderWinsLow, high: leaderWinsHigh, look: plainLook() }],
  );
  if (dots.length < 2 || shown.experiment.seats < 2 || lab.entry.cover.isTeam) return null;
  const draw = (paper: Paper) =>
    dotChart(
      {
        dots,
        written: percent,
        between: (low, high) => lab.words.range(percent(low), percent(high)),
        head: [say.name, say.figure, say.interval],
      },
      paper,
    );
  return <ChartPanel title={say.leader} help={lab.words.definitions.leader} follows={shown.told} draw={draw} />;
}
