import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { entryOf } from './catalogue.ts';
import { settings } from './device/settings.ts';
import { words } from './locale/index.ts';
import { HomePage } from './pages/home.tsx';
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
  if (first === 'daily') return shown(parts.join(' '), async () => (await import('./pages/daily/daily.tsx')).DailyPage);
  if (first === 'replay') return shown(parts.join(' '), async () => (await import('./pages/replay.tsx')).ReplayPage, true);
  if (first === 'lab') return shown(`lab ${second}`, async () => (await import('./lab-page/index.ts')).labPage());
  if (first === 't' && second) return shown(`room ${second}`, async () => (await import('./pages/room.tsx')).RoomPage, true);
  if (first === 'table' && second)
    return shown(`table ${second}`, async () => (await import('./pages/local-table.tsx')).LocalTablePage, true);
  if (first === 'games' && second === 'mine') return shown('mine', async () => (await import('./pages/mine/mine.tsx')).MinePage);
  if (first !== 'games' || !entryOf(second))
    return shown(parts.join(' '), async () => (await import('./elsewhere.ts')).pageElsewhere(first));
  if (third === undefined) return shown(`setup ${second}`, async () => (await import('./pages/setup.tsx')).SetupPage);
  if (third === 'lesson') return shown(`lesson ${second}`, async () => (await import('./pages/lesson.tsx')).LessonPage, true);
  if (third === 'practice') return shown(`practice ${second}`, async () => (await import('./pages/practice.tsx')).PracticePage, true);
  if (third === 'rules') return shown(`rules ${second}`, async () => (await import('./pages/rules.tsx')).RulesPage);
  return shown(`${third} ${second}`, async () => (await import('./pages/own-page.tsx')).OwnPage);
}

/** A page, or one sentence about why it cannot be shown. */
class Guarded extends Component<{ children: ComponentChildren }, { readonly problem: string | null }> {
  override state: { readonly problem: string | null } = { problem: null };

  static override getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <main class="wrap" id="content">
        <p class="empty" role="alert">
          {words.value.fault(problem)}
        </p>
      </main>
    );
  }
}

/** Whoever goes to another page begins at its heading: the link that led there has gone with the page before. */
function useArrival(key: string | undefined): void {
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = key;
    if (isFirst || key === undefined) return undefined;
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return;
      observer.disconnect();
      if (document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(arrive);
    observer.observe(document.body, { childList: true, subtree: true });
    arrive();
    return () => observer.disconnect();
  }, [key]);
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
  useArrival(shown?.key);
  return (
    <>
      <a class="skip-link" href="#content">
        {words.value.skipToContent}
      </a>
      {!bare && <TopBar />}
      {shown?.key === key && (
        <Guarded key={key}>
          <shown.Page address={now} />
        </Guarded>
      )}
      <UpdateChip isQuiet={bare} language={settings.value.language} />
    </>
  );
}
