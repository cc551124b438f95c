import { useEffect, useRef, useState } from 'preact/hooks';
import { commitmentTo } from '../../luck/index.ts';
import type { ChatLine, TableRow, Tell } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { memoryOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import { atTable, tableRow } from '../online/api.ts';
import { type OnlineTableLine, onlineLine } from '../online/socket.ts';
import { TopBar } from '../shell/bar.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import type { OnlineParts } from '../table/online-parts.ts';
import { TablePage } from '../table/table-page.tsx';
import { Chat } from '../together/chat.tsx';
import { Gathering } from '../together/gathering.tsx';
import { Between, ConnectionChip, OnlineMenu, RematchNote } from '../together/online-parts.tsx';
import { useLoadedGame } from './loaded-game.ts';
import { Lost } from './lost.tsx';
import '../styles/table.css';

/** An online table: its room until it begins, then the table itself. */
export function RoomPage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? '';
  const { row, setRow, chat, problem, setProblem, damage, line, hear } = useRoom(id);
  const game = entryOf(row?.game)?.id;
  const opened = useLoadedGame(row && row.stage !== 'gathering' ? game : undefined);
  const { lobby, table } = words.value;
  if (damage) return <Nothing text={damage} />;
  if (!row && problem) return <Nothing text={problem} />;
  if (row && !game) return <Nothing text={lobby.noTable} />;
  if (!row || !game) return <p class="empty wrap">{table.loading}</p>;
  const talk = <Chat lines={chat} say={text => line.current?.say(text)} />;
  if (row.stage === 'gathering')
    return <Gathering row={row} game={game} talk={talk} problem={problem} update={setRow} report={setProblem} />;
  if (!opened) return <p class="empty wrap">{table.loading}</p>;
  const connect = async (listen: (tell: Tell) => void) => {
    hear.current = listen;
    // The socket lives as long as the room; the table only stops listening.
    return line.current ? { send: line.current.send, close: () => {} } : undefined;
  };
  const rematch = () =>
    void atTable(id, 'rematch').then(
      next => go(`/t/${next.id}`),
      (error: Error) => setProblem(error.message),
    );
  const online: OnlineParts = {
    bar: <ConnectionChip />,
    menu: session => <OnlineMenu session={session} row={row} report={setProblem} />,
    between: session => <Between session={session} row={row} problem={problem} report={setProblem} />,
    chat: talk,
    isKept: (seed, salt) => commitmentTo(seed, salt) === promisedLuck(row),
  };
  return (
    <>
      <TablePage key={id} {...opened} connect={connect} rematch={row.mine.length > 0 ? rematch : undefined} online={online} />
      <RematchNote row={row} />
    </>
  );
}

/** A room as it is told of: its row, its chat, and the line to it. */
function useRoom(id: string) {
  const [row, setRow] = useState<TableRow | null>(null);
  const [problem, setProblem] = useState('');
  const [damage, setDamage] = useState('');
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const line = useRef<OnlineTableLine | null>(null);
  const hear = useRef<(tell: Tell) => void>(() => {});
  useEffect(() => {
    const show = (next: TableRow) => {
      promisedLuck(next);
      setRow(next);
      setProblem('');
    };
    tableRow(id).then(show, (error: Error) => setProblem(error.message));
    const made = onlineLine(id, {
      tell: tell => hear.current(tell),
      row: show,
      chat: said => setChat(before => [...before.filter(({ number }) => number !== said.number), said]),
      refused: (text, error) => (error === 'damaged' ? setDamage(text) : setProblem(text)),
    });
    line.current = made;
    return () => made.close();
  }, [id]);
  return { row, setRow, chat, problem, setProblem, damage, line, hear };
}

/** The fingerprint of a table's luck as this device saw it first: what is shown later must not differ. */
function promisedLuck({ id, luck }: TableRow): string {
  const memory = memoryOf(id, 'luck');
  const before = memory.read();
  if (typeof before === 'string') return before;
  memory.write(luck);
  return luck;
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <TopBar />
      <Lost text={text} />
    </>
  );
}
