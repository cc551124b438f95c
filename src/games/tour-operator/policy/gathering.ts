// Which tourists and which dice a sensible agency wants.
import { frameOf, type Seat } from '../../../kernel/index.ts';
import { DICE, FACES, type Reward, TOKENS, type TouristId } from '../components.ts';
import type { MoveOf } from '../moves.ts';
import { agencyAt } from '../rules/agency.ts';
import { countOf, countsOf, faceCounts, numberOf, THROWS } from '../rules/faces.ts';
import { distance } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { type Guest, guestOf } from './atlas.ts';
import { employeeDie, promise, roundsLeft, tokenValue } from './values.ts';

/** Near cities that a tourist is judged by. */
const NEAR = 4;
/** The best of them so far, best first; kept from call to call. */
const best: number[] = Array.from({ length: NEAR }, () => 0);

/** How much a tourist is wanted: his own promise, and how well the cities near the plane suit him together with those who wait. */
export function draftValues(s: State, seat: Seat): (tourist: TouristId) => number {
  const { desks, plane } = agencyAt(s, seat);
  const waiting: Guest[] = [];
  for (const each of desks) if (each) waiting.push(guestOf(s, each.tourist));
  let [business, vips] = [0, 0];
  for (const { card } of waiting) {
    if (card.business) business++;
    if (card.room === 'vip') vips++;
  }
  // Open cities: what each counts, the more the better it suits those who wait, and what the way costs; endless where there is none.
  const cells: number[] = [];
  const counts: number[] = [];
  const costs: number[] = [];
  for (let cell = 0; cell < s.grid.length; cell++) {
    if (!s.open[cell] || !s.grid[cell]) continue;
    cells.push(cell);
    counts.push(0.7 + 0.5 * (bestTwo(waiting, cell) / 12));
    costs.push(0.35 * distance(s, plane, cell));
  }
  const isLast = roundsLeft(s) === 0;
  return tourist => {
    const { card, worths } = guestOf(s, tourist);
    let kept = 0;
    for (let at = 0; at < cells.length; at++) {
      kept = keepBest(kept, (worths[cells[at] as number] as number) * (counts[at] as number) - (costs[at] as number));
    }
    let sum = 0;
    for (let at = 0; at < kept; at++) sum += best[at] as number;
    const crowd = card.business ? 0.3 + 0.3 * business : 0;
    const suite = card.room === 'vip' ? 0.25 + 0.3 * vips : card.room === 'dorm' ? -0.5 : 0;
    return 0.5 * promise(s, tourist) + sum / NEAR - crowd - suite - (isLast ? 0 : 0.4 * (card.weeks - 1));
  };
}

/** What a cell is worth to the two whom it suits best. */
function bestTwo(guests: readonly Guest[], cell: number): number {
  let most = 0;
  let second = 0;
  for (const { worths } of guests) {
    const worth = worths[cell] as number;
    if (worth > most) {
      second = most;
      most = worth;
    } else if (worth > second) second = worth;
  }
  return most + second;
}

/** Keeps a value if it is among the best; how many are kept then. */
function keepBest(kept: number, value: number): number {
  if (kept === NEAR && value <= (best[NEAR - 1] as number)) return kept;
  const count = Math.min(kept + 1, NEAR);
  let at = count - 1;
  for (; at > 0 && (best[at - 1] as number) < value; at--) best[at] = best[at - 1] as number;
  best[at] = value;
  return count;
}

type DiceMove = MoveOf<'accept'> | MoveOf<'swap'> | MoveOf<'turn'> | MoveOf<'reroll'>;

/** What each next token of a kind is worth, and an employee die. */
interface Prices {
  readonly tokens: readonly (readonly number[])[];
  readonly employee: number;
}

/** Employee dice after the first count less and less. */
const FURTHER = Array.from({ length: DICE + 1 }, (_, die) => Array.from({ length: die }).reduce((share: number) => share * 0.7, 1));

/** What a throw brings, by its number, and in which decision that was found: many moves lead to the same throw. */
const found = new Float64Array(THROWS);
const foundIn = new Float64Array(THROWS);
let decision = 0;

/** What the dice bring after a move. */
export function diceValues(s: State, seat: Seat): (move: DiceMove) => number {
  const { dice } = frameOf(s, 'dice');
  const has = agencyAt(s, seat).tokens;
  const prices = {
    tokens: TOKENS.map(token => FURTHER.map((_, more) => tokenValue(s, seat, token, has[token] + more))),
    employee: employeeDie(s, seat),
  };
  const now = numberOf(dice);
  decision++;
  const brings = (number: number) => {
    if (foundIn[number] !== decision) {
      found[number] = throwValue(prices, number);
      foundIn[number] = decision;
    }
    return found[number] as number;
  };
  return move => {
    switch (move.type) {
      case 'accept':
        return brings(now);
      case 'swap':
        return brings(now - faceCounts(move.discard) - faceCounts(move.change) + faceCounts(move.to)) - 0.01;
      case 'turn':
        return brings(now - faceCounts(move.from) + faceCounts(move.to)) - 0.01;
      case 'reroll': {
        let kept = now;
        for (const face of move.faces) kept -= faceCounts(face);
        return brings(kept) + 1.1 * move.faces.length;
      }
    }
  };
}

/** How many dice of a throw show each face; the first of them are tokens, as many as were brought so far. Kept from call to call. */
const counts: number[] = FACES.map(() => 0);

function throwValue({ tokens, employee }: Prices, number: number): number {
  countsOf(number, counts);
  let value = 0;
  for (let token = 0; token < TOKENS.length; token++) {
    for (let die = 0; die < (counts[token] as number); die++) value += tokens[token]?.[die] as number;
  }
  const employees = countOf(counts, 'employee');
  for (let die = 0; die < employees; die++) value += employee * (FURTHER[die] as number);
  for (let die = countOf(counts, 'wild'); die > 0; die--) {
    let most = 0;
    for (let token = 1; token < TOKENS.length; token++) if (next(tokens, token) > next(tokens, most)) most = token;
    value += Math.max(next(tokens, most), employee * (FURTHER[employees] as number));
    counts[most] = (counts[most] as number) + 1;
  }
  return value;
}

/** What one more token of a kind would be worth. */
function next(tokens: Prices['tokens'], token: number): number {
  return tokens[token]?.[counts[token] as number] as number;
}

/** What a wild die brings as this. */
export function wildValue(s: State, seat: Seat, as: Reward): number {
  return as === 'employee' ? employeeDie(s, seat) : tokenValue(s, seat, as, agencyAt(s, seat).tokens[as]);
}
