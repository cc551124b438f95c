import { useState } from 'preact/hooks';
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { beginDaily } from '../../online/people-api.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { Icon } from '../../ui/index.ts';
import { dailyWords } from './daily-words.ts';

interface TicketProps {
  readonly tour: TourOfDay;
  readonly day: DailyDay;
  readonly look: () => Promise<void>;
}

/** A tour of today that is still to be played, or goes on. */
export function Ticket({ tour, day, look }: TicketProps) {
  const [problem, setProblem] = useState('');
  const [isGoing, setGoing] = useState(false);
  const say = dailyWords.value;
  const { game, mine } = tour;
  const play = async () => {
    setGoing(true);
    try {
      go(`/t/${(await beginDaily(game)).id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : say.again);
      setGoing(false);
      await look();
    }
  };
  return (
    <article class="daily-ticket" data-game={game} data-torn={mine !== undefined}>
      <span class="daily-poster" aria-hidden="true">
        <Poster game={game} crop />
        <b>{day.number}</b>
      </span>
      <div class="daily-stub">
        <h2>{titleOf(game)}</h2>
        <p>{say.pitch[game]}</p>
        <dl>
          <Fact value={say.minutes[game]} name={say.time} />
          <Fact value="1" name={say.counts} />
          {game === 'city-tour' ? (
            <Fact value={`${tour.won} / ${tour.over}`} name={say.won} />
          ) : (
            <Fact value={String(tour.over)} name={say.played(tour.over)} />
          )}
        </dl>
        <p class="daily-rule">
          <Icon name="i-info" />
          {say.rule[game]}
        </p>
        <p class="daily-rule">{mine ? '' : say.oneAttempt}</p>
        <button type="button" class="button large daily-play" disabled={isGoing} onClick={() => void play()}>
          <Icon name="i-play" />
          {mine ? say.goOn : say.play[game]}
        </button>
        <p role="alert">{problem}</p>
      </div>
    </article>
  );
}

function Fact({ value, name }: { value: string; name: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{name}</dt>
    </div>
  );
}
