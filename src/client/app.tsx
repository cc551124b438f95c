import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { settings } from './device/settings.ts';
import { words } from './locale/index.ts';
import { HomePage } from './pages/home.tsx';
import { LostPage } from './pages/lost.tsx';
import { TopBar } from './shell/bar.tsx';
import { UpdateChip } from './shell/offline.ts';
import { type PageAddress, pageAddress } from './shell/route.ts';

type Page = ComponentType<{ address: PageAddress }>;

/** What an address shows; pages other than home are fetched when somebody goes there. */
function pageAt({ parts }: PageAddress): { key: string; bare: boolean; load: () => Promise<Page> } {
  const [first, second, third] = parts;
  const shown = (key: string, load: () => Promise<Page>, bare = false) => ({ key, bare, load });
  if (first === undefined) return shown('home', async () => HomePage);
  if (first === 'settings') return shown(first, async () => (await import('./pages/settings.tsx')).SettingsPage);
  if (first === 'learn') return shown(first, async () => (await import('./pages/learn.tsx')).LearnPage);
  if (first === 'replay') return shown(first, async () => (await import('./pages/replay.tsx')).ReplayPage, true);
  if (first === 'lobby') return shown(first, async () => (await import('./pages/lobby.tsx')).LobbyPage);
  if (first === 't' && second) return shown(`room ${second}`, async () => (await import('./pages/room.tsx')).RoomPage, true);
  if (first === 'table' && second)
    return shown(`table ${second}`, async () => (await import('./pages/local-table.tsx')).LocalTablePage, true);
  if (first !== 'games' || !entryOf(second)) return shown('lost', async () => LostPage);
  if (third === undefined) return shown(`setup ${second}`, async () => (await import('./pages/setup.tsx')).SetupPage);
  if (third === 'rules') return shown(`rules ${second}`, async () => (await import('./pages/rules.tsx')).RulesPage);
  return shown(`${third} ${second}`, async () => (await import('./pages/own-page.tsx')).OwnPage);
}

/** The house: a bar, and the page for the address. */
export function App() {
  const now = pageAddress.value;
  const { key, bare, load } = pageAt(now);
  const [shown, show] = useState<{ key: string; Page: Page } | null>(key === 'home' ? { key, Page: HomePage } : null);
  useEffect(() => {
    let isWanted = true;
    void load().then(Page => isWanted && show({ key, Page }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return (
    <>
      <a class="skip-link" href="#content">
        {words.value.skipToContent}
      </a>
      {!bare && <TopBar />}
      {shown?.key === key && <shown.Page key={key} address={now} />}
      <UpdateChip isQuiet={bare} language={settings.value.language} />
    </>
  );
}
