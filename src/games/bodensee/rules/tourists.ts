// The tourists of a bus as players tell them apart: by colour and pips.
import { type Colour, type Die, faceOf } from '../components.ts';
import type { State } from '../state.ts';

const EVERYBODY = -1;

/** The dice that differ, by their order; only those whose bits are set, by place in the bus. */
export function distinct(dice: readonly Die[], among = EVERYBODY): number[] {
  const orders: number[] = [];
  for (let i = 0; i < dice.length; i++) {
    if ((among & (1 << i)) === 0) continue;
    const { order } = faceOf(dice[i] as Die);
    if (orders.includes(order)) continue;
    let at = orders.length;
    for (; at > 0 && (orders[at - 1] as number) > order; at--) orders[at] = orders[at - 1] as number;
    orders[at] = order;
  }
  return orders;
}

/** BT-7.4 Whether the die can show so many pips more; and is of the colour, if one is asked for. */
export function hasRoomFor(s: State, die: Die | undefined, colour: Colour | undefined, pips: number): boolean {
  if (die === undefined) return false;
  const face = faceOf(die);
  return (colour === undefined || face.colour === colour) && face.pips + pips <= s.plan.options.dieSides;
}
