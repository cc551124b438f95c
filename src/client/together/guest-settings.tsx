import { useEffect, useState } from 'preact/hooks';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { changeSession, knownSession, myTables, newRecovery, recover, session, signOutOthers } from '../online/api.ts';
import { type PushState, pushState, turnPushOff, turnPushOn } from '../online/push.ts';
import { askGrave } from '../shell/ask-first.tsx';
import { isolated } from '../shell/isolated.ts';
import { go } from '../shell/route.ts';
import { company } from './company.ts';
import { CalendarSettings } from './correspondence/calendar.tsx';
import { NoticeKind, NoticeTimes, useNotices } from './correspondence/notice-settings.tsx';
import { RestSettings } from './correspondence/rest-settings.tsx';
import { Webhook } from './correspondence/webhook.tsx';
import { DeviceLink } from './move-device.tsx';
import { OpenMatches } from './trust/open-matches.tsx';

/** What a guest of the server may choose: how to be told of a turn, and the way to another device. */
export function GuestSettings() {
  const { settings: names } = company.value;
  useEffect(() => void knownSession(), []);
  const { notices, change } = useNotices();
  return (
    <>
      <h2>{names.turns}</h2>
      <p class="hint-text">{names.turnsHelp}</p>
      <NoticeTimes notices={notices} change={change} />
      <PushSwitch />
      <NoticeKind notices={notices} change={change} />
      <Webhook />
      <CalendarSettings />
      <AskableSwitch />
      <RestSettings />
      <h2>{names.device}</h2>
      <p class="hint-text">{names.deviceHelp}</p>
      <Devices />
      <OpenMatches />
    </>
  );
}

function PushSwitch() {
  const { settings: names } = company.value;
  const { on, off } = words.value.settings;
  const [state, setState] = useState<PushState>('off');
  useEffect(() => {
    void pushState().then(setState);
  }, [words.value]);
  const problem = state === 'none' ? names.pushNone : state === 'refused' ? names.pushRefused : state === 'failed' ? names.pushFailed : '';
  const turn = (isOn: boolean) => {
    (isOn ? turnPushOn() : turnPushOff()).then(setState, () => setState('failed'));
  };
  return (
    <>
      <fieldset class="setting">
        <legend>{names.push}</legend>
        <span class="segments">
          {[false, true].map(isOn => (
            <button key={String(isOn)} type="button" aria-pressed={(state === 'on') === isOn} onClick={() => turn(isOn)}>
              {isOn ? on : off}
            </button>
          ))}
        </span>
      </fieldset>
      <p class="hint-text">{names.pushHelp}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

/** Whether people of earlier tables may ask this guest to another; only where a notice would come. */
function AskableSwitch() {
  const { settings: names } = company.value;
  const { on, off } = words.value.settings;
  const guest = session.value;
  if (!guest?.hasPush && !guest?.webhook) return null;
  return (
    <>
      <fieldset class="setting">
        <legend>{names.askable}</legend>
        <span class="segments">
          {[false, true].map(isAskable => (
            <button
              key={String(isAskable)}
              type="button"
              aria-pressed={guest.isAskable === isAskable}
              onClick={() => void changeSession({ isAskable })}
            >
              {isAskable ? on : off}
            </button>
          ))}
        </span>
      </fieldset>
      <p class="hint-text">{names.askableHelp}</p>
    </>
  );
}

/** The way to another device, and the end of the session on all others. */
function Devices() {
  const { settings: names } = company.value;
  const [token, setToken] = useState('');
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  const show = (done: string) => (next: string) => {
    setToken(next);
    say(done);
    setProblem('');
  };
  const fail = (error: Error) => setProblem(error.message);
  const make = () => void newRecovery().then(show(''), fail);
  const signOut = async () => {
    if (await askGrave(names.signOutSure, names.signOut)) await signOutOthers().then(show(names.signedOut), fail).then(keepPush);
  };
  return (
    <>
      {token && <DeviceLink token={token} />}
      <p class="setting">
        <button type="button" class="button second" onClick={make}>
          {names.deviceMake}
        </button>
      </p>
      <h2>{names.signOut}</h2>
      <p class="hint-text">{names.signOutHelp}</p>
      <p class="setting">
        <button type="button" class="button second" onClick={() => void signOut()}>
          {names.signOut}
        </button>
      </p>
      <p role="status">{said}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

/** The server forgets all browsers that it told of turns; this one stays. */
async function keepPush(): Promise<void> {
  if ((await pushState()) === 'on') await turnPushOn();
}

/** The table to arrive at: the one that was left, or else one that waits. */
async function whereTo(table: string | undefined): Promise<string | undefined> {
  if (table !== undefined) return table;
  const mine = await myTables().catch(() => []);
  return mine.find(({ stage, awaiting = [], mine: seats }) => stage === 'playing' && awaiting.some(seat => seats.includes(seat)))?.id;
}

/** Somebody opened the link of another device. */
export function ComeBack({ token, table }: { token: string; table: string | undefined }) {
  const { settings: names } = company.value;
  const { settings, nav } = words.value;
  const [said, say] = useState('');
  const [next, setNext] = useState<string | null>(null);
  const take = () =>
    void recover(token).then(
      ({ name, recovery = '' }) => {
        choose({ name });
        void whereTo(table).then(waiting => {
          if (waiting !== undefined) return go(`/t/${waiting}`, 'replace');
          say(settings.cameBack(isolated(name)));
          setNext(recovery);
        });
      },
      (error: Error) => say(error.message),
    );
  return (
    <section class="panel come-back">
      {next === null && (
        <>
          <p>{names.comeBackHelp}</p>
          <button type="button" class="button primary" onClick={take}>
            {names.comeBack}
          </button>
        </>
      )}
      <p role="status">{said}</p>
      {next && (
        <>
          <p>{names.nextLink}</p>
          <DeviceLink token={next} />
        </>
      )}
      {next !== null && (
        <button type="button" class="button primary" onClick={() => go('/lobby', 'replace')}>
          {nav.lobby}
        </button>
      )}
    </section>
  );
}
