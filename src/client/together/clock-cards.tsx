// One's own time: warnings before it is up, and what happens then. Seen, heard where sound is on, and spoken.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pace, SeatEvent, TableRow } from '../../protocol/index.ts';
import { newKey } from '../device/new-key.ts';
import { settings } from '../device/settings.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { letBotPlay } from '../online/company-api.ts';
import { isolated } from '../shell/isolated.ts';
import { LOW, timeLeft, useSeconds } from '../table/clock.tsx';
import { knock } from '../table/knock.ts';
import type { TableSession } from '../table/session.ts';
import { Icon } from '../ui/index.ts';

const SECOND = 1000;
/** The last warning, in ms. */
const LAST = 10 * SECOND;
/** So long it is told that the clock has moved, in ms. */
const FADES_AFTER = 12_000;

interface CardsProps {
  readonly session: TableSession;
  readonly row: TableRow;
  /** Says what was refused. */
  readonly report: (problem: string) => void;
}

export function ClockCards({ session, row, report }: CardsProps) {
  const [shown, sight] = [session.shown.value, session.sight.value];
  if (!shown || !sight || shown.outcome) return null;
  const then = row.pace.kind === 'untimed' ? undefined : row.pace.then;
  return (
    <>
      {then && <Warning session={session} then={then} />}
      {sight.mine.map(seat => shown.seats[seat]?.kind === 'bot' && <Handed key={seat} session={session} seat={seat} />)}
      {then === 'quiet' && <Moved session={session} />}
      {then === 'wait' && <Late session={session} row={row} report={report} />}
    </>
  );
}

type Then = Exclude<Pace, { kind: 'untimed' }>['then'];

/** How near the end is: a warning is given once when it comes nearer. */
function stageOf(left: number): 0 | 1 | 2 | 3 {
  if (left <= 0) return 3;
  return left <= LAST ? 2 : left <= LOW ? 1 : 0;
}

function Warning({ session, then }: { session: TableSession; then: Then }) {
  const shown = session.shown.value;
  const mine = session.sight.value?.mine ?? [];
  const seat = shown?.clocks?.running.find(each => mine.includes(each));
  const now = useSeconds(seat !== undefined);
  const left = seat === undefined || !shown?.clocks ? Number.POSITIVE_INFINITY : timeLeft(shown.clocks, seat, now);
  const stage = stageOf(left);
  const [spoken, speak] = useState('');
  const { warning, up } = seatWords.value;
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  useEffect(() => {
    if (stage === 0) return speak('');
    speak(stage === 3 ? (then === 'wait' ? up.wait : '') : `${warning.left(seconds)} ${warning.then[then]}`);
    if (settings.value.sound) knock(stage);
  }, [stage, seat]);
  return (
    <>
      <p class="unseen" role="alert">
        {spoken}
      </p>
      {stage > 0 && (stage < 3 || then === 'wait') && (
        <p class="consent time-up" aria-hidden="true">
          <span>
            <Icon name="i-clock" size={20} /> {stage === 3 ? up.wait : <b>{warning.left(seconds)}</b>} {stage < 3 && warning.then[then]}
          </span>
        </p>
      )}
    </>
  );
}

/** What has happened last to a seat of this page. */
function lastOf(session: TableSession, seat: number): SeatEvent | undefined {
  return session.sight.value?.seatHistory?.findLast(event => event.seat === seat);
}

/** A bot plays at one's own seat: why, and the way back. */
function Handed({ session, seat }: { session: TableSession; seat: number }) {
  const { up } = seatWords.value;
  const last = lastOf(session, seat);
  const plan = session.shown.value?.seats[seat];
  const takeBack = () =>
    session.send({ type: 'hand', key: newKey(), seat, to: { kind: 'human', name: plan && plan.kind !== 'open' ? plan.name : '…' } });
  return (
    <div class="consent time-up" role="alert">
      <p>
        <Icon name={last?.why === 'clock' ? 'i-clock' : 'i-robot'} size={20} /> {last?.why === 'clock' ? up.bot : up.handed}
      </p>
      <div class="acts">
        <button type="button" class="button primary" onClick={takeBack}>
          {up.takeBack}
        </button>
      </div>
    </div>
  );
}

/** The clock has made a move of one's own: told for a while. */
function Moved({ session }: { session: TableSession }) {
  const mine = session.sight.value?.mine ?? [];
  const moves = session.sight.value?.seatHistory?.filter(({ kind, seat }) => kind === 'clock' && mine.includes(seat)).length ?? 0;
  const before = useRef(moves);
  const [isTold, tell] = useState(false);
  useEffect(() => {
    const isNew = moves > before.current;
    before.current = moves;
    if (!isNew) return undefined;
    tell(true);
    const timer = setTimeout(() => tell(false), FADES_AFTER);
    return () => clearTimeout(timer);
  }, [moves]);
  return (
    <div role="alert">
      {isTold && (
        <p class="consent time-up">
          <span>
            <Icon name="i-clock" size={20} /> {seatWords.value.up.quiet}
          </span>
        </p>
      )}
    </div>
  );
}

/** Somebody else's time is up, and the table waits: those seated say for how long. */
function Late({ session, row, report }: CardsProps) {
  const clocks = session.shown.value?.clocks;
  const others = clocks?.running.filter(seat => !row.mine.includes(seat)) ?? [];
  const now = useSeconds(others.length > 0);
  if (!clocks || row.mine.length === 0) return null;
  const late = others.filter(seat => timeLeft(clocks, seat, now) <= 0);
  return late.map(seat => (
    <div class="consent" role="status" key={seat}>
      <p>
        <Icon name="i-clock" size={20} /> {seatWords.value.up.other(isolated(row.seats[seat]?.name ?? ''))}
      </p>
      {!row.substitutes?.some(each => each.seat === seat && each.isAgreed) && (
        <div class="acts">
          <button
            type="button"
            class="button second"
            onClick={() => void letBotPlay(row.id, seat).catch((error: Error) => report(error.message))}
          >
            <Icon name="i-robot" /> {seatWords.value.seat.letBot}
          </button>
        </div>
      )}
    </div>
  ));
}
