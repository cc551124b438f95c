import { useEffect, useRef, useState } from 'preact/hooks';
import type { Tell } from '../../protocol/index.ts';
import { Icon, Piece } from '../boards/parts/index.ts';
import { words } from '../locale/index.ts';
import { atTable, kick, type TableRow, tableRow } from '../online/api.ts';
import { type ChatLine, onlineLine } from '../online/socket.ts';
import { COVERS, type GameId, isGameId } from '../shelf.ts';
import { TopBar } from '../shell/bar.tsx';
import { Poster } from '../shell/poster.tsx';
import { go, type Place } from '../shell/route.ts';
import { Chat } from '../table/chat.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useOpened } from './opened.ts';
import '../styles/table.css';

type OnlineLine = ReturnType<typeof onlineLine>;

/** An online table: its room until it begins, then the table itself. */
export function RoomPage({ place }: { place: Place }) {
  const id = place.parts[1] ?? '';
  const [row, setRow] = useState<TableRow | null>(null);
  const [problem, setProblem] = useState('');
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const line = useRef<OnlineLine | null>(null);
  const hear = useRef<(tell: Tell) => void>(() => {});
  useEffect(() => {
    tableRow(id).then(setRow, (error: Error) => setProblem(error.message));
    const made = onlineLine(id, {
      tell: tell => hear.current(tell),
      row: setRow,
      chat: said => setChat(before => [...before.filter(({ number }) => number !== said.number), said]),
    });
    line.current = made;
    return () => made.close();
  }, [id]);
  useEffect(() => {
    if (row?.rematch) go(`/t/${row.rematch}`);
  }, [row?.rematch]);
  const game = isGameId(row?.game) ? row.game : undefined;
  const opened = useOpened(row && row.stage !== 'gathering' ? game : undefined);
  if (problem || (row && !game)) return <Nothing text={problem || words.value.lobby.noTable} />;
  if (!row || !game) return <p class="empty wrap">{words.value.table.loading}</p>;
  if (row.stage === 'gathering')
    return <Gathering row={row} game={game} chat={chat} say={text => line.current?.say(text)} update={setRow} />;
  if (!opened) return <p class="empty wrap">{words.value.table.loading}</p>;
  const connect = async (listen: (tell: Tell) => void) => {
    hear.current = listen;
    // The socket lives as long as the room; the table only stops listening.
    return line.current ? { send: line.current.send, close: () => {} } : undefined;
  };
  return (
    <TablePage
      key={id}
      id={game}
      {...opened}
      connect={connect}
      rematch={() => void atTable(id, 'rematch').then(next => go(`/t/${next.id}`))}
      chat={{ lines: chat, say: text => line.current?.say(text) }}
    />
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <TopBar />
      <main class="wrap page" id="content">
        <h1>{words.value.lost.title}</h1>
        <p role="alert">{text}</p>
        <a class="button primary" href="/">
          {words.value.lost.home}
        </a>
      </main>
    </>
  );
}

interface GatheringProps {
  readonly row: TableRow;
  readonly game: GameId;
  readonly chat: readonly ChatLine[];
  readonly say: (text: string) => void;
  readonly update: (row: TableRow) => void;
}

/** The room before the game: who is here, the link to send, and the start. */
function Gathering({ row, game, chat, say, update }: GatheringProps) {
  const { lobby } = words.value;
  const [problem, setProblem] = useState('');
  const [isCopied, setCopied] = useState(false);
  const tell = (answer: Promise<TableRow>) => void answer.then(update, (error: Error) => setProblem(error.message));
  const link = `${location.origin}/t/${row.id}`;
  const isFull = row.seats.every(({ kind }) => kind !== 'open');
  useEffect(() => {
    document.title = `${COVERS[game].title} · Tabletour`;
  }, [game]);
  return (
    <>
      <TopBar />
      <main class="wrap page room" id="content" data-game={game}>
        <span class="frame">
          <Poster game={game} crop />
        </span>
        <div>
          <h1>{COVERS[game].title}</h1>
          <p class="lead">{isFull ? lobby.ready : lobby.waiting}</p>
          <div class="link-row">
            <input readOnly value={link} aria-label={lobby.link} onFocus={event => event.currentTarget.select()} />
            <button
              type="button"
              class="button second"
              onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
            >
              <Icon name="i-copy" /> {isCopied ? words.value.end.copied : lobby.copy}
            </button>
          </div>
          <ul class="panel room-seats">
            {row.seats.map((seat, at) => (
              <li key={at}>
                <Piece seat={at} size={34} />
                <b>{seat.kind === 'open' ? lobby.free : seat.name}</b>
                <span>{seat.isMine ? words.value.table.you : seat.kind === 'bot' ? words.value.table.bot : ''}</span>
                {seat.kind === 'open' && row.mine.length === 0 && (
                  <button type="button" class="button primary" onClick={() => tell(atTable(row.id, 'join', at))}>
                    {lobby.sit}
                  </button>
                )}
                {row.isHost && seat.kind === 'human' && !seat.isMine && (
                  <button type="button" class="button quiet" onClick={() => tell(kick(row.id, at))}>
                    {lobby.kick}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <div class="end-actions">
            {row.isHost && (
              <button type="button" class="button primary large" disabled={!isFull} onClick={() => tell(atTable(row.id, 'start'))}>
                {lobby.start}
              </button>
            )}
            {row.mine.length > 0 && (
              <button type="button" class="button quiet" onClick={() => tell(atTable(row.id, 'leave'))}>
                {lobby.leave}
              </button>
            )}
          </div>
          <p role="alert">{problem}</p>
          <Chat lines={chat} say={say} />
        </div>
      </main>
    </>
  );
}
