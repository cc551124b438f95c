import type { Seat } from '../kernel/index.ts';
import type { Figure, Review } from './review.ts';

/** The reason of a result in a word; `stream` names the draws that mattered most. */
type HeadlineReason =
  | { readonly is: 'both' | 'decisions' | 'wellPlayed' | 'none' }
  | { readonly is: 'draws' | 'helped'; readonly stream: string };

/** Why a seat won or lost, where that is clear; nothing where the figures do not add up, or too little of them is known. */
export function headlineReason({ accounts }: Review, seat: Seat): HeadlineReason {
  const own = accounts[seat];
  if (!own?.isTold) return { is: 'none' };
  const { luck } = own;
  const decisions = { value: own.you.value + own.others.value, half: Math.sqrt(own.you.half ** 2 + own.others.half ** 2) };
  const stream = mostOf(own.luckOf, Math.sign(luck.value));
  if (own.isWon) {
    const isLeast = accounts.every(({ given }) => given.value >= own.given.value);
    if (luck.value < 0 && isClear(luck) && isLeast && own.given.value < -luck.value) return { is: 'wellPlayed' };
    return luck.value > own.result && isClear(luck) ? { is: 'helped', stream } : { is: 'none' };
  }
  // Nothing is a reason that is not clear, or that was to the good.
  const [isLuck, isDecisions] = [luck, decisions].map(part => part.value < 0 && isClear(part));
  if (isLuck && isDecisions) return { is: 'both' };
  if (isLuck && -luck.value >= Math.abs(decisions.value)) return { is: 'draws', stream };
  return isDecisions && -decisions.value >= Math.abs(luck.value) ? { is: 'decisions' } : { is: 'none' };
}

/** Whether an interval leaves out zero. */
export function isClear({ value, half }: Figure): boolean {
  return Math.abs(value) > half;
}

/** The kind of draw with the largest share of that sign. */
function mostOf(luckOf: Readonly<Record<string, Figure>>, sign: number): string {
  let [found, most] = ['', 0];
  for (const [stream, { value }] of Object.entries(luckOf)) {
    if (sign * value <= most || stream === 'hidden') continue;
    most = sign * value;
    found = stream;
  }
  return found;
}
