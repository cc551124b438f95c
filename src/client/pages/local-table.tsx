import { useEffect, useState } from 'preact/hooks';
import type { Tell } from '../../protocol/index.ts';
import { localLine } from '../local/backstage.ts';
import { localShelf } from '../local/books.ts';
import { words } from '../locale/index.ts';
import { isGameId } from '../shelf.ts';
import { TopBar } from '../shell/bar.tsx';
import type { Place } from '../shell/route.ts';
import { TablePage } from '../table/table-page.tsx';
import { Lost } from './lost.tsx';
import { useOpened } from './opened.ts';
import { playPlan } from './play-at-once.ts';
import '../styles/table.css';

type Book = NonNullable<Awaited<ReturnType<typeof localShelf.load>>>;

/** A table of this device. */
export function LocalTablePage({ place }: { place: Place }) {
  const id = place.parts[1] ?? '';
  const [book, setBook] = useState<Book | null | undefined>();
  useEffect(() => {
    void localShelf.load(id).then(found => setBook(found ?? null));
  }, [id]);
  const game = book?.table.game;
  const known = isGameId(game) ? game : undefined;
  const opened = useOpened(known);
  if (book === null) return <Gone />;
  if (!book || !opened || !known) return <p class="empty wrap">{words.value.table.loading}</p>;
  const connect = (listen: (tell: Tell) => void) => localLine(id, listen);
  const { options, seats, pace } = book.table;
  return (
    <TablePage key={id} id={known} {...opened} connect={connect} rematch={() => void playPlan({ game: known, options, seats, pace })} />
  );
}

function Gone() {
  return (
    <>
      <TopBar />
      <Lost text={words.value.table.gone} />
    </>
  );
}
