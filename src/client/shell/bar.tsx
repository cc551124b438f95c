import { signal } from '@preact/signals';
import { LANGUAGES } from '../../kernel/index.ts';
import { choose, settings, THEMES } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { prototype } from '../prototype.ts';
import { Icon } from '../ui/index.ts';
import { KeyPanel } from './key-panel.tsx';
import { pageAddress } from './route.ts';

const NAMES = { en: 'English', da: 'Dansk', fr: 'Français', de: 'Deutsch' } as const;
const isOffline = signal(!navigator.onLine);
addEventListener('online', () => {
  isOffline.value = false;
});
addEventListener('offline', () => {
  isOffline.value = true;
});

/** The house's name, which is the way home. */
export function Wordmark() {
  return (
    <a class="wordmark" href="/" aria-label={words.value.home}>
      <svg class="wordmark-sign" viewBox="0 0 48 48" aria-hidden="true">
        <use href="#mark" />
      </svg>
      <span>Tabletour</span>
    </a>
  );
}

export function LanguageChoice() {
  return (
    <label class="tool language">
      <Icon name="i-globe" />
      <span class="unseen">{words.value.nav.language}</span>
      <select
        value={settings.value.language}
        onChange={event => choose({ language: LANGUAGES.find(each => each === event.currentTarget.value) ?? 'en' })}
      >
        {LANGUAGES.map(language => (
          <option key={language} value={language}>
            {NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeButton() {
  const { theme } = settings.value;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const { colon, theme: name } = words.value;
  return (
    <button
      type="button"
      class="tool"
      aria-label={`${name.change}${colon}${name[theme]}`}
      title={name[theme]}
      onClick={() => choose({ theme: next })}
    >
      <Icon name={theme === 'dark' ? 'i-dark' : 'i-theme'} />
    </button>
  );
}

/** Shown while there is no connection. */
export function OfflineChip() {
  if (!isOffline.value) return null;
  return (
    <span class="chip" role="status">
      <Icon name="i-offline" size={16} />
      {words.value.offline}
    </span>
  );
}

/** The bar on top of every page but the table. */
export function TopBar() {
  const { nav } = words.value;
  const [first, second] = pageAddress.value.parts;
  // A review is of a replay.
  const page = first === 'review' ? 'replay' : first;
  const current = (part: string) => (page === part ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <header class="top wrap">
      <Wordmark />
      <nav class="nav" aria-label={nav.menu} hidden={prototype !== undefined}>
        <a href="/games/mine" {...(first === 'games' && second === 'mine' ? { 'aria-current': 'page' } : {})}>
          {nav.mine}
        </a>
        <a href="/daily" {...current('daily')}>
          {nav.daily}
        </a>
        <a href="/learn" {...current('learn')}>
          {nav.learn}
        </a>
        <a href="/lobby" {...current('lobby')}>
          {nav.lobby}
        </a>
        <a href="/replay" {...current('replay')}>
          {nav.replay}
        </a>
      </nav>
      <div class="top-tools">
        <OfflineChip />
        <LanguageChoice />
        <ThemeButton />
        <a class="tool" href="/settings" aria-label={nav.settings} title={nav.settings} {...current('settings')}>
          <Icon name="i-settings" />
        </a>
      </div>
      <KeyPanel page={first === undefined ? 'home' : first === 'daily' ? 'daily' : 'page'} />
    </header>
  );
}
