// Whole steps to choose from, and what becomes of the map with each of them.
import type { Foreseeable, Seat } from '../../kernel/index.ts';
import { futuresWith } from './foresight.ts';
import type { Move } from './moves.ts';
import { networkIn } from './network.ts';
import { byCost, type Priced } from './policy.ts';
import { prospectOf } from './prospect.ts';
import { flow } from './rules/flow.ts';
import { marksWith } from './settled.ts';
import { clone, pendingOf, type State } from './state.ts';

/** First numbers that are looked at, and second ones for each. */
const FIRSTS = 32;
const SECONDS = 4;

/** The likeliest ways to end the open step, those that fit the tour best first, of all that come to the same map one. */
export function foreseen(s: State, seat: Seat, legal: readonly Move[], most: number): readonly Foreseeable<Move>[] {
  const future = futuresWith(s);
  const { dockUse } = s.plan.options;
  const network = networkIn(s.plan.options);
  const maps = new Set<string>();
  const found: Foreseeable<Move>[] = [];
  for (const { move, choices } of waysOn(s, seat, byCost(s, seat, legal))) {
    if (found.length === most) break;
    const marks = marksWith(s, seat, choices);
    const map = marks.join();
    if (maps.has(map)) continue;
    maps.add(map);
    found.push({ move, points: prospectOf(marks, dockUse, future, network) });
  }
  return found;
}

/** A move, and all that its seat will have chosen in the open step. */
interface WayOn {
  readonly move: Move;
  readonly choices: readonly Move[];
  readonly cost: number;
}

function waysOn(s: State, seat: Seat, inOrder: readonly Priced[]): readonly WayOn[] {
  const chosen = pendingOf(s, seat);
  if (s.frames[0]?.phase !== 'write' || chosen.length > 0) return inOrder.map(each => ({ ...each, choices: [...chosen, each.move] }));
  return inOrder
    .slice(0, FIRSTS)
    .flatMap(({ move, cost }) => {
      const seconds = secondsAfter(s, seat, move);
      // The price of a first number is that with its best second.
      return seconds.map(second => ({ move, choices: [move, second.move], cost: cost + second.cost - (seconds[0]?.cost ?? 0) }));
    })
    .sort((a, b) => a.cost - b.cost);
}

function secondsAfter(s: State, seat: Seat, first: Move): readonly Priced[] {
  const then = clone(s);
  pendingOf(then, seat).push(first);
  return byCost(then, seat, flow.legal(then, seat)).slice(0, SECONDS);
}
