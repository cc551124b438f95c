import type { Pace } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { mailWords } from './correspondence/mail-words.ts';

/** How much time there is at a table, as a sentence. */
export function paceText(pace: Pace): string {
  const { lobby } = words.value;
  if (pace.kind === 'bank') return mailWords.value.bank(pace.days, pace.hours, pace.most);
  if (pace.kind === 'live')
    return pace.bank % 60 === 0
      ? lobby.paces.live(pace.bank / 60, pace.increment)
      : seatWords.value.zero.seconds(pace.bank, pace.increment);
  return pace.kind === 'days' ? lobby.paces.days(pace.days, pace.vacation) : lobby.paces.untimed;
}

/** What happens at a table when somebody's time is up, as a sentence; nothing where time is not counted. */
export function zeroText(pace: Pace): string {
  return pace.kind === 'untimed' ? '' : seatWords.value.zero.says[pace.then];
}
