// What a table has only online: how the connection is, what the others ask, a pause, leaving for good.
import { useEffect, useState } from 'preact/hooks';
import type { ChatLine, Pointing, TableRow } from '../../protocol/index.ts';
import { newKey } from '../device/new-key.ts';
import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { atTable } from '../online/api.ts';
import { connection } from '../online/socket.ts';
import { askFirst } from '../shell/ask-first.tsx';
import { isolated } from '../shell/isolated.ts';
import { OutdatedChip } from '../shell/offline.ts';
import { go } from '../shell/route.ts';
import type { TableScene } from '../table/online-parts.ts';
import type { TableSession } from '../table/session.ts';
import { Icon, later, Piece } from '../ui/index.ts';
import { AwaitedPresence } from './awaited.tsx';
import { AwaySeats } from './away-seats.tsx';
import { ClockCards } from './clock-cards.tsx';
import { company } from './company.ts';
import { Consent } from './consent.tsx';
import { hasCompany } from './has-company.ts';
import { addressesOf, Share } from './invite.tsx';
import { ClaimSeats, LeftSeats, SeatRequests } from './left-seats.tsx';
import { LinkRow } from './link-row.tsx';
import { paceText, zeroText } from './pace.ts';
import { PointTogether } from './pointing.tsx';
import { useNow } from './presence.tsx';
import { TookBack } from './took-back.tsx';
import { useTurnSign } from './turn-sign.ts';

const MailPart = later(async () => (await import('./correspondence/mail-part.tsx')).MailPart);
const SilenceSwitch = later(async () => (await import('./correspondence/silence.tsx')).SilenceSwitch);

/** Shown while there is no connection to the table, or the server is ahead of this page. */
export function ConnectionChip() {
  if (connection.value === 'open') return <OutdatedChip />;
  return (
    <span class="chip" role="status">
      <Icon name="i-offline" size={16} />
      {words.value.lobby.reconnecting}
    </span>
  );
}

interface BetweenProps extends RoomProps {
  readonly scene: TableScene;
  readonly problem: string;
  readonly pointed: Pointing | null;
  readonly point: (pointing: Pointing) => void;
  /** What another has said just now. */
  readonly said: ChatLine | undefined;
}

interface RoomProps {
  readonly session: TableSession;
  readonly row: TableRow;
  /** Says what was refused. */
  readonly report: (problem: string) => void;
}

/** What is asked or agreed between the people at the table. */
export function Between({ session, scene, row, problem, report, pointed, point, said }: BetweenProps) {
  const shown = session.shown.value;
  const seat = session.seat.value;
  useTurnSign(!!shown && seat !== undefined && !shown.outcome && !shown.isPaused && shown.awaiting.includes(seat));
  const [given] = row.mine;
  useEffect(() => {
    // A seat that was given to who looked on.
    if (given !== undefined && session.sight.value?.mine.length === 0) session.send({ type: 'watch', viewer: given });
  }, [given]);
  return (
    <>
      {problem && (
        <p class="consent" role="alert">
          {problem}
        </p>
      )}
      <ClockCards session={session} row={row} report={report} />
      <Consent session={session} />
      <Pause session={session} />
      <AwaySeats session={session} row={row} report={report} />
      <LeftSeats row={row} report={report} />
      <ClaimSeats row={row} report={report} />
      <SeatRequests row={row} report={report} />
      <Begun row={row} isOver={!!shown?.outcome} />
      {hasCompany(row) && <PointTogether session={session} row={row} seen={pointed} send={point} />}
      <TookBack session={session} />
      <AwaitedPresence session={session} row={row} />
      {row.mine.length > 0 && <MailPart session={session} scene={scene} row={row} />}
      {said && (
        <p class="said-now" aria-hidden="true">
          {typeof said.seat === 'number' && <Piece seat={said.seat} size={20} />} <b dir="auto">{said.name}</b>{' '}
          <span dir="auto">{said.text}</span>
        </p>
      )}
    </>
  );
}

/** One who comes late is told since when it is played. */
function Begun({ row, isOver }: { row: TableRow; isOver: boolean }) {
  const now = useNow();
  const { begun, watching } = company.value;
  if (isOver || row.mine.length > 0 || row.since === undefined) return null;
  return (
    <p class="hint" role="status">
      <Icon name="i-spectator" />
      {watching.you}. {begun(Math.max(0, Math.floor((now - row.since) / 60_000)))}
    </p>
  );
}

function Pause({ session }: { session: TableSession }) {
  const { consent } = words.value;
  const seat = session.sight.value?.mine[0];
  if (!session.shown.value?.isPaused || session.shown.value.outcome) return null;
  return (
    <div class="consent" role="status">
      <p>
        <Icon name="i-pause" size={20} /> {consent.paused}
      </p>
      {seat !== undefined && (
        <div class="acts">
          <button type="button" class="button primary" onClick={() => session.send({ type: 'wish', key: newKey(), seat, what: 'resume' })}>
            {consent.goOn}
          </button>
        </div>
      )}
    </div>
  );
}

/** What the menu of an online table offers besides. */
export function OnlineMenu({ session, row, report }: RoomProps) {
  const { consent } = words.value;
  const shown = session.shown.value;
  const seat = session.sight.value?.mine[0];
  if (!shown || shown.outcome) return null;
  if (seat === undefined) return <TableLink row={row} />;
  const giveUp = async () => {
    const { giveUpTitle: title, giveUpHelp: help, giveUpNow: yes, keep: no } = seatWords.value.seat;
    if (!(await askFirst({ title, help, yes, no, isGrave: true }))) return;
    atTable(row.id, 'leave').then(
      () => go('/games/mine'),
      (error: Error) => report(error.message),
    );
  };
  return (
    <>
      <TableLink row={row} />
      <p class="menu-note">
        <Icon name="i-clock" />
        <span>
          {paceText(row.pace)}
          <br />
          {zeroText(row.pace)}
        </span>
      </p>
      {!shown.isPaused && !shown.wish && (
        <button type="button" class="menu-item" onClick={() => session.send({ type: 'wish', key: newKey(), seat, what: 'pause' })}>
          <Icon name="i-pause" />
          {consent.askPause}
        </button>
      )}
      <SilenceSwitch row={row} report={report} />
      <button type="button" class="menu-item" onClick={() => void import('./move-device.tsx').then(part => part.moveToDevice(row.id))}>
        <Icon name="i-device" />
        {company.value.settings.device}
      </button>
      <button type="button" class="menu-item grave" onClick={() => void giveUp()}>
        <Icon name="i-flag" />
        {seatWords.value.seat.giveUp}
      </button>
    </>
  );
}

/** The way to the table for whoever is still to come. */
function TableLink({ row }: { row: TableRow }) {
  const { invite } = company.value;
  const [isOpen, setOpen] = useState(false);
  const { link } = addressesOf(row);
  return (
    <>
      <button type="button" class="menu-item" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="i-link" />
        {invite.link}
      </button>
      {isOpen && (
        <div class="menu-link">
          <LinkRow link={link} copy={invite.copy} label={invite.link} />
          <Share row={row} link={link} />
        </div>
      )}
    </>
  );
}

/** Tells who is still at the old table that others would play again, and who has asked where the next table is. */
export function RematchNote({ row, ask }: { row: TableRow; ask: () => void }) {
  const { again } = seatWords.value;
  const { rematch, rematchWanted: wanted, mine, seats } = row;
  if (!rematch || !wanted || mine.length === 0) return null;
  const others = (wanted.seats ?? []).filter(seat => !mine.includes(seat)).map(seat => isolated(seats[seat]?.name ?? ''));
  return (
    <p class="update-chip rematch-note" role="status">
      {!wanted.isMine && others.length > 0 && again.wants(new Intl.ListFormat(settings.value.language).format(others), others.length === 1)}
      {wanted.isMine ? (
        <a class="button second" href={`/t/${rematch}`}>
          {again.go}
        </a>
      ) : (
        <button type="button" class="button primary" onClick={ask}>
          {again.play}
        </button>
      )}
    </p>
  );
}
