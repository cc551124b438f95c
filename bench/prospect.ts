// Learns what City Tour's policy goes by (src/games/city-tour/prospect.json), from days that the policy plays with the weights it has so far.
import { type After, afterControl, afterPlacing } from '../src/games/city-tour/ahead.ts';
import { CityTour, laid, type Move, type State } from '../src/games/city-tour/index.ts';
import { KNOTS, knotBefore, PROSPECT_NAMES, prospects } from '../src/games/city-tour/prospect.ts';
import { emptySpaces, worth } from '../src/games/city-tour/worth.ts';
import { type Chance, fast } from '../src/kernel/index.ts';

/** The later days, which are harder to win, are played more often. */
const DAYS = [1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12];
/** The first games go by the worth of a state: of weights that know nothing little can be learned. */
const BY_WORTH = 2000;
/** One move of so many is made at random. */
const WHIM_ONCE_IN = 50;
/** How far a prediction trusts the end of the day rather than the next prediction. */
const PATIENCE = 0.8;
const PACE = 0.1;
const DECIDED = 1e6;

/** Weights, and how much they were corrected so far: the more, the smaller their next step. */
class Weights {
  readonly sum: number[];
  readonly mean: number[];
  private readonly squares: number[];
  private means = 0;

  constructor(count: number) {
    this.sum = Array<number>(count).fill(0);
    this.mean = Array<number>(count).fill(0);
    this.squares = Array<number>(count).fill(0.001);
  }

  correct(at: number, by: number): void {
    if (by === 0) return;
    const square = (this.squares[at] ?? 0) + by * by;
    this.squares[at] = square;
    this.sum[at] = (this.sum[at] ?? 0) + (PACE * by) / Math.sqrt(square);
  }

  addToMean(): void {
    this.means++;
    for (const [at, each] of this.sum.entries()) this.mean[at] = (this.mean[at] ?? 0) + (each - (this.mean[at] ?? 0)) / this.means;
  }
}

const COUNT = PROSPECT_NAMES.length;
const shared = new Weights(KNOTS.length * COUNT);
/** How likely each day is to be won; it decides no move. */
const ofDay = new Weights(KNOTS.length * (Math.max(...DAYS) + 1));

function sumOf(found: readonly number[], spaces: number): number {
  const { at, share } = knotBefore(spaces);
  let [here, there] = [0, 0];
  for (let name = 0; name < COUNT; name++) {
    here += (shared.sum[at * COUNT + name] ?? 0) * (found[name] ?? 0);
    there += (shared.sum[(at + 1) * COUNT + name] ?? 0) * (found[name] ?? 0);
  }
  return here * (1 - share) + there * share;
}

function chanceOf(day: number, found: readonly number[], spaces: number): number {
  const { at, share } = knotBefore(spaces);
  const first = day * KNOTS.length + at;
  const usual = (ofDay.sum[first] ?? 0) * (1 - share) + (ofDay.sum[first + 1] ?? 0) * share;
  return 1 / (1 + Math.exp(-usual - sumOf(found, spaces)));
}

function promiseOf(s: State, byWorth: boolean): number {
  if (s.result) return (s.result.won ? DECIDED : -DECIDED) + s.result.total;
  return byWorth ? worth(s) : sumOf(prospects(s), emptySpaces(s));
}

function waysOf(s: State, move: Move): readonly After[] {
  if (move.type === 'place') return afterPlacing(s, laid(move.tile, move.rotation));
  return move.type === 'control' ? afterControl(s, move.colour) : [];
}

function chosen(s: State, moves: readonly Move[], byWorth: boolean): Move | undefined {
  const values = moves.map(move => Math.max(...waysOf(s, move).map(({ state }) => promiseOf(state, byWorth))));
  return moves[values.indexOf(Math.max(...values))];
}

/** A state between two turns, as it was judged. */
interface Seen {
  readonly found: readonly number[];
  readonly spaces: number;
  readonly chance: number;
}

/** Plays a day, and corrects the weights by what came of it. */
function learn(day: number, luck: Chance, byWorth: boolean): boolean {
  const table = { chance: luck, tell: () => {} };
  const reading = CityTour.options.read({ day, voters: [] }, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const s = CityTour.setup({ seats: 1, options: reading.options, version: CityTour.version }, table);
  const way: Seen[] = [];
  for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
    const moves = CityTour.legal(s, seat).filter(move => move.type !== 'concede');
    const move = luck.below(WHIM_ONCE_IN, 'whim') === 0 ? moves[luck.below(moves.length, 'whim')] : chosen(s, moves, byWorth);
    if (!move) throw new Error('no legal move');
    CityTour.play(s, seat, move, table);
    if (s.result || s.frames[0]?.phase === 'control') continue;
    const [found, spaces] = [prospects(s), emptySpaces(s)];
    way.push({ found, spaces, chance: chanceOf(day, found, spaces) });
  }
  const isWon = s.result?.won === true;
  correct(day, way, isWon ? 1 : 0);
  return isWon;
}

/** Backwards, each prediction is brought nearer to the end and to the prediction after it. */
function correct(day: number, way: readonly Seen[], end: number): void {
  let target = end;
  for (const { found, spaces, chance } of way.toReversed()) {
    const { at, share } = knotBefore(spaces);
    for (const [knot, part] of [
      [at, 1 - share],
      [at + 1, share],
    ] as const) {
      const error = (target - chance) * part;
      for (let name = 0; name < COUNT; name++) shared.correct(knot * COUNT + name, error * (found[name] ?? 0));
      ofDay.correct(day * KNOTS.length + knot, error);
    }
    target = PATIENCE * target + (1 - PATIENCE) * chance;
  }
}

/** The mean of the weights in the second half of so many games, knot by knot; `tell` hears of the last days won. */
export function learned(games: number, seed: string, tell: (line: string) => void): number[][] {
  let won = 0;
  const often = Math.ceil(games / 20);
  for (let game = 0; game < games; game++) {
    won += learn(DAYS[game % DAYS.length] ?? 1, fast(`${seed}/${game}`), game < BY_WORTH) ? 1 : 0;
    if (game > games / 2 && game % 16 === 0) shared.addToMean();
    if ((game + 1) % often > 0) continue;
    tell(`${game + 1} days, of the last ${often} won ${won}`);
    won = 0;
  }
  const rounded = shared.mean.map(each => Math.round(each * 1000) / 1000);
  return KNOTS.map((_, knot) => rounded.slice(knot * COUNT, (knot + 1) * COUNT));
}
