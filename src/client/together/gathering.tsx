// A table before its match begins: the round table for who sits or watches, the invitation for who comes by the link.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { words } from '../locale/index.ts';
import { atTable, changeOwnSeat, changeSeat, kick, sitDown, startTable, welcomeGuests } from '../online/api.ts';
import { askGrave } from '../shell/ask-first.tsx';
import { TopBar } from '../shell/bar.tsx';
import { titleOf } from '../shell/cover.ts';
import { isolated } from '../shell/isolated.ts';
import { go } from '../shell/route.ts';
import { chosenColours, Icon } from '../ui/index.ts';
import { TalkCard } from './chat.tsx';
import { company } from './company.ts';
import type { GatheringProps } from './gathering-props.ts';
import { Invitation } from './invitation.tsx';
import { InviteCard } from './invite.tsx';
import { ConnectionChip } from './online-parts.tsx';
import { paceText, zeroText } from './pace.ts';
import { RoundTable } from './round-table.tsx';
import type { SeatActs } from './seat-menu.tsx';
import { StartDock } from './start-dock.tsx';
import { Watchers } from './watchers.tsx';
import '../styles/together.css';

/** The room before the game. */
export function Gathering(props: GatheringProps) {
  const { row, game, update, report } = props;
  const [isWatching, setWatching] = useState(false);
  const tell = (answer: Promise<TableRow>) => void answer.then(update, (error: Error) => report(error.message));
  useEffect(() => {
    document.title = `${titleOf(game)}, ${company.value.tableOf(row.hostName ?? '')} · Tabletour`;
  }, [game, row.hostName, company.value]);
  useLayoutEffect(() => {
    chosenColours.value = row.seats.map(({ colour }) => colour);
  }, [row]);
  const sit = (seat: number, own?: { readonly colour?: number }) =>
    tell(
      sitDown(row.id, seat).then(seated =>
        own && seated.mine.includes(seat) ? changeOwnSeat(row.id, { seat, isReady: true, ...own }) : seated,
      ),
    );
  const isGuest = row.mine.length === 0 && !row.isHost && !isWatching;
  return (
    <>
      <TopBar />
      {isGuest ? (
        <Invitation {...props} sit={sit} watch={() => setWatching(true)} />
      ) : (
        <TableSet {...props} tell={tell} sit={seat => sit(seat, {})} />
      )}
      <Arrivals row={row} />
    </>
  );
}

interface TableSetProps extends GatheringProps {
  readonly tell: (answer: Promise<TableRow>) => void;
  readonly sit: (seat: number) => void;
}

/** The table and everybody round it; the host invites from here. */
function TableSet({ row, game, talk, content, unread, problem, report, tell, sit }: TableSetProps) {
  const { yourTable, tableOf } = company.value;
  const acts: SeatActs = {
    sit,
    change: change => tell(changeSeat(row.id, change)),
    changeOwn: change => tell(changeOwnSeat(row.id, change)),
    sendAway: seat => {
      const name = isolated(row.seats[seat]?.name ?? '');
      const { leave, leaveSure } = company.value.menu;
      void askGrave(leaveSure(name), leave).then(isSure => isSure && tell(kick(row.id, seat)));
    },
  };
  const leave = () =>
    void atTable(row.id, 'leave').then(
      () => go('/lobby'),
      (error: Error) => report(error.message),
    );
  return (
    <main class="wrap room" id="content" data-game={game}>
      <div class="room-table">
        <p class="eyebrow">{row.isHost ? yourTable : `${tableOf(isolated(row.hostName ?? ''))} · ${titleOf(game)}`}</p>
        <h1>{headingOf(row)}</h1>
        <Facts row={row} />
        <ConnectionChip />
        <p role="alert">{problem}</p>
        <RoundTable row={row} acts={acts} />
        {content}
        <About row={row} />
      </div>
      <div class="room-side">
        {row.isHost && <InviteCard row={row} welcome={text => tell(welcomeGuests(row.id, text))} />}
        <Watchers row={row} />
        <TalkCard talk={talk} unread={unread} />
      </div>
      <StartDock row={row} acts={acts} start={() => tell(startTable(row.id))} leave={leave} />
    </main>
  );
}

/** Counts people, not seats: bots are always there. */
function headingOf({ seats, mine }: TableRow): string {
  const { everyone, first, gathered } = company.value;
  const people = seats.filter(({ kind }) => kind === 'human');
  const here = people.filter(({ isHere, isMine }) => isHere || isMine).length;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  if (open === 0 && here === people.length) return everyone;
  return here === 1 && mine.length > 0 && people.length === 1 ? first : gathered(here, open);
}

/** What is played, for how many, how long, and at which pace. */
function Facts({ row }: { row: TableRow }) {
  const { players, playersHelp, minutes, minutesHelp, paceHelp } = company.value;
  const entry = entryOf(row.game);
  if (!entry) return null;
  const { seats, cover } = entry;
  const all = [
    { icon: 'i-users', fact: players(seats.least, seats.most), help: playersHelp },
    { icon: 'i-clock', fact: minutes(cover.minutes), help: minutesHelp(cover.isTeam) },
    { icon: 'i-speed', fact: paceText(row.pace), help: zeroText(row.pace) || paceHelp },
  ];
  return (
    <ul class="room-facts">
      {all.map(({ icon, fact, help }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <b>{fact}</b> {help}
          </span>
        </li>
      ))}
    </ul>
  );
}

function About({ row }: { row: TableRow }) {
  const { lobby } = words.value;
  return (
    <details class="room-about">
      <summary>{company.value.about}</summary>
      <dl>
        <dt>{lobby.pace}</dt>
        <dd>
          {paceText(row.pace)} {zeroText(row.pace)}
        </dd>
        {row.severalSeats && (
          <>
            <dt>{lobby.seats}</dt>
            <dd>{lobby.several}</dd>
          </>
        )}
        <dt>{lobby.luck}</dt>
        <dd>
          <code>{row.luck.slice(0, 16)}…</code> <small>{lobby.luckHelp}</small>
        </dd>
      </dl>
    </details>
  );
}

/** Tells screen readers who sits down and who is ready. */
function Arrivals({ row }: { row: TableRow }) {
  const { sitsDown, isReady } = company.value;
  const before = useRef(row);
  const [said, say] = useState('');
  useEffect(() => {
    const [then, now] = [before.current.seats, row.seats];
    before.current = row;
    const come = now.filter(({ kind, name, isMine }) => kind === 'human' && !isMine && !then.some(each => each.name === name));
    const ready = now.filter(({ name, isMine, isReady: is }) => is && !isMine && then.some(each => each.name === name && !each.isReady));
    const [comer, first] = [come[0], ready[0]];
    if (comer) say(`${sitsDown(comer.name)} ${headingOf(row)}`);
    else if (first) say(isReady(first.name));
  }, [row]);
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  );
}
