import { useEffect, useRef, useState } from 'preact/hooks';
import { textsIn } from '../../../kernel/index.ts';
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { entryOf } from '../../catalogue.ts';
import { settings } from '../../device/settings.ts';
import { paintedCard, saveAs } from '../../moments/picture.ts';
import { practiseDaily } from '../../online/people-api.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { Icon } from '../../ui/index.ts';
import { BestPossible, useBest } from './best.tsx';
import { dailyWords } from './daily-words.ts';
import { Picture, unitOf } from './picture.tsx';
import { Scores } from './scores.tsx';
import { shareText } from './share.ts';
import type { Toured } from './toured.ts';

interface ResultProps {
  readonly tour: TourOfDay;
  readonly day: DailyDay;
}

/** A tour that is done, or a day that is over: how one did, how everybody did, and what can be done with it. */
export function Result({ tour, day }: ResultProps) {
  const [note, setNote] = useState('');
  const say = dailyWords.value;
  const { game, mine, standing } = tour;
  const told = useBest(game, mine?.score === undefined ? undefined : mine.table);
  const pieces = usePieces(game);
  const title = pieces[told?.toured?.title ?? ''];
  const done: Done | undefined =
    mine?.score === undefined ? undefined : { score: mine.score, isWon: mine.isWon ?? false, isInTime: mine.isInTime ?? true };
  const isTall = useMatch('(max-width: 600px)');
  return (
    <article class="daily-result" data-game={game} data-done={done !== undefined}>
      <header>
        <span class="daily-thumb" aria-hidden="true">
          <Poster game={game} crop />
        </span>
        <div>
          <h2>{titleOf(game)}</h2>
          {done && <p>{game === 'city-tour' ? (done.isWon ? say.isWon : say.isLost) : (title ?? say.number(day.number))}</p>}
        </div>
        {done && (
          <p class="daily-chips">
            <span class="chip sea">
              <Icon name="i-check" />
              {say.verified}
            </span>
          </p>
        )}
        {done && (
          <p class="daily-score">
            <b>{done.score}</b> {unitOf(game, done.score)}
          </p>
        )}
      </header>
      {done && !done.isInTime && <p class="daily-note">{say.late}</p>}
      <div class="daily-shown">
        {done && (
          <Picture
            game={game}
            day={day}
            score={done.score}
            isWon={done.isWon}
            toured={told?.toured}
            title={title}
            isTall={isTall}
            marks={tour.luck && told?.onMap?.marks}
          />
        )}
        <Acts tour={tour} day={day} done={done} toured={told?.toured} pieces={pieces} tell={setNote} />
        <p class="daily-note" role="status">
          {note || (done ? say.shareLead : '')}
        </p>
      </div>
      <div class="daily-compared">
        {standing && <Scores standing={standing} own={done?.isInTime ? done.score : undefined} onMap={told?.onMap?.points} />}
        {told?.toured && <AsText game={game} toured={told.toured} pieces={pieces} />}
      </div>
      {told && done && <BestPossible told={told} score={done.score} />}
    </article>
  );
}

/** Whether the screen is as a query asks, now and when it changes. */
function useMatch(query: string): boolean {
  const [is, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => set(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  return is;
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
  readonly tell: (note: string) => void;
}

/** Sharing it, looking back at it, and playing the day again. */
function Acts({ tour: { game, mine, standing }, day, done, toured, pieces, tell }: ActsProps) {
  const say = dailyWords.value;
  const row = useRef<HTMLDivElement>(null);
  const practise = () =>
    void practiseDaily(game, day.date).then(
      table => go(`/t/${table.id}`),
      (error: Error) => tell(error.message),
    );
  const copy = async () => {
    if (!done) return;
    await navigator.clipboard.writeText(shareText({ game, day, done, standing, toured, pieces }));
    tell(say.shared);
  };
  const handOn = async () => {
    const drawing = row.current?.parentElement?.querySelector<SVGSVGElement>('.daily-picture');
    if (drawing) await handOnPicture(await paintedCard(drawing), `tabletour-daily-${day.number}-${game}.png`);
  };
  return (
    <div class="daily-acts" ref={row}>
      {done && (
        <>
          <button type="button" class="button primary" data-key="share" onClick={() => void handOn().catch(() => tell(say.again))}>
            <Icon name={canHandOn() ? 'i-share' : 'i-download'} />
            {canHandOn() ? say.sendPicture : say.picture}
          </button>
          <button type="button" class="button second" data-key="asText" onClick={() => void copy().catch(() => tell(say.again))}>
            <Icon name="i-copy" />
            {say.share}
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

/** Whether this device can hand a picture on to its other programs: phones and tablets do. */
function canHandOn(): boolean {
  return navigator.canShare?.({ files: [new File([], 'tour.png', { type: 'image/png' })] }) ?? false;
}

async function handOnPicture(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: 'image/png' })];
  // Whoever closes the sheet has changed their mind.
  if (canHandOn()) await navigator.share({ files }).catch(() => {});
  else saveAs(picture, name);
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
