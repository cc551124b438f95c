import { useEffect, useState } from 'preact/hooks';
import { textsIn } from '../../../kernel/index.ts';
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { entryOf } from '../../catalogue.ts';
import { settings } from '../../device/settings.ts';
import { practiseDaily } from '../../online/people-api.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { Icon } from '../../ui/index.ts';
import { BestPossible, useBest } from './best.tsx';
import { dailyWords } from './daily-words.ts';
import { Scores } from './scores.tsx';
import { savePicture, shareText } from './share.ts';
import type { Toured } from './toured.ts';

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
  const told = useBest(game, mine?.score === undefined ? undefined : mine.table);
  const pieces = usePieces(game);
  const title = pieces[told?.toured?.title ?? ''];
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
          {done && <p>{game === 'city-tour' ? (done.isWon ? say.isWon : say.isLost) : (title ?? say.number(day.number))}</p>}
          {done && (
            <p class="daily-chips">
              <span class="chip sea">
                <Icon name="i-check" />
                {say.verified}
              </span>
              {isToday && day.streak && day.streak.days > 1 && (
                <span class="chip">
                  {day.streak.days} {say.row(day.streak.days)}
                </span>
              )}
            </p>
          )}
        </div>
        {done && (
          <p class="daily-score">
            <b>{done.score}</b> {(game === 'city-tour' ? say.delivered : say.points)(done.score).replace(/^[\d.,\s]+/, '')}
          </p>
        )}
      </header>
      {done && !done.isInTime && <p class="daily-note">{say.late}</p>}
      {standing && <Scores standing={standing} own={done?.isInTime ? done.score : undefined} />}
      {told?.toured && <AsText game={game} toured={told.toured} pieces={pieces} />}
      {told && done && <BestPossible game={game} told={told} score={done.score} />}
      <Acts tour={tour} day={day} done={done} toured={told?.toured} pieces={pieces} title={title} isToday={isToday} tell={setNote} />
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
  readonly toured: Toured | undefined;
  readonly pieces: Pieces;
  readonly title: string | undefined;
  readonly tell: (note: string) => void;
}

/** Sharing it, looking back at it, and playing the day again. */
function Acts({ tour: { game, mine, standing }, day, done, toured, pieces, title, isToday, tell }: ActsProps) {
  const say = dailyWords.value;
  const practise = () =>
    void practiseDaily(game, day.date).then(
      row => go(`/t/${row.id}`),
      (error: Error) => tell(error.message),
    );
  const copy = async () => {
    if (!done) return;
    await navigator.clipboard.writeText(shareText({ game, day, done, standing, toured, pieces }));
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
          <button
            type="button"
            class="button second"
            onClick={() => void savePicture({ game, day, done, title, toured }).catch(() => tell(say.again))}
          >
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

/** What is handed on of a tour: how much of each part of the town, and nothing about where. */
function AsText({ game, toured, pieces }: { game: TourOfDay['game']; toured: Toured; pieces: Pieces }) {
  const say = dailyWords.value;
  return (
    <section class="daily-toured" aria-label={say.asText}>
      <ul>
        {toured.parts.map(({ piece = '', squares, toured: done, of }) => (
          <li key={piece}>
            {pieces[piece] && <span>{pieces[piece]}</span>}
            <i aria-hidden="true">
              {squares.map((square, at) => (
                <b key={at} data-square={square} />
              ))}
            </i>
            <span class="unseen">{say.of(done, of)}</span>
          </li>
        ))}
      </ul>
      <p class="daily-note">{say.touredHelp[game]}</p>
    </section>
  );
}

type Pieces = Readonly<Record<string, string>>;

/** What the pieces of a game are called, once that is known. */
function usePieces(game: string): Pieces {
  const [pieces, setPieces] = useState<Pieces>({});
  const { language } = settings.value;
  useEffect(() => {
    const entry = entryOf(game);
    if (entry) void textsIn(entry, language).then(texts => setPieces(texts.pieces));
  }, [game, language]);
  return pieces;
}
