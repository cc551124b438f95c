import { useEffect, useState } from 'preact/hooks';
import type { DailyDay } from '../../../protocol/index.ts';
import { dailyDay } from '../../online/people-api.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { Icon } from '../../ui/index.ts';
import { dailyWords } from './daily-words.ts';
import '../../styles/daily-door.css';

/** The Daily Tour on the home page: what is open today, and what is done; nothing where there is no server. */
export function DailyDoor() {
  const [day, setDay] = useState<DailyDay | null>(null);
  useEffect(() => {
    void dailyDay().then(setDay, () => {});
  }, []);
  const say = dailyWords.value;
  if (!day) return null;
  const isDone = day.tours.every(({ mine }) => mine?.score !== undefined);
  const minutes = Math.ceil((day.ends - day.now) / 60_000);
  return (
    <section class="daily-door">
      <h2>
        {say.title} <span class="chip">{say.number(day.number)}</span>
      </h2>
      <ul>
        {day.tours.map(({ game, mine }) => (
          <li key={game}>
            <a href="/daily">
              <span class="daily-thumb" aria-hidden="true">
                <Poster game={game} crop />
              </span>
              <span>
                <b>{titleOf(game)}</b>
                <span class="daily-note">
                  {mine?.score === undefined
                    ? mine
                      ? say.goOn
                      : say.pitch[game]
                    : (game === 'city-tour' ? say.delivered : say.points)(mine.score)}
                </span>
              </span>
              <Icon name={mine?.score === undefined ? 'i-arrow-right' : 'i-check'} />
            </a>
          </li>
        ))}
      </ul>
      <p class="daily-note">
        {day.streak && day.streak.days > 0 && `${day.streak.days} ${say.row(day.streak.days)} · `}
        {(isDone ? say.next : say.left)(Math.floor(minutes / 60), minutes % 60)}
      </p>
    </section>
  );
}
