import { useState } from 'preact/hooks';
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { practiseDaily } from '../../online/people-api.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { Icon } from '../../ui/index.ts';
import { BestPossible } from './best.tsx';
import { dailyWords } from './daily-words.ts';
import { Scores } from './scores.tsx';
import { savePicture, shareText } from './share.ts';

interface ResultProps {
  readonly tour: TourOfDay;
  readonly day: DailyDay;
  readonly isToday: boolean;
}

/** A tour that is done, or a day that is over: how one did, how everybody did, and what can be done with it. */
export function Result({ tour, day, isToday }: ResultProps) {
  const [note, setNote] = useState('');
  const say = dailyWords.value;
  const { game, mine, standing } = tour;
  const done: Done | undefined =
    mine?.score === undefined ? undefined : { score: mine.score, isWon: mine.isWon ?? false, isInTime: mine.isInTime ?? true };
  return (
    <article class="daily-result" data-game={game}>
      <header>
        <span class="daily-thumb" aria-hidden="true">
          <Poster game={game} crop />
        </span>
        <div>
          <h2>{titleOf(game)}</h2>
          {done && <p>{game === 'city-tour' ? (done.isWon ? say.isWon : say.isLost) : say.number(day.number)}</p>}
        </div>
        {done && (
          <p class="daily-score">
            <b>{done.score}</b> {(game === 'city-tour' ? say.delivered : say.points)(done.score).replace(/^[\d.,\s]+/, '')}
          </p>
        )}
      </header>
      {done && !done.isInTime && <p class="daily-note">{say.late}</p>}
      {standing && <Scores standing={standing} own={done?.isInTime ? done.score : undefined} />}
      {mine && done && <BestPossible game={game} table={mine.table} score={done.score} />}
      <Acts tour={tour} day={day} done={done} isToday={isToday} tell={setNote} />
      <p class="daily-note" role="status">
        {note || (done && isToday ? say.shareLead : '')}
      </p>
    </article>
  );
}

interface Done {
  readonly score: number;
  readonly isWon: boolean;
  readonly isInTime: boolean;
}

interface ActsProps extends ResultProps {
  readonly done: Done | undefined;
  readonly tell: (note: string) => void;
}

/** Sharing it, looking back at it, and playing the day again. */
function Acts({ tour: { game, mine, standing }, day, done, isToday, tell }: ActsProps) {
  const say = dailyWords.value;
  const practise = () =>
    void practiseDaily(game, day.date).then(
      row => go(`/t/${row.id}`),
      (error: Error) => tell(error.message),
    );
  const copy = async () => {
    if (!done) return;
    await navigator.clipboard.writeText(shareText(game, day, done, standing));
    tell(say.shared);
  };
  return (
    <div class="daily-acts">
      {done && isToday && (
        <>
          <button type="button" class="button primary" onClick={() => void copy().catch(() => tell(say.again))}>
            <Icon name="i-copy" />
            {say.share}
          </button>
          <button type="button" class="button second" onClick={() => void savePicture(game, day, done).catch(() => tell(say.again))}>
            <Icon name="i-download" />
            {say.picture}
          </button>
        </>
      )}
      {mine && done && (
        <a class="button second" href={`/replay/online/${mine.table}`}>
          <Icon name="i-step-back" />
          {say.replay}
        </a>
      )}
      <button type="button" class="button second" onClick={practise}>
        <Icon name="i-play" />
        {say.practise}
      </button>
    </div>
  );
}
