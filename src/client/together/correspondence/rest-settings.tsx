// When one's own clocks stand: hours of the day, and days off.
import { useEffect, useState } from 'preact/hooks';
import type { OwnRest, RestChange } from '../../../protocol/index.ts';
import { MOST_CLOSED_HOURS } from '../../../protocol/version.ts';
import { changeRest, ownRest } from '../../online/mail-api.ts';
import { mailWords } from './mail-words.ts';
import { dayBefore, hourHere, ownOffset } from './own-clock.ts';
import '../../styles/plan.css';

const DAY = 86_400_000;
const USUAL = { from: 8, to: 22 };

export function RestSettings() {
  const { rest: names } = mailWords.value;
  const [rest, setRest] = useState<OwnRest | null>(null);
  const [problem, setProblem] = useState('');
  const change = (next: RestChange) =>
    void changeRest(next).then(
      found => {
        setRest(found);
        setProblem('');
      },
      (error: Error) => setProblem(error.message),
    );
  useEffect(() => {
    void ownRest().then(
      found => {
        setRest(found);
        // Summer time begins, or somebody has travelled: the hours are those of the clock on their wall.
        if (found.hours && found.hours.offset !== ownOffset()) change({ hours: { ...found.hours, offset: ownOffset() } });
      },
      () => {},
    );
  }, []);
  if (!rest) return null;
  return (
    <>
      <h2>{names.title}</h2>
      <p class="hint-text">{names.help}</p>
      <Hours rest={rest} change={change} />
      <DaysOff rest={rest} change={change} />
      <p role="alert">{problem}</p>
    </>
  );
}

interface PartProps {
  readonly rest: OwnRest;
  readonly change: (change: RestChange) => void;
}

function Hours({ rest: { hours }, change }: PartProps) {
  const { rest: names } = mailWords.value;
  const set = (part: Partial<typeof USUAL>) => change({ hours: { ...USUAL, ...hours, ...part, offset: ownOffset() } });
  const clock = (hour: number) => hourHere(hour, ownOffset());
  const hourChoice = (which: 'from' | 'to') => (
    <label>
      {names[which]}{' '}
      <select value={hours?.[which]} onChange={event => set({ [which]: Number(event.currentTarget.value) })}>
        {Array.from({ length: 24 }, (_, hour) => (
          <option key={hour} value={hour}>
            {clock(hour)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <fieldset class="setting">
        <legend>{names.hours}</legend>
        <span class="segments">
          <button type="button" aria-pressed={!hours} onClick={() => change({ hours: null })}>
            {names.always}
          </button>
          <button type="button" aria-pressed={hours !== undefined} onClick={() => set({})}>
            {names.between(clock(hours?.from ?? USUAL.from), clock(hours?.to ?? USUAL.to))}
          </button>
        </span>
      </fieldset>
      {hours && (
        <p class="setting plan-hours">
          {hourChoice('from')} {hourChoice('to')}
        </p>
      )}
      <p class="hint-text">{names.hoursHelp(MOST_CLOSED_HOURS)}</p>
    </>
  );
}

function DaysOff({ rest: { off, daysLeft }, change }: PartProps) {
  const { rest: names } = mailWords.value;
  const [until, setUntil] = useState('');
  const [present] = off;
  const last = until === '' ? Number.NaN : new Date(`${until}T00:00`).getTime();
  return (
    <div class="field">
      <b>{names.off}</b>
      {present ? (
        <p>
          {names.offNow(dayBefore(present.to))}{' '}
          <button type="button" class="button second" onClick={() => change({ off: null })}>
            {names.offEnd}
          </button>
        </p>
      ) : (
        <div class="link-row">
          <label>
            {names.offUntil}{' '}
            <input type="date" value={until} min={isoDay(Date.now())} onInput={event => setUntil(event.currentTarget.value)} />
          </label>
          <button
            type="button"
            class="button second"
            disabled={Number.isNaN(last)}
            onClick={() => change({ off: { from: Date.now(), to: last + DAY } })}
          >
            {names.offStart}
          </button>
        </div>
      )}
      <small>{names.left(Math.floor(daysLeft))}</small>
    </div>
  );
}

function isoDay(at: number): string {
  return new Date(at + ownOffset() * 60_000).toISOString().slice(0, 10);
}
