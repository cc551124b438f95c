// One game's figures of whether ratings find the order of bots of known strength, as a line of JSON: bench/ratings.mjs starts this.
import { SHELF } from '../src/games/index.ts';
import { type AnyGame, type Chance, fast, silent } from '../src/kernel/index.ts';
import { anchorsOf, RatingTable } from '../src/ratings/index.ts';
import { BEGINNER, BETA } from '../src/ratings/plackett-luce.ts';

/** Bots from one that plays at random to one that plays the policy: each follows the policy in that share of its decisions. */
const BOTS = Array.from({ length: 12 }, (_, at) => ({ person: `bot ${at}`, skill: at / 11 }));
const GAMES_A_HEAD = 30;
/** Until the strengths that explain all results have settled. */
const STEPS = 200;
const POINT = 1 / 40;
/** How far apart two bots are, in points: from the first number on and below the next. */
const GAPS = [100, 150, 200, 300, Number.POSITIVE_INFINITY];

const [id = '', seatsText = '4', runs = '40', known = '400'] = process.argv.slice(2);
const seats = Number(seatsText);
const game = await SHELF[id]?.open();
if (!game) throw new Error(`there is no game ${id} on the shelf`);
process.stdout.write(`${JSON.stringify(measured(game))}\n`);

function measured(rules: AnyGame) {
  const strengths = strengthsOf(matchesOf(rules, Number(known), 'known'));
  const counts = GAPS.slice(0, -1).map(from => ({ from, right: 0, pairs: 0 }));
  for (let run = 0; run < Number(runs); run++) {
    const found = ratingsOf(matchesOf(rules, GAMES_A_HEAD, `run ${run}`));
    for (const [one, strength] of strengths.entries()) {
      for (const [other, lower] of strengths.entries()) {
        const gap = (strength - lower) / POINT;
        const count = counts.findLast(({ from }) => gap >= from);
        if (!count) continue;
        count.pairs++;
        if ((found[one] ?? 0) > (found[other] ?? 0)) count.right++;
      }
    }
  }
  const [right, pairs] = [sum(counts.map(each => each.right)), sum(counts.map(each => each.pairs))];
  const spread = Math.round((Math.max(...strengths) - Math.min(...strengths)) / POINT);
  return { game: rules.id, seats, runs: Number(runs), spread, right: right / pairs, pairs, byGap: counts };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A match: the numbers of the bots by their seats, and their ranks. */
interface Result {
  readonly seated: readonly number[];
  readonly ranks: readonly number[];
}

/** So many games a head, at tables that luck puts together. */
function matchesOf(rules: AnyGame, games: number, seed: string): readonly Result[] {
  const chance = fast(`ratings ${rules.id} ${seed}`);
  const results: Result[] = [];
  for (let round = 0; round < games; round++) {
    const order = shuffled(chance);
    for (let from = 0; from + seats <= order.length; from += seats) {
      const seated = order.slice(from, from + seats);
      results.push({ seated: seated.map(bot => BOTS.indexOf(bot)), ranks: played(rules, seated, chance) });
    }
  }
  return results;
}

/** The strength of every bot as its rating has it after these matches. */
function ratingsOf(results: readonly Result[]): readonly number[] {
  const table = new RatingTable(anchorsOf('none'));
  for (const { seated, ranks } of results)
    table.add({ players: seated.map((bot, seat) => ({ person: `bot ${bot}`, rank: ranks[seat] ?? seats })), at: 0 });
  return BOTS.map(({ person }) => table.of(person)?.mu ?? 0);
}

/** The strengths by which all results together are most likely, on the scale of ratings; a rating itself sways with every match. */
function strengthsOf(results: readonly Result[]): readonly number[] {
  let strengths = BOTS.map(() => BEGINNER.mu);
  const scale = Math.sqrt(seats) * BETA;
  for (let step = 0; step < STEPS; step++) {
    const slopes = strengths.map(mu => (BEGINNER.mu - mu) / BEGINNER.sigma ** 2);
    const bends = strengths.map(() => 1 / BEGINNER.sigma ** 2);
    for (const { seated, ranks } of results) {
      for (const [seat, rank] of ranks.entries()) {
        const left = seated.filter((_, other) => (ranks[other] ?? 0) >= rank);
        if (left.length < 2) continue;
        const weights = left.map(bot => Math.exp((strengths[bot] ?? 0) / scale));
        const whole = sum(weights);
        slopes[seated[seat] ?? 0] = (slopes[seated[seat] ?? 0] ?? 0) + 1 / scale;
        for (const [at, bot] of left.entries()) {
          const share = (weights[at] ?? 0) / whole;
          slopes[bot] = (slopes[bot] ?? 0) - share / scale;
          bends[bot] = (bends[bot] ?? 0) + (share * (1 - share)) / scale ** 2;
        }
      }
    }
    strengths = strengths.map((mu, bot) => mu + (slopes[bot] ?? 0) / (bends[bot] ?? 1) / 2);
  }
  return strengths;
}

function shuffled(chance: Chance): readonly (typeof BOTS)[number][] {
  const left = [...BOTS];
  return BOTS.map(() => left.splice(chance.below(left.length), 1)[0] as (typeof BOTS)[number]);
}

function played(rules: AnyGame, seated: readonly (typeof BOTS)[number][], chance: Chance): readonly number[] {
  const table = silent(chance);
  const state = rules.setup({ options: rules.options.standard, seats, version: rules.version }, table);
  for (;;) {
    const [seat] = rules.awaiting(state);
    if (seat === undefined) return rules.outcome(state)?.ranks ?? [];
    const legal = rules.legal(state, seat).filter(move => !rules.surrenders?.(move));
    const isSkilled = chance.below(1_000_000) < (seated[seat]?.skill ?? 0) * 1_000_000;
    const move = isSkilled ? rules.policy?.(state, seat, legal, chance) : undefined;
    rules.play(state, seat, move ?? (legal[chance.below(legal.length)] as (typeof legal)[number]), table);
  }
}
