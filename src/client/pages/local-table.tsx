import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../kernel/index.ts';
import type { TablePlan, Tell } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { goOnAddress, LessonOffer } from '../coach/doors.tsx';
import { stayAt } from '../coach/stay.ts';
import { deviceStore, dropTable } from '../local/device-store.ts';
import { cuts, localLine } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import { prototype } from '../prototype.ts';
import { TopBar } from '../shell/bar.tsx';
import { nameHere } from '../shell/own-name.ts';
import { go, type PageAddress } from '../shell/route.ts';
import { designerAt } from '../table/designer-notes.ts';
import type { Times } from '../table/lasted.ts';
import type { GuideParts } from '../table/lesson-parts.ts';
import { TablePage } from '../table/table-page.tsx';
import { type LoadedGame, useLoadedGame } from './loaded-game.ts';
import { lockOn, setupOf } from './locks.ts';
import { Lost } from './lost.tsx';
import { playPlan } from './play-at-once.ts';
import '../styles/table.css';

type Book = NonNullable<Awaited<ReturnType<typeof deviceStore.load>>>;

/** A table of this device. */
export function LocalTablePage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? '';
  const [book, setBook] = useState<Book | null | undefined>();
  useEffect(() => {
    void deviceStore.load(id).then(found => setBook(found ?? null));
  }, [id]);
  const opened = useLoadedGame(entryOf(book?.table.game)?.id);
  const guide = useGuide(opened, id);
  if (book === null) return <Gone />;
  if (!book || !opened) return <p class="empty wrap">{words.value.table.loading}</p>;
  const connect = (listen: (tell: Tell) => void) => localLine(id, listen);
  const { game, options, pace, tried } = book.table;
  const seats = book.table.seats.map(plan => (plan.kind === 'human' ? { ...plan, name: nameHere(plan.name) } : plan));
  const cut = cuts.value[id];
  return (
    <TablePage
      key={id}
      {...opened}
      connect={connect}
      // Whoever tries a match otherwise has played it before.
      offer={tried ? undefined : <LessonOffer game={game} />}
      guide={guide}
      rematch={() => (tried ? void tryAgain(book.table) : again(opened, { game, options, seats, pace }))}
      playOn={tried ? undefined : next => again(opened, { game, options: next, seats, pace })}
      tried={tried}
      times={() => timesOf(id)}
      designer={prototype && (session => designerAt(session, () => void playPlan({ game, options, seats, pace }, book.table.seed)))}
      {...(cut ? { notice: { text: words.value.prototype.cut(cut.kept, cut.played), why: cut.reason } } : {})}
    />
  );
}

/** When the table was set, and when something happened there. */
async function timesOf(id: string): Promise<Times | undefined> {
  const book = await deviceStore.load(id);
  return book && { since: book.table.since, deeds: book.deeds };
}

/** The guide of a lesson that is played on at this table. */
function useGuide(opened: LoadedGame | undefined, table: string): GuideParts | undefined {
  const [guide, setGuide] = useState<GuideParts>();
  const { entry, language } = opened ?? {};
  useEffect(() => {
    let isWanted = true;
    const load = async (game: string, spoken: Language) => {
      if (!stayAt(game, table)) return;
      const { guideAt } = await import('../coach/beside.tsx');
      // Nothing was played yet: the match of the lesson stands as this one does.
      const unfold = () => {
        void dropTable(table);
        go(goOnAddress(game));
      };
      const found = await guideAt({ game, table, language: spoken, unfold });
      if (isWanted) setGuide(found);
    };
    if (entry && language) void load(entry.id, language);
    return () => {
      isWanted = false;
    };
  }, [entry, language, table]);
  return guide;
}

/** The same table again; one that is locked by now is explained where tables are set. */
function again(opened: LoadedGame, plan: TablePlan): void {
  if (lockOn(opened, plan.options) === undefined) void playPlan(plan);
  else go(setupOf(plan.game, plan.options));
}

async function tryAgain(table: Book['table']): Promise<void> {
  return (await import('../moments/play-on.tsx')).tryAgain(table);
}

function Gone() {
  return (
    <>
      <TopBar />
      <Lost text={words.value.table.gone} />
    </>
  );
}
