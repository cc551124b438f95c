import { serverNow } from '../../shell/server-time.ts';
import { spokenTime } from '../../table/clock.tsx';
import { spokenHere } from '../../together/correspondence/own-clock.ts';
import { Icon } from '../../ui/index.ts';
import { ownWords } from './own-words.ts';
import '../../styles/deadline.css';

const [DAY, HOUR] = [86_400_000, 3_600_000];

/** Until when there is time, and how much that is: until Fri 14:00, 2 days left. */
export function deadlineText(at: number, now: number): string {
  const say = ownWords.value;
  const left = at - now;
  if (left <= 0) return say.timeUp;
  const language = spokenHere();
  const day: Intl.DateTimeFormatOptions = left < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  const when = new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
  return `${say.until(when)}, ${say.timeLeft(spokenTime(left, language))}`;
}

/** The end of somebody's time in a list; nothing where time is not counted in days. */
export function Deadline({ at }: { at: number | undefined }) {
  const now = serverNow();
  if (at === undefined) return null;
  return (
    <small class="deadline" data-near={at - now < 12 * HOUR}>
      <Icon name="i-clock" size={16} /> {deadlineText(at, now)}
    </small>
  );
}
