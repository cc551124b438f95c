// At a table that counts days, after one's first turn: how to be told of the next. Asked once on a device.
import { useEffect, useState } from 'preact/hooks';
import type { TableRow } from '../../../protocol/index.ts';
import { memoryOf } from '../../device/memory.ts';
import { settings } from '../../device/settings.ts';
import { knownSession, session } from '../../online/api.ts';
import { changeNotices } from '../../online/mail-api.ts';
import { turnPushOn } from '../../online/push.ts';
import type { TableSession } from '../../table/session.ts';
import { Icon } from '../../ui/index.ts';
import { company } from '../company.ts';
import { CalendarAddress, ownCalendar } from './calendar.tsx';
import { mailWords } from './mail-words.ts';
import { NoticeKind, useNotices } from './notice-settings.tsx';
import { Webhook } from './webhook.tsx';

const closed = memoryOf('house', 'reminded');

interface CardProps {
  readonly session: TableSession;
  readonly row: TableRow;
}

export function RemindCard({ session: table, row }: CardProps) {
  const [isClosed, setClosed] = useState(closed.read() === true);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    // Whoever is told already is not asked.
    void knownSession().then(guest => {
      if (guest?.hasPush || guest?.webhook) closed.write(true);
      setClosed(closed.read() === true);
      setKnown(true);
    });
  }, []);
  const shown = table.shown.value;
  const countsDays = row.pace.kind === 'days' || row.pace.kind === 'bank';
  if (isClosed || !isKnown || !shown || shown.outcome || !countsDays) return null;
  // The first turn is over once one has decided something and others are waited for.
  const hasMoved = row.mine.some(seat => (shown.decisions[seat] ?? 0) > 0);
  if (!hasMoved || row.mine.some(seat => shown.awaiting.includes(seat))) return null;
  const close = () => {
    closed.write(true);
    setClosed(true);
  };
  return <Card close={close} />;
}

function Card({ close }: { close: () => void }) {
  const { remind } = mailWords.value;
  const { settings: names } = company.value;
  const [isWriting, setWriting] = useState(false);
  const [address, setAddress] = useState('');
  const [said, say] = useState('');
  const isTold = session.value?.hasPush || session.value?.webhook || address !== '';
  const ask = async () => {
    const state = await turnPushOn().catch(() => 'failed' as const);
    if (state === 'on') await changeNotices({ language: settings.value.language }).catch(() => {});
    say({ on: remind.browserOn, off: '', none: names.pushNone, refused: names.pushRefused, failed: names.pushFailed }[state]);
  };
  const make = () => void ownCalendar().then(setAddress, (error: Error) => say(error.message));
  return (
    <section class="consent remind" aria-label={remind.title}>
      <p class="remind-title">
        <Icon name="i-bell" size={20} /> <b>{remind.title}</b>
        <button type="button" class="tool" aria-label={remind.close} title={remind.close} onClick={close}>
          <Icon name="i-close" />
        </button>
      </p>
      <small>{remind.help}</small>
      <div class="acts many">
        <button type="button" class="button second" onClick={() => void ask()}>
          {remind.browser}
        </button>
        <button type="button" class="button second" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {remind.message}
        </button>
        <button type="button" class="button second" onClick={make}>
          <Icon name="i-calendar" /> {remind.calendar}
        </button>
      </div>
      {isWriting && <Message />}
      {address && <CalendarAddress address={address} />}
      <p role="status">{said}</p>
      {isTold && (
        <div class="acts">
          <button type="button" class="button primary" onClick={close}>
            {remind.done}
          </button>
        </div>
      )}
    </section>
  );
}

function Message() {
  const { notices, change } = useNotices();
  return (
    <div class="remind-message">
      <NoticeKind notices={notices} change={change} />
      <Webhook />
    </div>
  );
}
