// One game's figures of whether ratings find the order of bots of known strength, as a line of JSON: bench/ratings.mjs starts this.
import { SHELF } from '../src/games/index.ts';
import { type AnyGame, type Chance, fast, silent } from '../src/kernel/index.ts';
import { anchorsOf, RatingTable } from '../src/ratings/index.ts';

/** Bots from one that plays at random to one that plays the policy: each follows the policy in that share of its decisions. */
const BOTS = Array.from({ length: 12 }, (_, at) => ({ person: `bot ${at}`, skill: at / 11 }));
const GAMES_A_HEAD = 30;
const POINT = 1 / 40;
/** How far apart two bots are, in points: from the first number on and below the next. */
const GAPS = [100, 150, 200, 300, Number.POSITIVE_INFINITY];

const [id = '', seatsText = '4', runs = '40', known = '400'] = process.argv.slice(2);
const seats = Number(seatsText);
const game = await SHELF[id]?.open();
if (!game) throw new Error(`there is no game ${id} on the shelf`);
process.stdout.write(`${JSON.stringify(measured(game))}\n`);

function measured(rules: AnyGame) {
  const strengths = ratingsAfter(rules, Number(known), 'known');
  const counts = GAPS.slice(0, -1).map(from => ({ from, right: 0, pairs: 0 }));
  for (let run = 0; run < Number(runs); run++) {
    const found = ratingsAfter(rules, GAMES_A_HEAD, `run ${run}`);
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

/** The strength of every bot as its rating has it after so many games a head, at tables that luck puts together. */
function ratingsAfter(rules: AnyGame, games: number, seed: string): readonly number[] {
  const chance = fast(`ratings ${rules.id} ${seed}`);
  const table = new RatingTable(anchorsOf('none'));
  for (let round = 0; round < games; round++) {
    const order = shuffled(chance);
    for (let from = 0; from + seats <= order.length; from += seats) {
      const seated = order.slice(from, from + seats);
      const ranks = played(rules, seated, chance);
      table.add({ players: seated.map(({ person }, seat) => ({ person, rank: ranks[seat] ?? seats })), at: 0 });
    }
  }
  return BOTS.map(({ person }) => table.of(person)?.mu ?? 0);
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
