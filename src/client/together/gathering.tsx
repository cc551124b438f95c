import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { RowSeat, TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { atTable, kick, sitDown } from '../online/api.ts';
import { TopBar } from '../shell/bar.tsx';
import { titleOf } from '../shell/cover.ts';
import { Poster } from '../shell/poster.tsx';
import { chosenColours, Piece } from '../ui/index.ts';
import { LinkRow } from './link-row.tsx';
import { NameField } from './name-field.tsx';
import { ConnectionChip } from './online-parts.tsx';
import { paceText } from './pace.ts';

interface GatheringProps {
  readonly row: TableRow;
  readonly game: string;
  readonly talk: ComponentChildren;
  readonly problem: string;
  readonly update: (row: TableRow) => void;
  readonly report: (problem: string) => void;
}

/** The room before the game: who is here, the link to send, and the start. */
export function Gathering({ row, game, talk, problem, update, report }: GatheringProps) {
  const { lobby } = words.value;
  const tell = (answer: Promise<TableRow>) => void answer.then(update, (error: Error) => report(error.message));
  const isFull = row.seats.every(({ kind }) => kind !== 'open');
  useEffect(() => {
    document.title = `${titleOf(game)} · Tabletour`;
  }, [game]);
  useLayoutEffect(() => {
    chosenColours.value = row.seats.map(({ colour }) => colour);
  }, [row]);
  return (
    <>
      <TopBar />
      <main class="wrap page room" id="content" data-game={game}>
        <span class="frame">
          <Poster game={game} crop />
        </span>
        <div>
          <h1>{titleOf(game)}</h1>
          <p class="lead">
            {row.isSentAway ? lobby.refusals['sent away'] : isFull ? lobby.ready : row.isHost ? lobby.invite : lobby.waiting}
          </p>
          <ConnectionChip />
          <LinkRow link={`${location.origin}/t/${row.id}`} label={lobby.link} />
          {row.mine.length === 0 && !isFull && !row.isSentAway && <NameField />}
          <ul class="panel room-seats">
            {row.seats.map((seat, at) => (
              <SeatLine key={at} seat={seat} at={at} row={row} tell={tell} />
            ))}
          </ul>
          <dl class="room-facts">
            <dt>{lobby.pace}</dt>
            <dd>{paceText(row.pace)}</dd>
            {row.severalSeats && (
              <>
                <dt>{lobby.seats}</dt>
                <dd>{lobby.several}</dd>
              </>
            )}
            <dt>{lobby.luck}</dt>
            <dd title={lobby.luckHelp}>
              <code>{row.luck.slice(0, 16)}…</code> <small>{lobby.luckHelp}</small>
            </dd>
          </dl>
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
          {talk}
        </div>
      </main>
    </>
  );
}

interface SeatLineProps {
  readonly seat: RowSeat;
  readonly at: number;
  readonly row: TableRow;
  readonly tell: (answer: Promise<TableRow>) => void;
}

function SeatLine({ seat, at, row, tell }: SeatLineProps) {
  const { lobby, table } = words.value;
  const note = seat.isMine ? table.you : seat.kind === 'bot' ? table.bot : seat.kind === 'human' && !seat.isHere ? lobby.away : '';
  return (
    <li>
      <Piece seat={at} size={34} />
      <b>
        <bdi>{seat.kind === 'open' ? lobby.free : seat.name}</bdi>
      </b>
      <span>{note}</span>
      {seat.isFree && !row.isSentAway && (row.mine.length === 0 || row.severalSeats) && (
        <button type="button" class="button primary" onClick={() => tell(sitDown(row.id, at))}>
          {lobby.sit}
        </button>
      )}
      {row.isHost && seat.kind === 'human' && !seat.isMine && (
        <button type="button" class="button quiet" onClick={() => tell(kick(row.id, at))}>
          {lobby.kick}
        </button>
      )}
    </li>
  );
}
