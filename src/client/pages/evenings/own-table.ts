// What an evening means for whoever looks at it.
import type { EveningSight } from '../../../protocol/index.ts';
import { eveningWords } from './evening-words.ts';

/** The table of the round in play where whoever looks sits, as long as it is not over. */
export function ownTable({ players, played }: EveningSight): string | undefined {
  const me = players.find(({ isMe }) => isMe)?.key;
  return played.at(-1)?.tables.find(({ isOver, seats }) => !isOver && seats.some(({ player }) => player === me))?.id;
}

/** Whether whoever looks has come too late for the round in play. */
export function waitsForNext({ players, played, stage }: EveningSight): boolean {
  const me = players.find(({ isMe, isGone }) => isMe && !isGone)?.key;
  const seats = played.at(-1)?.tables.flatMap(table => table.seats) ?? [];
  return me !== undefined && (stage === 'playing' || stage === 'drawn') && !seats.some(({ player }) => player === me);
}

/** What is said about the next round, so many ms after the server has told of it. */
export function nextText({ next, now }: EveningSight, late: number): string {
  const say = eveningWords.value;
  if (next === undefined) return say.nextHost;
  const left = Math.ceil((next - now - late) / 1000);
  return left > 0 ? say.nextIn(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`) : say.nextSoon;
}
