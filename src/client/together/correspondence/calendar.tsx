// The address of one's calendar: made when it is asked for, and shown once.
import { useState } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { session } from '../../online/api.ts';
import { changeNotices, endCalendars, newCalendar } from '../../online/mail-api.ts';
import { askGrave } from '../../shell/ask-first.tsx';
import { Icon } from '../../ui/index.ts';
import { LinkRow } from '../link-row.tsx';
import { mailWords } from './mail-words.ts';

/** A new address; the calendar speaks as this device does. */
export async function ownCalendar(): Promise<string> {
  const address = await newCalendar();
  await changeNotices({ language: settings.value.language });
  return address;
}

/** An address that was just made. */
export function CalendarAddress({ address }: { address: string }) {
  const { remind } = mailWords.value;
  return (
    <div class="calendar-address">
      <a class="button primary" href={address.replace(/^https?:/, 'webcal:')}>
        <Icon name="i-calendar" /> {remind.subscribe}
      </a>
      <LinkRow link={address} label={remind.address} />
      <small>{remind.secret}</small>
    </div>
  );
}

/** The calendar in the settings. */
export function CalendarSettings() {
  const { remind } = mailWords.value;
  const [address, setAddress] = useState('');
  const [said, say] = useState('');
  const fail = (error: Error) => say(error.message);
  const make = () => void ownCalendar().then(setAddress, fail);
  const end = async () => {
    if (!(await askGrave(remind.endSure, remind.end))) return;
    await endCalendars().then(() => {
      setAddress('');
      say(remind.ended);
    }, fail);
  };
  return (
    <section id="calendar">
      <h3>{remind.calendarTitle}</h3>
      <p class="hint-text">{remind.calendarHelp}</p>
      {address && <CalendarAddress address={address} />}
      <p class="setting calendar-acts">
        <button type="button" class="button second" onClick={make}>
          <Icon name="i-calendar" /> {remind.make}
        </button>
        {session.value && (
          <button type="button" class="button quiet" onClick={() => void end()}>
            {remind.end}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
    </section>
  );
}
