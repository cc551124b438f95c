import type { DailyDay } from '../../../protocol/index.ts';
import { dailyWords } from './daily-words.ts';

const MS_A_DAY = 86_400_000;

/** Days in a row. Nothing can be bought or lost here but the number. */
export function Row({ streak, date }: { streak: NonNullable<DailyDay['streak']>; date: string }) {
  const say = dailyWords.value;
  const today = Date.parse(`${date}T00:00:00Z`);
  const dayOf = (at: number) => new Date(today - (streak.week.length - 1 - at) * MS_A_DAY).getUTCDate();
  return (
    <section class="daily-card">
      <h2 class="daily-row">
        <b>{streak.days}</b> {say.row(streak.days)}
      </h2>
      <p>{say.rowHelp}</p>
      <ol class="daily-week">
        {streak.week.map((state, at) => (
          <li key={dayOf(at)} data-state={state}>
            {dayOf(at)}
            <span class="unseen">{say.week[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
