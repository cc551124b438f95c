import { useEffect, useState } from 'preact/hooks';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { changeSession, knownSession, newRecovery, recover, session } from '../online/api.ts';
import { type PushState, pushState, turnPushOff, turnPushOn } from '../online/push.ts';
import { go } from '../shell/route.ts';
import { LinkRow } from './link-row.tsx';

/** What a guest of the server may choose: how to be told of a turn, and the way to another device. */
export function GuestSettings() {
  const { settings: names } = words.value;
  useEffect(() => void knownSession(), []);
  return (
    <>
      <h2>{names.turns}</h2>
      <p class="hint-text">{names.turnsHelp}</p>
      <PushSwitch />
      <Webhook />
      <h2>{names.device}</h2>
      <p class="hint-text">{names.deviceHelp}</p>
      <RecoveryLink />
    </>
  );
}

function PushSwitch() {
  const { settings: names } = words.value;
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
              {isOn ? names.on : names.off}
            </button>
          ))}
        </span>
      </fieldset>
      <p class="hint-text">{names.pushHelp}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

function Webhook() {
  const { settings: names } = words.value;
  const kept = session.value?.webhook ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed ?? kept;
  const [said, say] = useState('');
  const save = () =>
    changeSession({ webhook: address.trim() || null }).then(
      ({ webhook }) => say(webhook ? names.webhookKept : names.webhookGone),
      (error: Error) => say(names.webhookWrong(error.message)),
    );
  return (
    <form
      class="field"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <label for="webhook">{names.webhook}</label>
      <div class="link-row">
        <input
          id="webhook"
          type="url"
          value={address}
          maxLength={500}
          placeholder="https://"
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button second" disabled={address.trim() === kept}>
          {names.webhookSave}
        </button>
      </div>
      <small>{names.webhookHelp}</small>
      <p role="status">{said}</p>
    </form>
  );
}

function RecoveryLink() {
  const { settings: names, lobby } = words.value;
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  if (token) return <LinkRow link={`${location.origin}/settings#come-back=${token}`} label={names.deviceLink} />;
  const make = () => void newRecovery().then(setToken, () => setProblem(lobby.noServer));
  return (
    <>
      <p class="setting">
        <button type="button" class="button second" onClick={make}>
          {names.deviceMake}
        </button>
      </p>
      <p role="alert">{problem}</p>
    </>
  );
}

/** Somebody opened the link of another device. */
export function ComeBack({ token }: { token: string }) {
  const { settings: names } = words.value;
  const [said, say] = useState('');
  const take = () =>
    void recover(token).then(
      ({ name }) => {
        choose({ name });
        say(names.cameBack(name));
        go('/lobby', 'replace');
      },
      (error: Error) => say(error.message),
    );
  return (
    <section class="panel come-back">
      <p>{names.comeBackHelp}</p>
      <button type="button" class="button primary" onClick={take}>
        {names.comeBack}
      </button>
      <p role="status">{said}</p>
    </section>
  );
}
