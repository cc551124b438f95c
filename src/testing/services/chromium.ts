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

/** Starts the machine's own browser without a window. */
export function launchChromium(): Promise<Browser> {
  // Chromium refuses its sandbox to root, and tests open only our own pages.
  return chromium.launch({ executablePath: program('chromium'), args: ['--no-sandbox', ...FLAGS] });
}
