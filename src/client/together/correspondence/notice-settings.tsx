// How often one is told of turns, and in which shape.
import { useEffect, useState } from 'preact/hooks';
import type { Notices, NoticesChange } from '../../../protocol/index.ts';
import { settings } from '../../device/settings.ts';
import { changeNotices, ownNotices } from '../../online/mail-api.ts';
import { mailWords } from './mail-words.ts';
import { hourHere, ownOffset } from './own-clock.ts';

const KINDS = ['json', 'ntfy', 'discord'] as const;
const MORNING = 8;

/** What a guest has chosen; a change is told with the language that is spoken now. */
export function useNotices() {
  const { language } = settings.value;
  const [notices, setNotices] = useState<Notices>({ kind: 'json', language, digest: null });
  const change = (next: NoticesChange) => void changeNotices({ language, ...next }).then(setNotices, () => {});
  useEffect(() => {
    void ownNotices().then(
      found => {
        if (!found) return;
        setNotices(found);
        if (found.language !== language) change({});
      },
      () => {},
    );
  }, [language]);
  return { notices, change };
}

interface NoticeProps {
  readonly notices: Notices;
  readonly change: (change: NoticesChange) => void;
}

/** At every turn, or once a day. */
export function NoticeTimes({ notices: { digest }, change }: NoticeProps) {
  const { notices: names } = mailWords.value;
  const daily = (hour: number) => change({ digest: { hour, offset: ownOffset() } });
  return (
    <>
      <fieldset class="setting">
        <legend>{names.when}</legend>
        <span class="segments">
          <button type="button" aria-pressed={!digest} onClick={() => change({ digest: null })}>
            {names.each}
          </button>
          <button type="button" aria-pressed={digest !== null} onClick={() => daily(digest?.hour ?? MORNING)}>
            {names.daily}
          </button>
        </span>
      </fieldset>
      {digest && (
        <p class="setting plan-hours">
          <label>
            {names.hour}{' '}
            <select value={digest.hour} onChange={event => daily(Number(event.currentTarget.value))}>
              {Array.from({ length: 24 }, (_, hour) => (
                <option key={hour} value={hour}>
                  {hourHere(hour, ownOffset())}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <p class="hint-text">{names.dailyHelp}</p>
    </>
  );
}

/** Where a webhook leads, and what to paste for it. */
export function NoticeKind({ notices: { kind }, change }: NoticeProps) {
  const { notices: names } = mailWords.value;
  return (
    <>
      <fieldset class="setting">
        <legend>{names.kind}</legend>
        <span class="segments">
          {KINDS.map(each => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => change({ kind: each })}>
              {names.kinds[each]}
            </button>
          ))}
        </span>
      </fieldset>
      {kind !== 'json' && <p class="hint-text">{names.paste[kind]}</p>}
    </>
  );
}
