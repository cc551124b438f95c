import { LANGUAGES } from '../../kernel/index.ts';
import { CONFIRMS, choose, SPEEDS, settings, TEXT_SIZES, THEMES } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { changeSession, session } from '../online/api.ts';
import { KeysButton } from '../shell/key-panel.tsx';
import type { PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { ComeBack, GuestSettings } from '../together/guest-settings.tsx';
import { comeBackIn } from '../together/move-device.tsx';
import { NameField } from '../together/name-field.tsx';
import { later } from '../ui/index.ts';

const Forget = later(async () => (await import('./about/forget.tsx')).Forget);

const LANGUAGE_NAMES = { en: 'English', da: 'Dansk', fr: 'Français', de: 'Deutsch' } as const;

/** Who is a guest of the server already is called by the new name there too, from the next table on. */
function rename(name: string): void {
  if (session.value) void changeSession({ name }).catch(() => {});
}

interface SegmentsProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly now: T;
  readonly choose: (value: T) => void;
}

function Segments<T extends string>({ title, values, names, now, choose: pick }: SegmentsProps<T>) {
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <span class="segments">
        {values.map(value => (
          <button key={value} type="button" aria-pressed={now === value} onClick={() => pick(value)}>
            {names[value]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

function Switch({ title, isOn, turn }: { title: string; isOn: boolean; turn: (isOn: boolean) => void }) {
  const { on, off } = words.value.settings;
  return (
    <Segments
      title={title}
      values={['off', 'on'] as const}
      names={{ on, off }}
      now={isOn ? 'on' : 'off'}
      choose={value => turn(value === 'on')}
    />
  );
}

/** What a player may choose for this device, and as a guest of the server. */
export function SettingsPage({ address }: { address: PageAddress }) {
  const { settings: names, theme } = words.value;
  useTitle(names.title);
  const now = settings.value;
  const back = comeBackIn(address.hash);
  return (
    <main class="wrap page settings" id="content">
      <h1>{names.title}</h1>
      {back && <ComeBack {...back} />}
      <NameField given={rename} />
      <Segments
        title={names.language}
        values={LANGUAGES}
        names={LANGUAGE_NAMES}
        now={now.language}
        choose={language => choose({ language })}
      />
      <Segments title={names.theme} values={THEMES} names={theme} now={now.theme} choose={each => choose({ theme: each })} />
      <Segments title={names.motion} values={SPEEDS} names={names.speeds} now={now.speed} choose={speed => choose({ speed })} />
      <Segments title={names.confirm} values={CONFIRMS} names={names.confirms} now={now.confirm} choose={confirm => choose({ confirm })} />
      <p class="hint-text">{names.confirmHelp}</p>
      <Segments title={names.text} values={TEXT_SIZES} names={names.texts} now={now.text} choose={text => choose({ text })} />
      <Switch title={names.keys} isOn={now.keys} turn={keys => choose({ keys })} />
      <p class="hint-text">
        {names.keysHelp} <KeysButton />
      </p>
      <Switch title={names.sound} isOn={now.sound} turn={sound => choose({ sound })} />
      <p class="hint-text">{names.soundHelp}</p>
      <p class="hint-text">{names.saved}</p>
      <GuestSettings />
      <Forget />
      <p class="hint-text">
        <a href="/about">{words.value.shelf.about}</a>
      </p>
    </main>
  );
}
