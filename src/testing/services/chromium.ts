import { type Browser, chromium } from 'playwright-core';
import { program } from './program.ts';

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function options(name: 'headless' | 'chromium' = 'headless') {
  // Chromium refuses its sandbox to root, and tests open only our own pages.
  return { executablePath: program(name), args: ['--no-sandbox', ...FLAGS] };
}

/** Starts the machine's own browser without a window. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(options());
}

/** Starts the whole of it, also without a window: only this one shows notices. */
export function launchWholeChromium(): Promise<Browser> {
  return chromium.launch(options('chromium'));
}

/** Starts it for others, who connect to it at its endpoint. */
export async function serveChromium(): Promise<{ readonly endpoint: string; readonly close: () => Promise<void> }> {
  const server = await chromium.launchServer({ ...options(), host: '127.0.0.1' });
  return { endpoint: server.wsEndpoint(), close: () => server.close() };
}

/** The browser at that endpoint; closing it closes only what was opened by this connection. */
export function connectChromium(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint);
}
