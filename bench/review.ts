// One game's figures of whether a review is true, as lines of JSON: bench/review.mjs starts this.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { wordOf } from '../src/kernel/index.ts';
import { budgetFor } from '../src/review/budget.ts';
import { type Checked, checked, meanOf, varianceFactor } from '../src/review/checks.testing.ts';
import { toExplain } from '../src/review/gate.ts';
import { gameOf } from '../src/review/matches.testing.ts';
import { measureOf } from '../src/review/measure.ts';
import type { Figure, Review } from '../src/review/review.ts';

const [id = '', seatsText = '2', what = 'equal', count = '20', file = ''] = process.argv.slice(2);
const game = await gameOf(id);
const seats = Number(seatsText);
const usual = budgetFor(id);
const coarse = { first: { ...usual.first, decision: Math.max(2, usual.first.decision / 2), others: 0 }, games: 0 };
const others = (bot: string, first = bot) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : bot));

const mixedBots = (seed: string) => Array.from({ length: seats }, (_, seat) => ((wordOf(seed) >> seat) % 2 === 0 ? 'medium' : 'hard'));

const WAYS: Readonly<Record<string, (seed: string, seat: number) => Checked>> = {
  equal: (seed, seat) => checked(game, { bots: others('greedy'), seed }, coarse, seat),
  hard: (seed, seat) => checked(game, { bots: others('hard'), seed }, coarse, seat),
  random: seed => checked(game, { bots: others('greedy', 'random'), seed }, coarse, 0),
  // What people see: bots of two strengths, the whole budget, and all decisions looked at.
  mixed: (seed, seat) => checked(game, { bots: mixedBots(seed), seed, options: id === 'city-tour' ? { day: 5 } : {} }, usual, seat),
  unlucky: seed => checked(game, { bots: others('greedy'), seed, isUnlucky: true }, coarse, 0),
};
const way = WAYS[what];
if (!way) throw new Error(`there is no check "${what}"; checks: ${Object.keys(WAYS).join(', ')}`);

/** Every match as it was found, a line each: a run that was stopped goes on where it was. */
interface Kept {
  readonly table: string;
  readonly number: number;
  readonly result: number;
  readonly account: Checked['account'];
  /** Parts by sampling alone: luck draw by draw, before it is joined with what the result says, and decisions without the error of the values. */
  readonly raw: Readonly<Record<'drawn' | 'you' | 'others', Figure>>;
}
function rawParts({ steps, isTeam }: Review, seat: number): Kept['raw'] {
  const sum = (figures: readonly (Figure | undefined)[]): Figure => ({
    value: figures.reduce((all, figure) => all + (figure?.value ?? 0), 0),
    half: Math.hypot(...figures.map(figure => figure?.half ?? 0)),
  });
  const skills = (isOwn: boolean) =>
    steps.flatMap(step => (step.kind === 'decision' && (isTeam || step.seat === seat) === isOwn ? step.skill[seat] : []));
  return { drawn: sum(steps.map(({ luck }) => luck[seat])), you: sum(skills(true)), others: sum(skills(false)) };
}

/** What would stay open if luck were known draw by draw only. */
const apart = ({ account: { result, start, you, others }, raw }: Kept) => result - start.value - you.value - others.value - raw.drawn.value;
const table = `${id}:${seats} ${what}`;
const measure = measureOf(id, seats, {});
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const kept = new Map(
  lines
    .map((line): Kept => JSON.parse(line))
    .filter(each => each.table === table)
    .map(each => [each.number, each]),
);
const matches: Kept[] = [];
for (let number = 0; number < Number(count); number++) {
  const seat = what === 'random' || what === 'unlucky' ? 0 : number % seats;
  const before = kept.get(number);
  if (before) {
    matches.push(before);
    continue;
  }
  const { result, account, review } = way(`${what}/${number}`, seat);
  const match: Kept = { table, number, result, account, raw: rawParts(review, seat) };
  appendFileSync(file, `${JSON.stringify(match)}\n`);
  matches.push(match);
}
const of = (figure: (match: Kept) => number) => meanOf(matches.map(figure));
const share = (is: (match: Kept) => boolean) => matches.filter(is).length / matches.length;
/** Half of an interval of 95 % is 1.96 standard errors. */
const TWO_ERRORS = 2 / 1.96;
const told = matches.filter(({ account }) => account.isTold);
const deviation = (values: readonly number[]) => {
  const { mean } = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
};
const spread = deviation(matches.map(({ result }) => result));
const rms = (values: readonly number[]) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));
/** What stays unexplained, by the spread of results, and how many have more of it than what it explains. */
const unexplained = (some: readonly Kept[]) => ({
  reviews: some.length,
  ofSpread: rms(some.map(({ account }) => account.open.value)) / spread,
  ofVariance: (rms(some.map(({ account }) => account.open.value)) / spread) ** 2,
  most: Math.max(0, ...some.map(({ account }) => Math.abs(account.open.value) / spread)),
  larger: some.filter(({ account }) => Math.abs(account.open.value) > toExplain(account, measure)).length,
});
const figures = {
  game: id,
  seats,
  what,
  matches: matches.length,
  result: of(({ result }) => result),
  start: of(({ account }) => account.start.value),
  luck: of(({ account }) => account.luck.value),
  luckHalf: of(({ account }) => account.luck.half),
  you: of(({ account }) => account.you.value),
  others: of(({ account }) => account.others.value),
  open: of(({ account }) => account.open.value),
  openHalf: of(({ account }) => account.open.half),
  /** By the error of sampling alone, and joined with that of the values. */
  within: share(({ account: { open } }) => Math.abs(open.value) <= TWO_ERRORS * open.half),
  addsUp: share(({ account }) => account.addsUp),
  spread,
  unexplained: unexplained(matches),
  unexplainedTold: unexplained(told),
  /** The same draw by draw, by the spread of results. */
  unexplainedApart: rms(matches.map(apart)) / spread,
  factor: varianceFactor(matches),
  seconds: process.cpuUsage().user / 1e6,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
