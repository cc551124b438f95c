// What differs between those at the table: how long each place waits, and how often each bot wins.
import { dotChart, type Paper } from '../../charts/index.ts';
import { fairOf, figureOf, type Measure, type Who } from '../../lab/index.ts';
import { letterOf, valueText } from '../../lab/words/index.ts';
import type { LabGame } from './lab-game.ts';
import { plainLook, variantLook } from './looks.ts';
import { botText } from './names.ts';
import { ChartPanel, type ChartsProps, MOST_DRAWN } from './result-charts.tsx';
import { said } from './said.ts';

/** Somebody at the table, and what they are called. */
type Named = readonly [string, Who];

/** The figure of everybody in the first variants, with its interval. */
function dotsOf({ words }: LabGame, { told }: ChartsProps['shown'], named: readonly Named[], measureOf: (who: Who) => Measure) {
  const drawn = told.slice(0, MOST_DRAWN);
  const dots = named.flatMap(([name, who]) =>
    drawn.flatMap(({ series }, at) => {
      const figure = figureOf(series, measureOf(who));
      if (!figure || figure.low === null || figure.high === null) return [];
      const { value, low, high } = figure;
      const isMany = drawn.length > 1;
      return [
        { name: isMany ? `${name} ${letterOf(at)}` : name, value, low, high, look: isMany ? variantLook(at, drawn.length) : plainLook() },
      ];
    }),
  );
  const written = (value: number) => valueText(words, measureOf('all'), value);
  return { dots, written, between: (low: number, high: number) => words.range(written(low), written(high)) };
}

/** Whoever waits for so few of all decisions waits for nobody. */
const HARDLY = 0.005;

/** How long each place in turn order has nothing to do; where all decide at once nobody waits. */
export function WaitingChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const { name, means } = lab.words.measures.waiting;
  const waiting = shown.told[0]?.summary.course?.waiting ?? [];
  if (waiting.length < 2 || waiting.every(share => share < HARDLY)) return null;
  const places = waiting.map((_, place): Named => [say.places[place] ?? String(place + 1), { place }]);
  const draw = (paper: Paper) =>
    dotChart({ ...dotsOf(lab, shown, places, who => ({ what: 'waiting', who })), head: [say.name, say.figure, say.interval] }, paper);
  return <ChartPanel title={name} help={means} follows={shown.told} draw={draw} />;
}

/** How often each bot wins, where there are several at the table. */
export function BotsChart({ lab, shown }: ChartsProps) {
  const { charts: say } = said.value;
  const [first] = shown.told;
  const bots = [...new Set(first?.series.trial.bots)];
  if (!first || bots.length < 2 || lab.entry.cover.isTeam) return null;
  const measureOf = (who: Who): Measure => ({ what: 'wins', who });
  const draw = (paper: Paper) => {
    const named = bots.map((bot): Named => [botText(bot), { bot }]);
    const chart = dotsOf(lab, shown, named, measureOf);
    const fair = new Set(bots.map(bot => fairOf(first.series, measureOf({ bot }))));
    const [value] = fair;
    const level = fair.size === 1 && value !== undefined ? { level: { value, says: say.fairAt(chart.written(value)) } } : {};
    return dotChart({ ...chart, ...level, head: [say.name, say.figure, say.interval] }, paper);
  };
  return <ChartPanel title={say.bots} help={say.orderHelp} follows={shown.told} draw={draw} />;
}
