import { useEffect, useRef, useState } from 'preact/hooks';
import { commitmentTo } from '../../luck/index.ts';
import type { ChatLine, Pointing, Signal, TableRow, Tell } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { memoryOf } from '../device/memory.ts';
import { hasContent } from '../editor/kits.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { atTable, tableRow, underOwnName } from '../online/api.ts';
import { serverWords } from '../online/server-words.ts';
import { type OnlineTableLine, onlineLine } from '../online/socket.ts';
import { TopBar } from '../shell/bar.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import type { OnlineParts } from '../table/online-parts.ts';
import { TablePage } from '../table/table-page.tsx';
import { Chat, UnreadMark, useJustSaid } from '../together/chat.tsx';
import { company } from '../together/company.ts';
import { CompanyBar } from '../together/company-bar.tsx';
import { Gathering } from '../together/gathering.tsx';
import { hasCompany } from '../together/has-company.ts';
import { heardOf, mutedSeats, useMuting } from '../together/muted.ts';
import { Between, OnlineMenu, RematchNote } from '../together/online-parts.tsx';
import { PresenceDot, presenceOf, useNow, useStillness, useWriters } from '../together/presence.tsx';
import { ReportDoor } from '../together/trust/report.tsx';
import { useUnread } from '../together/unread.ts';
import { later } from '../ui/index.ts';
import { useFirstLook } from './first-look-at-table.ts';
import { useLoadedGame } from './loaded-game.ts';
import { Lost } from './lost.tsx';
import '../styles/table.css';
import '../styles/together.css';

const EveningNote = later(async () => (await import('./evenings/note.tsx')).EveningNote);
const DailyEnd = later(async () => (await import('./daily/end.tsx')).DailyEnd);
const OwnContent = later(async () => (await import('./own-content.tsx')).OwnContent);

/** An online table: its room until it begins, then the table itself. */
export function RoomPage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? '';
  const room = useRoom(id);
  const { row, problem, setProblem } = room;
  const talking = useTalking(id, room);
  const again = useRematch(id, row, setProblem);
  const isStill = useStillness(room.moves);
  const now = useNow();
  useFirstLook(row);
  const game = entryOf(row?.game)?.id;
  const opened = useLoadedGame(row && row.stage !== 'gathering' ? game : undefined);
  const { lobby, table } = words.value;
  if (!row && problem) return <Nothing text={problem} />;
  if (row && !game) return <Nothing text={lobby.noTable} />;
  if (!row || !game) return <p class="empty wrap">{table.loading}</p>;
  if (row.isClosed) return <Nothing text={serverWords.value.refusals.closed} />;
  const talk = <Talk row={row} room={room} talking={talking} />;
  if (row.stage === 'gathering')
    return (
      <Gathering
        row={row}
        game={game}
        talk={talk}
        content={hasContent(room.options) && <OwnContent game={game} options={room.options} />}
        unread={talking.unread}
        problem={problem}
        say={room.say}
        update={room.setRow}
        report={setProblem}
      />
    );
  if (!opened) return <p class="empty wrap">{table.loading}</p>;
  return (
    <>
      <TablePage
        key={id}
        {...opened}
        connect={room.connect}
        rematch={row.mine.length > 0 && !row.daily && row.evening === undefined ? again.ask : undefined}
        rematchWanted={row.rematchWanted}
        isRematchAsked={again.isAsked}
        online={{ ...partsOf(row, room, talking), chat: hasCompany(row) && talk, presence: presenceAt(row, talking, isStill, now) }}
        problem={room.unplayable}
      />
      <RematchNote row={row} ask={again.ask} />
      {row.evening !== undefined && row.stage === 'over' && <EveningNote id={row.evening} table={id} />}
    </>
  );
}

type Room = ReturnType<typeof useRoom>;
type Talking = ReturnType<typeof useTalking>;

interface TalkProps {
  readonly row: TableRow;
  readonly room: Room;
  readonly talking: Talking;
}

function Talk({ row, room, talking: { heard, muting, unread, read, writing } }: TalkProps) {
  const [own] = row.mine;
  const write = () => own !== undefined && room.write(own);
  const writers = writing.filter(seat => !row.mine.includes(seat)).map(seat => row.seats[seat]?.name ?? '');
  return (
    <>
      <Chat row={row} lines={heard} muting={muting} say={room.say} write={write} writers={writers} unread={unread} read={read} />
      <ReportDoor row={row} lines={room.chat} />
    </>
  );
}

/** What an online table has besides, apart from its talk and who is there. */
function partsOf(row: TableRow, room: Room, { unread, said }: Talking): Omit<OnlineParts, 'chat' | 'presence'> {
  const { problem, setProblem, pointed, point } = room;
  return {
    bar: openChat => <CompanyBar row={row} unread={unread} openChat={openChat} />,
    menu: session => <OnlineMenu session={session} row={row} report={setProblem} />,
    between: (session, scene) => (
      <Between
        session={session}
        scene={scene}
        row={row}
        problem={problem}
        report={setProblem}
        pointed={pointed}
        point={point}
        said={said}
      />
    ),
    unread: <UnreadMark unread={unread} />,
    daily: row.daily?.date,
    atEnd: row.daily && <DailyEnd game={row.game} daily={row.daily} />,
    isKept: (seed, salt) => commitmentTo(seed, salt) === promisedLuck(row),
  };
}

/** Who is there, who writes or thinks, and what they have just said. */
function presenceAt(row: TableRow, { writing, said }: Talking, isStill: boolean, now: number): OnlineParts['presence'] {
  return (seat, isAwaited) => {
    const doing = { isWriting: writing.includes(seat), isThinking: isAwaited && isStill };
    const there = row.seats[seat] && presenceOf(row.seats[seat], now, doing);
    return there && { sign: <PresenceDot state={there.state} />, word: there.word, says: said?.seat === seat ? said.text : undefined };
  };
}

/** The talk at a table: what is heard, what was not read yet and what has just been said, and who writes. */
function useTalking(id: string, { row, chat, writers }: Room) {
  const muting = useMuting(id);
  const heard = heardOf(chat, muting.muted).map(inOwnWords);
  const silent = mutedSeats(chat, muting.muted);
  const writing = [...writers].filter(seat => !silent.has(seat));
  return { ...useUnread(id, heard, row), said: useJustSaid(heard, row), heard, muting, writing };
}

/** A signal is told in the language of who reads. */
function inOwnWords(line: ChatLine): ChatLine {
  const own = line.signal && seatWords.value.signals[line.signal];
  return own ? { ...line, text: own } : line;
}

/** A room as it is told of: its row, its chat, and the line to it. */
function useRoom(id: string) {
  const [row, setRow] = useState<TableRow | null>(null);
  // Only the first row of a table has them.
  const [options, setOptions] = useState<NonNullable<TableRow['options']>>({});
  const [problem, setProblem] = useState('');
  const [unplayable, setUnplayable] = useState<string>();
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const [pointed, setPointed] = useState<Pointing | null>(null);
  const [moves, setMoves] = useState(0);
  const [writers, noteWriter] = useWriters(chat);
  const line = useRef<OnlineTableLine | null>(null);
  const hear = useRef<(tell: Tell) => void>(() => {});
  useEffect(() => {
    const show = (next: TableRow) => {
      promisedLuck(next);
      setRow(next);
      if (next.options) setOptions(next.options);
      setProblem('');
    };
    tableRow(id).then(show, (error: Error) => setProblem(navigator.onLine ? error.message : company.value.offline));
    const made = onlineLine(id, {
      tell: tell => {
        if (tell.type === 'news' || tell.type === 'table') setMoves(before => before + 1);
        hear.current(tell);
      },
      row: show,
      chat: said => setChat(before => [...before.filter(({ number }) => number !== said.number), said]),
      point: setPointed,
      writing: noteWriter,
      refused: setProblem,
      unplayable: setUnplayable,
    });
    line.current = made;
    return () => made.close();
  }, [id]);
  const point = (pointing: Pointing) => {
    line.current?.point(pointing);
    setPointed(pointing);
  };
  const connect = async (listen: (tell: Tell) => void) => {
    hear.current = listen;
    // The socket lives as long as the room; the table only stops listening.
    return line.current ? { send: line.current.send, close: () => {} } : undefined;
  };
  const say = (text: string, signal?: Signal) =>
    void underOwnName().then(
      () => line.current?.say(text, signal),
      (error: Error) => setProblem(error.message),
    );
  const write = (seat: number) => line.current?.write(seat);
  return { row, setRow, options, chat, problem, setProblem, unplayable, connect, say, write, pointed, point, moves, writers };
}

/** Asks for a rematch; whoever has asked is at its table as soon as everybody has. */
function useRematch(id: string, row: TableRow | null, report: (problem: string) => void) {
  const [isAsked, setAsked] = useState(false);
  const { rematch, rematchWanted: wanted } = row ?? {};
  const hasAsked = isAsked || (wanted?.isMine ?? false);
  const isAgreed = hasAsked && wanted !== undefined && wanted.by === wanted.of;
  useEffect(() => setAsked(false), [id]);
  useEffect(() => {
    if (isAgreed && rematch !== undefined) go(`/t/${rematch}`);
  }, [isAgreed, rematch]);
  const ask = () => {
    setAsked(true);
    atTable(id, 'rematch').catch((error: Error) => {
      setAsked(false);
      report(error.message);
    });
  };
  return { isAsked: hasAsked, ask };
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
