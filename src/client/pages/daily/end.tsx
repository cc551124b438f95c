// What the Daily Tour says at the end of its match: how the day stands among everybody's.
import { useEffect, useState } from 'preact/hooks';
import { numberOf } from '../../../daily/calendar.ts';
import type { DailyDay, TableRow } from '../../../protocol/index.ts';
import { dailyDay } from '../../online/people-api.ts';
import { Icon } from '../../ui/index.ts';
import { dailyWords } from './daily-words.ts';
import '../../styles/daily-end.css';

interface EndProps {
  readonly game: string;
  readonly daily: NonNullable<TableRow['daily']>;
}

/** Above the paper of the end: which tour it was, how many did worse, and the way to all results. */
export function DailyEnd({ game, daily: { date, counts } }: EndProps) {
  const [day, setDay] = useState<DailyDay>();
  useEffect(() => void (counts && dailyDay(date).then(setDay, () => {})), [date]);
  const say = dailyWords.value;
  const { standing } = day?.tours.find(tour => tour.game === game) ?? {};
  const better = standing?.better === undefined ? undefined : say.better(standing.better, standing.results);
  return (
    <section class="daily-end" aria-label={say.numbered(numberOf(date))}>
      <p>
        <b>{say.numbered(numberOf(date))}</b> {counts ? (better ?? (standing && say.first)) : say.practised}
      </p>
      <a class="button second" href={counts ? '/daily' : `/daily/${date}`}>
        <Icon name="i-chart" />
        {say.scored}
      </a>
    </section>
  );
}
