import { words } from '../locale/index.ts';
import { TopBar } from '../shell/bar.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { useLoadedGame } from './loaded-game.ts';
import { Projector } from './projector.tsx';
import { RecordOpening } from './record-opening.tsx';
import { useFilm } from './use-film.ts';
import '../styles/table.css';

/** Where the address of a link leads to the sheet from which it is played on. */
const PLAY_ON = 'on';

/** Looking back at a recorded match. */
export function ReplayPage({ address }: { address: PageAddress }) {
  const [, where, id] = address.parts;
  const { film, line = 0, problem, link, read, close } = useFilm(address, true);
  const opened = useLoadedGame(film?.id);
  const { replay: say, table } = words.value;
  useTitle(say.title, ...(film && opened ? [opened.texts.title] : []));
  const leave = () => {
    close();
    go(id ? '/games/mine' : '/replay');
  };
  if (film && opened) {
    const key = `${film.record.check} ${film.record.entries.at(-1)?.check} ${line}`;
    return <Projector key={key} film={film} opened={opened} line={line} playsOn={where === PLAY_ON} close={leave} />;
  }
  if ((where || link) && !problem) return <p class="empty wrap">{table.loading}</p>;
  return (
    <>
      <TopBar />
      <RecordOpening title={say.title} lead={say.lead} open={say.open} read={read} problem={problem} />
    </>
  );
}
