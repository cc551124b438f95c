import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { changeSession, knownSession, session } from '../../online/api.ts';
import { keepNoticeWords } from '../../online/push.ts';
import { dailyWords } from './daily-words.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NEVER = 'never';

/** The hour UTC in which an hour of this device begins today, and the other way round. */
function inUtc(hour: number): number {
  return new Date(new Date().setHours(hour, 0, 0, 0)).getUTCHours();
}

interface ReminderProps {
  /** Until the next tours, in ms. */
  readonly left: number;
  /** Whether nothing is left to be played today. */
  readonly isDone: boolean;
}

/** Once a day, at an hour of one's own; off unless somebody turns it on. */
export function Reminder({ left, isDone }: ReminderProps) {
  const [problem, setProblem] = useState('');
  const say = dailyWords.value;
  useEffect(() => void knownSession(), []);
  const now = session.value;
  // Whoever is no guest yet has nothing to be reminded by.
  if (!now) return null;
  const { language } = settings.value;
  const minutes = Math.ceil(left / 60_000);
  const canBeTold = now.hasPush || now.webhook !== null;
  const chosen = HOURS.find(hour => now.remind !== undefined && inUtc(hour) === now.remind);
  const choose = (value: string) => {
    setProblem('');
    void keepNoticeWords({ daily: say.title });
    changeSession({ remind: value === NEVER ? null : inUtc(Number(value)) }).catch((error: Error) => setProblem(error.message));
  };
  const clock = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { hour: 'numeric', minute: '2-digit' });
  return (
    <section class="daily-card">
      <h2>{isDone ? say.next(Math.floor(minutes / 60), minutes % 60) : say.reminder}</h2>
      <p>{say.reminderHelp}</p>
      {canBeTold || chosen !== undefined ? (
        <label class="daily-remind">
          <span>{say.reminderAt}</span>
          <select value={chosen ?? NEVER} onChange={event => choose(event.currentTarget.value)}>
            <option value={NEVER}>{say.reminderOff}</option>
            {HOURS.map(hour => (
              <option key={hour} value={hour}>
                {clock.format(new Date(2000, 0, 1, hour))}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p>
          {say.reminderNeeds} <a href="/settings">{say.settings}</a>
        </p>
      )}
      <p role="status">{problem}</p>
    </section>
  );
}
