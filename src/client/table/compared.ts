import type { Tried } from '../../host/index.ts';
import type { Ending } from '../arrival/ending.ts';
import type { MomentWords } from '../moments/words/en.ts';

/** What somebody came to this time, and in the match that was tried otherwise. */
export function comparedIn(
  { result, isWon = false, missed }: Tried,
  ending: Pick<Ending, 'result' | 'figure' | 'isLost' | 'missed'>,
  isTeam: boolean,
  { compared, with: ended }: MomentWords['tried'],
): string | undefined {
  if (result === undefined) return undefined;
  const told = (each: number, won: boolean) => (isTeam ? ended(ending.figure(each), won) : ending.figure(each));
  return compared(ending.missed ?? told(ending.result, !ending.isLost), missed ?? told(result, isWon));
}
