import { useEffect, useState } from 'preact/hooks';
import { words } from '../locale/index.ts';
import { TopBar } from '../shell/bar.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { type KeptRecord, keepForReplay, keptForReplay } from '../table/record-file.ts';
import { Icon } from '../ui/index.ts';
import { filmOf } from './film.ts';
import { useLoadedGame } from './loaded-game.ts';
import type { Film } from './moment.ts';
import { Projector } from './projector.tsx';
import '../styles/table.css';

/** Where the address of a link leads to the sheet from which it is played on. */
const PLAY_ON = 'on';

/** Looking back at a recorded match: one of one's own, one in a link, the one looked at last, or one in a file. */
export function ReplayPage({ address }: { address: PageAddress }) {
  const [, where, id] = address.parts;
  const [film, setFilm] = useState<Film | null>(null);
  const [line, setLine] = useState(0);
  const [problem, setProblem] = useState('');
  const opened = useLoadedGame(film?.id);
  // The way past the bar leads to a place on the page.
  const link = address.hash === 'content' ? '' : address.hash;
  const load = async (kept: KeptRecord, first = 0) => {
    const developed = await filmOf(kept);
    if (!developed.ok) return setProblem(developed.problem);
    keepForReplay(kept);
    setProblem('');
    setLine(first);
    setFilm(developed.film);
  };
  const follow = async () => {
    const { openMoment } = await import('../moments/addresses.ts');
    const moment = await openMoment(link);
    if (moment.ok) return load({ text: moment.text, mine: [] }, moment.line);
    setFilm(null);
    setProblem(moment.problem);
  };
  useTitle(words.value.replay.title, ...(film && opened ? [opened.texts.title] : []));
  useEffect(() => {
    if (link) return void follow();
    if (film) return undefined;
    if (where && id) return void ownRecord(where, id).then(load, (error: Error) => setProblem(error.message));
    const kept = keptForReplay();
    if (kept) void load(kept);
  }, [link]);
  const close = () => {
    setFilm(null);
    go(id ? '/games/mine' : '/replay');
  };
  if (film && opened) {
    const key = `${film.record.check} ${film.record.entries.at(-1)?.check} ${line}`;
    return <Projector key={key} film={film} opened={opened} line={line} playsOn={where === PLAY_ON} close={close} />;
  }
  if ((where || link) && !problem) return <p class="empty wrap">{words.value.table.loading}</p>;
  return (
    <>
      <TopBar />
      <Opening load={text => void load({ text, mine: [] })} problem={problem} />
    </>
  );
}

/** The record of a game of one's own, which the address names. */
async function ownRecord(where: string, id: string): Promise<KeptRecord> {
  return (await import('./mine/own-record.ts')).recordOfOwn(where, id);
}

function Opening({ load, problem }: { load: (text: string) => void; problem: string }) {
  const { replay: say } = words.value;
  const read = (file: File | undefined) => void file?.text().then(load);
  return (
    <main class="wrap page" id="content">
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <label
        class="drop"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="i-upload" size={32} />
        <b>{say.open}</b>
        <span>{say.drop}</span>
        <input class="unseen" type="file" accept=".match,.json,application/json" onChange={event => read(event.currentTarget.files?.[0])} />
      </label>
      <p role="alert">{problem}</p>
    </main>
  );
}
