// Which tourists and which dice a sensible agency wants.
import { frameOf, type Seat } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { DICE, type Face, type Reward, TOKENS, type Token, type TouristId } from '../components.ts';
import type { MoveOf } from '../moves.ts';
import { agencyAt } from '../rules/agency.ts';
import { change, countOf } from '../rules/faces.ts';
import { distance } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { employeeDie, promise, roundsLeft, tokenValue } from './values.ts';
import { worthsTo } from './worths.ts';

/** What is the same for every tourist who may be chosen: where the plane can go, and who waits. */
interface Surroundings {
  readonly waiting: readonly TouristId[];
  /** By cell: what a city there counts, the more the better it suits those who wait, and what the way costs; endless where there is none. */
  readonly counts: readonly number[];
  readonly costs: readonly number[];
}

function surroundings(s: State, seat: Seat): Surroundings {
  const { desks, plane } = agencyAt(s, seat);
  const waiting: TouristId[] = [];
  for (const each of desks) if (each) waiting.push(each.tourist);
  const rows = waiting.map(each => worthsTo(s, each));
  const [counts, costs]: [number[], number[]] = [[], []];
  for (let cell = 0; cell < s.grid.length; cell++) {
    let [most, second] = [0, 0];
    for (const row of rows) {
      const worth = row[cell] as number;
      if (worth > most) [most, second] = [worth, most];
      else if (worth > second) second = worth;
    }
    counts.push(0.7 + 0.5 * ((most + second) / 12));
    costs.push(0.35 * distance(s, plane, cell));
  }
  return { waiting, counts, costs };
}

/** Near cities that a tourist is judged by. */
const NEAR = 4;
/** The best of them so far, best first; kept from call to call. */
const best: number[] = [];

/** How much a tourist is wanted: his own promise, and how well the cities near the plane suit him together with those who wait. */
export function draftValues(s: State, seat: Seat): (tourist: TouristId) => number {
  const { waiting, counts, costs } = surroundings(s, seat);
  const { tourists } = boxOf(s.plan.options);
  const business = waiting.filter(each => tourists[each].business).length;
  const vips = waiting.filter(each => tourists[each].room === 'vip').length;
  const isLast = roundsLeft(s) === 0;
  return tourist => {
    const worths = worthsTo(s, tourist);
    best.length = 0;
    for (let cell = 0; cell < s.grid.length; cell++) {
      if (s.open[cell] && s.grid[cell]) keepBest((worths[cell] as number) * (counts[cell] as number) - (costs[cell] as number));
    }
    let sum = 0;
    for (const each of best) sum += each;
    const { business: isBusiness, room, weeks } = tourists[tourist];
    const crowd = isBusiness ? 0.3 + 0.3 * business : 0;
    const suite = room === 'vip' ? 0.25 + 0.3 * vips : room === 'dorm' ? -0.5 : 0;
    return 0.5 * promise(s, tourist) + sum / NEAR - crowd - suite - (isLast ? 0 : 0.4 * (weeks - 1));
  };
}

function keepBest(value: number): void {
  if (best.length === NEAR && value <= (best[NEAR - 1] as number)) return;
  if (best.length < NEAR) best.push(value);
  let at = best.length - 1;
  for (; at > 0 && (best[at - 1] as number) < value; at--) best[at] = best[at - 1] as number;
  best[at] = value;
}

type DiceMove = MoveOf<'accept'> | MoveOf<'swap'> | MoveOf<'turn'> | MoveOf<'reroll'>;

/** What each next token of a kind is worth, and an employee die. */
interface Prices {
  readonly tokens: readonly (readonly number[])[];
  readonly employee: number;
}

/** Employee dice after the first count less and less. */
const FURTHER = Array.from({ length: DICE + 1 }, (_, die) => Array.from({ length: die }).reduce((share: number) => share * 0.7, 1));

/** What the dice bring after a move. */
export function diceValues(s: State, seat: Seat): (move: DiceMove) => number {
  const { dice } = frameOf(s, 'dice');
  const has = agencyAt(s, seat).tokens;
  const prices = {
    tokens: TOKENS.map(token => FURTHER.map((_, more) => tokenValue(s, seat, token, has[token] + more))),
    employee: employeeDie(s, seat),
  };
  const after: number[] = [];
  return move => {
    for (let at = 0; at < dice.length; at++) after[at] = dice[at] as number;
    switch (move.type) {
      case 'accept':
        return throwValue(prices, after);
      case 'swap':
        change(after, move.discard, -1);
        change(after, move.change, -1);
        change(after, move.to, 1);
        return throwValue(prices, after) - 0.01;
      case 'turn':
        change(after, move.from, -1);
        change(after, move.to, 1);
        return throwValue(prices, after) - 0.01;
      case 'reroll':
        for (const face of move.faces) change(after, face, -1);
        return throwValue(prices, after) + 1.1 * move.faces.length;
    }
  };
}

/** How many tokens of each kind a throw has brought so far; kept from call to call. */
const brought: number[] = [];

function throwValue({ tokens, employee }: Prices, dice: readonly number[]): number {
  let value = 0;
  for (let token = 0; token < TOKENS.length; token++) {
    const count = countOf(dice, TOKENS[token] as Token);
    for (let die = 0; die < count; die++) value += tokens[token]?.[die] as number;
    brought[token] = count;
  }
  const employees = countOf(dice, 'employee' satisfies Face);
  for (let die = 0; die < employees; die++) value += employee * (FURTHER[die] as number);
  for (let die = countOf(dice, 'wild'); die > 0; die--) {
    let most = 0;
    for (let token = 1; token < TOKENS.length; token++) if (next(tokens, token) > next(tokens, most)) most = token;
    value += Math.max(next(tokens, most), employee * (FURTHER[employees] as number));
    brought[most] = (brought[most] as number) + 1;
  }
  return value;
}

/** What one more token of a kind would be worth. */
function next(tokens: Prices['tokens'], token: number): number {
  return tokens[token]?.[brought[token] as number] as number;
}

/** What a wild die brings as this. */
export function wildValue(s: State, seat: Seat, as: Reward): number {
  return as === 'employee' ? employeeDie(s, seat) : tokenValue(s, seat, as, agencyAt(s, seat).tokens[as]);
}
