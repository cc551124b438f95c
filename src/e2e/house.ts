// The house as a visitor finds it: the real server with the built pages, in a real browser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Running, startServer } from '../server/index.ts';
import { launchChromium } from '../testing/services/index.ts';

export const PAGES = fileURLToPath(new URL('../../dist/web', import.meta.url));
export const SCREENS = fileURLToPath(new URL('../../.test/screens', import.meta.url));
mkdirSync(SCREENS, { recursive: true });

/** How a visitor's device is set. */
export interface Device {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'da' | 'fr' | 'de';
  readonly speed?: 'off' | 'normal';
  /** How the visitor is called. */
  readonly name?: string;
  /** Whether somebody looks: else half the pixels are enough, and quicker. */
  readonly isSharp?: boolean;
}

/** A visitor: a page, and everything that any page of theirs complained about. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** The open house: its address, and the way to let visitors in and to close. */
export class House {
  private constructor(
    private readonly data: string,
    private readonly server: Running,
    readonly browser: Browser,
  ) {}

  static async open(pages = PAGES): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'house-'));
    const keeping = { data };
    const [server, browser] = await Promise.all([startServer({ port: 0, host: '127.0.0.1', keeping, pages }), launchChromium()]);
    return new House(data, server, browser);
  }

  get address(): string {
    return this.server.address.replace(/\/$/, '');
  }

  async visitor(device: Device = {}): Promise<Visitor> {
    const { width = 1440, height = 900, theme = 'light', language = 'en', speed = 'off', name = 'Mia', isSharp = false } = device;
    const deviceScaleFactor = isSharp ? 1 : 0.5;
    const context = await this.browser.newContext({ viewport: { width, height }, hasTouch: width < 700, deviceScaleFactor });
    const settings = JSON.stringify({ theme, language, speed, name });
    await context.addInitScript(kept => {
      // An empty tab has no memory.
      if (location.protocol === 'about:' || localStorage.getItem('tabletour.settings')) return;
      localStorage.setItem('tabletour.settings', kept);
    }, settings);
    const complaints: string[] = [];
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    context.on('weberror', error => complaints.push(String(error.error())));
    const page = await context.newPage();
    return { page, context, complaints };
  }

  /** Nobody is at home any more; visitors stay. */
  stopServer(): Promise<void> {
    return this.server.close();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
