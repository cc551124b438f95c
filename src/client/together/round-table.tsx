// The table from above with the game's box on it, and everybody round it: the own seat in front, the others clockwise.
import { useRef, useState } from 'preact/hooks';
import type { RowSeat, TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { settings } from '../device/settings.ts';
import { CHARACTERS } from '../locale/characters.ts';
import { words } from '../locale/index.ts';
import { Poster } from '../shell/poster.tsx';
import { Icon, Piece } from '../ui/index.ts';
import { company } from './company.ts';
import { PresenceDot, presenceOf, useNow } from './presence.tsx';
import { hasMenu, type SeatActs, SeatMenu } from './seat-menu.tsx';
import { isChoosing } from './start-dock.tsx';

/** How far seats are from the middle, in percent of the table's width and height. */
const REACH = { across: 41, down: 43 } as const;

function placeOf(seat: number, own: number, count: number): Record<string, string> {
  const angle = Math.PI * (0.5 + (2 * (seat - own)) / count);
  return { '--x': `${50 + REACH.across * Math.cos(angle)}%`, '--y': `${48 + REACH.down * Math.sin(angle)}%` };
}

export function RoundTable({ row, acts }: { row: TableRow; acts: SeatActs }) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const own = row.mine[0] ?? 0;
  const order = row.seats.map((_, at) => (own + at) % row.seats.length);
  const { most } = entryOf(row.game)?.seats ?? { most: 0 };
  const chairOf = (seat: number) => list.current?.querySelector(`[data-seat="${seat}"]`) ?? null;
  return (
    <>
      <div class="round-table">
        <svg viewBox="0 0 640 470" aria-hidden="true">
          <ellipse class="round-side" cx="320" cy="246" rx="236" ry="168" />
          <ellipse class="round-edge" cx="320" cy="236" rx="236" ry="168" />
          <ellipse class="round-top" cx="320" cy="236" rx="214" ry="149" />
        </svg>
        <span class="round-box" aria-hidden="true">
          <Poster game={row.game} />
        </span>
        <ul ref={list} class="room-seats">
          {order.map(at => {
            const seat = row.seats[at];
            return (
              seat && (
                <li key={at} style={placeOf(at, own, row.seats.length)} data-kind={seat.kind} data-seat={at}>
                  <Chair row={row} seat={seat} at={at} open={() => setOpen(at)} />
                </li>
              )
            );
          })}
        </ul>
      </div>
      {row.isHost && row.seats.length < most && (
        <button type="button" class="button second add-chair" onClick={() => acts.change({ add: 'open' })}>
          <Icon name="i-plus" /> {company.value.seat.add}
        </button>
      )}
      {open !== null && <SeatMenu row={row} at={open} acts={acts} beside={chairOf(open)} close={() => setOpen(null)} />}
    </>
  );
}

interface ChairProps {
  readonly row: TableRow;
  readonly seat: RowSeat;
  readonly at: number;
  readonly open: () => void;
}

function Chair({ row, seat, at, open }: ChairProps) {
  const presence = presenceOf(seat, useNow());
  const { table } = words.value;
  const { seat: states } = company.value;
  const name = seat.kind === 'open' ? states.open : seat.name;
  const face = (
    <>
      <span class="chair-piece">
        {seat.kind === 'open' ? <OpenPlace /> : <Piece seat={at} size={72} />}
        {presence && <PresenceDot state={presence.state} />}
        {seat.kind === 'bot' && (
          <i class="chair-bot">
            <Icon name="i-robot" size={16} />
          </i>
        )}
      </span>
      <b>
        <bdi>{name}</bdi>
      </b>
      {seat.isMine && <small>{table.you}</small>}
      <State row={row} seat={seat} away={presence?.state === 'here' ? undefined : presence?.word} />
    </>
  );
  if (!hasMenu(row, seat)) return <div class="chair">{face}</div>;
  return (
    <button type="button" class="chair" aria-haspopup="dialog" title={states.menu(name)} onClick={open}>
      {face}
    </button>
  );
}

function State({ row, seat, away }: { row: TableRow; seat: RowSeat; away: string | undefined }) {
  const { bots } = words.value;
  const { seat: states } = company.value;
  if (seat.kind === 'open') return <small>{states.waiting}</small>;
  if (seat.kind === 'bot') return <small>{states.bot(strengthIn(bots, seat.bot))}</small>;
  if (seat.swapWith !== undefined && row.mine.includes(seat.swapWith)) return <small class="chair-ready">{states.swap}</small>;
  if (away !== undefined && !seat.isMine) return <small>{away}</small>;
  if (isChoosing(row, seat)) return <small>{states.choosing}</small>;
  if (!seat.isReady) return null;
  return (
    <small class="chair-ready">
      <Icon name="i-check" size={12} /> {states.ready}
    </small>
  );
}

function strengthIn(bots: Readonly<Record<string, unknown>>, bot: string | undefined): string {
  const name = bots[bot ?? ''] ?? CHARACTERS[settings.value.language].names[bot ?? ''];
  return typeof name === 'string' ? name : (bot ?? '');
}

/** Where somebody could sit. */
function OpenPlace() {
  return (
    <svg class="open-place" width="72" height="72" viewBox="-14 -14 28 28" aria-hidden="true">
      <circle r="12.3" />
      <path d="M-5 0h10M0-5v10" />
    </svg>
  );
}
