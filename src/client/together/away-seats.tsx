// Somebody everybody waits for stays away: those seated may let a bot play there.
import { useEffect, useRef } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { letBotPlay } from '../online/company-api.ts';
import { isolated } from '../shell/isolated.ts';
import type { TableSession } from '../table/session.ts';
import { Icon } from '../ui/index.ts';
import { company } from './company.ts';
import { useNow } from './presence.tsx';

const MINUTE = 60_000;
/** So long somebody must be away, as the server has it. */
const LONG = 3;

interface AwayProps {
  readonly session: TableSession;
  readonly row: TableRow;
  /** Says what was refused. */
  readonly report: (problem: string) => void;
}

export function AwaySeats({ session, row, report }: AwayProps) {
  const shown = session.shown.value;
  const now = useNow();
  const since = useRef(now);
  useEffect(() => {
    since.current = Date.now();
  }, [shown?.number]);
  const mayAsk = row.mine.length > 0 && !row.rated && row.pace.kind !== 'days';
  if (!shown || shown.outcome || shown.isPaused || !mayAsk) return null;
  return shown.awaiting.map(at => {
    const seat = row.seats[at];
    const asked = row.substitutes?.find(each => each.seat === at);
    if (seat?.kind !== 'human' || seat.isMine || seat.isHere) return null;
    const minutes = Math.floor((now - Math.max(since.current, seat.awaySince ?? 0)) / MINUTE);
    if (minutes < LONG && !asked) return null;
    return <AwaySeat key={at} row={row} at={at} minutes={Math.max(LONG, minutes)} asked={asked} report={report} />;
  });
}

interface SeatProps extends Pick<AwayProps, 'row' | 'report'> {
  readonly at: number;
  readonly minutes: number;
  readonly asked: NonNullable<TableRow['substitutes']>[number] | undefined;
}

function AwaySeat({ row, at, minutes, asked, report }: SeatProps) {
  const { away } = company.value;
  const nameOf = (seat: number) => isolated(row.seats[seat]?.name ?? '');
  return (
    <div class="consent" role="status">
      <p>
        {away.waits(nameOf(at), minutes)} <span>{away.help(nameOf(at))}</span>
        {asked?.isAgreed && <span> {words.value.consent.waits({ names: asked.needs.map(nameOf), you: false })}</span>}
      </p>
      {!asked?.isAgreed && (
        <div class="acts">
          <button
            type="button"
            class="button second"
            onClick={() => void letBotPlay(row.id, at).catch((error: Error) => report(error.message))}
          >
            <Icon name="i-robot" /> {away.bot}
          </button>
        </div>
      )}
    </div>
  );
}
