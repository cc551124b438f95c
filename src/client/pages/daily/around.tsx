// What stands beside the tours of a day: how it is fair, yesterday's best, earlier days.
import { useEffect, useState } from 'preact/hooks';
import { daysLater, numberOf } from '../../../daily/calendar.ts';
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { bestDaily, dailyDay } from '../../online/people-api.ts';
import { titleOf } from '../../shell/cover.ts';
import { go } from '../../shell/route.ts';
import { keepForReplay, recordFile } from '../../table/record-file.ts';
import { Icon } from '../../ui/index.ts';
import { dailyWords } from './daily-words.ts';

const SHOWN_DAYS = 14;
/** What stands beside each line of why it is fair. */
const SIGNS = ['i-lock', 'i-play', 'i-eye-off', 'i-check'];

export function Yesterday({ date }: { date: string }) {
  const [day, setDay] = useState<DailyDay | null>(null);
  const [problem, setProblem] = useState('');
  const yesterday = daysLater(date, -1);
  useEffect(() => {
    if (numberOf(yesterday) >= 1) void dailyDay(yesterday).then(setDay, () => {});
  }, [yesterday]);
  const say = dailyWords.value;
  const best = day?.tours.filter(({ standing }) => standing?.best !== undefined && standing.best !== null) ?? [];
  const watch = async (game: string) => {
    const record = await bestDaily(game, yesterday);
    keepForReplay({ text: recordFile(record, [{ kind: 'human', name: say.dayBest }], []), mine: [] });
    go('/replay');
  };
  if (!day) return null;
  return (
    <section class="daily-card">
      <h2>{say.yesterday}</h2>
      {best.length === 0 && <p>{say.nobody}</p>}
      <ul class="daily-best">
        {best.map(({ game, standing, luck }) => (
          <li key={game}>
            <span>{titleOf(game)}</span>
            <b>{standing?.best}</b>
            {luck && (
              <button
                type="button"
                class="button quiet"
                onClick={() => void watch(game).catch((error: Error) => setProblem(error.message))}
              >
                <Icon name="i-step-back" />
                {say.watch}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{problem}</p>
    </section>
  );
}

export function Fair({ tours, isOver }: { tours: readonly TourOfDay[]; isOver: boolean }) {
  const say = dailyWords.value;
  return (
    <section class="daily-card">
      <h2>{say.fair}</h2>
      <ul class="daily-fair">
        {say.fairLines.map((line, at) => (
          <li key={line}>
            <Icon name={SIGNS[at] ?? 'i-check'} />
            {line}
          </li>
        ))}
      </ul>
      <details>
        <summary>{isOver ? say.seed : say.fingerprint}</summary>
        {tours.map(({ game, commitment, luck }) => (
          <p key={game}>
            {titleOf(game)} <code>{luck ? `SHA-256("${luck.salt} ${luck.seed}") = ${commitment}` : commitment}</code>
          </p>
        ))}
      </details>
    </section>
  );
}

export function Archive({ date, isToday }: { date: string; isToday: boolean }) {
  const say = dailyWords.value;
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => daysLater(date, -at - 1)).filter(each => numberOf(each) >= 1);
  return (
    <section class="daily-card">
      <h2>{say.earlier}</h2>
      <p>{say.midnight}</p>
      <ul class="daily-days">
        {!isToday && (
          <li>
            <a href="/daily">{say.back}</a>
          </li>
        )}
        {days.map(each => (
          <li key={each}>
            <a href={`/daily/${each}`}>{say.number(numberOf(each))}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
