// Which tourists and which dice a sensible agency wants.
import { frameOf, type Seat } from '../../../kernel/index.ts';
import { FACES, type Face, type Reward, TOKENS, TOURISTS, type TouristId } from '../components.ts';
import type { MoveOf } from '../moves.ts';
import { agencyAt } from '../rules/agency.ts';
import { change, countOf } from '../rules/faces.ts';
import { distance } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { employeeDie, promise, roundsLeft, tokenValue, worthTo } from './values.ts';

/** A tourist's own promise, and how well the cities near the plane suit him together with those who wait. */
export function draftValue(s: State, seat: Seat, tourist: TouristId): number {
  const { desks, plane } = agencyAt(s, seat);
  const waiting = desks.flatMap(each => (each ? [each.tourist] : []));
  const together: number[] = [];
  for (let cell = 0; cell < s.grid.length; cell++) {
    const city = s.grid[cell];
    if (!city || !s.open[cell]) continue;
    const others = waiting.map(each => worthTo(city, each)).sort((a, b) => b - a);
    const company = ((others[0] ?? 0) + (others[1] ?? 0)) / 12;
    together.push(worthTo(city, tourist) * (0.7 + 0.5 * company) - 0.35 * distance(s, plane, cell));
  }
  together.sort((a, b) => b - a);
  const best = together.slice(0, 4).reduce((sum, each) => sum + each, 0) / 4;
  const { business, room } = TOURISTS[tourist];
  const alike = (holds: (each: TouristId) => boolean) => waiting.filter(holds).length;
  const crowd = business ? 0.3 + 0.3 * alike(each => TOURISTS[each].business) : 0;
  const suite = room === 'vip' ? 0.25 + 0.3 * alike(each => TOURISTS[each].room === 'vip') : room === 'dorm' ? -0.5 : 0;
  return 0.5 * promise(s, tourist) + best - crowd - suite - (roundsLeft(s) > 0 ? 0.4 * (TOURISTS[tourist].weeks - 1) : 0);
}

/** What the dice bring after this move. */
export function diceValue(s: State, seat: Seat, move: MoveOf<'accept'> | MoveOf<'swap'> | MoveOf<'turn'> | MoveOf<'reroll'>): number {
  const dice = frameOf(s, 'dice').dice.slice();
  switch (move.type) {
    case 'accept':
      return throwValue(s, seat, dice);
    case 'swap':
      change(dice, move.discard, -1);
      change(dice, move.change, -1);
      change(dice, move.to, 1);
      return throwValue(s, seat, dice) - 0.01;
    case 'turn':
      change(dice, move.from, -1);
      change(dice, move.to, 1);
      return throwValue(s, seat, dice) - 0.01;
    case 'reroll':
      for (const face of move.faces) change(dice, face, -1);
      return throwValue(s, seat, dice) + 1.1 * move.faces.length;
  }
}

function throwValue(s: State, seat: Seat, dice: readonly number[]): number {
  const { tokens } = agencyAt(s, seat);
  const has = { ...tokens };
  let value = 0;
  for (const token of TOKENS) {
    for (let die = countOf(dice, token); die > 0; die--) value += tokenValue(s, seat, token, has[token]++);
  }
  const employees = countOf(dice, FACES[4] satisfies Face);
  const each = employeeDie(s, seat);
  for (let die = 0; die < employees; die++) value += each * 0.7 ** die;
  for (let die = countOf(dice, 'wild'); die > 0; die--) {
    const token = TOKENS.reduce((best, next) =>
      tokenValue(s, seat, next, has[next]) > tokenValue(s, seat, best, has[best]) ? next : best,
    );
    value += Math.max(tokenValue(s, seat, token, has[token]++), each * 0.7 ** employees);
  }
  return value;
}

/** What a wild die brings as this. */
export function wildValue(s: State, seat: Seat, as: Reward): number {
  return as === 'employee' ? employeeDie(s, seat) : tokenValue(s, seat, as, agencyAt(s, seat).tokens[as]);
}
