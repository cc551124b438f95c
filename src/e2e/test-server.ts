// The server as a visitor finds it: the real one with the built pages, in a real browser.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { SHELF } from '../games/index.ts';
import { connectChromium, launchChromium, launchWholeChromium } from '../testing/services/index.ts';
import { servePages } from './serve-pages.ts';

export const SCREENS = fileURLToPath(new URL('../../.test/screens', import.meta.url));
mkdirSync(SCREENS, { recursive: true });

/** How a visitor's device is set. */
export interface Device {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'da' | 'fr' | 'de';
  readonly speed?: 'off' | 'normal';
  /** The size of letters. */
  readonly text?: 'normal' | 'huge';
  /** How the visitor is called. */
  readonly name?: string;
  /** Whether no game has been looked at here yet: the first look opens before a match. */
  readonly isNewcomer?: boolean;
  /** Whether the page is painted all the time, and not only while somebody looks (looks.ts). */
  readonly isSeen?: boolean;
  /** Whether the device keeps the pages, as it does by its service worker: only where that is tested. */
  readonly keepsPages?: boolean;
}

/** A visitor: a page, and everything that any page of theirs complained about. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** What a test file uses: an address, and a browser to visit it with. */
export class TestServer {
  private constructor(
    readonly address: string,
    readonly browser: Browser,
    private readonly stop: () => Promise<void>,
  ) {}

  /** The server and the browser of the run, which all files share. */
  static async shared(): Promise<TestServer> {
    return new TestServer(withoutSlash(inject('server')), await connectChromium(inject('chromium')), async () => {});
  }

  /** A server of one's own, which may be stopped, and a browser whose work is that of one page only. */
  static async alone(pages?: string, time?: () => number): Promise<TestServer> {
    const server = await servePages(pages, time);
    return new TestServer(withoutSlash(server.address), await launchChromium(), once(server.close));
  }

  /** The same server in a browser that shows notices. */
  async withNotices(): Promise<TestServer> {
    return new TestServer(this.address, await launchWholeChromium(), async () => {});
  }

  async visitor(device: Device = {}): Promise<Visitor> {
    const { width = 1440, height = 900, theme = 'light', language = 'en', speed = 'off', text = 'normal', name = 'Mia' } = device;
    const context = await this.browser.newContext({ viewport: { width, height }, hasTouch: width < 700 });
    await spareWork(context, device);
    // A scripted player is always sure.
    const settings = JSON.stringify({ theme, language, speed, text, name, confirm: 'never' });
    const looked = JSON.stringify(device.isNewcomer ? [] : Object.keys(SHELF));
    await context.addInitScript(
      kept => {
        // An empty tab has no memory.
        if (location.protocol === 'about:' || localStorage.getItem('tabletour.settings')) return;
        localStorage.setItem('tabletour.settings', kept.settings);
        localStorage.setItem('tabletour.house.looked', kept.looked);
      },
      { settings, looked },
    );
    const complaints: string[] = [];
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} ${message.location().url}`.trim());
    });
    context.on('weberror', error => complaints.push(String(error.error())));
    const page = await context.newPage();
    return { page, context, complaints };
  }

  /** Stops the server; visitors stay. */
  stopServer(): Promise<void> {
    return this.stop();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stop();
  }
}

/** Takes from a browser what takes long and no test looks at: painting, and a copy of all pages for everybody who comes. */
export async function spareWork(context: BrowserContext, { isSeen = false, keepsPages = false }: Device = {}): Promise<void> {
  if (!keepsPages) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (isSeen) return;
  await context.addInitScript(() => {
    // What is transparent as a whole is laid out and can be touched, but is not painted.
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets = [unseen];
  });
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

/** Done when it is first called. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= act());
}
