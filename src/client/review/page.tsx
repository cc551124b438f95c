import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Seat, textsOfMatch } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { words as houseWords } from '../locale/index.ts';
import { filmOf } from '../pages/film.ts';
import { type LoadedGame, useLoadedGame } from '../pages/loaded-game.ts';
import type { Film } from '../pages/moment.ts';
import type { PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { useReasons } from '../table/reasons.ts';
import { type KeptRecord, keepForReplay, keptForReplay } from '../table/record-file.ts';
import { Icon, useSeatColours } from '../ui/index.ts';
import { ReviewBody } from './body.tsx';
import { reviewSaid } from './said.ts';
import { firstReader, isOver, reviewedOf } from './sight.ts';
import { ReviewWork } from './work.ts';
import '../styles/review.css';

/** What was luck in a match, what was skill, and what would have been better. */
export function ReviewPage({ address }: { address: PageAddress }) {
  const [, where, id] = address.parts;
  const say = reviewSaid.value;
  const [film, setFilm] = useState<Film | null>(null);
  const [line, setLine] = useState<number>();
  const [problem, setProblem] = useState('');
  // The way past the bar leads to a place on the page.
  const link = address.hash === 'content' ? '' : address.hash;
  const opened = useLoadedGame(film?.id);
  const load = async (kept: KeptRecord) => {
    const developed = await filmOf(kept);
    if (!developed.ok) return setProblem(developed.problem);
    if (!where) keepForReplay(kept);
    setProblem('');
    setFilm(developed.film);
  };
  const follow = async () => {
    const { openMoment } = await import('../moments/addresses.ts');
    const moment = await openMoment(link);
    if (!moment.ok) return setProblem(moment.problem);
    setLine(moment.line);
    await load({ text: moment.text, mine: [] });
  };
  useEffect(() => {
    if (link) return void follow();
    if (film) return undefined;
    if (where && id) return void ownRecord(where, id).then(load, (error: Error) => setProblem(error.message));
    const kept = keptForReplay();
    if (kept) void load(kept);
  }, [link]);
  useTitle(say.title, ...(opened ? [opened.texts.title] : []));
  if (film && opened && !isOver({ film, opened })) return <Refused text={say.doors.unfinished} />;
  if (film && opened)
    return <OfFilm key={`${film.record.check} ${line}`} film={film} opened={opened} line={line} games={gamesIn(address)} />;
  if ((where || link || film) && !problem) return <p class="empty wrap">{houseWords.value.table.loading}</p>;
  return <Opening load={text => void load({ text, mine: [] })} problem={problem} />;
}

/** How many games an address asks to be played on: the same number gives the same figures anywhere. */
function gamesIn({ query }: PageAddress): number | undefined {
  const games = Number(query.get('games'));
  return Number.isInteger(games) && games >= 100 && games <= 10_000_000 ? games : undefined;
}

/** The record of a game of one's own, which the address names. */
async function ownRecord(where: string, id: string): Promise<KeptRecord> {
  return (await import('../pages/mine/own-record.ts')).recordOfOwn(where, id);
}

function Refused({ text }: { text: string }) {
  return (
    <main class="wrap page" id="content">
      <h1>{reviewSaid.value.title}</h1>
      <p class="empty" role="alert">
        {text}
      </p>
    </main>
  );
}

function Opening({ load, problem }: { load: (text: string) => void; problem: string }) {
  const { doors, title } = reviewSaid.value;
  const { replay } = houseWords.value;
  const read = (file: File | undefined) => void file?.text().then(load);
  return (
    <main class="wrap page" id="content">
      <h1>{title}</h1>
      <p class="lead">{doors.lead}</p>
      <label
        class="drop"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="i-upload" size={32} />
        <b>{doors.opening}</b>
        <span>{replay.drop}</span>
        <input class="unseen" type="file" accept=".match,.json,application/json" onChange={event => read(event.currentTarget.files?.[0])} />
      </label>
      <p role="alert">{problem}</p>
    </main>
  );
}

interface OfFilmProps {
  readonly film: Film;
  readonly opened: LoadedGame;
  readonly line: number | undefined;
  readonly games: number | undefined;
}

/** A match that is over, with the work on its review. */
function OfFilm({ film, opened, line, games }: OfFilmProps) {
  const work = useMemo(() => new ReviewWork(film.file, games), [film]);
  useEffect(() => () => work.close(), [work]);
  const spoken = useMemo(() => ({ ...opened, texts: textsOfMatch(opened.texts, film.record) }), [opened, film]);
  const reasons = useReasons(film.id, opened.language);
  const reviewed = useMemo(() => reviewedOf(film, spoken, reasons), [film, spoken, reasons]);
  const [seat, setSeat] = useState<Seat>(() => firstReader(reviewed));
  useSeatColours(film.record.players ?? []);
  return <ReviewBody key={settings.value.language} reviewed={reviewed} work={work} seat={seat} read={setSeat} line={line} />;
}
