import { type Voice, voiceOf } from '../../kernel/index.ts';
import type { SeatLook } from '../boards/kit.ts';

/** Speaks to the one person that this device plays for; where it is passed round, everybody is called by name. */
export function voiceTo(looks: readonly SeatLook[]): Voice {
  const own = looks.filter(({ isMine, kind }) => isMine && kind === 'human');
  const [you] = own;
  return voiceOf(seat => looks[seat]?.name ?? '', own.length === 1 && you ? you.seat : null);
}
