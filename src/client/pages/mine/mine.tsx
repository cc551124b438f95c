import { useEffect, useState } from 'preact/hooks';
import { words } from '../../locale/index.ts';
import { askGrave } from '../../shell/ask-first.tsx';
import { company } from '../../together/company.ts';
import { moveToDevice } from '../../together/move-device.tsx';
import { Icon, later } from '../../ui/index.ts';
import { CompanyDoors } from '../clubs/doors.tsx';
import { OnlineWays } from '../online-doors.tsx';
import { type OwnGame, remove, rename } from './own-games.ts';
import { FinishedRow, RunningRow } from './own-row.tsx';
import { ownWords } from './own-words.ts';
import { nameOf } from './telling.ts';
import { Travel } from './travel.tsx';
import { useOwnGames } from './use-own-games.ts';
import '../../styles/own.css';

const LeftLessons = later(async () => (await import('../../coach/doors.tsx')).LeftLessons);

/** One's own games: those in play, and those to look back at. */
export function MinePage() {
  const { games, isCutOff, refresh } = useOwnGames(Number.POSITIVE_INFINITY);
  const { nav, lobby, setup } = words.value;
  const mine = ownWords.value;
  useEffect(() => {
    document.title = `${nav.mine} · Tabletour`;
  }, [nav.mine]);
  const running = games?.filter(({ stage }) => stage !== 'over') ?? [];
  const finished = games?.filter(({ stage }) => stage === 'over') ?? [];
  return (
    <main class="wrap page own-page" id="content">
      <h1>{nav.mine}</h1>
      <p class="lead">{mine.lead}</p>
      <OnlineWays />
      <p role="status">{isCutOff && lobby.noServer}</p>
      <LeftLessons />
      {running.length > 0 && (
        <section>
          <h2>{mine.inPlay}</h2>
          <ul class="own-list">
            {running.map(own => (
              <RunningRow key={own.id} own={own}>
                <Tools own={own} refresh={refresh} />
              </RunningRow>
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section>
          <h2>{mine.finished}</h2>
          <ul class="own-list">
            {finished.map(own => (
              <FinishedRow key={own.id} own={own}>
                <Tools own={own} refresh={refresh} />
              </FinishedRow>
            ))}
          </ul>
        </section>
      )}
      {games?.length === 0 && (
        <div class="empty">
          <p>{mine.none}</p>
          <a class="button second" href="/">
            <Icon name="i-arrow-left" />
            {setup.back}
          </a>
        </div>
      )}
      <CompanyDoors />
      <MoveDoor />
      <Travel games={games ?? []} refresh={refresh} />
    </main>
  );
}

/** One's tables on another device, while this one still has them. */
function MoveDoor() {
  return (
    <p>
      <button type="button" class="button second" onClick={() => moveToDevice()}>
        <Icon name="i-device" /> {company.value.settings.device}
      </button>
    </p>
  );
}

interface ToolsProps {
  readonly own: OwnGame;
  readonly refresh: () => Promise<void>;
}

/** A title of one's own, and taking the game off the list; an online game in play is left at its table. */
function Tools({ own, refresh }: ToolsProps) {
  const [isNaming, setNaming] = useState(false);
  const { shelf } = words.value;
  const mine = ownWords.value;
  const drop = async () => {
    const sure = own.where === 'online' ? mine.dropOnline : shelf.dropSure;
    if (await askGrave(sure, shelf.dropYes)) await remove(own).then(refresh);
  };
  const isKeptHere = own.where !== 'online' || own.stage === 'over';
  if (isNaming) return <Naming own={own} refresh={refresh} close={() => setNaming(false)} />;
  return (
    <span class="own-tools">
      {own.stage === 'over' && (
        <a class="tool" href={`/review/${own.where}/${own.id}`} aria-label={mine.review(nameOf(own))} title={mine.review(nameOf(own))}>
          <Icon name="i-chart" />
        </a>
      )}
      <button
        type="button"
        class="tool"
        aria-label={mine.rename(nameOf(own))}
        title={mine.rename(nameOf(own))}
        onClick={() => setNaming(true)}
      >
        <Icon name="i-edit" />
      </button>
      {isKeptHere && (
        <button type="button" class="tool" aria-label={shelf.drop(nameOf(own))} title={shelf.drop(nameOf(own))} onClick={() => void drop()}>
          <Icon name="i-trash" />
        </button>
      )}
    </span>
  );
}

function Naming({ own, refresh, close }: ToolsProps & { close: () => void }) {
  const { settings, table } = words.value;
  const mine = ownWords.value;
  const save = (title: string) => void rename(own, title).then(refresh).then(close);
  return (
    <form
      class="own-naming"
      onSubmit={event => {
        event.preventDefault();
        save(String(new FormData(event.currentTarget).get('title') ?? ''));
      }}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <input name="title" aria-label={mine.title} placeholder={mine.title} maxLength={60} value={own.title} ref={input => input?.focus()} />
      <button type="submit" class="button second">
        {settings.webhookSave}
      </button>
      <button type="button" class="button quiet" onClick={close}>
        {table.close}
      </button>
    </form>
  );
}
