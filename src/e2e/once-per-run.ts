// Vitest's global set-up of the project "browser": one server and one Chromium for all its files.
import type { TestProject } from 'vitest/node';
import { serveChromium } from '../testing/services/index.ts';
import { servePages } from './serve-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's server. */
    readonly server: string;
    /** Where the run's Chromium is connected to; see connectChromium. */
    readonly chromium: string;
  }
}

/** Starts both and tells tests where they are; the answer stops them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await serveChromium();
  const server = await servePages().catch(async error => {
    await chromium.close();
    throw error;
  });
  project.provide('server', server.address);
  project.provide('chromium', chromium.endpoint);
  return async () => {
    await chromium.close();
    await server.close();
  };
}
