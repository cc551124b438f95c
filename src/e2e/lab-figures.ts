// A small experiment of a game and all that comes of it, for whichever engine runs this.
import {
  addResult,
  answerOf,
  compare,
  type Experiment,
  gamesCsv,
  newSeries,
  openGame,
  playGame,
  type Question,
  recordOf,
  summarise,
  trialsOf,
} from '../lab/index.ts';

/** The option that each game changes, so that the two variants differ. */
const CHANGES: Readonly<Record<string, Experiment['options']>> = {
  'eighty-days': { detectiveDays: 0 },
  'tour-operator': { startFuel: 4 },
  bodensee: { dicePerColour: 5, ferryFare: 2 },
  'on-tour-paris': { dockUse: 'once' },
  'city-tour': { day: 4 },
};

/** The games whose figures are compared. */
export const FIGURED_GAMES = Object.keys(CHANGES);

/** Everything that is decided or shown, as text. */
export async function figuresOf(game: string, bot: string, pairs: number): Promise<string> {
  const question: Question = { measure: { what: 'score', who: 'all' } };
  const variants = [{ name: 'A' }, { name: 'B', options: CHANGES[game] ?? {} }];
  const experiment: Experiment = { format: 1, game, seats: 2, bots: [bot, 'greedy'], variants, pairs, seed: 'engines', question };
  const reading = await trialsOf(experiment);
  if (!reading.ok) throw new Error(reading.problem);
  const opened = await openGame(experiment);
  const series = reading.value.map(trial => newSeries(trial, true));
  for (const each of series) {
    for (let index = 0; index < pairs; index++) addResult(each, playGame(opened, each.trial, index));
  }
  const [base, other] = series;
  if (!base || !other) throw new Error('there are two variants');
  return JSON.stringify({
    summaries: series.map(each => summarise(each, 1)),
    change: compare(base, other),
    answer: answerOf(experiment, question, series),
    table: gamesCsv(series.map((each, at) => ({ label: `${at}`, series: each }))),
    record: recordOf(opened, other.trial, pairs - 1),
  });
}
